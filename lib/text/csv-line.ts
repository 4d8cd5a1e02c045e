/** First characters of formulas, including full-width forms. OWASP, "CSV Injection". */
const SIGN = '[=+\\-@＝＋－＠]'
const FORMULA = new RegExp(`^(?=[\\t\\r\\n]|\\s*${SIGN})`)
/** The sign first: looking back at every character would take a minute for a cell of nothing but quotes. */
const INNER_FORMULA = new RegExp(`(?=${SIGN})(?<=[;\\n]["\\s]*)`, 'g')
/** "+44 (0)1632 960 001" and "-2": a spreadsheet calculates with them, and runs nothing. */
const SIGNED_NUMBER = /^[+-](?=[\s().-]*\d)[\d\s().-]*$/

/** Shown as it is written: no zero in front or behind, and few enough digits for a column that is not widened. */
const PLAIN_NUMBER = /^(?:0|[1-9]\d{0,7})$|^(?:0|[1-9]\d{0,3})\.\d{0,2}[1-9]$/
const WORDS_OF_VALUES =
	'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|[ap]m?|(?<=[\\d.])e(?=[\\d+-])|ext|x'
/** Digits with the signs and words of numbers, sums, days and times: "07700 900123", "3-4", "1/2", "5 March", "1E5", "10:30 am", "20%". */
const MAYBE_A_VALUE = new RegExp(`^(?=.*\\d)(?:[\\d\\p{Zs}.,:/+\\-()%\\p{Sc}#']|${WORDS_OF_VALUES})+$`, 'iu')
const OTHER_VALUE = /^(?:true|false|#[A-Z/0]+[!?]?)$/i
/** Longer ones are text for a spreadsheet as well. */
const MAX_VALUE_LENGTH = 60

/** A number or a day of ours, which a spreadsheet is to read as one: sums are added up. */
export interface Figure {
	figure: string
}

/**
 * A line of a file that programs read (RFC 4180, with CRLF): each cell has its value, character by character. Only what begins like a formula
 * has an apostrophe before it, because people open such files, too; no name, address or number begins so.
 */
export function csvLine(cells: readonly string[]): string {
	return `${cells.map((text) => quoted(disarmedStart(text))).join(',')}\r\n`
}

/** Like `csvLine`, for what visitors typed. */
export function typedCsvLine(cells: readonly string[]): string {
	return `${cells.map((text) => quoted(disarmed(text))).join(',')}\r\n`
}

/**
 * A line of a file that people open in a spreadsheet. What it would make a number, a day or a time of is written as text, `="07700900123"`: it
 * stays as it was typed, with the zero in front, and is copied without signs around it. (`decisions/0090-files-for-people-and-for-programs.md`)
 */
export function spreadsheetLine(cells: readonly (string | Figure)[]): string {
	return `${cells.map((cell) => quoted(typeof cell === 'string' ? asText(cell) : cell.figure)).join(',')}\r\n`
}

/**
 * In countries with a decimal comma spreadsheets split at semicolons and then do not see our quotes, so that a semicolon or a line break inside a
 * cell begins another: a formula there is disarmed, too.
 */
function disarmed(text: string): string {
	return disarmedStart(text.replace(INNER_FORMULA, "'"))
}

function disarmedStart(text: string): string {
	return SIGNED_NUMBER.test(text) ? text : text.replace(FORMULA, "'")
}

function quoted(text: string): string {
	return /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text
}

function asText(text: string): string {
	const isShort = text.length <= MAX_VALUE_LENGTH
	const isValue = isShort && !text.includes('"') && (MAYBE_A_VALUE.test(text) || OTHER_VALUE.test(text))
	return isValue && !PLAIN_NUMBER.test(text) ? `="${text}"` : disarmed(text)
}
