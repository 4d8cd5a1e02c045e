import type { CardPayments } from '#app/request/giving/payments.server.ts'
import type { Content } from '#content/model/content.ts'
import type { FormContext } from '#domain/applications/form-context.ts'
import { nameToGreet } from '#domain/payables/payment-words.ts'
import { cancellableLines, cancellationOf, keptLines, lastDayAfterCancelling } from '#domain/shop/cancellation.ts'
import { askForAccount, keptInWords, refundInWords, staysInWords } from '#domain/shop/cancellation-words.ts'
import {
	addressLines,
	moneyOf,
	returnsTo,
	type ShopEmailContext,
	termsOf,
	vatInWords,
	wordsForBuyer,
} from '#domain/shop/emails/order-words.ts'
import { reservedUntil } from '#domain/shop/emails/placed-email.ts'
import {
	arrivalAfterPosting,
	arrivalOf,
	dayAfterPosting,
	paidInFullAt,
	promisedDay,
} from '#domain/shop/estimated-delivery.ts'
import type { Order } from '#domain/shop/order.ts'
import { cancelPath, cardPath, readOrderKey } from '#domain/shop/order-links.ts'
import { type OrderState, orderState } from '#domain/shop/order-state.ts'
import { contentsOf, giftLines, type OrderContents } from '#domain/shop/parcel.ts'
import { type PayAgainRefusal, payAgainRefusal } from '#domain/shop/pay-again.ts'
import { modelCancellationForm } from '#domain/shop/terms.ts'
import { vatOfPart } from '#domain/shop/vat.ts'
import { dayIn, daysSince, formatDate } from '#lib/dates.ts'
import type { FormSecret } from '#lib/form-secret.ts'
import { keepUnits } from '#lib/text/line-breaks.ts'
import { listInWords } from '#lib/text/list-in-words.ts'
import type { Store } from '#records/store/open-store.ts'
import { lastDayToCancelFor, type OrderInBooks, readOrder, receivedFor, refundedFor } from './order-in-books.server.ts'
import { linesView, type OrderViewLine } from './order-lines.server.ts'

export interface OrderRequest {
	store: Store
	/** Null while card payments are off. */
	payments: CardPayments | null
	key: string
	formSecret: FormSecret
	content: Pick<Content, 'options' | 'merch'>
	formContext: Pick<FormContext, 'charity'>
	words: ShopEmailContext
	now: number
}

export interface OrderView {
	state: OrderState
	/** "" when what was typed is no plausible name. */
	name: string
	reference: string
	lines: OrderViewLine[]
	/** Delivery and the donation. */
	rows: { label: string; value: string }[]
	total: string
	/** An email about it was sent or is on its way. */
	isEmailed: boolean
	/** "24 November 2026": when the confirmation was sent; "" while it is on its way. */
	confirmedOn: string
	/** The greetings card on paper that they asked for: when it was posted, "" before; null for none. */
	cardPostedOn: string | null
	/** "including £3 VAT at 20%" */
	vat: string
	/** "£0.83": what of it went back with a refund; "" for nothing. */
	vatRefunded: string
	/** What arrived, where it is not the total, and what went back. */
	paymentRows: { label: string; value: string }[]
	/** "£20": what arrived, from the ledger; "" before. */
	received: string
	/** "" for nothing. */
	refunded: string
	/** "20 November 2026": when it was sent back to the account of a transfer; "" for a card, which its provider refunds. */
	sentBackOn: string
	orderedOn: string
	/** "Friday 4 December": when it is there as a rule; for a transfer if the money comes today. "" when it is not known. */
	arrival: string
	/** When a posted parcel is expected; "" before it is posted. */
	arrivalAfterPosting: string
	/** What the buyer cancelled; null when nothing was. */
	cancellation: { except: string; refund: string; parts: string; until: string; isLate: boolean } | null
	/** "£21.95": what a buyer who has cancelled gets back; "" for nothing. */
	toRefund: string
	/** Asks a buyer who paid by bank transfer where it goes; "" for nothing. */
	account: string
	/** What of an order that has ended stays with the charity, in a sentence; "" for nothing. */
	stays: string
	/** Empty when nothing is posted. */
	address: string[]
	isSent: boolean
	/** "2 November 2026"; "" before. */
	sentOn: string
	/** It was posted so long ago that it is no longer on its way. */
	isLongPosted: boolean
	/** It waits to be packed, or for the post, for longer than it should. */
	isDelayed: boolean
	contents: OrderContents
	/** The greetings card of its gifts, once it is paid; null for none. */
	cardUrl: string | null
	/** Only addresses of the web. */
	trackingUrl: string | null
	/** "£2.25": what of the total is not here. */
	missing: string
	/** "30 November 2026": until then goods are kept for a transfer. */
	reservedUntil: string
	/** "27 November 2026": when their bank declined a card and no money came since; "" for never. */
	declinedOn: string
	/** What can be done about money that did not come. */
	canPayByCard: boolean
	canTransfer: boolean
	/** Why it is to be ordered again instead; null while it can be paid, and when there is nothing to pay. */
	payAgainRefusal: PayAgainRefusal | null
	cancelUrl: string | null
	terms: { title: string; texts: string[] }[]
	cancellationForm: string
	phone: string
}

