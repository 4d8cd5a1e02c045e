/** First characters of formulas, including full-width forms. OWASP, "CSV Injection". */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/**
 * A CSV line (RFC 4180) with CRLF. Cells that look like formulas are prefixed with an apostrophe.
 */
export function csvLine(cells: readonly string[]): string {
	return `${cells.map(cell).join(',')}\r\n`
}

function cell(text: string): string {
	const safe = FORMULA.test(text) ? `'${text}` : text
	return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}
