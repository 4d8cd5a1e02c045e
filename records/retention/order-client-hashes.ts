import type { Kysely, Transaction } from 'kysely'
import { DAY_MS } from '#lib/dates.ts'
import type { Tables } from '../store/tables/tables.ts'

/** Clears which network address an order came from, once it keeps nothing aside without money and the limits of a day need it no longer. */
export async function clearClientHashes(transaction: Transaction<Tables>, now: number): Promise<void> {
	await transaction
		.updateTable('shop_order')
		.set({ client_hash: '' })
		.where('payable_id', 'in', oldClientHashes(transaction, now))
		.execute()
}

export async function hasOldClientHashes(db: Kysely<Tables>, now: number): Promise<boolean> {
	return (await oldClientHashes(db, now).limit(1).executeTakeFirst()) !== undefined
}

function oldClientHashes(db: Kysely<Tables> | Transaction<Tables>, now: number) {
	return db
		.selectFrom('shop_order')
		.innerJoin('payable', 'payable.id', 'shop_order.payable_id')
		.select('shop_order.payable_id')
		.where('client_hash', '!=', '')
		.where('reservation', '!=', 'reserved')
		.where('created_at', '<=', now - DAY_MS)
}
