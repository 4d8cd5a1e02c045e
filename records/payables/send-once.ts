import type { AuditAction } from '#domain/desk/people/staff.ts'
import type { Payable } from '#domain/payables/payable.ts'
import { enqueue } from '../outbox/deliveries.ts'
import { recordEvent } from '../staff/audit.ts'
import type { Store } from '../store/open-store.ts'
import type { NewDeliveryOfPayable } from './apply-payment-event.ts'

/** A second press, or a second volunteer. */
const SAME_PRESS_MS = 5 * 60_000

interface Sending {
	payable: Pick<Payable, 'id' | 'reference'>
	action: AuditAction
	deliveries: NewDeliveryOfPayable[]
	staffId: string | null
}

/** Queues an email that a person at the desk asked for. @returns false when someone asked for it a moment ago */
export function sendOnce(
	store: Store,
	{ payable, action, deliveries, staffId }: Sending,
	now: number,
): Promise<boolean> {
	return store.write(async (transaction) => {
		if (store.engine === 'postgres') {
			await transaction.selectFrom('payable').select('id').where('id', '=', payable.id).forUpdate().execute()
		}
		const earlier = await transaction
			.selectFrom('audit_entry')
			.select('id')
			.where('subject', '=', payable.reference)
			.where('action', '=', action)
			.where('at', '>', now - SAME_PRESS_MS)
			.executeTakeFirst()
		if (earlier) return false
		await enqueue(
			transaction,
			deliveries.map((one) => ({ ...one, submissionId: null, payableId: payable.id })),
			now,
		)
		await recordEvent(transaction, { staffId, action, subject: payable.reference }, now)
		return true
	})
}
