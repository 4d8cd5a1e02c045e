import { cancelAskedInWords } from '#domain/desk/orders/cancel-asked-words.ts'
import { stageInWords, stageTone } from '#domain/desk/orders/order-words.ts'
import { proposalTexts } from '#domain/desk/orders/out-of-stock-texts.ts'
import { postalLines } from '#domain/desk/orders/postal-lines.ts'
import type { Payment } from '#domain/payables/payable.ts'
import { byMethod } from '#domain/payables/payment-method-words.ts'
import { cancellationOf } from '#domain/shop/cancellation.ts'
import { destinationOf } from '#domain/shop/customs.ts'
import { type Order, orderStage, titleOf, totalMinor } from '#domain/shop/order.ts'
import { cardPath } from '#domain/shop/order-links.ts'
import { parcelWeightG, toPack } from '#domain/shop/parcel.ts'
import { vatIncluded } from '#domain/shop/vat.ts'
import { dayIn, longDate, momentOf } from '#lib/dates.ts'
import { currencySign, decimalOf } from '#lib/money.ts'
import { listDeeds, listDonationEmails } from '#records/giving/donation-history.ts'
import { listLedgerEntries } from '#records/payables/ledger/ledger-entries.ts'
import { listPayments } from '#records/payables/payables.ts'
import { readSurplus } from '#records/shop/money/surplus.ts'
import { historyOf } from '../../giving/donation/history.server.ts'
import { bankLineOf } from '../../giving/donation/payments/bank-line.server.ts'
import { paymentViews } from '../../giving/donation/payments/payment-views.server.ts'
import { refusedRefunds } from '../../giving/donation/payments/refused-refunds.server.ts'
import { awaitedOf, refundsOf } from '../../giving/donation/read-donation.server.ts'
import { moneyWords, sumWords } from '../../giving/money.server.ts'
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

/** Nothing made to order and no donation stays when the buyer cancels. */
function endsAsAWhole(order: Order, bands: Parameters<typeof cancellationOf>[1]): boolean {
	const { kept, donation } = cancellationOf(order, bands, totalMinor(order))
	return kept.length === 0 && !donation.isKept
}

/** Everything the page of one order shows. */
export async function readOrderPage(desk: DeskRequest, order: Order, { seesMoney }: Viewer) {
	const { store, content, timezone, now, today } = desk
	const { payable } = order
	const { currency } = payable.due
	const money = (amount: number) => moneyWords(content)(amount, currency)
	const orNothing = (amount: number) => (amount === 0 ? '' : money(amount))
	const sum = (amount: number) => sumWords(content)(amount, currency)
	const [payments, entries, deeds, emails] = await Promise.all([
		listPayments(store.db, payable.id),
		listLedgerEntries(store, { payableId: payable.id }),
		listDeeds(store, payable.reference),
		listDonationEmails(store, payable.id),
	])
	const seen = deeds.filter(({ action }) => seesMoney || !/refund|payment|receipt/.test(action))
	const [refunds, surplus] = await Promise.all([refundsOf(store, payments), readSurplus(store.db, order)])
	const missing = payable.state === 'part paid' ? awaitedOf(payable, payments) : 0
	const rest = refunds.reduce((sum, one) => sum + one.rest, 0)
	const asked = refunds.reduce((sum, one) => sum + one.asked, 0)
	const stage = orderStage(order)
	const bands = content.options?.shop.delivery ?? []
	const stateInHead = stageInWords(stage, order.isOutOfStock)
	const can = whatCanBeDone({ order, seesMoney, hasMoney: rest + asked > 0 })
	return {
		reference: payable.reference,
		version: order.version,
		paymentVersion: payable.version,
		seen: now,
		today,
		seesMoney,
		name: nameOf(payable),
		email: payable.email,
		stage: stateInHead,
		tone: stageTone(stage, order.isOutOfStock),
		isSent: order.sentAt !== null,
		ordered: longDate(dayIn(timezone, payable.createdAt)),
		total: seesMoney ? money(payable.due.amount) : '',
		amountTyped: decimalOf({ amount: awaitedOf(payable, payments), currency }),
		currencySign: currencySign(currency),
		isTransfer: payable.provider === 'bank transfer',
		isCancelAsked: stage === 'cancel asked' && endsAsAWhole(order, bands),
		can,
		bank: can.receive ? await bankLineOf(desk, payable) : null,
		next: cancelAskedInWords(order, { bands, money: seesMoney ? money : null }) || nextStep(order, seesMoney),
		lines: order.lines.map((line) => lineView(line, content, { money, sum })),
		sums: seesMoney ? sumsInWords(order, sum) : [],
		vat: seesMoney && content.options?.shop.vatNumber ? vatInWords(order, money) : [],
		parcel: parcelOf(order, desk),
		card: can.card ? cardOf(order, desk) : null,
		note: order.note,
		refund: {
			rest: orNothing(rest),
			asked: orNothing(asked),
			delivery: orNothing(order.deliveryMinor),
			refused: seesMoney ? await refusedRefunds(store, payments, { money, timezone }) : [],
		},
		/** Paid above the order, and not decided yet; "" for none. */
		surplus: seesMoney ? orNothing(surplus) : '',
		/** Of a transfer that brought too little; the team sees no sums. */
		missing: missing > 0 && !seesMoney ? 'Part of the money' : orNothing(missing),
		proposals: proposalsOf(order, desk),
		payments: seesMoney ? paymentViews({ payments, entries, hasReceipt: false, stateInHead }, desk) : [],
		history: historyOf({ deeds: seen, emails, others: orderHappenings(order, payments), timezone }),
	}
}

