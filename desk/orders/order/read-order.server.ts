import { cancelAskedInWords, returnInWords } from '#domain/desk/orders/cancel-asked-words.ts'
import { proofOfPosting } from '#domain/desk/orders/customs-form.ts'
import { stageInWords, stageTone } from '#domain/desk/orders/order-words.ts'
import { proposalTexts } from '#domain/desk/orders/out-of-stock-texts.ts'
import { postalLines } from '#domain/desk/orders/postal-lines.ts'
import type { Payment } from '#domain/payables/payable.ts'
import { netMoney } from '#domain/payables/payment-balance.ts'
import { lastDayToCancel } from '#domain/shop/cancellation.ts'
import { weekdayOf } from '#domain/shop/checkout/delivery-estimate.ts'
import { destinationOf, isExport } from '#domain/shop/customs.ts'
import { arrivalOf, dayAfterPosting, lastDayToPost, paidInFullAt } from '#domain/shop/estimated-delivery.ts'
import { donatedMinor, type Order, orderStage, titleOf, totalMinor } from '#domain/shop/order.ts'
import { cardPath } from '#domain/shop/order-links.ts'
import { parcelWeightG, postalService, toPack, weightInWords } from '#domain/shop/parcel.ts'
import { vatByRate, vatIncluded, vatOfPart } from '#domain/shop/vat.ts'
import { dayIn, formatDate, formatDateTime } from '#lib/dates.ts'
import { currencySign, decimalOf } from '#lib/money.ts'
import { type LedgerEntry, listLedgerEntries } from '#records/payables/ledger/ledger-entries.ts'
import { balanceOf } from '#records/payables/ledger/payment-balances.ts'
import { listPayments } from '#records/payables/payables.ts'
import { countOfSameAddress } from '#records/payables/same-address.ts'
import { listTiedLines, type TiedLine } from '#records/payables/transfers/list-arrivals.ts'
import { orderBooksOf } from '#records/shop/money/order-money.ts'
import { sumRefundsAtProvider } from '#records/shop/money/read-refund.ts'
import { readKeptSurplus, readSurplus } from '#records/shop/money/surplus.ts'
import { giftAidOf } from '../../giving/donation/gift-aid.server.ts'
import { bankLineOf } from '../../giving/donation/payments/bank-line.server.ts'
import { paymentViews } from '../../giving/donation/payments/payment-views.server.ts'
import { openDispute } from '../../giving/donation/payments/stripe-notices.server.ts'
import { awaitedOf } from '../../giving/donation/read-donation.server.ts'
import { moneyNote, moneyWords, sumWords } from '../../giving/money.server.ts'
import { nameOf } from '../../giving/read-list.server.ts'
import type { DeskRequest } from '../../request.server.ts'
import { homeOf } from '../order-row.server.ts'
import { shortNoticeOf } from '../short-payment.server.ts'
import { lineView } from './line-view.server.ts'
import { allowedActions, nextStep } from './next-step.server.ts'
import { readOrderHistory } from './order-history.server.ts'
import { moneyBackOf, NO_REFUND } from './refunds/money-back.server.ts'

interface Viewer {
	/** The team packs; treasurers and leads see money too. */
	seesMoney: boolean
}

