import type { StockLevel, StockRow } from '#domain/desk/orders/stock-rows.ts'

export const MAX_COUNTED = 99_999

export const LEVEL_WORDS: Record<StockLevel, string> = {
	oversold: 'Oversold',
	'sold out': 'Sold out',
	low: 'Low',
	enough: 'In stock',
	'not counted': 'Not counted',
}

/** Only what is not as it should be has a mark. */
export const LEVEL_TONES: Partial<Record<StockLevel, string>> = {
	oversold: 'trouble',
	'sold out': 'trouble',
	low: 'late',
}

/** What a count has in it: the same for everything that is not posted, whatever is still to be decided about its order. */
export const WHAT_TO_COUNT =
	'Count everything that has not been posted: on the shelf, packed, or kept for an order that is not paid, cancelled or disputed. What is sold or reserved of it is taken off by itself. Enter what came back as a return before you count.'

/** The variant, unless the title says it: a “Tea towel of wet dogs” is a tea towel. */
export function kindOf({ title, variant }: Pick<StockRow, 'title' | 'variant'>): string {
	return ` ${title} `.toLowerCase().includes(` ${variant} `.toLowerCase()) ? '' : variant
}

/** The name of its field where everything is counted. */
export const countField = (row: Pick<StockRow, 'merchId' | 'variantKey'>) => `count ${row.merchId} ${row.variantKey}`

export const nameOf = (row: Pick<StockRow, 'title' | 'variant'>) => [row.title, kindOf(row)].filter(Boolean).join(', ')

export function waitingInWords(waiting: number): string {
	return waiting === 1 ? '1 person wants an email when it’s back' : `${waiting} people want an email when it’s back`
}
