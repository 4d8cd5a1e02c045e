import { runAtOnce, type Steps } from '#lib/time-slices.ts'

const SEPARATORS = [',', ';', '\t', '|']

/**
 * The rows of a CSV file (RFC 4180) as banks write it: with or without a byte order mark, any line end, fields quoted or not, separated by
 * comma, semicolon, tab or bar. Rows without any text are left out.
 */
export function* readCsv(file: string): Steps<string[][]> {
	const rows = yield* splitRows(file, detectSeparator(file.slice(0, SAMPLE_LENGTH)))
	return rows.filter((row) => row.some((field) => field !== ''))
}

/** The beginning of a file shows how its fields are separated. */
const SAMPLE_LENGTH = 20_000
const STEP_CHARACTERS = 30_000

/** The one that splits the most rows into the same number of fields. */
function detectSeparator(text: string): string {
	const score = (separator: string) => {
		const counts = runAtOnce(splitRows(text, separator))
			.map((row) => row.length)
			.filter((count) => count > 1)
		const usual = counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)]
		return counts.filter((count) => count === usual).length
	}
	return SEPARATORS.map((separator) => ({ separator, score: score(separator) })).reduce((best, other) =>
		other.score > best.score ? other : best,
	).separator
}

function* splitRows(text: string, separator: string): Steps<string[][]> {
	const rows: string[][] = []
	let row: string[] = []
	let field = ''
	let yieldAt = STEP_CHARACTERS
	const special = new RegExp(`["\\r\\n${separator === '|' ? '\\|' : separator}]`, 'g')
	const endField = () => {
		// The byte order mark too.
		row.push(field.trim())
		field = ''
	}
	for (let at = 0; at < text.length; ) {
		special.lastIndex = at
		const next = special.exec(text)?.index ?? text.length
		field += text.slice(at, next)
		const character = text[next]
		at = next + 1
		if (character === '"' && field.trim() === '') {
			const quoted = readQuoted(text, at)
			field = quoted.field
			at = quoted.end
		} else if (character === '"') field += character
		else if (character === separator) endField()
		else if (character !== undefined) {
			endField()
			rows.push(row)
			row = []
		}
		if (at > yieldAt) {
			yieldAt = at + STEP_CHARACTERS
			yield
		}
	}
	endField()
	rows.push(row)
	return rows
}

/** @param start behind the quote that opens the field; @returns what is behind the one that closes it */
function readQuoted(text: string, start: number): { field: string; end: number } {
	let field = ''
	let at = start
	for (;;) {
		const quote = text.indexOf('"', at)
		if (quote < 0) return { field: field + text.slice(at), end: text.length }
		field += text.slice(at, quote)
		if (text[quote + 1] !== '"') return { field, end: quote + 1 }
		field += '"'
		at = quote + 2
	}
}
