import { type Kysely, Migrator } from 'kysely'
import type { Tables } from '../tables/tables.ts'
import { migrations } from './migrations.ts'

/** Whether the tables are those of this version. Read-only. */
export async function isMigrated(db: Kysely<Tables>): Promise<boolean> {
	const known = await migratorOf(db).getMigrations()
	return known.every(({ executedAt }) => executedAt !== undefined) && (await countExecuted(db)) === known.length
}

/** Migrates to this version, all or nothing. @throws when that fails, or a newer version has migrated the tables */
export async function migrate(db: Kysely<Tables>): Promise<void> {
	const { error } = await migratorOf(db).migrateToLatest()
	if (error) throw error
}

function migratorOf(db: Kysely<Tables>) {
	return new Migrator({ db, provider: { getMigrations: async () => migrations } })
}

/** Also migrations of newer versions. Kysely's table is not in `Tables`. */
async function countExecuted(db: Kysely<Tables>): Promise<number> {
	const rows = await db
		.withTables<{ kysely_migration: { name: string } }>()
		.selectFrom('kysely_migration')
		.select('name')
		.execute()
	return rows.length
}
