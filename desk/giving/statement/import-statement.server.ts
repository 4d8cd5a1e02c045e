import type { StaffMember } from '#domain/desk/people/staff.ts'
import { headingKey, isComplete, type Layout, layoutSchema } from '#domain/payables/bank-statement/layout.ts'
import {
	type LayoutProblem,
	readStatement,
	type SkippedReason,
	type SkippedRow,
	type StatementResult,
} from '#domain/payables/bank-statement/read-statement.ts'
import { longDate } from '#lib/dates.ts'
import { runInSlices } from '#lib/time-slices.ts'
import { importStatement, MAX_STATEMENT_LINES } from '#records/payables/transfers/import-statement.ts'
import { listLayouts, rememberLayout } from '#records/payables/transfers/statement-layouts.ts'
import type { DeskRequest } from '../../request.server.ts'
import { moneyWords } from '../money.server.ts'
import type { SentStatement } from './statement-file.server.ts'

/** Rows that could not be read are shown; of a file that is something else these are enough. */
const MAX_SKIPPED = 20

/** A file whose columns a person names. */
export interface ColumnsToName {
	/** Why. */
	problem: string
	/** The text of the file, for the next form. */
	file: string
	headings: string[]
	examples: string[][]
	layout: Layout
	/** "29 November 2026: £20 came in, ZOE TESTER DON-7K3F-2M": the examples as they would be read; empty while a day or a sum is missing. */
	readAs: string[]
}

export interface ImportAnswer {
	/** Why nothing was imported. */
	problem: string | null
	/** What was pasted, when nothing was imported. */
	typed: string
	done: string | null
	/** Rows of the file that are no line of money, as they are in it, each with the reason. */
	skipped: string[]
	toName: ColumnsToName | null
}

interface Sent extends SentStatement {
	desk: DeskRequest
	member: StaffMember
}

/** Imports a file, or what was pasted. Doing it again changes nothing. */
export async function importSent({ desk, member, text }: Sent): Promise<ImportAnswer> {
	if (text.trim() === '') return refused('Choose the file, or paste its text', text)
	const layouts = await listLayouts(desk.store)
	const read = await readWith(desk, text, { layoutOf: (key) => layouts.get(key) })
	if (read.kind === 'no table') return refused(noTableSentence(read.format), text)
	if (read.kind === 'read') return store(desk, member, read, text)
	const { table, problem, guess } = read
	return { ...NOTHING, toName: { ...table, problem: LAYOUT_PROBLEMS[problem], file: text, layout: guess, readAs: [] } }
}

/** Shows how a file would be read by what the person says of its columns; then imports it, and remembers what was said. */
export async function importNamed({ desk, member, form, text }: Sent): Promise<ImportAnswer> {
	const said = layoutSchema.safeParse({ columns: form.getAll('column'), days: form.get('days') ?? 'day first' }).data
	if (!said) return refused(noTableSentence(undefined), text)
	const read = await readWith(desk, text, { said })
	if (read.kind !== 'read') return refused(noTableSentence(undefined), text)
	const toName = { ...read.table, file: text, layout: said, problem: '', readAs: [] }
	if (!isComplete(said)) {
		return {
			...NOTHING,
			toName: { ...toName, problem: 'Say which column is the day, and which the sum or the two sums' },
		}
	}
	if (read.lines.length === 0) {
		return {
			...NOTHING,
			toName: { ...toName, problem: 'By this no row has a day and a sum. Look at the examples again' },
		}
	}
	if (form.get('intent') === 'try columns')
		return { ...NOTHING, toName: { ...toName, readAs: readInWords(desk, read) } }
	const { headings } = read.table
	if (headings.length > 0) {
		await rememberLayout(desk.store, { headingKey: headingKey(headings), layout: said, staffId: member.id }, desk.now)
	}
	return store(desk, member, read, text)
}

const NOTHING: ImportAnswer = { problem: null, typed: '', done: null, skipped: [], toName: null }

const refused = (problem: string, typed: string): ImportAnswer => ({ ...NOTHING, problem, typed })

/** Of the charity's own currency: its statements are in no other. */
const currencyOf = ({ content }: DeskRequest) => content.options?.site.currency ?? 'GBP'

/** In slices: a year of lines takes a while, and others wait for their pages. */
function readWith(desk: DeskRequest, text: string, how: Omit<Parameters<typeof readStatement>[1], 'currency'>) {
	return runInSlices(readStatement(text, { ...how, currency: currencyOf(desk) }))
}

type ReadStatement = Extract<StatementResult, { kind: 'read' }>

async function store(
	desk: DeskRequest,
	member: StaffMember,
	{ lines, skipped }: ReadStatement,
	text: string,
): Promise<ImportAnswer> {
	if (lines.length > MAX_STATEMENT_LINES) {
		return refused(`These are ${lines.length} lines. Export fewer months: an import takes ${MAX_STATEMENT_LINES}`, text)
	}
	const reasons = skipped.slice(0, MAX_SKIPPED).map(skippedInWords)
	if (lines.length === 0) {
		return { ...refused('There is no line in it with a day and a sum that has arrived', text), skipped: reasons }
	}
	const imported = { lines, currency: currencyOf(desk), staffId: member.id }
	const { added, known, out } = await importStatement(desk.store, imported, desk.now)
	const parts = [
		added === 0 ? 'Nothing new' : `${inLines(added)} imported`,
		known > 0 ? `${known} known from before` : '',
		out > 0 ? `${out} of money that left, not stored` : '',
	]
	return { ...NOTHING, done: `${parts.filter(Boolean).join(', ')}.`, skipped: reasons }
}

const inLines = (count: number) => (count === 1 ? '1 line' : `${count} lines`)

/** What came in and what left, of the first lines. */
function readInWords({ content }: DeskRequest, { lines, table }: ReadStatement): string[] {
	const money = moneyWords(content)
	const currency = content.options?.site.currency ?? 'GBP'
	return lines.slice(0, table.examples.length).map(({ day, amount, text }) => {
		const way = amount > 0 ? 'came in' : 'left'
		return `${longDate(day)}: ${money(Math.abs(amount), currency)} ${way}, ${text}`
	})
}

const LAYOUT_PROBLEMS: Record<LayoutProblem, string> = {
	'no heading': 'Say once which column of these files is which. The desk remembers it',
	'no signs':
		'The sums of this file have no minus, and no column says “credit” or “debit”: what came in cannot be told from what left. Say which column tells it. If all of it came in, say that the sum is money in',
	'other days':
		'Some days of this file cannot be read as you said of an earlier file with these headings. Say how they are written here',
	'month first': 'Some days of this file are written with the month first. Say how they are written',
}

function noTableSentence(format: string | undefined): string {
	return format === undefined
		? 'No columns with a day and a sum were found. Paste the whole file, with the line of its headings'
		: `This is a file of the format ${format}. Choose CSV where you download the statement from your bank`
}

const REASONS: Record<SkippedReason, string> = {
	'no line': 'no day, or no sum',
	'not final': 'not final yet, or refused',
	'another currency': 'in another currency',
	'in and out': 'a sum in both columns',
	'in or out?': 'neither credit nor debit',
}

function skippedInWords({ row, text, reason }: SkippedRow): string {
	return `Row ${row}, ${REASONS[reason]}: ${text}`
}
