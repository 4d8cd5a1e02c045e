import type { EditPlace } from '#domain/desk/operations.ts'
import { type StockRow, stockRows } from '#domain/desk/orders/stock-rows.ts'
import { listStock } from '#records/shop/list-stock.ts'
import type { DeskRequest } from '../../request.server.ts'

const DEFAULT_LOW_STOCK = 3

export interface StockItem {
	merchId: number
	title: string
	isPublished: boolean
	/** null: no longer published. */
	edit: EditPlace | null
	rows: StockRow[]
}

/** The stock of all goods, item by item. */
export async function readStock({ store, content, operations }: DeskRequest) {
	const lowStock = content.options?.shop.lowStock ?? DEFAULT_LOW_STOCK
	const rows = stockRows(content.merch, await listStock(store), lowStock)
	const byItem = Map.groupBy(rows, ({ merchId }) => merchId)
	const items = [...byItem].flatMap(([merchId, of]): StockItem[] => {
		const [first] = of
		if (!first) return []
		const { slug, title, isPublished } = first
		const edit = isPublished ? operations.editPlace({ id: merchId, slug }, 'merch') : null
		return [{ merchId, title, isPublished, edit, rows: of }]
	})
	const isOf = (...levels: StockRow['level'][]) => rows.filter(({ level }) => levels.includes(level)).length
	return { items, lowStock, counts: { low: isOf('low'), soldOut: isOf('sold out'), oversold: isOf('oversold') } }
}