/** Everything the page of one order shows. */
export async function readOrderPage(desk: DeskRequest, order: Order, { seesMoney }: Viewer) {
	const { store, content, timezone, now, today } = desk
	const { payable } = order
	const { currency } = payable.due
	const money = (amount: number) => moneyWords(content)(amount, currency)
	const orNothing = (amount: number) => (amount === 0 ? '' : money(amount))
	const [payments, entries, bankLines] = await Promise.all([
		listPayments(store.db, payable.id),
		listLedgerEntries(store, { payableId: payable.id }),
		listTiedLines(store.db, payable.id),
	])
	const others = seesMoney ? await countOfSameAddress(store.db, payable) : null
	const back = await moneyBackOf(desk, order, { payments, seesMoney })
	const { asksToCancel } = back
	const surplus = await readSurplus(store.db, order)
	const paidAt = paidInFullAt(payments)
	const stage = orderStage(order)
	const can = allowedActions({ order, seesMoney, hasMoney: back.hasMoney })
	return {
		reference: payable.reference,
		version: order.version,
		paymentVersion: payable.version,
		seen: now,
		today,
		seesMoney,
		name: nameOf(payable),
		email: payable.email,
		/** Other orders of the same buyer; null for the team. */
		others,
		stage: stageInWords(stage, order),
		tone: stageTone(stage, order),
		isSent: order.sentAt !== null,
		ordered: formatDate(dayIn(timezone, payable.createdAt)),
		/** "Paid on 6 November 2026", the tax point of its VAT; "" while something is missing. */
		paid: paidAt === undefined ? '' : `Paid on ${formatDate(dayIn(timezone, paidAt))}`,
		...(await sumsOf(desk, order, { payments, entries, bankLines, seesMoney })),
		amountTyped: seesMoney ? decimalOf({ amount: awaitedOf(payable, payments), currency }) : '',
		currencySign: currencySign(currency),
		isTransfer: payable.provider === 'bank transfer',
		cancelAsked: asksToCancel && (asksToCancel.isWhole ? 'all' : 'a part'),
		/** What they cancelled is refunded, and the rest is still to be packed. */
		isRestLeft: asksToCancel?.cancelled.length === 0,
		can,
		bank: can.receive ? await bankLineOf(desk, payable) : null,
		next: nextInWords(desk, order, { payments, back, seesMoney }),
		lines: linesOf(order, content, { ...back, seesMoney }),
		parcel: parcelOf(order, desk, payments),
		/** What to keep of a parcel abroad; "" for none. */
		proof: proofOfPosting(order, { isRegistered: Boolean(content.options?.shop.vatNumber) }),
		card: can.card ? cardOf(order, desk) : null,
		note: order.note,
		/** Gift Aid on what it gives; null where it gives nothing. */
		giftAid: seesMoney && donatedMinor(order) > 0 ? await giftAidOf(desk, { ...payable, frequency: 'once' }) : null,
		refund: seesMoney ? back.refund : NO_REFUND,
		/** Paid above the order, and not decided yet; "" for none. */
		surplus: seesMoney ? orNothing(surplus) : '',
		/** A transfer that brought too little; null for none. */
		short: shortNoticeOf(order, payments, { ...desk, seesMoney }),
		proposals: proposalsOf(order, desk),
		history: await readOrderHistory(desk, order, { payments, entries, bankLines, seesMoney }),
	}
}

interface NextWords extends Viewer {
	payments: Payment[]
	back: Awaited<ReturnType<typeof moneyBackOf>>
}

/** What is to be done: what came back first, then a cancellation, then the stage of the order. */
function nextInWords(desk: DeskRequest, order: Order, { payments, back, seesMoney }: NextWords): string {
	const { content, giving, timezone, today, now } = desk
	const money = (amount: number) => moneyWords(content)(amount, order.payable.due.currency)
	const lastDay = lastDayToCancel(order, timezone, dayAfterPosting(order, paidInFullAt(payments), giving.words))
	const asked = { ...back, money: seesMoney ? money : null, timezone, today, lastDay }
	return (
		returnInWords(order, asked) ||
		cancelAskedInWords(order, asked) ||
		nextStep(order, { seesMoney, payments, hasProvider: giving.provider !== undefined, now, timezone })
	)
}

function linesOf(
	order: Order,
	content: DeskRequest['content'],
	{ toRefund, seesMoney }: Pick<Awaited<ReturnType<typeof moneyBackOf>>, 'toRefund'> & Viewer,
) {
	const { lines, payable, paperCard } = order
	const { currency } = payable.due
	const hasVat = Boolean(content.options?.shop.vatNumber) && !isExport(destinationOf(order))
	const money = (amount: number) => moneyWords(content)(amount, currency)
	const sum = (amount: number) => sumWords(content)(amount, currency)
	const prices = seesMoney ? { money, sum } : null
	return lines.map((line) => lineView(line, content, { prices, toRefund, paperCard, hasVat: seesMoney && hasVat }))
}

interface Booked {
	payments: Payment[]
	entries: LedgerEntry[]
	bankLines: TiedLine[]
	seesMoney: boolean
}