/** The order of a link with what is stored of its payments; undefined when the link is not ours. */
export async function orderOfLink({ store, key, formSecret }: OrderRequest): Promise<OrderInBooks | undefined> {
	const id = readOrderKey(key, 'order', formSecret)
	return id === undefined ? undefined : readOrder(store, id)
}

export function orderView(found: OrderInBooks, site: OrderRequest): OrderView {
	const { order, payments } = found
	const request = { ...site, words: wordsForBuyer(order, site.words) }
	const { words, formSecret, now } = request
	const { payable } = order
	const { locale, timezone, charity } = words
	const money = moneyOf(order, words)
	const state = orderState(order, payments)
	const awaitsPayment = state === 'unpaid' || state === 'declined' || state === 'payment expired'
	const refusal = awaitsPayment ? payAgainRefusal(order, payments, { merch: request.content.merch, now }) : undefined
	const canPay = awaitsPayment && refusal === undefined
	const received = payments.reduce((sum, one) => sum + one.received, 0)
	const declinedOn = awaitsPayment ? (payments.at(-1)?.declinedAt ?? null) : null
	const lastDay = lastDayToCancelFor(found, words)
	const standing = standingOf(order, state)
	const mayCancel =
		['to pack', 'packed', 'sent', 'pending', 'transfer', 'part paid', 'out of stock'].includes(state) &&
		(cancellableLines(order).length > 0 || (state === 'transfer' && received === 0)) &&
		(lastDay === undefined || dayIn(timezone, now) <= lastDay)
	return {
		state,
		reference: payable.reference,
		phone: charity.phone,
		name: nameToGreet(payable),
		lines: linesView(order, state, request),
		rows: [
			...(order.delivery
				? [{ label: keepUnits(`Delivery: ${order.delivery.label}`), value: money(order.delivery.priceMinor) }]
				: []),
			...(order.donationMinor > 0 ? [{ label: 'Your donation', value: money(order.donationMinor) }] : []),
		],
		total: money(payable.due.amount),
		isEmailed: found.isEmailed,
		...sentView(found, words),
		...vatView(found, words),
		...paidView(found, received, words),
		orderedOn: formatDate(dayIn(timezone, payable.createdAt), locale),
		arrival: arrivalOf(order, paidInFullAt(payments) ?? now, words),
		arrivalAfterPosting: arrivalAfterPosting(order, paidInFullAt(payments), words),
		...refundView(found, state, request),
		stays: order.cancelledAt === null ? '' : staysInWords(order, { received, refunded: refundedFor(found), money }),
		address: standing.address
			? [`${payable.firstName} ${payable.lastName}`.trim(), ...addressLines(standing.address, locale, '')]
			: [],
		isSent: order.sentAt !== null,
		sentOn: order.sentAt === null ? '' : formatDate(dayIn(timezone, order.sentAt), locale),
		isLongPosted: isLongPosted(found, words, now),
		isDelayed: isDelayed(found, words, now),
		contents: contentsOf(order.lines),
		cardUrl: CARD_STATES.includes(state) && giftLines(order).length > 0 ? cardPath(payable.id, formSecret) : null,
		trackingUrl: /^https?:\/\//.test(order.trackingUrl) ? order.trackingUrl : null,
		reservedUntil: formatDate(reservedUntil(order, words), locale),
		declinedOn: declinedOn === null ? '' : formatDate(dayIn(timezone, declinedOn), locale),
		canPayByCard: canPay && request.payments !== null,
		canTransfer: canPay && words.bank !== null,
		payAgainRefusal: refusal ?? null,
		cancelUrl: mayCancel ? cancelPath(payable.id, formSecret) : null,
		terms: termsOf(standing, words),
		cancellationForm: cancellableLines(standing).length > 0 ? modelCancellationForm(returnsTo(order, words)) : '',
	}
}

function sentView(
	{ order: { paperCard }, confirmedAt }: OrderInBooks,
	{ timezone, locale }: ShopEmailContext,
): Pick<OrderView, 'confirmedOn' | 'cardPostedOn'> {
	const day = (at: number | null | undefined) => (at == null ? '' : formatDate(dayIn(timezone, at), locale))
	return { confirmedOn: day(confirmedAt), cardPostedOn: paperCard && day(paperCard.postedAt) }
}

function paidView(
	{ order, payments, refundedOfSurplus, refundedAt }: OrderInBooks,
	received: number,
	words: ShopEmailContext,
): Pick<OrderView, 'received' | 'missing' | 'refunded' | 'sentBackOn' | 'paymentRows'> {
	const { due, provider } = order.payable
	const money = moneyOf(order, words)
	const refunded = refundedFor({ payments })
	const days = refundedAt.map((at) => formatDate(dayIn(words.timezone, at), words.locale))
	const rows = [
		{ label: 'What arrived', minor: received === due.amount ? 0 : received },
		{ label: 'Sent back to you: what came above the total', minor: refundedOfSurplus },
		{ label: 'Refunded to you', minor: refunded - refundedOfSurplus },
	]
	return {
		received: received > 0 ? money(received) : '',
		missing: money(Math.max(0, due.amount - received)),
		refunded: refunded > 0 ? money(refunded) : '',
		sentBackOn: provider === 'bank transfer' ? listInWords([...new Set(days)]) : '',
		paymentRows: rows.filter(({ minor }) => minor > 0).map(({ label, minor }) => ({ label, value: money(minor) })),
	}
}

