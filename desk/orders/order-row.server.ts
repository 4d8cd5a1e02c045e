import type { Content } from '#content/model/content.ts'
import { answerDue } from '#domain/desk/giving/dispute-words.ts'
import { askedCancellation, isCancelled, refundDueInWords } from '#domain/desk/orders/cancel-asked-words.ts'
import { stageInWords, stageTone } from '#domain/desk/orders/order-words.ts'
import { type OrdersView, pickOf } from '#domain/desk/orders/orders-query.ts'
import type { Payment } from '#domain/payables/payable.ts'
import { netMoney } from '#domain/payables/payment-balance.ts'
import { cancellationOf, refundOfReturn } from '#domain/shop/cancellation.ts'
import { weekdayOf } from '#domain/shop/checkout/delivery-estimate.ts'
import { homeCountry } from '#domain/shop/delivery.ts'
import { countryName } from '#domain/shop/emails/order-words.ts'
import { isMadeToOrder, lastDayToPost, type PostingWords } from '#domain/shop/estimated-delivery.ts'
import { type Order, orderStage, titleOf } from '#domain/shop/order.ts'
import { postalService, toRefund } from '#domain/shop/parcel.ts'
import { dayIn, formatDate } from '#lib/dates.ts'
import { keepUnits } from '#lib/text/line-breaks.ts'
import type { DisputedPayment } from '#records/payables/disputed-payments.ts'
import type { PayableBalance } from '#records/payables/ledger/payment-balances.ts'
import { moneyNote, moneyWords, netSumWords, sumWords } from '../giving/money.server.ts'
import { nameOf } from '../giving/read-list.server.ts'
import { daysWaiting, waitInWords } from '../lists/days-waiting.ts'
import type { DeskRequest } from '../request.server.ts'
import { shortMarks } from './short-payment.server.ts'

export interface OrderRow {
	reference: string
	/** The value of its tick. */
	pick: string
	name: string
	lines: { id: string; text: string; words: string }[]
	/** What must not be overlooked. */
	marks: string[]
	/** It ended, and a line of the bank statement has its money: "Its money is on your bank statement", where that line waits; "" elsewhere. */
	statement: string
	/** "Llanelli SA14 8NN"; abroad with the country. "" when only a card is posted. */
	place: string
	/** Where a greetings card is to be posted by hand, in lines; "" for none, and once it is posted. */
	cardAddress: string
	delivery: string
	stage: string
	tone: 'good' | 'trouble' | 'plain'
	/** In a list of what waits for one thing: for how long, "6 days, late"; null elsewhere. */
	wait: { words: string; isLong: boolean } | null
	/** "Post by Friday 4 December", "It was to be posted by Friday 4 December"; "" for what is not waiting to be posted. */
	postBy: string
	/** "27 November 2026"; of an expired order "expired 27 November 2026". */
	since: string
	/** When a buyer who has cancelled gets the money back: "Refund by 27 November 2026"; null elsewhere. */
	refundDue: { words: string; isLate: boolean } | null
	/** What the buyer wrote; "" for nothing. */
	note: string
	/** What arrived minus what was returned; before that what was ordered. Of a cancelled order what is to be refunded. */
	sum: string
	/** "ordered", "£13.25 ordered", "£5 returned"; under what is to be refunded "to be refunded, of £26.95". "" for nothing to add. */
	money: string
}

interface Listed extends Pick<DeskRequest, 'content' | 'timezone' | 'today' | 'now'> {
	/** What the ledger has of the order. */
	balance: PayableBalance
	/** Its last attempt to pay. */
	attempt: Payment | undefined
	/** Minor units above the order that no one has decided about. */
	surplus: number
	/** Minor units that went back above what came. */
	overRefunded: number
	/** By when an order is to be posted. */
	posting: PostingWords
	/** The dispute of its payment, while no one has decided. */
	dispute: DisputedPayment | undefined
	/** It ended without money, and a line of the bank statement that waits for a decision names it. */
	isOnStatement: boolean
	/** The team packs, and sees no sums. */
	seesMoney: boolean
	/** The list that is shown; undefined for a search, and elsewhere. */
	view?: OrdersView | undefined
	/** How many unpaid orders came from the same connection; undefined for this one only. */
	sameVisitor?: number | undefined
}

const WAITING_VIEWS: readonly (OrdersView | undefined)[] = ['to pack', 'packed', 'unpaid']

