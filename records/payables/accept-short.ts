import { recordEvent } from '../staff/audit.ts'
import type { Store } from '../store/open-store.ts'
import { applyPaymentEventIn, type DeliveriesOfChange } from './apply-payment-event.ts'
import type { MarkResult } from './mark-received.ts'
import { listPayments, lockPayable } from './payables.ts'

interface Accepted {
	reference: string
	/** The version of the payable on the page whose form was sent. */
	seenVersion: number
	staffId: string | null
}

/**
 * Staff take what has arrived for the whole: the rest is not awaited any more, and an order is packed. Everything that follows a full payment
 * follows, in the same transaction. Unless another person changed it since.
 */
export function acceptShort(
	store: Store,
	{ reference, seenVersion, staffId }: Accepted,
	deliveriesOf: DeliveriesOfChange,
	now: number,
): Promise<MarkResult> {
	return store.write(async (transaction): Promise<MarkResult> => {
		const payable = await lockPayable(transaction, store.engine, { reference })
		if (!payable) return { kind: 'unknown' }
		const short = (await listPayments(transaction, payable.id)).find(({ state }) => state === 'part paid')
		if (!short || payable.version !== seenVersion) return { kind: 'changed meanwhile' }
		await transaction
			.updateTable('payable')
			.set({ tolerance_minor: short.amount.amount - short.received })
			.where('id', '=', payable.id)
			.execute()
		const event = {
			provider: payable.provider,
			reference,
			paymentId: short.id,
			at: now,
			kind: 'short accepted',
		} as const
		const applied = await applyPaymentEventIn(transaction, store.engine, event, deliveriesOf, now)
		if (applied.kind !== 'applied') return { kind: 'changed meanwhile' }
		await recordEvent(transaction, { staffId, action: 'short payment accepted', subject: reference }, now)
		return { ...applied, kind: 'done' }
	})
}
