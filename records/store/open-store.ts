import type { Kysely } from 'kysely'
import type { Work } from './group-commit.ts'
import { isMigrated, migrate } from './migrate.ts'
import { openPostgres } from './open-postgres.ts'
import { openSqliteStore } from './open-sqlite.ts'
import { retryOpening } from './retry-opening.ts'
import type { Tables } from './tables.ts'

/** Where what visitors send is kept. */
export interface Store {
	db: Kysely<Tables>
	engine: 'sqlite' | 'postgres'
	/** Resolves when the work is on disk. Rejects with what the work threw, or why it could not be kept: then nothing of it is. */
	write<T>(work: Work<T>): Promise<T>
	/** Takes what was written lately out of SQLite's log into its file. Waits for nobody: what is in use now is taken next time. */
	checkpoint(): Promise<void>
	close(): Promise<void>
}

interface StoreOptions {
	/** The folder of the SQLite file, made when missing. */
	dataDir: string
	/** `postgres://…`; null for SQLite. */
	databaseUrl: string | null
	/** Told when an idle connection is lost; the next query makes a new one. */
	onLostConnection: (error: Error) => void
	/** For how long a database that cannot be reached, or is locked, is tried again. */
	retryForMs?: number
	/** Told of an attempt to open that failed and is made again. */
	onRetry?: (attempt: { reason: string; triedForMs: number }) => void
}

/** People at a terminal wait no longer. */
const RETRY_FOR_MS = 5000

/**
 * Opens the store and brings its tables up to date. Several processes may do so at once: one migrates, the others wait.
 *
 * @throws when the database cannot be reached in time or a migration fails; nothing is half-migrated then.
 */
export function openStore(options: StoreOptions): Promise<Store> {
	const { retryForMs = RETRY_FOR_MS, onRetry = () => {} } = options
	return retryOpening(() => open(options), { retryForMs, onRetry })
}

async function open({ dataDir, databaseUrl, onLostConnection }: StoreOptions): Promise<Store> {
	const store = databaseUrl ? openPostgres(databaseUrl, onLostConnection) : openSqliteStore(dataDir)
	try {
		// Nothing is written unless something is due: another program may hold the lock of writers.
		if (!(await isMigrated(store.db))) await store.migrate(migrate)
	} catch (error) {
		await store.close()
		throw error
	}
	return store
}
