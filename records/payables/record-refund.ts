import { randomUUID } from 'node:crypto'
import { recordEvent } from '../staff/audit.ts'
import type { Store } from '../store/open-store.ts'
import { applyPaymentEventIn, type DeliveriesOfChange, type PayableChange } from './apply-payment-event.ts'
import { readBooks } from './ledger/ledger.ts'
import { listPayments, lockPayable } from './payables.ts'

interface TransferRefund {
	reference: string
	/** The version of the donation on the page whose form was sent: a form that is sent twice is entered once. */
	seenVersion: number
	paymentId: string
	/** Minor units that were sent back from the charity's bank. */
	amount: number
	at: number
	staffId: string | null
}

type RefundRecorded =
	| ({ kind: 'done' } & PayableChange)
	| { kind: 'unknown' | 'changed meanwhile' | 'more than received' }

/** Enters a refund that staff made at their bank. A refund by card is made through its provider, which reports it. */
export function recordTransferRefund(
	store: Store,
	refund: TransferRefund,
	deliveriesOf: DeliveriesOfChange,
	now: number,
): Promise<RefundRecorded> {
	return store.write(async (transaction) => {
		const { reference, amount, at, staffId } = refund
		const payable = await lockPayable(transaction, store.engine, { reference })
		const payments = payable ? await listPayments(transaction, payable.id) : []
		const payment = payments.find(({ id }) => id === refund.paymentId)
		if (payable?.provider !== 'bank transfer' || !payment) return { kind: 'unknown' }
		if (payable.version !== refund.seenVersion) return { kind: 'changed meanwhile' }
		const { currency } = payment.amount
		const { books } = await readBooks(transaction, { id: payment.id, currency })
		if (amount <= 0 || amount > books.received - books.refunded) return { kind: 'more than received' }
		const ref = `bank refund ${randomUUID()}`
		const event = { kind: 'refunded', provider: 'bank transfer', reference, paymentId: payment.id } as const
		const applied = await applyPaymentEventIn(
			transaction,
			store.engine,
			{ ...event, at, ref, amount, currency },
			deliveriesOf,
			now,
			staffId,
		)
		if (applied.kind !== 'applied') return { kind: 'unknown' }
		await recordEvent(transaction, { staffId, action: 'refund recorded', subject: reference }, now)
		return { ...applied, kind: 'done' }
	})
}