/** What the order costs and what arrived; nothing of it for the team. */
async function sumsOf(desk: DeskRequest, order: Order, { payments, entries, bankLines, seesMoney }: Booked) {
	if (!seesMoney)
		return {
			amount: '',
			amountNote: '',
			moneyNote: '',
			isPaid: false,
			sums: [],
			totalNotes: [],
			payments: [],
			dispute: null,
		}
	const { content } = desk
	const { payable } = order
	const { currency } = payable.due
	const money = moneyWords(content)
	const balance = balanceOf(entries, currency)
	const isTransfer = payable.provider === 'bank transfer'
	const isSaidInHead = orderStage(order) === 'unpaid' || (orderStage(order) === 'expired' && isTransfer)
	const words = { money: (amount: number) => money(amount, currency), timezone: desk.timezone, now: desk.now }
	const kept = await readKeptSurplus(desk.store.db, order)
	const atProvider = await sumRefundsAtProvider(desk.store.db, payable.id)
	return {
		isPaid: balance.arrived > 0,
		dispute: openDispute(payments, entries, words),
		amount: money(netMoney(payable, balance).amount, currency),
		/** It is no money yet. */
		amountNote: balance.arrived === 0 ? 'ordered' : '',
		/** What the amount alone does not say of the money; before any came the state says it. */
		moneyNote: balance.arrived === 0 ? '' : moneyNote(payable, balance, { isMonthly: false, asked: 'ordered', money }),
		sums: sumsInWords(order, (amount) => sumWords(content)(amount, currency)),
		/** What the total alone does not say. */
		totalNotes: [
			...(content.options?.shop.vatNumber ? vatInWords(order, entries, (amount) => money(amount, currency)) : []),
			...(kept > 0 ? [`${money(kept, currency)} more arrived, and was kept as a donation`] : []),
			...(atProvider > 0
				? [`${money(atProvider, currency)} was refunded at Stripe itself, for no line of the order`]
				: []),
		],
		payments: paymentViews(
			{ payable, payments, entries, lines: bankLines, asked: 'ordered', hasReceipt: false, isSaidInHead },
			desk,
		),
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
		isTransfer: order.payable.provider === 'bank transfer',
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

/** It is a part of the total, not more: "including £2.75 VAT at 20%"; then what of it is not due any more. */
function vatInWords(order: Order, entries: readonly LedgerEntry[], money: (amount: number) => string): string[] {
	const destination = destinationOf(order)
	if (isExport(destination)) return ['no UK VAT: it goes abroad, and is zero-rated']
	const { currency } = order.payable.due
	const { refundedOfShop, lostOfShop } = orderBooksOf(entries.filter((entry) => entry.currency === currency))
	const back = vatOfPart(order, 0 - refundedOfShop - lostOfShop)
	const what = lostOfShop === 0 ? 'refunded' : refundedOfShop === 0 ? 'lost in the dispute' : 'refunded or lost'
	return [
		...vatByRate(vatIncluded(order.lines, order.deliveryMinor, destination), money),
		...(back > 0 ? [`${money(back)} of the VAT is taken off for what was ${what}`] : []),
	]
}

/** By when a paid order is to be posted, and the day that its buyer was told: nothing was, where it was out of stock when its money came. */
function promisesOf(order: Order, { giving, timezone, today, content }: DeskRequest, payments: Payment[]) {
	const stage = orderStage(order)
	const paidAt = paidInFullAt(payments)
	if ((stage !== 'to pack' && stage !== 'packed') || paidAt === undefined || order.isOutOfStock) return []
	const locale = content.options?.site.locale ?? 'en-GB'
	const postBy = lastDayToPost(order, dayIn(timezone, paidAt), giving.words.shop)
	const late = today > postBy ? ': late. Tell them when it comes' : ''
	return [
		{ label: 'Post by', value: `${weekdayOf(postBy, locale)}${late}`, href: '' },
		{ label: 'They were told', value: arrivalOf(order, paidAt, giving.words), href: '' },
	]
}

function parcelOf(order: Order, desk: DeskRequest, payments: Payment[]) {
	const { content, timezone } = desk
	const { payable, address, phone, sentAt, trackingUrl, paperCard } = order
	const weight = parcelWeightG(order)
	const facts = [
		{ label: 'Delivery', value: postalService(order, content.options?.shop.delivery ?? []), href: '' },
		...promisesOf(order, desk, payments),
		{ label: 'Weight of the goods', value: weight === 0 ? '' : weightInWords(weight), href: '' },
		{ label: 'Phone, for the courier', value: phone, href: `tel:${phone.replace(/[^\d+]/g, '')}` },
		{ label: 'Sent', value: sentAt === null ? '' : formatDateTime(sentAt, timezone), href: '' },
		{ label: 'Tracking', value: trackingUrl, href: trackingUrl },
	]
	const withoutParcel = paperCard ? 'No parcel, only its card' : 'Nothing to post'
	return {
		title: address ? 'Where it goes' : withoutParcel,
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
		posted:
			postedAt === null
				? ''
				: `The card was posted on ${formatDate(dayIn(timezone, postedAt))}${paperCard?.address ? ', to:' : '.'}`,
		/** Whether a parcel that it could lie in is still to be sent. */
		canTravel: order.sentAt === null && toPack(order).length > 0,
	} as const
}

/** Which of its goods are missing is not known line by line. */
function missingItems({ lines }: Order): string[] {
	return lines.filter(({ needsDelivery }) => needsDelivery).map(titleOf)
}