/** One order of the list, as words. */
export function orderRow(order: Order, listed: Listed): OrderRow {
	const { balance, attempt, surplus, overRefunded, seesMoney, content, timezone, today, view, sameVisitor } = listed
	const { payable, isOutOfStock } = order
	const stage = orderStage(order)
	const expiredAt = stage === 'expired' ? (payable.closedAt ?? attempt?.stateAt ?? null) : null
	const since = expiredAt ?? sinceOf(order, balance)
	const money = moneyWords(content)
	const card = dueCard(order)
	const days = daysWaiting(since, { timezone, today })
	const isWaiting = WAITING_VIEWS.includes(view) && stage === view && !isOutOfStock
	const posting = isWaiting && stage !== 'unpaid' ? postingOf(order, listed) : null
	return {
		reference: payable.reference,
		pick: pickOf({ reference: payable.reference, version: order.version }),
		name: nameOf(payable),
		lines: order.lines.map((line) => ({
			id: line.id,
			text: lineInWords(line, order.paperCard),
			words: line.personalisation,
		})),
		marks: [
			...marksOf(order, content),
			...failureMarks(order, attempt),
			...shortMarks(order, attempt ? [attempt] : [], listed),
			...(surplus === 0 ? [] : [seesMoney ? surplusInWords(order, listed) : SURPLUS_FOR_TEAM]),
			...(overRefunded === 0 || !seesMoney
				? []
				: [`${money(overRefunded, payable.due.currency)} more went back than came: look at the payment`]),
			...(listed.dispute && seesMoney ? [disputeInWords(listed.dispute, listed)] : []),
			...(listed.isOnStatement && !seesMoney ? [LATE_MONEY_FOR_TEAM] : []),
			...(sameVisitor ? [`One of ${sameVisitor} unpaid orders from one internet connection`] : []),
		],
		statement: listed.isOnStatement && seesMoney ? 'Its money is on your bank statement' : '',
		place: card?.address && !hasParcel(order) ? '' : placeOf(order, content),
		cardAddress: card?.address ?? '',
		delivery: keepUnits(postalService(order, content.options?.shop.delivery ?? [])),
		stage: stageInWords(stage, order),
		tone: stageTone(stage, order),
		wait: isWaiting
			? { words: `${waitInWords(days)}${posting?.isLate ? ', late' : ''}`, isLong: posting?.isLate ?? false }
			: null,
		postBy: posting?.words ?? '',
		note: order.note,
		since: `${expiredAt === null ? '' : 'expired '}${formatDate(dayIn(timezone, since))}`,
		refundDue: refundDueInWords(order, { timezone, today }),
		...(seesMoney ? moneyColumn(order, { balance, content }) : { sum: '', money: '' }),
	}
}

/** When it should be in the post: what is made for its buyer takes longer than the rest. */
function postingOf(order: Order, { balance, posting, timezone, today, content }: Listed) {
	const until = lastDayToPost(order, dayIn(timezone, balance.movedAt ?? order.payable.createdAt), posting)
	const day = weekdayOf(until, content.options?.site.locale ?? 'en-GB')
	const isLate = today > until
	const words = isLate ? `It was to be posted by ${day}` : `Post by ${day}`
	return { isLate, words: isMadeToOrder(order) && order.packedAt === null ? `Make it first. ${words}` : words }
}

/** The sum that is next to be moved or looked at, and what it is. */
function moneyColumn(order: Order, { balance, content }: Pick<Listed, 'balance' | 'content'>) {
	const { payable } = order
	const { amount, currency } = netMoney(payable, balance)
	const money = moneyWords(content)
	const paid = { received: balance.arrived, refunded: balance.returned }
	const bands = content.options?.shop.delivery ?? []
	const returned = refundOfReturn(order, bands, paid).refundMinor
	const back = returned || (askedCancellation(order, bands, paid)?.refundMinor ?? 0)
	if (back === 0) {
		return {
			sum: netSumWords(content)({ amount, currency }),
			money: moneyNote(payable, balance, { isMonthly: false, asked: 'ordered', money }),
		}
	}
	const when =
		returned > 0 && !isCancelled(order)
			? 'if you refund it'
			: order.sentAt === null || returned > 0
				? 'to be refunded'
				: 'to be refunded once it is back'
	return {
		sum: sumWords(content)(back, currency),
		money: back === amount ? when : `${when}, of ${money(amount, currency)}`,
	}
}

/** Where its parcel goes, in a few words. */
export function placeOf(order: Order, content: Content): string {
	const { address, paperCard } = order
	if (address && hasParcel(order)) return placeInWords(address, homeOf(content))
	return paperCard ? 'Only a card' : 'Nothing to post'
}

function hasParcel(order: Order): boolean {
	return order.address !== null && orderStage(order) !== 'fulfilled'
}

/** The card on paper that waits for someone. */
function dueCard({ paperCard }: Order): Order['paperCard'] {
	return paperCard?.postedAt === null ? paperCard : null
}

