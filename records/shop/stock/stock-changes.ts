import { titleOf } from '#domain/shop/order.ts'
import { staffNames } from '../../staff/names.ts'
import type { Store } from '../../store/open-store.ts'
import type { Reservation } from '../../store/tables/shop-tables.ts'

/** Why the number of a variant changed. */
export type StockReason =
	| 'counted'
	| 'counted in the content'
	| 'ordered'
	| 'order over'
	| 'returned'
	| 'refunded before it was sent'

/** A change of the stock: each count is kept (`stock_count`), orders and returns say the rest themselves. */
interface StockChange {
	key: string
	at: number
	reason: StockReason
	/** The name in the stock: "Rope lead, Red" */
	title: string
	/** The number that was counted, or how many were added (taken off: negative). */
	quantity: number
	/** The order's reference; "" for a count. */
	reference: string
	/** The member of staff; null for a buyer, an editor of the content and a job. */
	staffName: string | null
	/** When the last count was, which had these goods because they were not posted then: they are taken off it too. Null for all that is not so. */
	inCountAt: number | null
}

/** The newest first. @param limit how many */
export async function listStockChanges(store: Store, limit: number): Promise<StockChange[]> {
	const names = await staffNames(store)
	const all = await Promise.all([
		counts(store, names, limit),
		ordered(store, limit),
		ended(store, limit),
		goodsReturned(store, names, limit),
	])
	return all
		.flat()
		.toSorted((a, b) => b.at - a.at)
		.slice(0, limit)
}

/** Each count, of staff at the desk or of editors in the content. */
async function counts({ db }: Store, names: ReadonlyMap<string, string>, limit: number): Promise<StockChange[]> {
	const rows = await db.selectFrom('stock_count').selectAll().orderBy('at', 'desc').orderBy('id').limit(limit).execute()
	return rows.map(({ id, at, title, counted, by, staff_id }) => ({
		key: id,
		at,
		reason: by === 'staff' ? 'counted' : 'counted in the content',
		title,
		quantity: counted,
		reference: '',
		staffName: names.get(staff_id ?? '') ?? null,
		inCountAt: null,
	}))
}

/** What each order took off the stock. */
async function ordered({ db }: Store, limit: number): Promise<StockChange[]> {
	const rows = await countedLines(db).orderBy('payable.created_at', 'desc').limit(limit).execute()
	return rows.map((row) => ({
		key: row.id,
		at: row.created_at,
		reason: 'ordered',
		title: nameOf(row),
		quantity: 0 - row.quantity,
		reference: row.reference,
		staffName: null,
		inCountAt: inCount(row, row.created_at),
	}))
}

/** What an order gave back when it ended without being sent, however it ended. */
async function ended({ db }: Store, limit: number): Promise<StockChange[]> {
	const rows = await countedLines(db)
		.select('restocked_quantity')
		.where('reservation', '=', 'freed')
		.where('freed_at', 'is not', null)
		.whereRef('quantity', '>', 'restocked_quantity')
		.orderBy('freed_at', 'desc')
		.limit(limit)
		.execute()
	return rows.map((row) => ({
		key: `${row.id} over`,
		at: row.freed_at ?? 0,
		reason: 'order over',
		title: nameOf(row),
		quantity: row.quantity - row.restocked_quantity,
		reference: row.reference,
		staffName: null,
		inCountAt: null,
	}))
}

/** Lines of orders for what has a stock; gifts and what never runs out have none. */
function countedLines(db: Store['db']) {
	return db
		.selectFrom('order_line')
		.innerJoin('shop_order', 'shop_order.payable_id', 'order_line.payable_id')
		.innerJoin('payable', 'payable.id', 'order_line.payable_id')
		.innerJoin('stock', (join) =>
			join.onRef('stock.merch_id', '=', 'order_line.merch_id').onRef('stock.variant', '=', 'order_line.variant'),
		)
		.where('stock.counted', 'is not', null)
		.select(['order_line.id', 'order_line.title', 'variant_label as variantLabel', 'quantity'])
		.select(['reference', 'payable.created_at'])
		.select(['stock.title as stockTitle', 'counted_at', 'sent_at', 'reservation', 'freed_at'])
}

interface CountedLine {
	title: string
	variantLabel: string
	stockTitle: string
	counted_at: number
	sent_at: number | null
	reservation: Reservation
	freed_at: number | null
}

/** A line has the words of its day: one thing has one name in the list. */
const nameOf = (line: CountedLine) => line.stockTitle || titleOf(line)

/** When the last count was, where it came after this change and had the goods of the line (`soldNotPosted`). */
function inCount({ counted_at, sent_at, reservation, freed_at }: CountedLine, changedAt: number): number | null {
	const wasPosted = sent_at !== null && sent_at <= counted_at
	const wasOver = reservation === 'freed' && freed_at !== null && freed_at <= counted_at
	return changedAt > counted_at || wasPosted || wasOver ? null : counted_at
}

/** What staff put back on the shelf, on the day of the last action that can have done it. */
async function goodsReturned({ db }: Store, names: ReadonlyMap<string, string>, limit: number): Promise<StockChange[]> {
	const rows = await countedLines(db)
		.innerJoin('audit_entry', 'audit_entry.subject', 'payable.reference')
		.select(['restocked_quantity', 'audit_entry.action', 'audit_entry.at', 'audit_entry.staff_id'])
		.where('restocked_quantity', '>', 0)
		.where('audit_entry.action', 'in', ['return received', 'refund requested', 'refund recorded'])
		.orderBy('audit_entry.at', 'desc')
		.limit(limit)
		.execute()
	const last = new Map(rows.toReversed().map((row) => [row.id, row]))
	return [...last.values()].map((row) => ({
		key: `${row.id} back`,
		at: Number(row.at),
		reason: row.action === 'return received' ? 'returned' : 'refunded before it was sent',
		title: nameOf(row),
		quantity: row.restocked_quantity,
		reference: row.reference,
		staffName: names.get(row.staff_id ?? '') ?? null,
		inCountAt: inCount(row, Number(row.at)),
	}))
}
