import { randomUUID } from 'node:crypto'
import type { Selectable, Transaction } from 'kysely'
import type { StatementLine } from '#domain/payables/bank-statement/read-statement.ts'
import { identityOf, type LineIdentity, type NewLine, newLines } from '#domain/payables/bank-statement/same-line.ts'
import { balancesOf } from '#domain/payables/bank-statement/statement-balances.ts'
import { createTimeSlices, filterInSteps, mapInSteps, runInSlices, type Steps } from '#lib/time-slices.ts'
import { recordEvent } from '../../staff/audit.ts'
import type { Store } from '../../store/open-store.ts'
import type { BankStatementLineTable } from '../../store/tables/giving-tables.ts'
import type { Tables } from '../../store/tables/tables.ts'
import { findRefundsOnStatement, keepRefundsOnStatement, type RefundOnStatement } from './refunds-on-statement.ts'

/** Days that are compared with the stored ones together. */
const MIN_CHUNK_LINES = 500
/** Rows of one transaction: SQLite holds the event loop meanwhile. */
const MAX_INSERTED_ROWS = 200
const MAX_READ_ROWS = 1000

interface Import {
	lines: readonly StatementLine[]
	currency: string
	staffId: string | null
	/** In each transaction, with how many lines of money in are dealt with. */
	onProgress?: (transaction: Transaction<Tables>, progress: { total: number; done: number }) => Promise<void>
}

/** What became of the lines: of money in those that were new and those that were known, and those of money that left. */
export interface ImportCounts {
	added: number
	known: number
	out: number
	/** Those of money that left that are refunds in the books. */
	refunds: RefundOnStatement[]
}

/**
 * Stores the money that came in; a line that was imported before, in these words or others, stays as it is. Money that left the account
 * is not stored. In small transactions, with other requests in between; what a crash cuts off is completed by doing it again.
 */
export async function importStatement(store: Store, given: Import, now: number): Promise<ImportCounts> {
	const { lines, staffId } = given
	const chunks = await runInSlices(wholeDays(lines))
	const total = chunks.reduce((sum, chunk) => sum + chunk.length, 0)
	const counts = { added: 0, done: 0 }
	for (const chunk of chunks) {
		const fresh = await findNew(store, chunk, given.currency)
		counts.done += chunk.length - fresh.length
		// One transaction even if nothing is new, for the progress.
		for (let from = 0; from === 0 || from < fresh.length; from += MAX_INSERTED_ROWS) {
			const rows = fresh.slice(from, from + MAX_INSERTED_ROWS).map((line) => rowOf(line, given, now))
			const done = counts.done + rows.length
			counts.added += await store.write(async (transaction) => {
				await given.onProgress?.(transaction, { total, done })
				return insertNew(transaction, rows)
			})
			counts.done = done
		}
	}
	await addPeriods(store, given, now)
	if (counts.added > 0) {
		const event = { staffId, action: 'bank statement imported', subject: String(counts.added) } as const
		await store.write((transaction) => recordEvent(transaction, event, now))
	}
	const refunds = await findRefundsOnStatement(store, lines, given.currency)
	await keepRefundsOnStatement(store, refunds, now)
	return { added: counts.added, known: total - counts.added, out: lines.length - total, refunds }
}

/** Which days are covered: all of the file, for each account in it. The same file again changes nothing. */
async function addPeriods(store: Store, { lines, currency, staffId }: Import, now: number) {
	const slices = createTimeSlices()
	const balances = new Set(lines.map(({ account }) => account)).size === 1 ? balancesOf(lines) : null
	const period = {
		from_day: '',
		to_day: '',
		currency,
		imported_at: now,
		imported_by: staffId,
		opening_minor: balances?.opening ?? null,
		closing_minor: balances?.closing ?? null,
	}
	const accounts = new Set<string>()
	for (const { day, account } of lines) {
		if (period.from_day === '' || day < period.from_day) period.from_day = day
		if (day > period.to_day) period.to_day = day
		accounts.add(account)
	}
	for (const batch of batchesOf([...accounts], MAX_READ_ROWS)) {
		if (slices.isOver()) await slices.next()
		const rows = await store.db
			.selectFrom('statement_period')
			.select('account')
			.where('from_day', '<=', period.from_day)
			.where('to_day', '>=', period.to_day)
			.where('currency', '=', currency)
			.where('account', 'in', batch)
			.execute()
		const known = new Set(rows.map(({ account }) => account))
		const fresh = batch.filter((account) => !known.has(account))
		for (const added of batchesOf(fresh, MAX_INSERTED_ROWS)) {
			const values = added.map((account) => ({ ...period, id: randomUUID(), account }))
			await store.write((transaction) => transaction.insertInto('statement_period').values(values).execute())
		}
	}
}

