import { DatabaseSync } from 'node:sqlite'
import { Kysely, Migrator } from 'kysely'
import { migrations } from '../store/migrations/migrations.ts'
import { NodeSqliteDialect } from '../store/sqlite/node-sqlite.ts'
import { SqliteDriver } from '../store/sqlite/sqlite-driver.ts'

/** The last migration of this version. */
export const LATEST_MIGRATION = Object.keys(migrations).sort().at(-1) ?? ''

/** They have the last day only, and triggers write them while other tables are restored. */
const NOT_BACKED_UP = ['desk_event', 'sqlite_sequence']

/**
 * What signs people in, or is tied to a sign-in. A backup has none of it, and a restore empties it: who was removed, signed out or lost a
 * phone since the backup would be at the desk again, unseen. Everyone signs in again.
 */
export const SIGN_IN_TABLES: readonly string[] = [
	'staff_session',
	'held_form',
	'sign_in_request',
	'sign_in_challenge',
	'provider_sign_in',
]

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
		const names = tables.map(({ name }) => String(name)).filter((name) => !NOT_BACKED_UP.includes(name))
		return referencedFirst(names, memory).map((name) => ({
			table: name,
			columns: memory
				.prepare(`select name from pragma_table_info(?)`)
				.all(name)
				.map((column) => String(column.name)),
		}))
	} finally {
		memory.close()
	}
}

/** The order of creation is not enough: a later migration may add a reference to a later table. */
function referencedFirst(names: readonly string[], memory: DatabaseSync): string[] {
	const references = (name: string) =>
		memory
			.prepare('select "table" from pragma_foreign_key_list(?)')
			.all(name)
			.map(({ table }) => String(table))
	const ordered = new Set<string>()
	const visit = (name: string, path: readonly string[]) => {
		for (const other of references(name)) if (!path.includes(other)) visit(other, [...path, name])
		ordered.add(name)
	}
	for (const name of names) visit(name, [])
	return [...ordered]
}
