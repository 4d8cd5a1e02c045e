/** Why a basket has fewer than were asked for. */
export function mostInWords(most: number, left: number | null): string {
	if (left === null || left > most) return `${most} is the most for one basket, and you have ${most}.`
	return left === 1 ? 'There is only 1 left, and you have it.' : `There are only ${left} left, and you have them all.`
}
