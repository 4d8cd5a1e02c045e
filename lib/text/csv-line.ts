/** First characters of formulas, including full-width forms. OWASP, "CSV Injection". */
const SIGN = '[=+\\-@＝＋－＠]'
const FORMULA = new RegExp(`^(?=[\\t\\r\\n]|\\s*${SIGN})`)
const INNER_FORMULA = new RegExp(`(?<=[;\\n]["\\s]*)(?=${SIGN})`, 'g')

/**
 * A CSV line (RFC 4180) with CRLF. Cells that look like formulas are prefixed with an apostrophe.
 */
export function csvLine(cells: readonly string[]): string {
	return `${cells.map(cell).join(',')}\r\n`
}

/**
 * The same of what visitors typed. In countries with a decimal comma spreadsheets split at semicolons and then do not see our quotes, so that a
 * semicolon or a line break inside a cell begins another: a formula there is disarmed, too.
 */
export function typedCsvLine(cells: readonly string[]): string {
	return csvLine(cells.map((text) => text.replace(INNER_FORMULA, "'")))
}

function cell(text: string): string {
	const safe = text.replace(FORMULA, "'")
	return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}