/** "Hollins D02 X285, Ireland", the postcode on one line. */
function placeInWords({ town, postcode, country }: NonNullable<Order['address']>, home: string): string {
	const place = `${town} ${postcode.replaceAll(' ', '\u{A0}')}`.trim()
	return country === home ? place : `${place}, ${countryName(country)}`
}

/** The country of the charity: it is not written on labels. */
export function homeOf({ options }: Content): string {
	return homeCountry(options?.shop.delivery ?? [], options?.site.locale ?? 'en-GB')
}

/** "2 × T-shirt, M"; of what was refunded how many are left. */
function lineInWords(line: Order['lines'][number], card: Order['paperCard']): string {
	const gift = card ? ' (a gift)' : ' (a gift: nothing to post)'
	const name = `${line.quantity} × ${titleOf(line)}${line.needsDelivery ? '' : gift}`
	if (line.refundedQuantity === 0) return name
	return line.refundedQuantity >= line.quantity ? `${name} (refunded)` : `${name} (${line.refundedQuantity} refunded)`
}

function marksOf(order: Order, content: Content): string[] {
	const card = dueCard(order)
	return [
		...(card ? [cardInWords(card.address)] : []),
		...(order.isOutOfStock && order.cancelledAt === null ? ['Paid, but out of stock'] : []),
		...(toRefund(order).length > 0
			? [`Something came back: ${isCancelled(order) ? 'refund it' : 'decide whether to refund it'}`]
			: []),
		...(orderStage(order) === 'cancel asked' ? [cancelledInWords(order, content)] : []),
	]
}

function cancelledInWords(order: Order, { options }: Content): string {
	if (order.sentAt !== null) return 'Cancelled after it was sent'
	const { kept } = cancellationOf(order, options?.shop.delivery ?? [], undefined)
	return kept.some(({ needsDelivery }) => needsDelivery)
		? 'Cancelled in part: look before you post it'
		: 'Cancelled: don’t post it'
}

/** A payment by card that did not go through, or did not stay. One that was left without an attempt has no mark. */
function failureMarks(order: Order, attempt: Payment | undefined): string[] {
	const stage = orderStage(order)
	if (!attempt || order.payable.provider !== 'stripe' || (stage !== 'unpaid' && stage !== 'expired')) return []
	if (attempt.paidAt !== null) return attempt.state === 'failed' ? ['Their bank took the payment back'] : []
	return attempt.declinedAt === null ? [] : ['Their card was declined']
}

/** "Disputed. Answer by 30 November, at Stripe" */
function disputeInWords(dispute: DisputedPayment, time: Pick<DeskRequest, 'timezone' | 'now'>): string {
	const { words, isOurs } = answerDue(dispute, time)
	return `Disputed. ${words}${isOurs ? ', at Stripe' : ''}`
}

const LATE_MONEY_FOR_TEAM = 'Money may have come for it: a treasurer decides'
const SURPLUS_FOR_TEAM = 'More than ordered arrived: a treasurer decides'

/** "£2 more than ordered, since 10 November 2026: keep it or send it back" */
function surplusInWords({ payable }: Order, { surplus, balance, content, timezone }: Listed): string {
	const sum = moneyWords(content)(surplus, payable.due.currency)
	const since = formatDate(dayIn(timezone, balance.movedAt ?? payable.createdAt))
	return `${sum} more than ordered, since ${since}: keep it or send it back`
}

function cardInWords(address: string): string {
	return address === '' ? 'Put their greetings card in with it' : 'Their greetings card is to be posted by hand'
}

/** When it came into the stage that is said beside the day, and not what came later: a parcel that came back was sent on its own day. */
function sinceOf(order: Order, { movedAt, endedAt }: Pick<PayableBalance, 'movedAt' | 'endedAt'>): number {
	const { payable, packedAt, sentAt, cancelAskedAt, cancelledAt, paperCard } = order
	const paidAt = Math.max(payable.createdAt, movedAt ?? 0)
	switch (orderStage(order)) {
		case 'packed':
			// A dispute that was won makes it due again.
			return Math.max(paidAt, packedAt ?? 0)
		case 'sent':
			return sentAt ?? paidAt
		case 'fulfilled':
			return Math.max(paidAt, paperCard?.postedAt ?? paperCard?.askedAt ?? 0)
		case 'cancel asked':
			return cancelAskedAt ?? paidAt
		case 'cancelled':
			return cancelledAt ?? paidAt
		case 'refunded':
		case 'dispute lost':
			return endedAt ?? paidAt
		default:
			return paidAt
	}
}
