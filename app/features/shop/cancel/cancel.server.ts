import { datedAs } from '#domain/applications/signed-link.ts'
import {
	type Cancellation,
	cancellableLines,
	cancellationOf,
	lastDayAfterCancelling,
} from '#domain/shop/cancellation.ts'
import { askForAccount, keptInWords, refundInWords } from '#domain/shop/cancellation-words.ts'
import { lineInWords, moneyOf, returnsTo, wordsForBuyer } from '#domain/shop/emails/order-words.ts'
import type { Order, OrderLine } from '#domain/shop/order.ts'
import { emailsOfCancelAsk } from '#domain/shop/order-emails.ts'
import { orderPath, readOrderKey } from '#domain/shop/order-links.ts'
import { orderState } from '#domain/shop/order-state.ts'
import { CANCEL_DAYS, returnsAddressOf } from '#domain/shop/terms.ts'
import { dayIn, formatDate } from '#lib/dates.ts'
import { askCancel } from '#records/shop/money/cancel-order.ts'
import type { OrderRequest } from '../order/order.server.ts'
import {
	lastDayToCancelFor,
	type OrderInBooks,
	readOrder,
	receivedFor,
	refundedFor,
} from '../order/order-in-books.server.ts'
import type { CancelRow, CancelView } from './cancel-view.ts'

type CancelRequest = Omit<OrderRequest, 'payments'>

/** What the buyer may cancel; undefined when the link is not ours. Opening it changes nothing: mail scanners follow links. */
export async function cancelOfLink(request: CancelRequest): Promise<CancelView | undefined> {
	const found = await orderOf(request)
	return found && cancelView(found, request)
}

/** Stores the cancellation and queues its acknowledgement, once. Undefined when the link is not ours. */
export async function cancelByBuyer(request: CancelRequest): Promise<CancelView | undefined> {
	const { store, words, now } = request
	const found = await orderOf(request)
	if (!found) return undefined
	if (stateOf(found, request) !== 'open') return cancelView(found, request)
	const paid = { received: receivedFor(found), refunded: refundedFor(found) }
	const { reference } = found.order.payable
	// Without money anyone can order and cancel, in the name of any address.
	const addressHash = paid.received !== 0 ? undefined : store.hashAddress(found.order.payable.email)
	const emailsOf = (order: Order) => emailsOfCancelAsk(order, words, paid).map((email) => ({ ...email, addressHash }))
	await askCancel(store, reference, emailsOf, now)
	return cancelOfLink(request)
}

async function orderOf({ store, key, formSecret }: CancelRequest): Promise<OrderInBooks | undefined> {
	const id = readOrderKey(key, 'order-cancel', formSecret)
	return id === undefined ? undefined : readOrder(store, id)
}

function cancelView(found: OrderInBooks, request: CancelRequest): CancelView {
	const { key, formSecret, now } = request
	const { order } = found
	const words = wordsForBuyer(order, request.words)
	const { locale, timezone, charity } = words
	const money = moneyOf(order, words)
	const received = receivedFor(found)
	const refunded = refundedFor(found)
	const cancellation = cancellationOf(order, words.shop.delivery, received, refunded)
	const { donation, refundMinor } = cancellation
	const rowOf = (line: OrderLine): CancelRow => ({ label: lineInWords(line), sum: money(line.totalMinor) })
	const donated = donation.minor > 0 ? [{ label: 'Your donation', sum: money(donation.minor) }] : []
	return {
		state: stateOf(found, request),
		reference: order.payable.reference,
		phone: charity.phone,
		cancelled: [
			...cancellation.cancelled.map(rowOf),
			...deliveryRow(cancellation, money),
			...(donation.isKept ? [] : donated),
		],
		kept: [...cancellation.kept.map(rowOf), ...(donation.isKept ? donated : [])],
		except: keptInWords(cancellation),
		isPaid: received !== 0,
		refund: refundMinor > 0 ? money(refundMinor) : '',
		parts: refundMinor > 0 ? refundInWords(order, cancellation, { money, whose: 'your' }) : '',
		nothing: money(0),
		account: refundMinor > 0 ? askForAccount(order, { phone: charity.phone, by: 'answering one of our emails' }) : '',
		paid: money(received || order.payable.due.amount),
		refunded: refunded > 0 ? money(refunded) : '',
		isSent: order.sentAt !== null,
		lastDay: formatDate(lastDayToCancelFor(found, words) ?? '', locale),
		until: formatDate(lastDayAfterCancelling(order, timezone) ?? '', locale),
		isLate: (lastDayAfterCancelling(order, timezone) ?? '9') < dayIn(timezone, now),
		endedOn: order.cancelledAt === null ? '' : formatDate(dayIn(timezone, order.cancelledAt), locale),
		returnsAddress: returnsAddressOf(returnsTo(order, words)),
		days: CANCEL_DAYS,
		orderPath: orderPath(order.payable.id, datedAs(key, formSecret)),
	}
}

function deliveryRow({ deliveryMinor }: Cancellation, money: (amount: number) => string): CancelRow[] {
	return deliveryMinor > 0 ? [{ label: 'Delivery', sum: money(deliveryMinor) }] : []
}

function stateOf(found: OrderInBooks, { words, now }: CancelRequest): CancelView['state'] {
	const { order, payments } = found
	if (order.cancelAskedAt !== null && order.cancelledAt === null) return 'asked'
	const state = orderState(order, payments)
	if (state === 'cancelled') return 'cancelled'
	if (['refunded', 'expired', 'returned'].includes(state)) return 'done'
	if (['unpaid', 'declined', 'payment expired'].includes(state)) return 'unpaid'
	// Nothing is made for anyone before the transfer is here.
	if (state === 'transfer' && receivedFor(found) === 0) return 'open'
	if (cancellableLines(order).length === 0) return 'excluded'
	const last = lastDayToCancelFor(found, words)
	return last !== undefined && dayIn(words.timezone, now) > last ? 'over' : 'open'
}
