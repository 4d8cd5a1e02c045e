/**
 * Wraps every table of sanitised HTML in a focusable frame that scrolls sideways. Frames are numbered, because
 * landmarks need unique names. The cells of a plain table carry the heading of their column, for narrow screens.
 */
export function frameTables(html: string): string {
	let count = 0
	return html.replaceAll(/<table(?=[\s>])[\s\S]*?<\/table>/g, (table) => {
		count += 1
		return `<div class="overflow-x-auto" role="region" aria-label="Table ${count}" tabindex="0">${labelCells(table)}</div>`
	})
}

const HEADING = /<th(?:\s[^>]*)?>([^<]*)<\/th>/g

/** Only if the headings are one row of words, and each row below has as many cells; tables with joined cells stay as they are. */
function labelCells(table: string): string {
	const [, head = '', body = ''] = /^(<table[\s\S]*<\/thead>)([\s\S]*)$/.exec(table) ?? []
	const labels = [...head.matchAll(HEADING)].map(([, text = '']) => text.trim())
	const rows = body.match(/<tr[\s>][\s\S]*?<\/tr>/g) ?? []
	const cellsOf = (row: string) => row.match(/<t[dh](?=[\s>])/g)?.length
	const isPlain = labels.length > 1 && !labels.includes('') && !/span=/.test(table)
	if (!isPlain || !rows.every((row) => cellsOf(row) === labels.length)) return table
	const labelled = body.replaceAll(/<tr[\s>][\s\S]*?<\/tr>/g, (row) => {
		let column = 0
		return row.replaceAll(/<td(?=[\s>])/g, () => `<td data-label="${labels[column++]?.replaceAll('"', '&quot;')}"`)
	})
	return head + labelled
}
