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
const ROW = /<tr[\s>][\s\S]*?<\/tr>/g
const CELL = /<t[dh](?:\s[^>]*)?>([\s\S]*?)<\/t[dh]>/g
/** "2,587,200", "£4.50", "38 days", "84p" */
const FIGURE = /^[£€$]?\d[\d,.]*\s?(?:%|p|[a-z]{0,6})$/
/** A name and two figures fit on a phone. */
const MAX_NARROW_COLUMNS = 3

/** Only if the headings are one row of words, and each row below has as many cells; tables with joined cells stay as they are. */
function labelCells(table: string): string {
	const [, head = '', body = ''] = /^(<table[\s\S]*<\/thead>)([\s\S]*)$/.exec(table) ?? []
	const labels = [...head.matchAll(HEADING)].map(([, text = '']) => text.trim())
	const rows = (body.match(ROW) ?? []).map((row) => [...row.matchAll(CELL)].map(([, cell = '']) => textOf(cell)))
	const isPlain = labels.length > 1 && !labels.includes('') && !/span=/.test(table)
	if (!isPlain || !rows.every((cells) => cells.length === labels.length)) return table
	const isFigures = labels.map((_, column) => column > 0 && rows.every((cells) => FIGURE.test(cells[column] ?? '')))
	// With nothing but figures beside the names it is a table on phones too, and its headings are seen.
	const isNarrow = labels.length <= MAX_NARROW_COLUMNS && isFigures.slice(1).every(Boolean)
	const attributesOf = (column: number) => {
		const label = isNarrow ? '' : ` data-label="${labels[column]?.replaceAll('"', '&quot;')}"`
		return (isFigures[column] ? ' class="figure"' : '') + label
	}
	const labelled = body.replaceAll(ROW, (row) => {
		let column = 0
		return row.replaceAll(/<td(?=[\s>])/g, (tag) => tag + attributesOf(column++))
	})
	let heading = 0
	return head.replaceAll(/<th(?=[\s>])/g, (tag) => (isFigures[heading++] ? `${tag} class="figure"` : tag)) + labelled
}

function textOf(cell: string): string {
	return cell.replaceAll(/<[^>]*>/g, '').trim()
}
