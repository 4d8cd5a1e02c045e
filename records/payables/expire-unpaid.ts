import type { Transaction } from 'kysely'
import type { Payable } from '#domain/payables/payable.ts'
import type { Store } from '../store/open-store.ts'
import type { Tables } from '../store/tables/tables.ts'
import { applyPaymentEventIn, type DeliveriesOfChange } from './apply-payment-event.ts'
import { recordPayableEvent } from './payable-events.ts'
import { listPayments } from './payables.ts'

/**
 * Gives a payable up, unless it was changed since it was read. Money that arrives later still counts.
 *
 * @param deliveriesOf none by default
 */
export function expireUnpaid(
	store: Store,
	payable: Payable,
	now: number,
	deliveriesOf: DeliveriesOfChange = () => [],
): Promise<boolean> {
	return store.write((transaction) => expireUnpaidIn(transaction, store.engine, { payable, deliveriesOf, now }))
}

interface GivingUp {
	payable: Payable
	deliveriesOf: DeliveriesOfChange
	now: number
}

/** Like `expireUnpaid`, in a transaction of the caller. */
export async function expireUnpaidIn(
	transaction: Transaction<Tables>,
	engine: Store['engine'],
	{ payable, deliveriesOf, now }: GivingUp,
): Promise<boolean> {
	const { numUpdatedRows } = await transaction
		.updateTable('payable')
		.set({ closed_at: now, version: payable.version + 1 })
		.where('id', '=', payable.id)
		.where('version', '=', payable.version)
		.where('closed_at', 'is', null)
		.executeTakeFirstOrThrow()
	if (numUpdatedRows !== 1n) return false
	await recordPayableEvent(transaction, payable.id, { kind: 'given up', at: now })
	const [payment] = await listPayments(transaction, payable.id)
	const event = { provider: payable.provider, reference: payable.reference, paymentId: payment?.id ?? null, at: now }
	await applyPaymentEventIn(transaction, engine, { ...event, kind: 'expired' }, deliveriesOf, now)
	return true
}
