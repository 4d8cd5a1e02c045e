import type { Transaction } from 'kysely'
import type { AccountNotice } from '#domain/desk/people/staff.ts'
import { enqueue } from '../outbox/deliveries.ts'
import type { Tables } from '../store/tables/tables.ts'

/**
 * Tells a person by email what happened to how they sign in, in the transaction in which it happens. The email is written when it is sent
 * (`server/desk-web/sign-in-channel.ts`), to the address that they have then.
 */
export function enqueueNotice(transaction: Transaction<Tables>, notice: AccountNotice): Promise<void> {
	return enqueue(transaction, [{ channel: 'sign-in', submissionId: null, payload: { notice } }], notice.at)
}
