import { DatabaseSync } from 'node:sqlite'
import { Kysely, Migrator } from 'kysely'
import { migrations } from '../store/migrations/migrations.ts'
import { NodeSqliteDialect } from '../store/sqlite/node-sqlite.ts'
import { SqliteDriver } from '../store/sqlite/sqlite-driver.ts'

/** The last migration of this version. */
export const LATEST_MIGRATION = Object.keys(migrations).sort().at(-1) ?? ''

/** All tables and columns, referenced tables first. Read from a migrated in-memory database, so that none is missing. */
export async function knownTables(): Promise<{ table: string; columns: string[] }[]> {
	const memory = new DatabaseSync(':memory:')
	const dialect = new NodeSqliteDialect(':memory:')
	dialect.createDriver = () => new SqliteDriver(memory, memory)
	const db = new Kysely<unknown>({ dialect })
	try {
		const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest()
		if (error) throw error
		const tables = memory
			.prepare(`select name from sqlite_master where type = 'table' and name not like 'kysely_%' order by rowid`)
			.all()
		return tables.map(({ name }) => ({
			table: String(name),
			columns: memory
				.prepare(`select name from pragma_table_info(?)`)
				.all(String(name))
				.map((column) => String(column.name)),
		}))
	} finally {
		memory.close()
	}
}