function vatView(
	{ order, refundedOfShop }: OrderInBooks,
	words: ShopEmailContext,
): Pick<OrderView, 'vat' | 'vatRefunded'> {
	const back = words.shop.vatNumber === '' ? 0 : vatOfPart(order, refundedOfShop)
	return { vat: vatInWords(order, words), vatRefunded: back > 0 ? moneyOf(order, words)(back) : '' }
}

/** Longer than most items promise, and than a packed parcel waits for the next post. */
const MAX_PACKING_DAYS = 10
const MAX_POSTING_DAYS = 3
/** No parcel at home takes longer (`lastDayToCancel` counts the same). */
const MAX_ON_THE_WAY_DAYS = 10

/** Whether an order takes too long. If its day is known, that day counts: what is made for its buyer takes longer to pack. */
function isDelayed({ order, payments }: OrderInBooks, words: ShopEmailContext, now: number): boolean {
	const { timezone } = words
	const time = { timezone, now }
	if (order.packedAt !== null) return daysFrom(order.packedAt, time) > MAX_POSTING_DAYS
	const paidAt = paidInFullAt(payments) ?? now
	const promised = promisedDay(order, paidAt, words)
	return promised === undefined ? daysFrom(paidAt, time) > MAX_PACKING_DAYS : dayIn(timezone, now) > promised
}

function isLongPosted({ order, payments }: OrderInBooks, words: ShopEmailContext, now: number): boolean {
	const { timezone } = words
	if (order.sentAt === null || daysFrom(order.sentAt, { timezone, now }) <= MAX_ON_THE_WAY_DAYS) return false
	// Abroad it takes longer.
	return dayIn(timezone, now) > (dayAfterPosting(order, paidInFullAt(payments), words) ?? '')
}

function daysFrom(at: number, { timezone, now }: { timezone: string; now: number }): number {
	return daysSince(dayIn(timezone, at), new Date(`${dayIn(timezone, now)}T00:00:00Z`)) ?? 0
}

/** Cancelled, or over without its money. */
const ENDED_STATES: readonly OrderState[] = ['cancel asked', 'cancelled', 'expired', 'refunded']

/** What still stands of an order, for its terms and its address: nothing that was refunded, and of one that ended before it was posted what stays ordered. */
function standingOf(order: Order, state: OrderState): Order {
	if (!ENDED_STATES.includes(state) || order.sentAt !== null) {
		return { ...order, lines: order.lines.filter(({ quantity, refundedQuantity }) => quantity > refundedQuantity) }
	}
	const lines = state === 'cancel asked' ? keptLines(order) : []
	const isPosted = lines.some(({ needsDelivery }) => needsDelivery)
	return isPosted ? { ...order, lines } : { ...order, lines, address: null, delivery: null }
}

/** Paid, and not given back. */
const CARD_STATES: readonly OrderState[] = ['to pack', 'packed', 'sent', 'fulfilled', 'out of stock', 'cancel asked']

/** What goes back to a buyer who has cancelled, and where to. */
function refundView(
	found: OrderInBooks,
	state: OrderState,
	{ words, now }: OrderRequest,
): Pick<OrderView, 'cancellation' | 'toRefund' | 'account'> {
	const { order } = found
	const cancellation = order.cancelAskedAt === null ? null : cancellationView(found, words, now)
	const toRefund = state === 'cancel asked' ? (cancellation?.refund ?? '') : ''
	const isOwed = toRefund !== '' || (state === 'cancelled' && (receivedFor(found) ?? 0) > 0 && refundedFor(found) === 0)
	const mayChoose = state === 'out of stock'
	const by = { phone: words.charity.phone, by: 'answering one of our emails' }
	return { cancellation, toRefund, account: isOwed || mayChoose ? askForAccount(order, by) : '' }
}

function cancellationView(
	found: OrderInBooks,
	words: ShopEmailContext,
	now: number,
): NonNullable<OrderView['cancellation']> {
	const { order } = found
	const cancellation = cancellationOf(order, words.shop.delivery, receivedFor(found), refundedFor(found))
	const { refundMinor } = cancellation
	const money = moneyOf(order, words)
	const until = lastDayAfterCancelling(order, words.timezone) ?? ''
	return {
		except: keptInWords(cancellation),
		refund: refundMinor > 0 ? money(refundMinor) : '',
		parts: refundMinor > 0 ? refundInWords(order, cancellation, { money, whose: 'your' }) : '',
		until: formatDate(until, words.locale),
		isLate: until < dayIn(words.timezone, now),
	}
}
