/** Whether a card is in a row of two rather than three: the first row, and the last rows where threes would leave a gap. */
export function isHalfRow(index: number, count: number): boolean {
	if (count === 3) return false
	const left = (count - 2) % 3
	const lastTwos = left === 1 ? 4 : left === 2 ? 2 : 0
	return index < 2 || index >= count - lastTwos
}

/**
 * How wide a card is in a list that one card leads: the whole row, a half or a third. Up to three cards stand beside
 * each other. A panel of `panelShare` fills the last row.
 */
export function rowShare(index: number, count: number): 'whole' | 'half' | 'third' {
	if (count < 3) return 'half'
	return count > 3 && index === 0 ? 'whole' : 'third'
}

/** How wide a panel is that follows the cards, so that no row has a gap: "rest" is two thirds. */
export function panelShare(count: number): 'whole' | 'half' | 'third' | 'rest' {
	if (count < 3) return count === 1 ? 'half' : 'whole'
	const inLastRow = (count > 3 ? count - 1 : count) % 3
	return inLastRow === 0 ? 'whole' : inLastRow === 1 ? 'rest' : 'third'
}
