import type { Transaction } from 'kysely'
import type { Availability } from '#domain/shop/priced-basket.ts'
import type { Store } from '../../store/open-store.ts'
import type { Tables } from '../../store/tables/tables.ts'
import { addCount, availableOf, keyOf, lockStock, type StockRow } from './stock.ts'

/** An item of the content: how many there were of each variant when they were counted. */
export interface CountedItem {
	id: number
	title: string
	/** ISO 8601. */
	modifiedAt: string
	/** `counted`: null when the variant is not counted. */
	/** `countedAt`: when, as ISO 8601, where it is said. */
	variants: readonly { key: string; label: string; counted: number | null; countedAt?: string | undefined }[]
}

/** How long another process may still have the content from before a count. */
const MAX_CONTENT_LAG_MS = 10 * 60_000

/** How many of each variant can be sold now. */
export async function readAvailability(
	{ db }: Pick<Store, 'db'>,
	merch: readonly CountedItem[],
): Promise<Availability> {
	const rows = new Map((await db.selectFrom('stock').selectAll().execute()).map((row) => [keyOfRow(row), row]))
	const counted = new Map(
		merch.flatMap(({ id, variants }) =>
			variants.map((variant) => [keyOf({ merchId: id, variant: variant.key }), variant.counted] as const),
		),
	)
	return (merchId, variant) => {
		const key = keyOf({ merchId, variant })
		const row = rows.get(key)
		// Before the first count was applied.
		return row === undefined || row.counted_at === 0 ? (counted.get(key) ?? null) : availableOf(row)
	}
}

/**
 * Applies what editors have counted. A new count is the new baseline: what was posted before is in it. What was sold and not
 * posted then was counted, and stays sold. A process with older content never sets it back. @returns how many counts were new
 */
export async function applyStockCounts(store: Store, merch: readonly CountedItem[], now: number): Promise<number> {
	const rows = new Map((await store.db.selectFrom('stock').selectAll().execute()).map((row) => [keyOfRow(row), row]))
	const changed = countsOf(merch).filter((count) => outcomeOf(rows.get(keyOf(count)), count, now) !== 'known')
	if (changed.length === 0) return 0
	return store.write(async (transaction) => {
		const locked = await lockStock(transaction, store.engine, changed)
		let taken = 0
		for (const count of changed) {
			const row = locked.get(keyOf(count))
			const outcome = row ? outcomeOf(row, count, now) : 'known'
			if (row && outcome !== 'known') await update(transaction, row, count, { isNew: outcome === 'new count', now })
			if (outcome === 'new count') taken += 1
		}
		return taken
	})
}

interface Count {
	merchId: number
	variant: string
	title: string
	counted: number | null
	/** 0 when it is not said. */
	countedAt: number
	modifiedAt: number
}

/** In the order in which rows are locked. */
function countsOf(merch: readonly CountedItem[]): Count[] {
	return merch
		.flatMap(({ id, title, modifiedAt, variants }) =>
			variants.map(({ key, label, counted, countedAt = '' }) => ({
				merchId: id,
				variant: key,
				title: `${title}, ${label}`,
				counted,
				countedAt: Date.parse(countedAt) || 0,
				modifiedAt: Date.parse(modifiedAt) || 0,
			})),
		)
		.toSorted((a, b) => a.merchId - b.merchId || (a.variant < b.variant ? -1 : 1))
}

/** "same count": only the words of the item were edited. */
function outcomeOf(row: StockRow | undefined, count: Count, now: number): 'known' | 'new count' | 'same count' {
	if (!row || row.counted_at === 0) return 'new count'
	if (count.modifiedAt < row.modified_at) return 'known'
	const isNewer = count.modifiedAt > row.modified_at
	// The same number may be counted again. In files, where the item's date does not say which is newer, only a later time is another count.
	const isRecount = count.countedAt !== 0 && count.countedAt !== row.editor_counted_at
	if (isRecount && (isNewer || count.countedAt > row.editor_counted_at)) return 'new count'
	if (count.counted === row.content_counted) return isNewer || count.title !== row.title ? 'same count' : 'known'
	if (isNewer) return 'new count'
	// Files may be edited without a new date: this is a later count, unless it is the one before.
	const isEarlier = count.counted === row.previous_counted && now - row.counted_at < MAX_CONTENT_LAG_MS
	return isEarlier ? 'known' : 'new count'
}

async function update(
	transaction: Transaction<Tables>,
	row: StockRow,
	{ counted, countedAt, modifiedAt, title }: Count,
	{ isNew, now }: { isNew: boolean; now: number },
) {
	const baseline = {
		counted,
		content_counted: counted,
		previous_counted: row.content_counted,
		counted_at: now,
		reported_sold: null,
		editor_counted_at: countedAt || row.editor_counted_at,
		sold: isNew ? await soldNotPosted(transaction, row) : row.sold,
	}
	if (isNew && counted !== null) await addCount(transaction, { title, counted, at: now, by: 'content', staff_id: null })
	await transaction
		.updateTable('stock')
		.set({ title, modified_at: modifiedAt, ...(isNew ? baseline : {}) })
		.where('merch_id', '=', row.merch_id)
		.where('variant', '=', row.variant)
		.execute()
}

/** Who counts counts everything that was not posted, packed or not, whatever is to be decided about its order (decision 121). */
export async function soldNotPosted(
	transaction: Transaction<Tables>,
	{ merch_id, variant }: Pick<StockRow, 'merch_id' | 'variant'>,
): Promise<number> {
	const lines = await linesNotPosted(transaction)
		.where('merch_id', '=', merch_id)
		.where('variant', '=', variant)
		.execute()
	return sumOf(lines)
}

/** The same of every variant, by `keyOf`; none of it has no entry. */
export async function listSoldNotPosted(db: Store['db']): Promise<Map<string, number>> {
	const lines = await linesNotPosted(db).execute()
	return new Map([...Map.groupBy(lines, keyOfRow)].map(([key, of]) => [key, sumOf(of)]))
}

function linesNotPosted(db: Store['db'] | Transaction<Tables>) {
	return db
		.selectFrom('order_line')
		.innerJoin('shop_order', 'shop_order.payable_id', 'order_line.payable_id')
		.select(['merch_id', 'variant', 'quantity', 'restocked_quantity'])
		.where('reservation', '=', 'sold')
		.where('sent_at', 'is', null)
}

function sumOf(lines: readonly { quantity: number; restocked_quantity: number }[]): number {
	return lines.reduce((sum, { quantity, restocked_quantity }) => sum + quantity - restocked_quantity, 0)
}

function keyOfRow({ merch_id, variant }: Pick<StockRow, 'merch_id' | 'variant'>): string {
	return keyOf({ merchId: merch_id, variant })
}
