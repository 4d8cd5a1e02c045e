/** Widths of letters of the display font at weight 900 and size 1, in a name’s letter-spacing; measured, rounded up. */
const WIDTHS: [RegExp, number][] = [
	[/[W@]/u, 0.99],
	[/[mwM]/u, 0.83],
	[/[CGHNOQX]/u, 0.71],
	[/[aceszFL]/u, 0.51],
	[/[EPRSTZBJ\d]/u, 0.59],
	[/[\p{Lu}&]/u, 0.63],
	[/[ijlI’'.,:;!|]/u, 0.25],
	[/[frt-]/u, 0.39],
	[/\s/u, 0.21],
	[/[hknouvx]/u, 0.53],
]
const OTHER = 0.56

/** The room for a name and its largest size, in percent of the sheet's width. */
interface Room {
	width: number
	height: number
	max: number
}

/** Between the margins of the printed poster. */
const PAPER: Room = { width: 88, height: 34, max: 27 }
const LINE = 0.88
/** Longer than any real name: it may take more room than there is. */
const MIN_SIZE = 5
const STEP = 0.1

/** The largest font size at which the lines of a name fit the room, in percent of the sheet's width. */
export function nameSize(name: string, room: Room = PAPER): number {
	const words = name.split(/(?<=[\s-])/).map((word) => ({ width: widthOf(word.trimEnd()), whole: widthOf(word) }))
	let size = room.max
	while (size > MIN_SIZE && !fits(words, size, room)) size -= STEP
	return Math.round(size * 10) / 10
}

function fits(words: { width: number; whole: number }[], size: number, { width, height }: Room): boolean {
	const perLine = width / size
	let lines = 1
	let used = 0
	for (const word of words) {
		if (word.width > perLine) return false
		if (used + word.width > perLine) {
			lines += 1
			used = 0
		}
		used += word.whole
	}
	return lines * LINE * size <= height
}

function widthOf(text: string): number {
	const letters = [...text.normalize('NFD').replaceAll(/\p{M}/gu, '')]
	return letters.reduce((sum, letter) => sum + (WIDTHS.find(([kind]) => kind.test(letter))?.[1] ?? OTHER), 0)
}
