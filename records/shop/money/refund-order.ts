import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Payment } from '#domain/payables/payable.ts'
import { applyPaymentEventIn, type DeliveriesOfChange } from '../../payables/apply-payment-event.ts'
import { readBooks } from '../../payables/ledger/ledger.ts'
import { listPayments } from '../../payables/payables.ts'
import type { StripeProvider } from '../../payments/stripe/stripe-provider.ts'
import { recordEvent } from '../../staff/audit.ts'
import type { Store } from '../../store/open-store.ts'
import type { Tables } from '../../store/tables/tables.ts'
import { changeOrder, lockOrder, type SeenOrder } from '../orders/lock-order.ts'
import { selectOrders } from '../orders/read-order.ts'
import { type LineQuantity, restock } from '../stock/restock.ts'
import { endingUnsent } from './cancel-order.ts'
import { addRefunded, type RefundMarks } from './refund-marks.ts'

export interface OrderRefund extends SeenOrder {
	lines: readonly LineQuantity[]
	/** Minor units of delivery, the extra line, or more or less than the lines cost. May be negative: goods that were worn. */
	extraMinor: number
	/** The whole order is cancelled with it. */
	cancels: boolean
	staffId: string | null
	/** When staff sent the money, for a bank transfer. */
	at: number
}

type OrderRefundResult =
	| { kind: 'requested' | 'recorded'; amount: number }
	| {
			kind:
				| 'unknown'
				| 'changed meanwhile'
				| 'nothing paid'
				| 'more than ordered'
				| 'more than received'
				| 'no provider'
	  }
	| { kind: 'refused'; reason: string }

interface Refunding {
	/** The provider of card payments; undefined while cards are off. */
	provider: StripeProvider | undefined
	deliveriesOf: DeliveriesOfChange
	now: number
}

/**
 * Refunds lines of an order. By card, the call to the provider is stored in the transaction that marks the lines, and repeated until it is
 * answered; by bank transfer, the refund that staff made is entered in it. Lines that were not sent go back on the shelf.
 */
export async function refundOrder(store: Store, refund: OrderRefund, refunding: Refunding): Promise<OrderRefundResult> {
	try {
		return await refundBy(store, refund, refunding)
	} catch (error) {
		// Thrown, so that the transaction leaves nothing behind.
		if (error instanceof RefusedError) return { kind: error.reason }
		throw error
	}
}

type Refusal = Exclude<OrderRefundResult, { amount: number } | { kind: 'refused' }>['kind']

class RefusedError extends Error {
	readonly reason: Refusal
	constructor(reason: Refusal) {
		super(reason)
		this.reason = reason
	}
}

async function refundBy(store: Store, refund: OrderRefund, { provider, deliveriesOf, now }: Refunding) {
	const found = await selectOrders(store.db).where('reference', '=', refund.reference).executeTakeFirst()
	const payment = found && (await listPayments(store.db, found.id)).findLast(({ paidAt }) => paidAt !== null)
	if (!found) throw new RefusedError('unknown')
	if (!payment) throw new RefusedError('nothing paid')
	if (found.provider === 'bank transfer') {
		return store.write(async (transaction): Promise<OrderRefundResult> => {
			const { amount } = await mark(transaction, store.engine, refund, { payment, now })
			const { reference, at } = refund
			const about = { provider: found.provider, reference, paymentId: payment.id, at } as const
			const event = { ...about, kind: 'refunded', ref: `bank refund ${randomUUID()}`, amount } as const
			const told = withLines(deliveriesOf, refund.lines)
			await applyPaymentEventIn(
				transaction,
				store.engine,
				{ ...event, currency: payment.amount.currency },
				told,
				now,
				refund.staffId,
			)
			return { kind: 'recorded', amount }
		})
	}
	if (!provider) throw new RefusedError('no provider')
	const amount = await store.write((transaction) => amountOf(transaction, store.engine, refund, payment))
	const asked = await provider.refund(
		payment,
		{ amount, currency: payment.amount.currency },
		{
			key: `order-${payment.id}-${refund.seenVersion}`,
			mark: async (transaction) => (await mark(transaction, store.engine, refund, { payment, now })).marks,
		},
	)
	return asked.kind === 'requested' ? ({ kind: 'requested', amount } as const) : asked
}

/** Adds the lines to a refund by bank transfer: no request remembers what it is for. */
function withLines(deliveriesOf: DeliveriesOfChange, lines: OrderRefund['lines']): DeliveriesOfChange {
	return (change) => {
		const { details } = change
		if (!('order' in details) || !details.refund) return deliveriesOf(change)
		return deliveriesOf({ ...change, details: { ...details, refund: { ...details.refund, lines } } })
	}
}

/** The sum, once everything is found to be as the page said. */
async function amountOf(
	transaction: Transaction<Tables>,
	engine: Store['engine'],
	{ reference, seenVersion, lines, extraMinor }: OrderRefund,
	payment: Payment,
): Promise<number> {
	const locked = await lockOrder(transaction, engine, reference)
	if (!locked) throw new RefusedError('unknown')
	if (locked.order.version !== seenVersion) throw new RefusedError('changed meanwhile')
	let amount = extraMinor
	for (const { lineId, quantity } of lines) {
		const line = locked.order.lines.find(({ id }) => id === lineId)
		const isLeft = line && quantity > 0 && quantity <= line.quantity - line.refundedQuantity
		if (!isLeft) throw new RefusedError('more than ordered')
		amount += quantity * line.unitMinor
	}
	const { books } = await readBooks(transaction, { id: payment.id, currency: payment.amount.currency })
	if (amount <= 0 || amount > books.received - books.refunded) throw new RefusedError('more than received')
	return amount
}

async function mark(
	transaction: Transaction<Tables>,
	engine: Store['engine'],
	refund: OrderRefund,
	{ payment, now }: { payment: Payment; now: number },
): Promise<{ amount: number; marks: RefundMarks }> {
	const amount = await amountOf(transaction, engine, refund, payment)
	const locked = await lockOrder(transaction, engine, refund.reference)
	if (!locked) throw new RefusedError('unknown')
	const { order, row } = locked
	const refunded = (id: string) => refund.lines.find(({ lineId }) => lineId === id)?.quantity ?? 0
	const isNothingLeft = order.lines.every(
		({ id, quantity, refundedQuantity }) => refundedQuantity + refunded(id) >= quantity,
	)
	// Nothing is left to send. A cancelled order frees all that was not sent.
	const isUnsent = row.sent_at === null
	const isCancelled = order.cancelledAt === null && (refund.cancels || (isNothingLeft && isUnsent))
	const isRestocked = !isCancelled && isUnsent && row.reservation === 'sold'
	await addRefunded(transaction, refund.lines, 1)
	if (isRestocked) await restock(transaction, engine, order, { lines: refund.lines })
	await changeOrder(transaction, engine, locked, isCancelled ? endingUnsent(order, now) : {}, now)
	const { staffId, reference } = refund
	// What staff sent back from their bank is entered; a card’s refund is asked for at its provider.
	const action = payment.provider === 'bank transfer' ? 'refund recorded' : 'refund requested'
	await recordEvent(transaction, { staffId, action, subject: reference }, now)
	return { amount, marks: { reference, lines: [...refund.lines], isRestocked, isCancelled } }
}
