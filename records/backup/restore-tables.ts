import { type Kysely, Migrator, sql } from 'kysely'
import { createLedgerTriggers, dropLedgerTriggers } from '../store/migrations/initial/payable-tables.ts'
import { migrations } from '../store/migrations/migrations.ts'
import type { Tables } from '../store/tables/tables.ts'
import { BackupError, type BackupLine } from './backup-file.ts'
import { SIGN_IN_TABLES } from './known-tables.ts'

/** Far below the parameter limits of SQLite and PostgreSQL. */
const MAX_BATCH_ROWS = 100

interface RestoreOptions {
	/** Verified before. */
	lines: () => AsyncIterable<BackupLine>
	/** The last migration when it was made. */
	level: string
	/** The tables of this version, referenced ones first. An archive names no others. */
	tables: string[]
	/** Deletes existing rows; otherwise they are an error. */
	replace: boolean
}

/** Restores the tables in one transaction, then migrates them to this version. Nothing that signs anyone in comes back. */
export async function restoreTables(
	db: Kysely<Tables>,
	{ lines, level, tables, replace }: RestoreOptions,
): Promise<void> {
	const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
	const applied = (await migrator.getMigrations()).filter(({ executedAt }) => executedAt !== undefined)
	if (applied.some(({ name }) => name > level)) {
		throw new BackupError(
			'this backup is of an older version, and the database has newer tables: give it an empty database',
		)
	}
	await throwMigrationError(migrator.migrateTo(level))
	await db.transaction().execute(async (transaction) => {
		const existing = new Set((await transaction.introspection.getTables()).map(({ name }) => name))
		const hasLedger = existing.has('ledger_entry')
		if (hasLedger) await dropLedgerTriggers(transaction)
		for (const table of tables.toReversed().filter((name) => existing.has(name))) {
			const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(transaction)
			if (rows.length > 0 && !replace) throw new BackupError('there are records in the database already')
			await sql`delete from ${sql.table(table)}`.execute(transaction)
		}
		for await (const { table, columns, rows } of inBatches(lines())) {
			if (!tables.includes(table) || SIGN_IN_TABLES.includes(table))
				throw new BackupError(`invalid table in the backup: ${table}`)
			const values = sql.join(rows.map((row) => sql`(${sql.join(row)})`))
			const names = sql.join(columns.map((column) => sql.ref(column)))
			await sql`insert into ${sql.table(table)} (${names}) values ${values}`.execute(transaction)
		}
		if (existing.has('staff_invitation')) await endInvitations(transaction)
		if (hasLedger) await createLedgerTriggers(transaction)
	})
	await throwMigrationError(migrator.migrateToLatest())
}

/** An open invitation signs someone in, and may have been withdrawn since. Its row stays: the audit log has the name from it. */
async function endInvitations(transaction: Kysely<Tables>): Promise<void> {
	await transaction
		.updateTable('staff_invitation')
		.set((eb) => ({ key_hash: null, expires_at: eb.ref('created_at') }))
		.where('accepted_at', 'is', null)
		.execute()
}

async function throwMigrationError(migrating: Promise<{ error?: unknown }>) {
	const { error } = await migrating
	if (error) throw error
}

interface Batch {
	table: string
	columns: string[]
	rows: (string | number | null)[][]
}

async function* inBatches(lines: AsyncIterable<BackupLine>): AsyncGenerator<Batch> {
	let batch: Batch | undefined
	for await (const line of lines) {
		if ('row' in line) batch?.rows.push(line.row)
		if (batch && batch.rows.length > 0 && (!('row' in line) || batch.rows.length === MAX_BATCH_ROWS)) {
			yield batch
			batch = { table: batch.table, columns: batch.columns, rows: [] }
		}
		if ('table' in line) batch = { table: line.table, columns: line.columns, rows: [] }
	}
	if (batch && batch.rows.length > 0) yield batch
}
