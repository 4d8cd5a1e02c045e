import { randomUUID } from 'node:crypto'
import type { Selectable, Transaction } from 'kysely'
import type { Layout } from '#domain/payables/bank-statement/layout.ts'
import { layoutSchema } from '#domain/payables/bank-statement/layout.ts'
import type { Store } from '../../store/open-store.ts'
import type { StatementImportTable } from '../../store/tables/giving-tables.ts'
import type { Tables } from '../../store/tables/tables.ts'

/** A file on its way into the books: on disk before anything of it is read, so that a restart loses nothing. */
export interface StatementImport {
	id: string
	/** The text of the file; "" once it is imported. */
	text: string
	/** What a person has said of its columns. */
	said: Layout | undefined
	staffId: string | null
	/** Lines of money in; null until the file is read. */
	total: number | null
	/** How many of them are stored, or were known. */
	done: number
	/** What became of it, as the desk wrote it; null while it is under way. */
	outcome: unknown
}

/** @returns its id */
export async function addStatementImport(
	store: Store,
	{ text, staffId }: { text: string; staffId: string | null },
	now: number,
): Promise<string> {
	const id = randomUUID()
	const row = {
		id,
		text,
		said_json: null,
		created_at: now,
		created_by: staffId,
		total: null,
		done: 0,
		outcome_json: null,
	}
	await store.write((transaction) => transaction.insertInto('statement_import').values(row).execute())
	return id
}

/** Undefined for none, and for one whose time is over. */
export async function findStatementImport({ db }: Store, id: string): Promise<StatementImport | undefined> {
	const row = await db.selectFrom('statement_import').selectAll().where('id', '=', id).executeTakeFirst()
	return row && asImport(row)
}

/** The newest that is not at its end. */
export async function findOpenImport({ db }: Store): Promise<{ id: string } | undefined> {
	return db
		.selectFrom('statement_import')
		.select('id')
		.where('outcome_json', 'is', null)
		.orderBy('created_at', 'desc')
		.limit(1)
		.executeTakeFirst()
}

/** Begins again, with what a person has said of the columns. */
export function sayColumns(store: Store, id: string, said: Layout): Promise<unknown> {
	const begin = { said_json: JSON.stringify(said), outcome_json: null, total: null, done: 0 }
	return store.write((transaction) =>
		transaction.updateTable('statement_import').set(begin).where('id', '=', id).execute(),
	)
}

/** How far it is, in the transaction that brought it there. */
export async function saveProgress(
	transaction: Transaction<Tables>,
	id: string,
	progress: { total: number; done: number },
): Promise<void> {
	await transaction.updateTable('statement_import').set(progress).where('id', '=', id).execute()
}

/** @param keepsText for a person who has to say more */
export function endImport(store: Store, id: string, outcome: unknown, keepsText: boolean): Promise<unknown> {
	const end = { outcome_json: JSON.stringify(outcome), ...(keepsText ? {} : { text: '' }) }
	return store.write((transaction) =>
		transaction.updateTable('statement_import').set(end).where('id', '=', id).execute(),
	)
}

function asImport(row: Selectable<StatementImportTable>): StatementImport {
	return {
		id: row.id,
		text: row.text,
		staffId: row.created_by,
		total: row.total,
		done: row.done,
		said: row.said_json === null ? undefined : layoutSchema.safeParse(JSON.parse(row.said_json)).data,
		outcome: row.outcome_json === null ? null : JSON.parse(row.outcome_json),
	}
}
