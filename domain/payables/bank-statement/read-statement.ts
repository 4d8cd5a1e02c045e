import type { Steps } from '#lib/time-slices.ts'
import { hasDaysOf, type LayoutProblem, layoutWithoutHeadings, problemOf } from './check-layout.ts'
import type { ColumnRole } from './column-roles.ts'
import { headingKey, isMoneyIn, type Layout, layoutOfHeadings, type Places, placesOf } from './layout.ts'
import { readBlocks } from './read-blocks.ts'
import { readCsv } from './read-csv.ts'
import { readDay, readSum } from './read-values.ts'

/** A line of a bank statement. */
export interface StatementLine {
	/** `YYYY-MM-DD` */
	day: string
	/** Minor units; money in is positive. */
	amount: number
	/** Who paid, the reference and what it was about: what stays when the bank adds a category or a note. All texts where no column is any of these. */
	text: string
	/** Other texts of the line: its type, a category. "" for none. */
	note: string
	/** Who paid, where the file has a column for it; "" elsewhere. */
	payer: string
	/** Letters and digits of the account, where the file has it; "" elsewhere. */
	account: string
	/** The bank's own number of the line; "" for none. */
	bankId: string
	/** What the account had after it, in minor units; null where the file does not say. */
	balance: number | null
}

/** Why a row below the heading is no line of money. */
export type SkippedReason = 'no line' | 'not final' | 'another currency' | 'in and out' | 'in or out?'

export interface SkippedRow {
	/** In the file, from 1. */
	row: number
	text: string
	reason: SkippedReason
}

/** The table of a file, as a person is shown it who names its columns. */
interface StatementTable {
	/** Empty for a file without them. */
	headings: string[]
	/** The first rows below, as they are in the file. */
	examples: string[][]
}

export type StatementResult =
	| { kind: 'read'; table: StatementTable; lines: StatementLine[]; skipped: SkippedRow[] }
	/** A person must say which column is which; the guess has what was recognised. */
	| { kind: 'unknown layout'; table: StatementTable; problem: LayoutProblem; guess: Layout }
	/** Nothing in it looks like rows and columns, or it is of another format. */
	| { kind: 'no table'; format: string | undefined }

interface Reading {
	/** That of the account: rows of another are left out. */
	currency: string
	/** What a person says of this file. */
	said?: Layout | undefined
	/** What a person has said of files with such a row of headings; undefined for nothing. */
	layoutOf?: (headingKey: string) => Layout | undefined
}

const STEP_ROWS = 200
const MAX_EXAMPLES = 3
/** Banks print a few lines above the headings. */
const MAX_ROWS_ABOVE = 50

