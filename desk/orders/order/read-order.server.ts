import { deedInWords } from '#domain/desk/giving/deed-words.ts'
import { stageInWords, stageTone } from '#domain/desk/orders/order-words.ts'
import { proposalTexts } from '#domain/desk/orders/out-of-stock-texts.ts'
import { parcelWeightG } from '#domain/desk/orders/post-office-csv.ts'
import { postalLines } from '#domain/desk/orders/postal-lines.ts'
import type { Payment } from '#domain/giving/donation.ts'
import { type Order, orderStage, totalMinor } from '#domain/shop/order.ts'
import { vatIncluded } from '#domain/shop/vat.ts'
import { dayIn, longDate, momentOf } from '#lib/dates.ts'
import { type DonationDeed, listDeeds, listDonationEmails } from '#records/giving/donation-history.ts'
import { listPayments } from '#records/giving/donations.ts'
import { listLedgerEntries } from '#records/giving/ledger-entries.ts'
import { emailView, entryView, paymentView } from '../../giving/donation/payment-views.server.ts'
import { refundsOf, typedSum } from '../../giving/donation/read-donation.server.ts'
import { moneyWords } from '../../giving/money.server.ts'
import { nameOf } from '../../giving/read-list.server.ts'
import type { DeskRequest } from '../../request.server.ts'
import { homeOf } from '../order-row.server.ts'
import { weightInWords } from '../print/read-print.server.ts'
import { lineView } from './line-view.server.ts'
import { nextStep, whatCanBeDone } from './next-step.server.ts'

interface Viewer {
	/** The team packs; treasurers and leads see money too. */
	seesMoney: boolean
}

/** Everything the page of one order shows. */
export async function readOrderPage(desk: DeskRequest, order: Order, { seesMoney }: Viewer) {
	const { store, content, timezone, now, today } = desk
	const { donation } = order
	const { currency } = donation.amount
	const money = (amount: number) => moneyWords(content)(amount, currency)
	const [payments, entries, deeds, emails] = await Promise.all([
		listPayments(store.db, donation.id),
		listLedgerEntries(store, { donationId: donation.id }),
		listDeeds(store, donation.reference),
		listDonationEmails(store, donation.id),
	])
	const refunds = await refundsOf(store, payments)
	const rest = refunds.reduce((sum, one) => sum + one.rest, 0)
	const asked = refunds.reduce((sum, one) => sum + one.asked, 0)
	const stage = orderStage(order)
	const words = { content, timezone }
	return {
		...{ reference: donation.reference, version: order.version, paymentVersion: donation.version, seen: now, today },
		...{ seesMoney, name: nameOf(donation), email: donation.email },
		...{
			stage: stageInWords(stage, order.isOutOfStock),
			tone: stageTone(stage, order.isOutOfStock),
			isSent: order.sentAt !== null,
		},
		ordered: longDate(dayIn(timezone, donation.createdAt)),
		total: seesMoney ? money(donation.amount.amount) : '',
		amountTyped: typedSum(donation.amount.amount, currency),
		...{ isTransfer: donation.provider === 'bank transfer', isCancelAsked: stage === 'cancel asked' },
		can: whatCanBeDone({ order, seesMoney, hasMoney: rest + asked > 0 }),
		next: nextStep(order, seesMoney),
		lines: order.lines.map((line) => lineView(line, content, money)),
		sums: seesMoney ? sumsInWords(order, Boolean(content.options?.shop.vatNumber), money) : [],
		parcel: parcelOf(order, desk),
		note: order.note,
		refund: {
			...{ rest: rest === 0 ? '' : money(rest), asked: asked === 0 ? '' : money(asked) },
			delivery: order.deliveryMinor === 0 ? '' : money(order.deliveryMinor),
		},
		proposals: proposalTexts({
			...{ firstName: donation.firstName, reference: donation.reference, back: '' },
			...{ items: missingItems(order), charity: desk.giving.words.charity.name },
		}),
		payments: seesMoney ? payments.map((payment) => paymentView(payment, words, false)) : [],
		ledger: seesMoney ? entries.map((entry) => entryView(entry, words)) : [],
		timeline: timelineOf(order, { payments, deeds, timezone, seesMoney }),
		emails: emails.map((email) => emailView(email, timezone)),
	}
}

export type OrderPageData = Awaited<ReturnType<typeof readOrderPage>>

function sumsInWords(order: Order, isRegistered: boolean, money: (amount: number) => string) {
	const { goodsMinor, giftsMinor, deliveryMinor, donationMinor, lines } = order
	const vat = isRegistered ? vatIncluded(lines, deliveryMinor).filter(({ vatMinor }) => vatMinor > 0) : []
	return [
		{ label: 'Goods', minor: goodsMinor },
		{ label: 'Gifts for the dogs', minor: giftsMinor },
		{ label: 'Delivery', minor: deliveryMinor },
		{ label: 'Donation', minor: donationMinor },
		...vat.map(({ rate, vatMinor }) => ({ label: `VAT of ${rate}% in it`, minor: vatMinor })),
		{ label: 'Total', minor: totalMinor(order) },
	]
		.filter(({ minor }) => minor > 0)
		.map(({ label, minor }) => ({ label, value: money(minor) }))
}

function parcelOf(order: Order, { content, timezone }: DeskRequest) {
	const { donation, address, delivery, phone, sentAt, trackingUrl } = order
	const weight = parcelWeightG(order)
	const facts = [
		{ label: 'Delivery', value: delivery?.label ?? '', href: '' },
		{ label: 'Weight of the goods', value: weight === 0 ? '' : weightInWords(weight), href: '' },
		{ label: 'Phone, for the courier', value: phone, href: `tel:${phone.replace(/[^\d+]/g, '')}` },
		{ label: 'Sent', value: sentAt === null ? '' : momentOf(sentAt, timezone), href: '' },
		{ label: 'Tracking', value: trackingUrl, href: trackingUrl },
	]
	return {
		address: address ? postalLines(nameOf(donation), address, homeOf(content)) : [],
		facts: facts.filter(({ value }) => value !== ''),
	}
}

/** Which of its goods are missing is not known line by line. */
function missingItems({ lines }: Order): string[] {
	return lines
		.filter(({ needsDelivery }) => needsDelivery)
		.map(({ title, variantLabel }) => [title, variantLabel].filter(Boolean).join(', '))
}

interface History {
	payments: Payment[]
	deeds: DonationDeed[]
	timezone: string
	seesMoney: boolean
}

/** What the buyer, the bank and the team did, the newest first. */
function timelineOf({ donation, cancelAskedAt }: Order, { payments, deeds, timezone, seesMoney }: History) {
	const entries = [
		{ at: donation.createdAt, sentence: 'They ordered' },
		...payments.flatMap(({ paidAt, provider }) =>
			paidAt === null || provider === 'bank transfer' ? [] : [{ at: paidAt, sentence: 'Paid by card' }],
		),
		...(cancelAskedAt === null ? [] : [{ at: cancelAskedAt, sentence: 'They asked to cancel' }]),
		...(donation.closedAt === null ? [] : [{ at: donation.closedAt, sentence: 'Given up: the money did not come' }]),
		...deeds
			.filter(({ action }) => seesMoney || !/refund|payment|receipt/.test(action))
			.map((deed) => ({ at: deed.at, sentence: deedInWords(deed) })),
	]
	return entries.toSorted((a, b) => b.at - a.at).map(({ at, sentence }) => ({ sentence, when: momentOf(at, timezone) }))
}
