import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { createGroupCommit } from '../group-commit.ts'
import type { Tables } from '../tables/tables.ts'
import { NodeSqliteDialect } from './node-sqlite.ts'

/** In the data folder. */
export const SQLITE_FILE = 'records.db'

/** Opens the SQLite file of a data folder; creates it when missing. */
export function openSqliteStore(dataDir: string) {
	mkdirSync(dataDir, { recursive: true })
	const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(join(dataDir, SQLITE_FILE)) })
	return {
		db,
		engine: 'sqlite' as const,
		write: createGroupCommit(db),
		migrate: (run: (db: Kysely<Tables>) => Promise<void>) => run(db),
		async checkpoint() {
			await sql`pragma wal_checkpoint(truncate)`.execute(db)
		},
		close: () => db.destroy(),
	}
}
