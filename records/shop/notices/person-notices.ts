import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../../store/tables/tables.ts'

/** A thing of the shop of which a person wants to know when it is there again. */
export interface PersonStockNotice {
	title: string
	askedAt: number
	expiresAt: number
}

/** @param hash of the address */
export async function exportStockNotices(db: Kysely<Tables>, hash: string): Promise<PersonStockNotice[]> {
	const rows = await db
		.selectFrom('stock_notice')
		.selectAll()
		.where('email_hash', '=', hash)
		.orderBy('asked_at')
		.execute()
	return rows.map(({ title, asked_at, expires_at }) => ({ title, askedAt: asked_at, expiresAt: expires_at }))
}

/** @param hash of the address */
export async function eraseStockNotices(transaction: Transaction<Tables>, hash: string): Promise<void> {
	await transaction.deleteFrom('stock_notice').where('email_hash', '=', hash).execute()
}
