import { recordEvent } from '../../staff/audit.ts'
import type { Store } from '../../store/open-store.ts'
import { soldNotPosted } from './availability.ts'
import { addCount, keyOf, lockStock } from './stock.ts'

interface DeskCount {
	merchId: number
	variant: string
	counted: number
	staffId: string
}

/**
 * A member of staff has counted the shelf: a new baseline, as a count of the content is (`availability.ts`). It stands until the content says
 * another number. @returns false for what the content does not count, or has not named yet
 */
export function countAtDesk(
	store: Store,
	{ merchId, variant, counted, staffId }: DeskCount,
	now: number,
): Promise<boolean> {
	return store.write(async (transaction) => {
		const row = (await lockStock(transaction, store.engine, [{ merchId, variant }])).get(keyOf({ merchId, variant }))
		if (!row || row.counted_at === 0 || row.content_counted === null) return false
		const sold = await soldNotPosted(transaction, row)
		await transaction
			.updateTable('stock')
			.set({ counted, sold, counted_at: now, reported_sold: null })
			.where('merch_id', '=', merchId)
			.where('variant', '=', variant)
			.execute()
		await addCount(transaction, { title: row.title, counted, at: now, by: 'staff', staff_id: staffId })
		await recordEvent(transaction, { staffId, action: 'stock counted', subject: `${row.title}: ${counted}` }, now)
		return true
	})
}
