/** How many characters fit on one line of the drawn tag. */
const MAX_LINE = 12

/** Words on one line or two, broken at the space nearest to the middle. */
export function tagLines(words: string): string[] {
	const text = words.trim()
	if (text.length <= MAX_LINE) return text === '' ? [] : [text]
	const middle = text.length / 2
	const spaces = [...text.matchAll(/\s/g)].map(({ index }) => index)
	const nearest = spaces.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0] ?? Math.ceil(middle)
	return [text.slice(0, nearest).trim(), text.slice(nearest).trim()]
}
