import { randomUUID } from 'node:crypto'
import type { Selectable, Transaction } from 'kysely'
import type { StatementLine } from '#domain/payables/bank-statement/read-statement.ts'
import { identityOf, type LineIdentity, newLines } from '#domain/payables/bank-statement/same-line.ts'
import { recordEvent } from '../../staff/audit.ts'
import type { Store } from '../../store/open-store.ts'
import type { BankStatementLineTable } from '../../store/tables/giving-tables.ts'
import type { Tables } from '../../store/tables/tables.ts'

/** Lines of one statement; a year of a small charity has fewer. */
export const MAX_STATEMENT_LINES = 20_000
/** Far below the parameter limits of both engines. */
const MAX_BATCH_ROWS = 500

interface Import {
	lines: readonly StatementLine[]
	currency: string
	staffId: string | null
}

/**
 * Stores the money that came in; a line that was imported before, in these words or others, stays as it is. Money that left the account
 * is not stored. Whole days in transactions of their own, which a retry completes.
 */
export async function importStatement(store: Store, { lines, currency, staffId }: Import, now: number) {
	const received = lines.filter(({ amount }) => amount > 0)
	let added = 0
	for (const batch of wholeDays(received)) {
		added += await store.write((transaction) => importDays(transaction, batch, { currency, staffId }, now))
	}
	if (added > 0) {
		const event = { staffId, action: 'bank statement imported', subject: String(added) } as const
		await store.write((transaction) => recordEvent(transaction, event, now))
	}
	return { added, known: received.length - added, out: lines.length - received.length }
}

/** In batches that end with a day: the lines of a day are counted together. */
function wholeDays(lines: readonly StatementLine[]): StatementLine[][] {
	const batches: StatementLine[][] = []
	for (const line of lines.toSorted((a, b) => a.day.localeCompare(b.day))) {
		const last = batches.at(-1)
		if (last && (last.length < MAX_BATCH_ROWS || last.at(-1)?.day === line.day)) last.push(line)
		else batches.push([line])
	}
	return batches
}

/** @returns how many were new */
async function importDays(
	transaction: Transaction<Tables>,
	lines: readonly StatementLine[],
	{ currency, staffId }: Omit<Import, 'lines'>,
	now: number,
): Promise<number> {
	const known = await transaction
		.selectFrom('bank_statement_line')
		.select(['day', 'amount_minor', 'account', 'bank_id', 'balance_minor', 'words_hash'])
		.where('currency', '=', currency)
		.where('day', '>=', lines[0]?.day ?? '')
		.where('day', '<=', lines.at(-1)?.day ?? '')
		.execute()
	const identified = lines.map((line) => ({ ...identityOf(line), text: line.text }))
	const rows = newLines(identified, known.map(storedIdentity), currency).map(({ line, fingerprint }) => ({
		...{ id: randomUUID(), fingerprint, imported_at: now, imported_by: staffId },
		...{ day: line.day, amount_minor: line.amount, currency, text: line.text },
		...{ account: line.account, bank_id: line.bankId, balance_minor: line.balance, words_hash: line.wordsHash },
		...{ matched_payment_id: null, matched_at: null, matched_by: null, ignored_at: null, ignored_by: null },
		kept_at: null,
	}))
	let added = 0
	for (let from = 0; from < rows.length; from += MAX_BATCH_ROWS)
		added += await insertNew(transaction, rows.slice(from, from + MAX_BATCH_ROWS))
	return added
}

type IdentityColumns = 'day' | 'amount_minor' | 'account' | 'bank_id' | 'balance_minor' | 'words_hash'

function storedIdentity(row: Pick<Selectable<BankStatementLineTable>, IdentityColumns>): LineIdentity {
	return {
		...{ day: row.day, amount: row.amount_minor, account: row.account, bankId: row.bank_id },
		...{ balance: row.balance_minor, wordsHash: row.words_hash },
	}
}

async function insertNew(
	transaction: Transaction<Tables>,
	rows: Selectable<BankStatementLineTable>[],
): Promise<number> {
	const added = await transaction
		.insertInto('bank_statement_line')
		.values(rows)
		.onConflict((conflict) => conflict.column('fingerprint').doNothing())
		.returning('id')
		.execute()
	return added.length
}
