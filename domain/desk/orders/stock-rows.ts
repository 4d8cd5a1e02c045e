import type { MerchItem } from '#content/model/merch-item.ts'

/** What the store knows of one variant. */
interface StockCount {
	merchId: number
	/** "" for an item without variants. */
	variant: string
	title: string
	/** By editors; null: not counted. */
	counted: number | null
	/** 0: no count was stored yet. */
	countedAt: number
	sold: number
	/** What of it was not posted yet; none by default. */
	soldNotPosted?: number
	reserved: number
	waiting: number
}

export type StockLevel = 'oversold' | 'sold out' | 'low' | 'enough' | 'not counted'

export interface StockRow {
	merchId: number
	slug: string
	title: string
	variantKey: string
	/** "" for an item without variants. */
	variant: string
	counted: number | null
	/** 0: no count was stored yet. */
	countedAt: number
	sold: number
	reserved: number
	/** How many asked for an email when it is there again. */
	waiting: number
	/** null: not counted. */
	available: number | null
	/** What a count should find: everything that was not posted (`docs/shop.md`). Null: not counted. */
	onHand: number | null
	level: StockLevel
	/** False: the shop shows it no longer. */
	isPublished: boolean
}

type Item = Pick<MerchItem, 'id' | 'slug' | 'title' | 'variants' | 'needsDelivery'>

/** Every variant of the goods, and what was sold of goods that are no longer published. Gifts to the dogs have no stock. */
export function stockRows(merch: readonly Item[], counts: readonly StockCount[], lowStock: number): StockRow[] {
	const rest = new Map(counts.map((count) => [keyOf(count), count]))
	const published = merch
		.filter(({ needsDelivery }) => needsDelivery)
		.flatMap((item) =>
			variantsOf(item).map(({ key, label, counted }) => {
				const count = rest.get(keyOf({ merchId: item.id, variant: key }))
				rest.delete(keyOf({ merchId: item.id, variant: key }))
				const isTaken = count !== undefined && count.countedAt > 0
				const named = { merchId: item.id, slug: item.slug, title: item.title, variantKey: key, variant: label }
				const numbers = {
					counted: isTaken ? count.counted : counted,
					countedAt: count?.countedAt ?? 0,
					sold: count?.sold ?? 0,
					soldNotPosted: count?.soldNotPosted ?? 0,
					reserved: count?.reserved ?? 0,
					waiting: count?.waiting ?? 0,
				}
				return rowOf({ ...named, ...numbers, isPublished: true }, lowStock)
			}),
		)
	const gifts = new Set(merch.filter(({ needsDelivery }) => !needsDelivery).map(({ id }) => id))
	const gone = [...rest.values()]
		.filter(({ merchId, sold, reserved, title }) => !gifts.has(merchId) && title !== '' && sold + reserved > 0)
		.map(({ merchId, variant, title, soldNotPosted = 0, ...numbers }) => {
			// Its title names the variant too.
			const named = { merchId, slug: '', title, variantKey: variant, variant: '' }
			return rowOf({ ...named, ...numbers, soldNotPosted, isPublished: false }, lowStock)
		})
	return [...published, ...gone]
}

/** The worst first. */
const SHORT: readonly StockLevel[] = ['oversold', 'sold out', 'low']

/** What is in the shop and sold out or low, the worst first. */
export function shortRows(rows: readonly StockRow[]): StockRow[] {
	return rows
		.filter(({ level, isPublished }) => isPublished && SHORT.includes(level))
		.toSorted((a, b) => SHORT.indexOf(a.level) - SHORT.indexOf(b.level))
}

function variantsOf({ variants }: Item): { key: string; label: string; counted: number | null }[] {
	return variants.length > 0 ? variants : [{ key: '', label: '', counted: null }]
}

type CountedRow = Omit<StockRow, 'available' | 'onHand' | 'level'> & { soldNotPosted: number }

function rowOf({ soldNotPosted, ...row }: CountedRow, lowStock: number): StockRow {
	const { counted, sold, reserved } = row
	const available = counted === null ? null : counted - sold - reserved
	const onHand = counted === null ? null : counted - sold + soldNotPosted
	return { ...row, available, onHand, level: levelOf(available, lowStock) }
}

function levelOf(available: number | null, lowStock: number): StockLevel {
	if (available === null) return 'not counted'
	if (available < 0) return 'oversold'
	if (available === 0) return 'sold out'
	return available <= lowStock ? 'low' : 'enough'
}

const keyOf = ({ merchId, variant }: Pick<StockCount, 'merchId' | 'variant'>) => `${merchId} ${variant}`
