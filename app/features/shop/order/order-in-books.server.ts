import type { Payment } from '#domain/payables/payable.ts'
import { lastDayToCancel } from '#domain/shop/cancellation.ts'
import type { ShopEmailContext } from '#domain/shop/emails/order-words.ts'
import { dayAfterPosting, paidInFullAt } from '#domain/shop/estimated-delivery.ts'
import { type Order, orderStage, SURPLUS_REFUND } from '#domain/shop/order.ts'
import { hasEmail, readEmailSentAt } from '#records/payables/has-email.ts'
import { listLedgerEntries } from '#records/payables/ledger/ledger-entries.ts'
import { readPayable } from '#records/payables/payables.ts'
import { orderBooksOf } from '#records/shop/money/order-money.ts'
import { findOrderById } from '#records/shop/orders/read-order.ts'
import type { Store } from '#records/store/open-store.ts'

export interface OrderInBooks {
	order: Order
	/** All attempts, in their order. */
	payments: Payment[]
	/** Minor units that went back for goods and delivery. */
	refundedOfShop: number
	/** Minor units that went back because more came than the order costs. */
	refundedOfSurplus: number
	/** When money went back, in its order. */
	refundedAt: number[]
	/** An email about it was sent or is on its way. */
	isEmailed: boolean
	/** When the confirmation was sent; undefined before. */
	confirmedAt: number | undefined
}

/** Undefined also when its personal data was severed: no page of its buyer is left. */
export async function readOrder(store: Store, id: string): Promise<OrderInBooks | undefined> {
	const books = await readPayable(store, id)
	const order = books && (await findOrderById(store, id))
	if (!order) return undefined
	const entries = await listLedgerEntries(store, { payableId: id })
	const own = entries.filter(({ currency }) => currency === order.payable.due.currency)
	const paidAt = paidInFullAt(books.payments)
	const ofSurplus = own.filter(({ providerRef }) => providerRef.startsWith(SURPLUS_REFUND))
	return {
		order,
		isEmailed: await hasEmail(store, id),
		confirmedAt: paidAt === undefined ? undefined : await readEmailSentAt(store, id, paidAt),
		payments: books.payments,
		refundedOfShop: 0 - orderBooksOf(own).refundedOfShop,
		refundedOfSurplus: ofSurplus.reduce((sum, { amount }) => sum - amount, 0),
		refundedAt: own.filter(({ kind }) => kind === 'refund').map(({ at }) => at),
	}
}

/** The last day of the right to cancel, `YYYY-MM-DD`; undefined before the parcel is sent. */
export function lastDayToCancelFor({ order, payments }: OrderInBooks, words: ShopEmailContext): string | undefined {
	return lastDayToCancel(order, words.timezone, dayAfterPosting(order, paidInFullAt(payments), words))
}

/** Minor units that went back. */
export function refundedFor({ payments }: Pick<OrderInBooks, 'payments'>): number {
	return payments.reduce((sum, one) => sum + one.refunded, 0)
}

/** Minor units that are here: 0 before it is paid, undefined while they are promised. */
export function receivedFor({ order, payments }: OrderInBooks): number | undefined {
	const received = payments.reduce((sum, one) => sum + one.received, 0)
	return received > 0 || orderStage(order) !== 'pending' ? received : undefined
}
