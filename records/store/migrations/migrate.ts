import { type Kysely, Migrator } from 'kysely'
import type { Tables } from '../tables/tables.ts'
import { migrations } from './migrations.ts'

/** Whether the tables are those of this version. Read-only. */
export async function isMigrated(db: Kysely<Tables>): Promise<boolean> {
	const known = await migratorOf(db).getMigrations()
	return known.every(({ executedAt }) => executedAt !== undefined) && (await countExecuted(db)) === known.length
}

/** Migrates to this version, all or nothing. @throws when that fails, or a version that this one does not know has made the tables */
export async function migrate(db: Kysely<Tables>): Promise<void> {
	const { error } = await migratorOf(db).migrateToLatest()
	// Kysely has no other mark for a migration that ran and is not among those given.
	if (error instanceof Error && error.message.startsWith('corrupted migrations')) {
		throw new Error(
			'the database was made by a version of the site that this one does not know: run that version, or give this one an empty database',
			{ cause: error },
		)
	}
	if (error) throw error
}

function migratorOf(db: Kysely<Tables>) {
	return new Migrator({ db, provider: { getMigrations: async () => migrations } })
}

/** Also migrations of other versions. Kysely's table is not in `Tables`. */
async function countExecuted(db: Kysely<Tables>): Promise<number> {
	const rows = await db
		.withTables<{ kysely_migration: { name: string } }>()
		.selectFrom('kysely_migration')
		.select('name')
		.execute()
	return rows.length
}
