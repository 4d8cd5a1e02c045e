import { svg } from './svg.ts'

// Letters as round strokes, independent of installed fonts: advance width, then path on y = 0 with an x-height of 50.
const LETTERS: Record<string, readonly [advance: number, path: string]> = {
	d: [58, 'M46 -82V0M46 -25a20 24 0 1 0 -40 0a20 24 0 1 0 40 0'],
	e: [54, 'M6 -26H44a19 23 0 1 0 -6 18'],
	i: [24, 'M12 -48V0M12 -74V-73'],
	n: [56, 'M8 -48V0M8 -28q6 -20 20 -20t16 20V0'],
	o: [58, 'M48 -24a20 24 0 1 0 -40 0a20 24 0 1 0 40 0'],
	r: [40, 'M8 -48V0M8 -26q6 -22 24 -22'],
	u: [58, 'M8 -48v28q0 20 18 20t20 -20M46 -48V0'],
	J: [56, 'M40 -76v52q0 24 -18 24t-18 -18'],
	0: [58, 'M48 -38a20 38 0 1 0 -40 0a20 38 0 1 0 40 0'],
	2: [54, 'M6 -56q2 -22 22 -22t20 22q0 16 -18 32L6 0H48'],
	7: [50, 'M4 -76H44Q26 -40 20 0'],
}

/** Words in round strokes, centred on x with the baseline on y. Only the letters in use exist. */
export function lettering(text: string, x: number, y: number, scale: number, colour: string, weight = 15): string {
	const glyphs = [...text].map((letter) => LETTERS[letter] ?? ([30, ''] as const))
	const total = glyphs.reduce((sum, [advance]) => sum + advance, 0)
	let left = -total / 2
	const drawn = glyphs.map(([advance, path]) => {
		const glyph = svg`<path transform="translate(${left} 0)" d="${path}"/>`
		left += advance
		return glyph
	})
	return svg`<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round">${drawn}</g>`
}
