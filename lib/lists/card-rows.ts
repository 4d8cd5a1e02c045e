/** Whether a card is in a row of two rather than three: the first row, and the last rows where threes would leave a gap. */
export function isHalfRow(index: number, count: number): boolean {
	if (count === 3) return false
	const left = (count - 2) % 3
	const lastTwos = left === 1 ? 4 : left === 2 ? 2 : 0
	return index < 2 || index >= count - lastTwos
}
