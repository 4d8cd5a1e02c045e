import type { Kysely } from 'kysely'
import { type FormSecret, hashText } from '#lib/form-secret.ts'
import type { Work } from './group-commit.ts'
import { isMigrated, migrate } from './migrations/migrate.ts'
import { openPostgres } from './postgres/open-postgres.ts'
import { retryOpening } from './retry-opening.ts'
import { openSqliteStore } from './sqlite/open-sqlite.ts'
import type { Tables } from './tables/tables.ts'

/** The database of everything visitors send. */
export interface Store {
	db: Kysely<Tables>
	engine: 'sqlite' | 'postgres'
	/** Runs the work in a transaction and resolves after the commit is on disk. */
	write<T>(work: Work<T>): Promise<T>
	/**
	 * The hash under which an email address is found, whatever its case. It has a key: otherwise someone with the
	 * database and a list of addresses could tell which of them are in it.
	 *
	 * @throws when the store was opened without the secret, as for a backup
	 */
	hashAddress(email: string): string
	/** Copies SQLite's write-ahead log into the file, as far as no reader uses it. */
	checkpoint(): Promise<void>
	close(): Promise<void>
}

interface StoreOptions {
	/** The folder of the SQLite file; created when missing. */
	dataDir: string
	/** `postgres://…`; null for SQLite. */
	databaseUrl: string | null
	/** Hashes email addresses; unset where none is looked up. */
	formSecret?: FormSecret
	/** Called when an idle connection is lost; the next query opens another. */
	onLostConnection: (error: Error) => void
	/** How long to retry while the database is unreachable or locked. */
	retryForMs?: number
	/** Called before each retry. */
	onRetry?: (attempt: { reason: string; triedForMs: number }) => void
}

/** For people at a terminal. */
const RETRY_FOR_MS = 5000

/**
 * Opens the store and migrates it. With several processes one migrates and the others wait.
 *
 * @throws when the database cannot be reached in time or a migration fails
 */
export function openStore(options: StoreOptions): Promise<Store> {
	const { retryForMs = RETRY_FOR_MS, onRetry = () => {} } = options
	return retryOpening(() => open(options), { retryForMs, onRetry })
}

async function open({ dataDir, databaseUrl, onLostConnection, formSecret }: StoreOptions): Promise<Store> {
	const store = databaseUrl ? openPostgres(databaseUrl, onLostConnection) : openSqliteStore(dataDir)
	try {
		// Read first: another program may hold the write lock.
		if (!(await isMigrated(store.db))) await store.migrate(migrate)
	} catch (error) {
		await store.close()
		throw error
	}
	return { ...store, hashAddress: addressHash(formSecret) }
}

function addressHash(formSecret: FormSecret | undefined) {
	return (email: string) => {
		if (!formSecret) throw new Error('the store was opened without the secret that hashes addresses')
		return hashText(formSecret, 'email address', email.trim().toLowerCase())
	}
}
