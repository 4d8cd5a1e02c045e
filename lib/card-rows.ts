/**
 * Whether a card is one of two in its row rather than one of three. Two lead, threes follow, and the last rows are made of
 * twos where threes would leave a hole.
 */
export function isHalfRow(index: number, count: number): boolean {
	if (count === 3) return false
	const left = (count - 2) % 3
	const lastTwos = left === 1 ? 4 : left === 2 ? 2 : 0
	return index < 2 || index >= count - lastTwos
}
