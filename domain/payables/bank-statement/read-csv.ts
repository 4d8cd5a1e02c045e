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
const STEP_ROWS = 500

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
	let isQuoted = false
	const endField = () => {
		// The byte order mark too.
		row.push(field.trim())
		field = ''
	}
	for (let at = 0; at < text.length; at += 1) {
		const character = text[at] ?? ''
		if (isQuoted) {
			if (character !== '"') field += character
			else if (text[at + 1] === '"') {
				field += '"'
				at += 1
			} else isQuoted = false
		} else if (character === '"' && field.trim() === '') {
			field = ''
			isQuoted = true
		} else if (character === separator) endField()
		else if (character === '\n' || character === '\r') {
			endField()
			rows.push(row)
			row = []
			if (rows.length % STEP_ROWS === 0) yield
		} else field += character
	}
	endField()
	rows.push(row)
	return rows
}