/** Formats that banks offer beside CSV, by how they begin. */
const OTHER_FORMATS: [RegExp, string][] = [
	[/^\s*(OFXHEADER|<\?OFX|<OFX>)/i, 'OFX'],
	[/^\s*<\?xml[\s\S]{0,2000}camt\.05\d/i, 'CAMT'],
	[/^\s*(\{1:|:20:)/, 'MT940'],
	[/^\s*!Type:/i, 'QIF'],
	[/^%PDF/, 'PDF'],
	// A spreadsheet is a zip archive.
	[/^PK\p{Cc}/u, 'Excel'],
]

/** Reads the file of a bank. Text above the heading ("Account name: …") is passed over. */
export function* readStatement(file: string, { currency, said, layoutOf }: Reading): Steps<StatementResult> {
	const format = OTHER_FORMATS.find(([begin]) => begin.test(file))?.[1]
	if (format !== undefined) return { kind: 'no table', format }
	const rows = (yield* readBlocks(file)) ?? (yield* readCsv(file))
	const at = headingsOf(rows, currency)
	if (at === undefined) return { kind: 'no table', format: undefined }
	const headings = rows[at] ?? []
	const below = at < 0 ? rows : rows.slice(at + 1)
	yield
	if (said) return yield* readRows(rows, at, said, currency)
	const remembered = layoutOf?.(headingKey(headings))
	if (remembered) {
		const asked = { kind: 'unknown layout', table: tableOf(rows, at), guess: remembered } as const
		if (!(yield* hasDaysOf(below, remembered))) return { ...asked, problem: 'other days' }
		const read = yield* readRows(rows, at, remembered, currency)
		return read.lines.length > 0 || read.skipped.some(isLeftOut) ? read : { ...asked, problem: 'not as said' }
	}
	const layout = at < 0 ? yield* layoutWithoutHeadings(rows, currency) : layoutOfHeadings(headings, below)
	yield
	const problem = layout ? yield* problemOf(below, layout, currency) : 'no heading'
	if (!problem && layout) return yield* readRows(rows, at, layout, currency)
	const columns = Array.from({ length: widest(rows) }, () => 'shown' as const)
	const guess: Layout = layout ?? { columns, days: 'day first' }
	return { kind: 'unknown layout', table: tableOf(rows, at), problem: problem ?? 'no heading', guess }
}

/**
 * The row of headings: the first that names a day and a sum, else the first of the widest rows, which are the table; above it banks print
 * what account it is.
 *
 * @returns -1 for a table without headings; undefined where there is no table
 */
function headingsOf(rows: string[][], currency: string): number | undefined {
	const begin = rows.slice(0, MAX_ROWS_ABOVE)
	const named = begin.findIndex((row) => layoutOfHeadings(row, []) !== undefined)
	if (named >= 0) return named
	const width = widest(rows)
	const at = begin.findIndex((row) => row.length === width)
	if (width < 2 || at < 0) return undefined
	const isLine = (rows[at] ?? []).some(
		(field) => readDay(field) !== undefined || readSum(field, currency) !== undefined,
	)
	if (!isLine) return rows.length - at < 2 ? undefined : at
	return at === 0 ? -1 : at - 1
}

const widest = (rows: string[][]) => rows.reduce((width, row) => Math.max(width, row.length), 0)

/** A row that was understood, and is no money that has arrived. */
const isLeftOut = ({ reason }: SkippedRow) => reason !== 'no line'

type ReadStatement = Extract<StatementResult, { kind: 'read' }>

/** @param at the row of headings; -1 for none */
function* readRows(rows: string[][], at: number, layout: Layout, currency: string): Steps<ReadStatement> {
	const lines: StatementLine[] = []
	const skipped: SkippedRow[] = []
	const places = placesOf(layout)
	const isOther = layout.columns.some((role, index) => isOfAnother(role, rows[at]?.[index] ?? '', currency))
	for (const [index, row] of rows.entries()) {
		if (index <= at) continue
		const line = isOther ? 'another currency' : readLine(row, { layout, at: places }, currency)
		if (typeof line !== 'string') lines.push(line)
		else skipped.push({ row: index + 1, text: row.filter(Boolean).join(' · '), reason: line })
		if (index % STEP_ROWS === 0) yield
	}
	return { kind: 'read', table: tableOf(rows, at), lines, skipped }
}

function tableOf(rows: string[][], at: number): StatementTable {
	return { headings: rows[at] ?? [], examples: rows.slice(at + 1, at + 1 + MAX_EXAMPLES) }
}

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'))

/** Whether the heading of a sum names another currency, "Amount (EUR)". */
function isOfAnother(role: ColumnRole, heading: string, currency: string): boolean {
	const named = /\b[A-Z]{3}\b/.exec(heading)?.[0] ?? ''
	return (role === 'in' || role === 'amount') && CURRENCIES.has(named) && named !== currency
}

/** The states of a row whose money has arrived; all others may still be taken back. */
const FINAL =
	/^(completed?|settled|posted|booked|cleared|success(ful)?|paid|final|done|processed|received|executed|gebucht|geboekt|verwerkt)$/i

function readLine(
	row: string[],
	{ layout, at }: { layout: Layout; at: Places },
	currency: string,
): StatementLine | SkippedReason {
	const field = (index: number) => (index < 0 ? '' : (row[index] ?? ''))
	const day = readDay(field(at.day), layout.days)
	if (day === undefined) return 'no line'
	const state = field(at.state)
	if (state !== '' && !FINAL.test(state)) return 'not final'
	const amount = signedAmount(field(at.in), field(at.out), field(at.amount), field(at.direction), currency)
	if (typeof amount === 'string') return amount
	const named = field(at.currency).toUpperCase()
	if ((named !== '' && named !== currency) || (amount.currency ?? currency) !== currency) return 'another currency'
	const fieldsOf = (...roles: ColumnRole[]) =>
		row.filter((value, index) => value !== '' && roles.includes(layout.columns[index] ?? 'shown'))
	const words = joined(fieldsOf('who', 'reference', 'text'))
	const rest = joined(fieldsOf('shown').filter((value) => !SAYS_NOTHING.test(value)))
	return {
		day,
		amount: amount.amount,
		text: words || rest,
		note: words ? rest : '',
		payer: joined(fieldsOf('who')),
		account: fieldsOf('account')
			.join('')
			.toUpperCase()
			.replace(/[^A-Z0-9]/g, ''),
		bankId: field(at.id),
		balance: readSum(field(at.balance), currency)?.amount ?? null,
	}
}

/** Times and further sums, of a fee or in the currency of the payer. */
const SAYS_NOTHING = /^(\d{1,2}:\d{2}(:\d{2})?|[-+£€(]*[\d,]+\.\d{2}\)?)$/

/** Each text once: some banks repeat the reference. */
function joined(fields: readonly string[]): string {
	return [...new Set(fields.map((field) => field.replace(/\s+/g, ' ').trim()))].join(' ')
}

interface SignedAmount {
	amount: number
	currency: string | undefined
}

/**
 * Two columns, of which one is filled in; or a sum with a sign, or with a word that says which way it went. Below zero in any of them
 * is money that left: a payment in that was returned.
 */
function signedAmount(
	...[paidIn, paidOut, signed, direction, currency]: [string, string, string, string, string]
): SignedAmount | SkippedReason {
	const [credit, debit, sum] = [paidIn, paidOut, signed].map((printed) => readSum(printed, currency))
	if (credit?.amount && debit?.amount) return 'in and out'
	if (credit?.amount) return credit
	if (debit?.amount) return { ...debit, amount: 0 - Math.abs(debit.amount) }
	if (sum?.amount && direction !== '') {
		const isIn = isMoneyIn(direction)
		if (isIn === undefined) return 'in or out?'
		return { ...sum, amount: isIn ? sum.amount : 0 - Math.abs(sum.amount) }
	}
	return sum ?? credit ?? debit ?? 'no line'
}
