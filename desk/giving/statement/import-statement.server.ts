import type { StaffMember } from '#domain/desk/people/staff.ts'
import { headingKey, isComplete, type Layout, layoutSchema } from '#domain/payables/bank-statement/layout.ts'
import { addStatementImport, findStatementImport, sayColumns } from '#records/payables/transfers/statement-imports.ts'
import { rememberLayout } from '#records/payables/transfers/statement-layouts.ts'
import type { DeskRequest } from '../../request.server.ts'
import { importOutcomeSchema } from './import-outcome.server.ts'
import { readStored, runImport } from './run-import.server.ts'
import type { SentStatement } from './statement-file.server.ts'
import { lineInWords, noLineSentence, noTableSentence, skippedInWords } from './statement-words.server.ts'

/** A file of so many characters is imported before the page is answered; a longer one while the page says how far it is. */
const MAX_SHORT_LENGTH = 100_000
/** Lines that are shown as they would be read, and rows that would be left out. */
const MAX_SHOWN = 3

/** A file whose columns a person names. */
export interface ColumnsToName {
	/** The id of the stored file. */
	importId: string
	/** Why. */
	problem: string
	headings: string[]
	examples: string[][]
	layout: Layout
	/** "29 November 2026: £20 came in, ZOE TESTER DON-7K3F-2M": the examples as they would be read; empty while a day or a sum is missing. */
	readAs: string[]
	/** The first rows that would be no line of money, each with the reason. */
	skipped: string[]
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
	/** The id of an import that is under way. */
	runningId: string | null
}

const NOTHING: ImportAnswer = { problem: null, typed: '', done: null, skipped: [], toName: null, runningId: null }

interface ImportActionArgs extends SentStatement {
	desk: DeskRequest
	member: StaffMember
	/** Called when an import fails after the answer was sent. */
	logError(error: unknown): void
}

/** Stores a file, or what was pasted, and imports it. Doing it again changes nothing. */
export async function importSent(args: ImportActionArgs): Promise<ImportAnswer> {
	const { desk, member, text } = args
	if (text.trim() === '') return { ...NOTHING, problem: 'Choose the file, or paste its text', typed: text }
	const id = await addStatementImport(desk.store, { text, staffId: member.id }, desk.now)
	return begin(args, id, text)
}

/** Shows how a file would be read by what the person says of its columns; then imports it, and remembers what was said. */
export async function importNamed(args: ImportActionArgs): Promise<ImportAnswer> {
	const { desk, member, form } = args
	const file = await findStatementImport(desk.store, form.get('import') ?? '')
	if (!file || file.text === '') return { ...NOTHING, problem: 'This file is no longer here. Choose it again' }
	const said = layoutSchema.safeParse({ columns: form.getAll('column'), days: form.get('days') ?? 'day first' }).data
	const read = said && (await readStored(desk, { text: file.text, said }))
	if (!said || read?.kind !== 'read') return { ...NOTHING, problem: noTableSentence(undefined) }
	const asked = { ...read.table, importId: file.id, layout: said, readAs: [], skipped: [] }
	const again = (problem: string): ImportAnswer => ({ ...NOTHING, toName: { ...asked, problem } })
	if (!isComplete(said)) return again('Say which column is the day, and which the sum or the two sums')
	if (read.lines.length === 0) return again(noLineSentence(read.skipped))
	if (form.get('intent') === 'try columns') {
		const readAs = read.lines.slice(0, MAX_SHOWN).map((line) => lineInWords(desk, line))
		const skipped = read.skipped.slice(0, MAX_SHOWN).map(skippedInWords)
		return { ...NOTHING, toName: { ...asked, problem: '', readAs, skipped } }
	}
	const { headings } = read.table
	if (headings.length > 0) {
		await rememberLayout(desk.store, { headingKey: headingKey(headings), layout: said, staffId: member.id }, desk.now)
	}
	await sayColumns(desk.store, file.id, said)
	return begin(args, file.id, file.text)
}

async function begin({ desk, logError }: ImportActionArgs, id: string, text: string): Promise<ImportAnswer> {
	const run = runImport(desk, id)
	if (text.length <= MAX_SHORT_LENGTH) {
		await run
		return readImport(desk, id)
	}
	run.catch(logError)
	return { ...NOTHING, runningId: id }
}

/** What became of a stored file; nothing for an unknown one. */
export async function readImport({ store }: Pick<DeskRequest, 'store'>, id: string): Promise<ImportAnswer> {
	const file = await findStatementImport(store, id)
	if (!file) return NOTHING
	const outcome = importOutcomeSchema.safeParse(file.outcome).data
	switch (outcome?.kind) {
		case 'done':
			return { ...NOTHING, done: outcome.sentence, skipped: outcome.skipped }
		case 'refused': {
			const typed = file.text.length <= MAX_SHORT_LENGTH ? file.text : ''
			return { ...NOTHING, problem: outcome.problem, typed, skipped: outcome.skipped }
		}
		case 'columns':
			return { ...NOTHING, toName: { ...outcome, importId: id, readAs: [], skipped: [] } }
		default:
			return { ...NOTHING, runningId: id }
	}
}
