/** Share of the sheet's width that a letter of the display font takes at size 1, on average. */
const LETTER_WIDTH = 0.58
/** In percent of the sheet's width: the room of the words, the largest and the smallest size. */
const ROOM = 46
const [MAX_SIZE, MIN_SIZE] = [7.4, 2.6]

/** The size at which a name fits its line, in percent of the sheet's width; a long one breaks after a word. */
export function nameSize(name: string): number {
	const letters = [...name].length
	const onOneLine = ROOM / (letters * LETTER_WIDTH)
	// Smaller than that, two lines read better.
	const size = onOneLine >= 4 ? onOneLine : Math.max(onOneLine, Math.min(4, (ROOM * 1.6) / (letters * LETTER_WIDTH)))
	return Math.round(Math.min(MAX_SIZE, Math.max(MIN_SIZE, size)) * 10) / 10
}
