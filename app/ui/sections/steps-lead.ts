/** Places in the drawing, 1200 × 208: the width of the columns with their gap, and where the centre of a number is in its column. */
const COLUMNS = 1232
const CENTRE = 33
const HIGH = 50
const LOW = 122
/** Where the dog stands. */
const END = 'S1060 88 1140 84S1330 70 1700 96'

/** A wave through the numbers of `count` steps, high and low in turn, from one edge of the page to the other. */
export function leadThrough(count: number): string {
	const rest = Array.from({ length: count - 1 }, (_, i) => {
		const x = Math.round(((i + 1) * COLUMNS) / count + CENTRE)
		const isLow = i % 2 === 0
		return `S${x - 132} ${isLow ? LOW + 14 : HIGH - 10} ${x} ${isLow ? LOW : HIGH}`
	})
	return `M-400 90C-200 20 -60 ${HIGH} ${CENTRE} ${HIGH}${rest.join('')}${END}`
}
