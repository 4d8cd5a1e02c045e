const TABLE = /<table(?=[\s>])[\s\S]*?<\/table>/g
const BODY = /<tbody(?:\s[^>]*)?>([\s\S]*?)<\/tbody>/
const ROW = /<tr[\s>][\s\S]*?<\/tr>/g
const CELL = /<td(?:\s[^>]*)?>([\s\S]*?)<\/td>/g
const PENCE = /^(\d{1,2})p$/
const AMOUNT = /^[£€$]?(\d{1,3}(?:,\d{3})+|\d+)$/
/** A pound of two parts or of six: with more its colours come round again. */
const MAX_PARTS = 6
const MIN_ROWS = 3
/** "2025", "2025–26", "2025 to 2026" */
const YEAR = /^(?:19|20)\d{2}(?:(?:[–/-]| to )(?:\d{2}){1,2})?$/
/** "31 days" */
const WITH_UNIT = /^(\d{1,3}(?:,\d{3})+|\d+)(?: [a-z]+)?$/

/**
 * Draws the sums of plain tables: a bar below the headings of a table that divides one pound into pence, and a bar in each
 * row of one whose last row is the total of its first figures, or which has one figure for each of several years. Other
 * tables stay as they are.
 */
export function drawTableBars(html: string): string {
	return html.replaceAll(TABLE, (table) => {
		if (/span=/.test(table)) return table
		const rows = [...(BODY.exec(table)?.[1] ?? '').matchAll(ROW)].map(([row]) => cellsOf(row))
		const pence = penceOf(rows)
		if (pence) return table.replace('<tbody', `${poundBar(pence, rows[0]?.length ?? 1)}<tbody`)
		const amounts = amountsOf(rows)
		if (amounts) return withRowBars(table, amounts)
		const years = yearsOf(rows)
		return years ? withRowBars(table, years).replace('<table', '<table class="by-year"') : table
	})
}

function cellsOf(row: string): string[] {
	return [...row.matchAll(CELL)].map(([, cell = '']) => cell.replaceAll(/<[^>]*>/g, '').trim())
}

/** The column of pence that makes one pound, without the row of the whole pound. */
function penceOf(rows: string[][]): number[] | undefined {
	for (const column of (rows[0] ?? []).keys()) {
		const cells = rows.map((row) => PENCE.exec(row[column] ?? '')?.[1])
		const parts = cells.filter((cell) => cell !== undefined).map(Number)
		const isPound = parts.reduce((sum, part) => sum + part, 0) === 100
		if (isPound && parts.length >= rows.length - 1 && parts.length <= MAX_PARTS) return parts
	}
	return undefined
}

/** The amounts of the rows above the total, if the total is right. */
function amountsOf(rows: string[][]): number[] | undefined {
	const amounts = rows.map((row) => Number(AMOUNT.exec(row[1] ?? '')?.[1]?.replaceAll(',', '') ?? Number.NaN))
	const parts = amounts.slice(0, -1)
	const sum = parts.reduce((total, part) => total + part, 0)
	return parts.length >= MIN_ROWS && sum > 0 && sum === amounts.at(-1) ? parts : undefined
}

/** The figure of each year, if the table has nothing else. */
function yearsOf(rows: string[][]): number[] | undefined {
	const isYears = rows.every(([year = '', , ...others]) => YEAR.test(year) && others.length === 0)
	const amounts = rows.map((row) => Number(WITH_UNIT.exec(row[1] ?? '')?.[1]?.replaceAll(',', '') ?? Number.NaN))
	return isYears && rows.length >= MIN_ROWS && Math.max(...amounts) > 0 ? amounts : undefined
}

/** With less than this a part has no room for its pence on a phone. */
const MIN_PRINTED = 8

function poundBar(pence: number[], columns: number): string {
	const starts = pence.map((_, i) => pence.slice(0, i).reduce((sum, part) => sum + part, 0))
	const parts = pence.map((width, i) => {
		const start = starts[i] ?? 0
		const small = width < MIN_PRINTED ? ' class="small"' : ''
		const print = `<text${small} x="${start + width / 2}%" y="50%" text-anchor="middle" dominant-baseline="central">${width}p</text>`
		return `<g><rect x="${start}%" width="${width}%" height="100%"/>${print}</g>`
	})
	return `<tbody class="pound" aria-hidden="true"><tr><td colspan="${columns}"><svg class="pound-bar">${parts.join('')}</svg></td></tr></tbody>`
}

/** In the first cell of each row, as long as its share of the largest. */
function withRowBars(table: string, amounts: number[]): string {
	const largest = Math.max(...amounts)
	let row = -1
	return table.replace(BODY, (body) =>
		body.replaceAll(ROW, (whole) => {
			row += 1
			const amount = amounts[row]
			return amount === undefined ? whole : whole.replace('</td>', `${rowBar(amount / largest)}</td>`)
		}),
	)
}

function rowBar(share: number): string {
	const width = Math.max(1, Math.round(share * 100))
	return `<svg class="row-bar" aria-hidden="true"><rect width="${width}%" height="100%" rx="4"/></svg>`
}
