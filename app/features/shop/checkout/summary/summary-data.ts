import type { PictureData } from '#app/ui/media/picture.tsx'

export interface SummaryData {
	lines: SummaryLine[]
	/** Delivery and the donation on top. */
	rows: { label: string; value: string }[]
	totalLabel: string
	total: string
	/** "Including £3 VAT"; "" for none. */
	vat: string
	/** The count of all lines. */
	count: number
	/** The sums, for the form. */
	shown: string
	/** What is different from what the last page showed, in sentences. */
	changes: string[]
}

interface SummaryLine {
	key: string
	title: string
	/** "" when there is only one variant. */
	variant: string
	quantity: number
	picture: PictureData | null
	/** "£18" */
	total: string
	/** The words on what is made for its buyer. */
	words: string[]
}
