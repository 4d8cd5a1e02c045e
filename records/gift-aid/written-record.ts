import type { Transaction } from 'kysely'
import type { Tables } from '../store/tables/tables.ts'

const PREFIX = 'declaration-'

/** The delivery of the written record of a declaration. */
export const writtenRecordId = (declarationId: string) => `${PREFIX}${declarationId}`

/** Lets a declaration by phone count, in the transaction that marks the email with its written record as sent. */
export async function recordWrittenRecordSent(transaction: Transaction<Tables>, deliveryId: string, now: number) {
	if (!deliveryId.startsWith(PREFIX)) return
	await transaction
		.updateTable('gift_aid_declaration')
		.set({ confirmed_sent_at: now })
		.where('id', '=', deliveryId.slice(PREFIX.length))
		.where('confirmed_sent_at', 'is', null)
		.execute()
}
