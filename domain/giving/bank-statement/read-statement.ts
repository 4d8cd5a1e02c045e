import { readCsv } from './read-csv.ts'
import { readDay, readSum } from './read-values.ts'

/** A line of a bank statement. */
export interface StatementLine {
	/** `YYYY-MM-DD` */
	day: string
	/** Minor units; money in is positive. */
	amount: number
	/** All texts of the line. */
	text: string
}

export interface ReadStatement {
	lines: StatementLine[]
	/** Rows below the heading that are no line of a statement, as they are in the file: a total, a damaged row. */
	skipped: { row: number; text: string }[]
}

/** "no heading": no row names a date and an amount, and the rows do not show which column is which. */
export type StatementResult = ({ kind: 'read' } & ReadStatement) | { kind: 'no heading' }

/** Columns by what banks call them; the first one that exists is taken. */
const HEADINGS = {
	date: ['date', 'transaction date', 'posted date', 'posting date', 'booking date', 'value date', 'completed date'],
	in: ['paid in', 'money in', 'credit', 'credit amount', 'in', 'received', 'deposits', 'credits'],
	out: ['paid out', 'money out', 'debit', 'debit amount', 'out', 'withdrawals', 'debits'],
	amount: ['amount', 'value', 'transaction amount', 'net amount'],
}
/** Numbers and dates that say nothing about who paid. */
const NO_TEXT = /^(balance|account balance|running balance|sort code|account number|account|currency|date|.* date)$/

interface Columns {
	date: number
	in: number
	out: number
	amount: number
	texts: number[]
}

/** Reads the CSV file of a bank. Text above the heading ("Account name: …") is passed over. */
export function readStatement(file: string): StatementResult {
	const rows = readCsv(file)
	const at = rows.findIndex((row) => columnsOf(row) !== undefined)
	const columns = columnsOf(rows[at] ?? []) ?? columnsWithoutHeading(rows)
	if (!columns) return { kind: 'no heading' }
	const lines: StatementLine[] = []
	const skipped: ReadStatement['skipped'] = []
	// Without a heading `at` is -1.
	rows.slice(at + 1).forEach((row, index) => {
		const line = readLine(row, columns)
		if (line) lines.push(line)
		else skipped.push({ row: at + index + 2, text: row.filter(Boolean).join(' · ') })
	})
	return { kind: 'read', lines, skipped }
}

function columnsOf(heading: string[]): Columns | undefined {
	const names = heading.map((name) =>
		name
			.toLowerCase()
			.replace(/\(.*?\)|[£$€:*]|\b(gbp|eur)\b/g, '')
			.replace(/[\s_]+/g, ' ')
			.trim(),
	)
	const find = (known: string[]) => names.findIndex((name) => known.includes(name))
	const columns = {
		date: find(HEADINGS.date),
		in: find(HEADINGS.in),
		out: find(HEADINGS.out),
		amount: find(HEADINGS.amount),
	}
	if (columns.date < 0 || (columns.in < 0 && columns.amount < 0)) return undefined
	const numbers = [columns.in, columns.out, columns.amount]
	const texts = names.flatMap((name, index) => (numbers.includes(index) || NO_TEXT.test(name) ? [] : [index]))
	return { ...columns, texts }
}

/** Some banks print no heading: one column of days, one of sums, the rest is text. */
function columnsWithoutHeading(rows: string[][]): Columns | undefined {
	const all = (rows[0] ?? []).map((_, index) => index)
	const date = all.find((index) => rows.every((row) => readDay(row[index] ?? '') !== undefined))
	const sums = all.filter((index) => index !== date && rows.every((row) => readSum(row[index] ?? '') !== undefined))
	const [amount, ...others] = sums
	if (date === undefined || amount === undefined || others.length > 0) return undefined
	return { date, in: -1, out: -1, amount, texts: all.filter((index) => index !== date && index !== amount) }
}

/** Undefined for a row that is no line: without a day, or without an amount. */
function readLine(row: string[], columns: Columns): StatementLine | undefined {
	const field = (index: number) => (index < 0 ? '' : (row[index] ?? ''))
	const day = readDay(field(columns.date))
	const amount = readAmountOf(field(columns.in), field(columns.out), field(columns.amount))
	if (day === undefined || amount === undefined) return undefined
	const text = columns.texts.map(field).filter(Boolean).join(' ')
	return { day, amount, text: text.replace(/\s+/g, ' ').trim() }
}

/** Two columns, of which one is filled in, or a signed amount. */
function readAmountOf(paidIn: string, paidOut: string, signed: string): number | undefined {
	const [credit, debit] = [readSum(paidIn), readSum(paidOut)]
	if (credit) return Math.abs(credit)
	if (debit) return 0 - Math.abs(debit)
	return readSum(signed) ?? credit ?? debit
}
