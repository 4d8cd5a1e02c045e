import { cancellableLines, keptLines, lastDayToCancel } from '#domain/shop/cancellation.ts'
import { lineInWords } from '#domain/shop/emails/order-words.ts'
import type { Order } from '#domain/shop/order.ts'
import { emailsOfCancelAsk } from '#domain/shop/order-emails.ts'
import { orderPath, readOrderKey } from '#domain/shop/order-links.ts'
import { orderState } from '#domain/shop/order-state.ts'
import { CANCEL_DAYS, modelCancellationForm, returnsAddressOf } from '#domain/shop/terms.ts'
import { dayIn, longDate } from '#lib/dates.ts'
import { askCancel } from '#records/shop/cancel-order.ts'
import type { OrderRequest } from '../order/order.server.ts'
import { type OrderInBooks, readOrder } from '../order/order-in-books.server.ts'

export interface CancelView {
	/**
	 * "open": it can be cancelled. "asked": it was. "unpaid": nothing is owed, so there is nothing to cancel. "over": the days are
	 * over. "excluded": all of it is made for its buyer, or a donation. "done": refunded or lapsed.
	 */
	state: 'open' | 'asked' | 'cancelled' | 'unpaid' | 'over' | 'excluded' | 'done'
	reference: string
	/** "2 × Name tag" */
	cancelled: string[]
	/** What stays ordered. */
	kept: string[]
	isSent: boolean
	/** "30 November 2026"; "" before it is sent. */
	lastDay: string
	returnsAddress: string
	cancellationForm: string
	days: number
	orderPath: string
	phone: string
}

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
	await askCancel(store, found.order.donation.reference, (order) => emailsOfCancelAsk(order, words), now)
	return cancelOfLink(request)
}

async function orderOf({ store, key, formSecret }: CancelRequest): Promise<OrderInBooks | undefined> {
	const id = readOrderKey(key, 'order-cancel', formSecret)
	return id === undefined ? undefined : readOrder(store, id)
}

function cancelView(found: OrderInBooks, request: CancelRequest): CancelView {
	const { words, formSecret } = request
	const { order } = found
	const { locale, timezone, charity } = words
	return {
		...{ state: stateOf(found, request), reference: order.donation.reference, phone: charity.phone },
		...{ cancelled: cancellableLines(order).map(lineInWords), kept: keptLines(order).map(lineInWords) },
		...{ isSent: order.sentAt !== null, lastDay: longDate(lastDayToCancel(order, timezone) ?? '', locale) },
		...{
			returnsAddress: returnsAddressOf({ charity, ...words.shop }),
			cancellationForm: modelCancellationForm({ charity, ...words.shop }),
			days: CANCEL_DAYS,
		},
		orderPath: orderPath(order.donation.id, formSecret),
	}
}

function stateOf({ order, payments }: OrderInBooks, { words, now }: CancelRequest): CancelView['state'] {
	if (order.cancelAskedAt !== null && order.cancelledAt === null) return 'asked'
	const state = orderState(order, payments)
	if (state === 'cancelled') return 'cancelled'
	if (['refunded', 'lapsed', 'returned'].includes(state)) return 'done'
	if (['unpaid', 'declined', 'expired'].includes(state)) return 'unpaid'
	if (cancellableLines(order).length === 0) return 'excluded'
	return isOver(order, words.timezone, now) ? 'over' : 'open'
}

function isOver(order: Order, timezone: string, now: number): boolean {
	const last = lastDayToCancel(order, timezone)
	return last !== undefined && dayIn(timezone, now) > last
}
