import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, Migrator, PostgresDialect } from 'kysely'
import pg from 'pg'
import { createGroupCommit, type Work } from './group-commit.ts'
import { migrations } from './migrations.ts'
import { NodeSqliteDialect, openSqlite } from './node-sqlite.ts'
import type { Tables } from './tables.ts'

/** Where what visitors send is kept. */
export interface Store {
	db: Kysely<Tables>
	engine: 'sqlite' | 'postgres'
	/** Resolves when the work is on disk. Rejects with what the work threw, or why it could not be kept: then nothing of it is. */
	write<T>(work: Work<T>): Promise<T>
	close(): Promise<void>
}

interface StoreOptions {
	/** The folder of the SQLite file, made when missing. */
	dataDir: string
	/** `postgres://…`; null for SQLite. */
	databaseUrl: string | null
	/** Told when an idle connection is lost; the next query makes a new one. */
	onLostConnection: (error: Error) => void
}

/** Of the data folder. */
export const SQLITE_FILE = 'records.db'

/** PostgreSQL's numbers of 8 bytes, which `pg` hands over as text. Ours are milliseconds and counts, far below 2^53. */
const INT8 = 20
const CONNECTIONS = 10
/** Milliseconds a visitor waits for one of them, before hearing that nothing can be kept now. */
const LONGEST_WAIT = 10_000

/**
 * Opens the store and brings its tables up to date. Several processes may do so at once: one migrates, the others wait.
 *
 * @throws when the database cannot be reached or a migration fails; nothing is half-migrated then.
 */
export async function openStore(options: StoreOptions): Promise<Store> {
	const store = options.databaseUrl ? openPostgres(options.databaseUrl, options) : openFile(options.dataDir)
	try {
		await migrate(store.db)
	} catch (error) {
		await store.close()
		throw error
	}
	return store
}

function openFile(dataDir: string): Store {
	mkdirSync(dataDir, { recursive: true })
	const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(openSqlite(join(dataDir, SQLITE_FILE))) })
	return { db, engine: 'sqlite', write: createGroupCommit(db), close: () => db.destroy() }
}

function openPostgres(connectionString: string, { onLostConnection }: StoreOptions): Store {
	const pool = new pg.Pool({
		connectionString,
		max: CONNECTIONS,
		connectionTimeoutMillis: LONGEST_WAIT,
		types: { getTypeParser: (oid, format) => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) },
	})
	pool.on('error', onLostConnection)
	// Lost while it is in use, between two queries: the next one fails, and its work with it. Unheard, it would end the process.
	pool.on('connect', (client) => client.on('error', () => {}))
	const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
	return { db, engine: 'postgres', write: (work) => db.transaction().execute(work), close: () => db.destroy() }
}

async function migrate(db: Kysely<Tables>) {
	const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
	const { error } = await migrator.migrateToLatest()
	if (error) throw error
}
