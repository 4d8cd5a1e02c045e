/** What a spreadsheet would run as a formula when a cell begins with it, wide forms too. OWASP, "CSV Injection". */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/**
 * One line of a file as RFC 4180 has it, with its CRLF.
 *
 * A cell that a spreadsheet might run gets an apostrophe in front. Cells with a comma, a quote or a line break are quoted.
 */
export function csvLine(cells: readonly string[]): string {
	return `${cells.map(cell).join(',')}\r\n`
}

function cell(text: string): string {
	const safe = FORMULA.test(text) ? `'${text}` : text
	return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}
