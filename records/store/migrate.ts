import { type Kysely, Migrator } from 'kysely'
import { migrations } from './migrations.ts'
import type { Tables } from './tables.ts'

/** Whether the tables are those of this version. Only reads. */
export async function isMigrated(db: Kysely<Tables>): Promise<boolean> {
	const known = await migratorOf(db).getMigrations()
	return known.every(({ executedAt }) => executedAt !== undefined) && (await countExecuted(db)) === known.length
}

/** Brings the tables up to date. @throws when that fails, or a newer version has changed them; nothing is half-migrated then */
export async function migrate(db: Kysely<Tables>): Promise<void> {
	const { error } = await migratorOf(db).migrateToLatest()
	if (error) throw error
}

function migratorOf(db: Kysely<Tables>) {
	return new Migrator({ db, provider: { getMigrations: async () => migrations } })
}

/** Also those a newer version has made. Kysely's own table is not among ours. */
async function countExecuted(db: Kysely<Tables>): Promise<number> {
	const rows = await db
		.withTables<{ kysely_migration: { name: string } }>()
		.selectFrom('kysely_migration')
		.select('name')
		.execute()
	return rows.length
}
