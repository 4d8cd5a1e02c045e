import { type StockRow, shortRows, stockRows } from '#domain/desk/orders/stock-rows.ts'
import { listStock } from '#records/shop/stock/list-stock.ts'
import type { DeskRequest } from '../../request.server.ts'
import { nameOf } from './stock-words.ts'

const DEFAULT_LOW_STOCK = 3

export interface StockItem {
	merchId: number
	title: string
	/** Where it is edited in WordPress; null for what is counted here, and for what is no longer published. */
	editUrl: string | null
	/** None of an item that is not counted. */
	rows: StockRow[]
}

type Desk = Pick<DeskRequest, 'store' | 'content' | 'operations'>

async function readRows({ store, content }: Desk) {
	const lowStock = content.options?.shop.lowStock ?? DEFAULT_LOW_STOCK
	return { lowStock, rows: stockRows(content.merch, await listStock(store), lowStock) }
}

/** The stock of all goods, item by item, and first what is sold out or low. */
export async function readStock(desk: Desk) {
	const { rows, lowStock } = await readRows(desk)
	const editUrlOf = ({ merchId, slug, isPublished }: StockRow): string | null => {
		const place = desk.operations.editPlace({ id: merchId, slug }, 'merch')
		return isPublished && place.kind === 'link' ? place.url : null
	}
	const items = [...Map.groupBy(rows, ({ merchId, isPublished }) => `${merchId} ${isPublished}`).values()].flatMap(
		(of): (StockItem & { isPublished: boolean })[] => {
			const [first] = of
			if (!first) return []
			const { merchId, title, isPublished } = first
			const isCounted = of.some(({ counted }) => counted !== null)
			return [{ merchId, title, isPublished, editUrl: editUrlOf(first), rows: isCounted ? of : [] }]
		},
	)
	return {
		lowStock,
		short: shortRows(rows).map((row) => ({ ...row, editUrl: editUrlOf(row) })),
		items: items.filter(({ isPublished }) => isPublished),
		gone: items.filter(({ isPublished }) => !isPublished),
		/** Counts are entered at the desk. Where there is a WordPress, only there: it shows what was sold beside them. */
		isCountedHere: desk.operations.hasContentFiles,
	}
}

/** The counted variants that are in the shop. */
export async function readCounted(desk: Desk): Promise<StockRow[]> {
	const { rows } = await readRows(desk)
	return rows.filter(({ isPublished, counted }) => isPublished && counted !== null)
}

/** A counted variant that is in the shop. */
export async function findCounted(desk: Desk, { merchId, variant }: { merchId: number; variant: string }) {
	const row = (await readCounted(desk)).find((one) => one.merchId === merchId && one.variantKey === variant)
	return row && row.counted !== null ? { name: nameOf(row), counted: row.counted } : undefined
}
