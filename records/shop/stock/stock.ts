import { randomUUID } from 'node:crypto'
import type { Insertable, Selectable, Transaction } from 'kysely'
import type { Store } from '../../store/open-store.ts'
import type { StockCountTable, StockTable } from '../../store/tables/shop-tables.ts'
import type { Tables } from '../../store/tables/tables.ts'

export type StockRow = Selectable<StockTable>

/** How many of a variant are to be taken off the stock, or put back. */
export interface Quantity {
	merchId: number
	/** "" for an item without variants. */
	variant: string
	quantity: number
}

/** A variant of which there are fewer. */
export interface Shortage {
	merchId: number
	variant: string
	/** Never negative. */
	available: number
}

/** Each variant once, in the order in which rows are locked: two transactions with the same variants cannot block each other. */
export function quantitiesOf(lines: readonly Quantity[]): Quantity[] {
	const sums = new Map<string, Quantity>()
	for (const { merchId, variant, quantity } of lines) {
		const before = sums.get(keyOf({ merchId, variant }))
		sums.set(keyOf({ merchId, variant }), { merchId, variant, quantity: (before?.quantity ?? 0) + quantity })
	}
	return [...sums.values()]
		.filter(({ quantity }) => quantity > 0)
		.toSorted((a, b) => a.merchId - b.merchId || (a.variant < b.variant ? -1 : 1))
}

/** Locks the rows of these variants until the end of the transaction. One that the content has not named yet is not counted. */
export async function lockStock(
	transaction: Transaction<Tables>,
	engine: Store['engine'],
	quantities: readonly Pick<Quantity, 'merchId' | 'variant'>[],
): Promise<Map<string, StockRow>> {
	const rows = new Map<string, StockRow>()
	for (const { merchId, variant } of quantities) {
		await transaction
			.insertInto('stock')
			.values({
				merch_id: merchId,
				variant,
				title: '',
				counted: null,
				previous_counted: null,
				counted_at: 0,
				modified_at: 0,
				sold: 0,
				reserved: 0,
				reported_sold: null,
			})
			.onConflict((conflict) => conflict.columns(['merch_id', 'variant']).doNothing())
			.execute()
		const row = await transaction
			.selectFrom('stock')
			.selectAll()
			.where('merch_id', '=', merchId)
			.where('variant', '=', variant)
			// SQLite has one writer at a time.
			.$if(engine === 'postgres', (query) => query.forUpdate())
			.executeTakeFirstOrThrow()
		rows.set(keyOf({ merchId, variant }), row)
	}
	return rows
}

/** Those of which there are fewer. */
export function shortagesOf(rows: ReadonlyMap<string, StockRow>, quantities: readonly Quantity[]): Shortage[] {
	return quantities.flatMap(({ merchId, variant, quantity }) => {
		const available = availableOf(rows.get(keyOf({ merchId, variant })))
		return available === null || available >= quantity ? [] : [{ merchId, variant, available: Math.max(0, available) }]
	})
}

/** Null: not counted. May be negative: sold on the shelf after the count, or counted wrongly. */
export function availableOf(row: Pick<StockRow, 'counted' | 'sold' | 'reserved'> | undefined): number | null {
	return row === undefined || row.counted === null ? null : row.counted - row.sold - row.reserved
}

/** Adds to what is sold and reserved, or takes away with -1. Rows that are locked. */
export async function changeStock(
	transaction: Transaction<Tables>,
	quantities: readonly Quantity[],
	{ sold, reserved }: { sold: -1 | 0 | 1; reserved: -1 | 0 | 1 },
): Promise<void> {
	for (const { merchId, variant, quantity } of quantities) {
		await transaction
			.updateTable('stock')
			.set((eb) => ({
				sold: eb('sold', '+', sold * quantity),
				reserved: eb('reserved', '+', reserved * quantity),
			}))
			.where('merch_id', '=', merchId)
			.where('variant', '=', variant)
			.execute()
	}
}

export function keyOf({ merchId, variant }: Pick<Quantity, 'merchId' | 'variant'>): string {
	return `${merchId} ${variant}`
}

/** Keeps a count for the history of the stock, in the transaction that applies it. */
export async function addCount(
	transaction: Transaction<Tables>,
	count: Omit<Insertable<StockCountTable>, 'id'>,
): Promise<void> {
	await transaction
		.insertInto('stock_count')
		.values({ id: randomUUID(), ...count })
		.execute()
}
