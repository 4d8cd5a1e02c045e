import type { StockLevel } from '../stock.ts'

export interface VariantData {
	key: string
	label: string
	/** "" when all variants cost the same. */
	price: string
	level: StockLevel
	/** "2 left"; "" when it is not counted. */
	stock: string
	/** How many one basket may have. */
	most: number
}

/** An item as it is put in the basket. */
export interface ChoiceData {
	slug: string
	title: string
	price: string
	/** Follows the price: " + delivery from £2.25", ", nothing to post". */
	delivery: string
	variants: VariantData[]
	/** "M and XXL: back on 7 December."; "" for none. */
	backNote: string
	/** How many of one variant a basket may have. */
	most: number
}
