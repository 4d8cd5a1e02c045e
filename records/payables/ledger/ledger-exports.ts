import type { Transaction } from 'kysely'
import { z } from 'zod'
import type { LedgerExport } from '#domain/giving/ledger/book-entry.ts'
import type { Store } from '../../store/open-store.ts'
import type { Tables } from '../../store/tables/tables.ts'

/** The last export of a month with who made it. */
export interface StoredLedgerExport extends LedgerExport {
	/** Null for a person who is not known any more. */
	staffName: string | null
}

interface NewExport {
	/** `YYYY-MM` */
	month: string
	entryIds: readonly string[]
	staffId: string
}

/** Remembers what the last export of a month had. */
export async function recordLedgerExport(
	transaction: Transaction<Tables>,
	{ month, entryIds, staffId }: NewExport,
	now: number,
): Promise<void> {
	const row = { exported_at: now, exported_by: staffId, entry_ids_json: JSON.stringify(entryIds) }
	await transaction
		.insertInto('ledger_export')
		.values({ month, ...row })
		.onConflict((conflict) => conflict.column('month').doUpdateSet(row))
		.execute()
}

/** @param month `YYYY-MM` @returns undefined for a month that was never exported */
export async function readLedgerExport({ db }: Store, month: string): Promise<StoredLedgerExport | undefined> {
	const row = await db
		.selectFrom('ledger_export')
		.leftJoin('staff', 'staff.id', 'ledger_export.exported_by')
		.select(['exported_at', 'entry_ids_json', 'staff.name'])
		.where('month', '=', month)
		.executeTakeFirst()
	if (!row) return undefined
	return {
		at: row.exported_at,
		entryIds: z.array(z.string()).parse(JSON.parse(row.entry_ids_json)),
		staffName: row.name,
	}
}