function proposalsOf(order: Order, desk: DeskRequest) {
	const { firstName, reference } = order.payable
	return proposalTexts({
		firstName,
		reference,
		back: '',
		items: missingItems(order),
		charity: desk.giving.words.charity.name,
	})
}

export type OrderPageData = Awaited<ReturnType<typeof readOrderPage>>

function sumsInWords(order: Order, sum: (amount: number) => string) {
	const { goodsMinor, giftsMinor, deliveryMinor, donationMinor } = order
	return [
		{ label: 'Goods', minor: goodsMinor },
		{ label: 'Gifts for the dogs', minor: giftsMinor },
		{ label: 'Delivery', minor: deliveryMinor },
		{ label: 'Donation', minor: donationMinor },
		{ label: 'Total', minor: totalMinor(order) },
	]
		.filter(({ minor }) => minor > 0)
		.map(({ label, minor }) => ({ label, value: sum(minor) }))
}

/** It is a part of the total, not more: "including £2.75 VAT at 20%". */
function vatInWords(order: Order, money: (amount: number) => string): string[] {
	return vatIncluded(order.lines, order.deliveryMinor, destinationOf(order))
		.filter(({ vatMinor }) => vatMinor > 0)
		.map(({ rate, vatMinor }) => `including ${money(vatMinor)} VAT at ${rate}%`)
}

function parcelOf(order: Order, { content, timezone }: DeskRequest) {
	const { payable, address, delivery, phone, sentAt, trackingUrl } = order
	const weight = parcelWeightG(order)
	const facts = [
		{ label: 'Delivery', value: delivery?.label ?? '', href: '' },
		{ label: 'Weight of the goods', value: weight === 0 ? '' : weightInWords(weight), href: '' },
		{ label: 'Phone, for the courier', value: phone, href: `tel:${phone.replace(/[^\d+]/g, '')}` },
		{ label: 'Sent', value: sentAt === null ? '' : momentOf(sentAt, timezone), href: '' },
		{ label: 'Tracking', value: trackingUrl, href: trackingUrl },
	]
	return {
		address: address ? postalLines(nameOf(payable), address, homeOf(content)) : [],
		facts: facts.filter(({ value }) => value !== ''),
	}
}

/** The greetings card of its gifts, and whether it is wanted on paper. */
function cardOf(order: Order, { giving, timezone }: DeskRequest) {
	const { payable, paperCard } = order
	const postedAt = paperCard?.postedAt ?? null
	return {
		path: cardPath(payable.id, giving.words.formSecret),
		paper: paperCard === null ? 'none' : postedAt === null ? 'due' : 'posted',
		address: paperCard?.address ?? '',
		posted: postedAt === null ? '' : `The card was posted on ${longDate(dayIn(timezone, postedAt))}.`,
		/** Whether a parcel that it could lie in is still to be sent. */
		canTravel: order.sentAt === null && toPack(order).length > 0,
	} as const
}

/** Which of its goods are missing is not known line by line. */
function missingItems({ lines }: Order): string[] {
	return lines.filter(({ needsDelivery }) => needsDelivery).map(titleOf)
}

/** What the buyer and the bank did. */
function orderHappenings({ payable, cancelAskedAt }: Order, payments: Payment[]) {
	return [
		...payments.flatMap((payment) =>
			payment.paidAt === null || payment.provider === 'bank transfer'
				? []
				: [{ at: payment.paidAt, sentence: `Paid ${byMethod(payment)}` }],
		),
		...(cancelAskedAt === null ? [] : [{ at: cancelAskedAt, sentence: 'They asked to cancel' }]),
		...(payable.closedAt === null ? [] : [{ at: payable.closedAt, sentence: 'Given up: the money did not come' }]),
		{ at: payable.createdAt, sentence: 'They ordered' },
	]
}
