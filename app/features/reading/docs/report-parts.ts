const PART = /(?=<h2[\s>])/
const SUMS = /class="(?:row-bar|pound-bar)"/
const YEARS = /<table class="by-year"/
const NUMBERED = /<ol[\s>]/
const CONTAINER = /<(\/?)(?:div|blockquote|figure|details|ul|ol|table)(?=[\s>])/g

/**
 * A report in parts, one for each heading: the sums stand in a panel, and the numbered plans it ends with stand on green.
 * Headings inside a container would be cut from it; such a report stays whole.
 */
export function divideReport(html: string): string {
	const start = html.search(PART)
	if (start === -1) return html
	const opening = html.slice(0, start)
	const parts = html.slice(start).split(PART)
	if (![opening, ...parts].every(isWhole)) return html
	const divided = parts.map((part, i) => `<section${classOf(part, i === parts.length - 1)}>${part}</section>`)
	return opening + divided.join('')
}

function classOf(part: string, isLast: boolean): string {
	if (SUMS.test(part) && !YEARS.test(part)) return ' class="report-sums"'
	if (isLast && NUMBERED.test(part)) return ' class="report-plans band-field"'
	return ''
}

function isWhole(part: string): boolean {
	let open = 0
	for (const [, isEnd] of part.matchAll(CONTAINER)) {
		open += isEnd ? -1 : 1
		if (open < 0) return false
	}
	return open === 0
}