function batchesOf<Item>(items: readonly Item[], size: number): Item[][] {
	return Array.from({ length: Math.ceil(items.length / size) }, (_, n) => items.slice(n * size, (n + 1) * size))
}

type IdentifiedLine = LineIdentity & Pick<StatementLine, 'text' | 'note' | 'payer'>

/** The lines of money in, in chunks that end with a day: the lines of a day are counted together. */
function* wholeDays(lines: readonly StatementLine[]): Steps<IdentifiedLine[][]> {
	const received = yield* filterInSteps(lines, ({ amount }) => amount > 0)
	const identified = yield* mapInSteps(received, (line) => ({
		...identityOf(line),
		text: line.text,
		note: line.note,
		payer: line.payer,
	}))
	const days = Map.groupBy(identified, ({ day }) => day)
	yield
	const chunks: IdentifiedLine[][] = []
	for (const day of [...days.keys()].toSorted()) {
		const of = days.get(day) ?? []
		const last = chunks.at(-1)
		if (last && last.length < MIN_CHUNK_LINES) chunks[chunks.length - 1] = last.concat(of)
		else chunks.push(of)
	}
	return chunks
}

/** Two people who import one file at the same time find the same lines new: their fingerprints are the same, too. */
async function findNew(
	{ db }: Store,
	lines: readonly IdentifiedLine[],
	currency: string,
): Promise<NewLine<IdentifiedLine>[]> {
	const known: LineIdentity[] = []
	const slices = createTimeSlices()
	for (let after = ''; ; ) {
		// SQLite answers at once: without a pause all pages would be one block.
		if (slices.isOver()) await slices.next()
		const rows = await db
			.selectFrom('bank_statement_line')
			.select(['id', 'day', 'amount_minor', 'account', 'bank_id', 'balance_minor', 'words_hash'])
			.where('currency', '=', currency)
			.where('day', '>=', lines[0]?.day ?? '')
			.where('day', '<=', lines.at(-1)?.day ?? '')
			.where('id', '>', after)
			.orderBy('id')
			.limit(MAX_READ_ROWS)
			.execute()
		known.push(...rows.map(storedIdentity))
		after = rows.at(-1)?.id ?? ''
		if (rows.length < MAX_READ_ROWS) break
	}
	return runInSlices(newLines(lines, known, currency))
}

type IdentityColumns = 'day' | 'amount_minor' | 'account' | 'bank_id' | 'balance_minor' | 'words_hash'

function storedIdentity(row: Pick<Selectable<BankStatementLineTable>, IdentityColumns>): LineIdentity {
	return {
		day: row.day,
		amount: row.amount_minor,
		account: row.account,
		bankId: row.bank_id,
		balance: row.balance_minor,
		wordsHash: row.words_hash,
	}
}

type Row = Selectable<BankStatementLineTable>

function rowOf({ line, fingerprint }: NewLine<IdentifiedLine>, { currency, staffId }: Import, now: number): Row {
	return {
		id: randomUUID(),
		fingerprint,
		imported_at: now,
		imported_by: staffId,
		day: line.day,
		amount_minor: line.amount,
		currency,
		text: line.text,
		note: line.note,
		payer: line.payer,
		account: line.account,
		bank_id: line.bankId,
		balance_minor: line.balance,
		words_hash: line.wordsHash,
		outcome: null,
		decided_at: null,
		decided_by: null,
		known_by: '',
		matched_payment_id: null,
		claim_id: null,
	}
}

/** @returns how many were new */
async function insertNew(transaction: Transaction<Tables>, rows: Row[]): Promise<number> {
	if (rows.length === 0) return 0
	const added = await transaction
		.insertInto('bank_statement_line')
		.values(rows)
		.onConflict((conflict) => conflict.column('fingerprint').doNothing())
		.returning('id')
		.execute()
	return added.length
}
