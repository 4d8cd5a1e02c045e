import type { Store } from '../../store/open-store.ts'
import { countWaiting } from '../notices/notices.ts'
import { listSoldNotPosted } from './availability.ts'
import { availableOf, keyOf } from './stock.ts'

/** A variant in the stock. */
interface StockLine {
	merchId: number
	variant: string
	/** "T-shirt, Medium"; "" for one that the content has never named. */
	title: string
	/** By editors; null: not counted. */
	counted: number | null
	countedAt: number
	sold: number
	/** What of it is still here. */
	soldNotPosted: number
	reserved: number
	/** Null: not counted. Negative: more was sold than there was. */
	available: number | null
	/** How many asked for an email when it is there again. */
	waiting: number
}

/** All variants that the content has named, or that were ever ordered; by item. */
export async function listStock({ db }: Pick<Store, 'db'>): Promise<StockLine[]> {
	const rows = await db.selectFrom('stock').selectAll().orderBy('merch_id').orderBy('variant').execute()
	const [waiting, notPosted] = await Promise.all([countWaiting(db), listSoldNotPosted(db)])
	return rows.map((row) => ({
		merchId: row.merch_id,
		variant: row.variant,
		title: row.title,
		counted: row.counted,
		waiting: waiting.get(keyOf({ merchId: row.merch_id, variant: row.variant })) ?? 0,
		countedAt: row.counted_at,
		sold: row.sold,
		soldNotPosted: notPosted.get(keyOf({ merchId: row.merch_id, variant: row.variant })) ?? 0,
		reserved: row.reserved,
		available: availableOf(row),
	}))
}
