import type { BasketData } from './basket-view.ts'

type Counted = Pick<BasketData, 'donation'> & {
	lines: Pick<BasketData['lines'][number], 'name' | 'title' | 'variant' | 'quantity'>[]
	sums: Pick<BasketData['sums'], 'total' | 'isFrom'>
}

/**
 * What a change did to the numbers, and the new total, to be read aloud: "Rope lead, Red: 2. Your total is £21.95." What
 * came or went is in the notice of the page.
 */
export function changeInWords(before: Counted, now: Counted): string {
	if (now.lines.length === 0) return ''
	const changed = now.lines.filter((line) =>
		before.lines.some(({ name, quantity }) => name === line.name && quantity !== line.quantity),
	)
	const counts = changed.map(
		({ title, variant, quantity }) => `${[title, variant].filter(Boolean).join(', ')}: ${quantity}.`,
	)
	return [...counts, donationInWords(before.donation, now.donation), totalInWords(now.sums)].filter(Boolean).join(' ')
}

export function totalInWords({ total, isFrom }: Counted['sums']): string {
	return `Your total is ${isFrom ? 'from ' : ''}${total}.`
}

function donationInWords(before: string, now: string): string {
	if (before === now) return ''
	return now ? 'Your donation is in it.' : 'Your donation is out of it.'
}
