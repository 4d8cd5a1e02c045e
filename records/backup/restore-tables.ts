import { type Kysely, Migrator, sql } from 'kysely'
import { migrations } from '../store/migrations.ts'
import type { Tables } from '../store/tables.ts'
import { BackupError, type BackupLine } from './backup-file.ts'

/** Far below what either engine takes in one statement. */
const ROWS_AT_ONCE = 100

interface Restoring {
	/** Read twice from the start: it has been verified. */
	lines: () => AsyncIterable<BackupLine>
	/** The last change of the tables when it was made. */
	level: string
	tables: string[]
	/** Rows that are there are deleted; else they are a reason to refuse. */
	replace: boolean
}

/** Fills the tables of a database from a backup: all of it in one transaction, or nothing. Then brings them up to date. */
export async function restoreTables(db: Kysely<Tables>, { lines, level, tables, replace }: Restoring): Promise<void> {
	const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
	const applied = (await migrator.getMigrations()).filter(({ executedAt }) => executedAt !== undefined)
	if (applied.some(({ name }) => name > level)) {
		throw new BackupError(
			'this backup is of an older version, and the database has newer tables: give it an empty database',
		)
	}
	await settled(migrator.migrateTo(level))
	await db.transaction().execute(async (transaction) => {
		const existing = new Set((await transaction.introspection.getTables()).map(({ name }) => name))
		for (const table of tables.toReversed().filter((name) => existing.has(name))) {
			const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(transaction)
			if (rows.length > 0 && !replace) throw new BackupError('there are records in the database already')
			await sql`delete from ${sql.table(table)}`.execute(transaction)
		}
		for await (const { table, columns, rows } of inGroups(lines())) {
			const values = sql.join(rows.map((row) => sql`(${sql.join(row)})`))
			const names = sql.join(columns.map((column) => sql.ref(column)))
			await sql`insert into ${sql.table(table)} (${names}) values ${values}`.execute(transaction)
		}
	})
	await settled(migrator.migrateToLatest())
}

async function settled(migrating: Promise<{ error?: unknown }>) {
	const { error } = await migrating
	if (error) throw error
}

interface Group {
	table: string
	columns: string[]
	rows: (string | number | null)[][]
}

async function* inGroups(lines: AsyncIterable<BackupLine>): AsyncGenerator<Group> {
	let group: Group | undefined
	for await (const line of lines) {
		if ('row' in line) group?.rows.push(line.row)
		if (group && group.rows.length > 0 && (!('row' in line) || group.rows.length === ROWS_AT_ONCE)) {
			yield group
			group = { table: group.table, columns: group.columns, rows: [] }
		}
		if ('table' in line) group = { table: line.table, columns: line.columns, rows: [] }
	}
	if (group && group.rows.length > 0) yield group
}
