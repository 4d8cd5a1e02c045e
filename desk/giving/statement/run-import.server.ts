import { MAX_STATEMENT_LINES } from '#domain/payables/bank-statement/limits.ts'
import { readStatement, type StatementResult } from '#domain/payables/bank-statement/read-statement.ts'
import { runInSlices } from '#lib/time-slices.ts'
import { importStatement } from '#records/payables/transfers/import-statement.ts'
import {
	endImport,
	findStatementImport,
	type StatementImport,
	saveProgress,
} from '#records/payables/transfers/statement-imports.ts'
import { listLayouts } from '#records/payables/transfers/statement-layouts.ts'
import type { DeskRequest } from '../../request.server.ts'
import { moneyWords } from '../money.server.ts'
import type { ImportOutcome } from './import-outcome.server.ts'
import {
	currencyOf,
	doneSentence,
	LAYOUT_PROBLEMS,
	noTableSentence,
	skippedInWords,
	tooManySentence,
} from './statement-words.server.ts'

/** Rows that could not be read are shown; of a file that is something else these are enough. */
const MAX_SKIPPED = 20

/** Those of this process, by id. */
const running = new Map<string, Promise<void>>()
/** One after another: each holds a whole file in memory. */
let last: Promise<unknown> = Promise.resolve()

/**
 * Reads a stored file and imports it, in slices between other requests. What is running already is waited for; what a restart cut off is
 * begun again, and lines that are stored are known.
 */
export function runImport(desk: DeskRequest, id: string): Promise<void> {
	const known = running.get(id)
	if (known) return known
	const run = last.then(() => importStored(desk, id)).finally(() => running.delete(id))
	running.set(id, run)
	last = run.catch(() => {})
	return run
}

async function importStored(desk: DeskRequest, id: string) {
	const file = await findStatementImport(desk.store, id)
	if (!file || file.outcome !== null) return
	try {
		const outcome = await outcomeOf(desk, file)
		await endImport(desk.store, id, outcome, outcome.kind !== 'done')
	} catch (error) {
		// It would fail each time someone opens the page. If the store is away, this fails too, and it is begun again.
		const problem = 'Something went wrong in the middle of this file. Import it again: what is stored is known'
		await endImport(desk.store, id, { kind: 'refused', problem, skipped: [] } satisfies ImportOutcome, true)
		throw error
	}
}

/** How a file reads with what is known of the columns. */
export async function readStored(desk: DeskRequest, { text, said }: Pick<StatementImport, 'text' | 'said'>) {
	const layouts = said ? new Map() : await listLayouts(desk.store)
	const how = said ? { said } : { layoutOf: (key: string) => layouts.get(key) }
	return runInSlices(readStatement(text, { ...how, currency: currencyOf(desk) }))
}

async function outcomeOf(desk: DeskRequest, file: StatementImport): Promise<ImportOutcome> {
	const read = await readStored(desk, file)
	if (read.kind === 'read') return importRead(desk, file, read)
	if (read.kind === 'no table') return refused(noTableSentence(read.format))
	return { kind: 'columns', problem: LAYOUT_PROBLEMS[read.problem], ...read.table, layout: read.guess }
}

async function importRead(
	desk: DeskRequest,
	{ id, staffId }: StatementImport,
	{ lines, skipped }: Extract<StatementResult, { kind: 'read' }>,
): Promise<ImportOutcome> {
	const reasons = skipped.slice(0, MAX_SKIPPED).map(skippedInWords)
	if (lines.length > MAX_STATEMENT_LINES) return refused(tooManySentence(lines.length))
	if (lines.length === 0) return refused('There is no line in it with a day and a sum that has arrived', reasons)
	const onProgress: Parameters<typeof importStatement>[1]['onProgress'] = (transaction, progress) =>
		saveProgress(transaction, id, progress)
	const counts = await importStatement(desk.store, { lines, currency: currencyOf(desk), staffId, onProgress }, desk.now)
	const money = moneyWords(desk.content)
	const inMoney = (amount: number) => money(amount, currencyOf(desk))
	return { kind: 'done', sentence: doneSentence(counts, inMoney), skipped: reasons }
}

function refused(problem: string, skipped: string[] = []): ImportOutcome {
	return { kind: 'refused', problem, skipped }
}
