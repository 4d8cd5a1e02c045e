/** Widths of letters of the display font at weight 900 and size 1; measured, rounded up. */
const WIDTHS: [RegExp, number][] = [
	[/[mwMW@]/u, 0.88],
	[/[\p{Lu}\d&]/u, 0.66],
	[/[ijlft'’.,:;!|-]/u, 0.34],
	[/\s/u, 0.22],
]
const OTHER = 0.55

/** The room for a name and its largest size, in percent of the sheet's width. */
interface Room {
	width: number
	height: number
	max: number
}

/** Between the margins of the printed poster. */
const PAPER: Room = { width: 88, height: 34, max: 27 }
const LINE = 0.86

/** The largest font size at which a name fits one, two or three lines, in percent of the sheet's width. */
export function nameSize(name: string, { width, height, max }: Room = PAPER): number {
	const longest = Math.max(...name.split(/\s+|(?<=-)/).map(widthOf))
	const sizes = [1, 2, 3].map((lines) =>
		Math.min(
			max,
			width / longest,
			height / (lines * LINE),
			// Lines are never all full.
			(width * lines * (lines === 1 ? 1 : 0.8)) / widthOf(name),
		),
	)
	// Longer than any real name: it may take more lines, and the photograph shrinks.
	return Math.round(Math.max(5, ...sizes) * 10) / 10
}

function widthOf(text: string): number {
	return [...text].reduce((sum, letter) => sum + (WIDTHS.find(([kind]) => kind.test(letter))?.[1] ?? OTHER), 0)
}
