import type { DatabaseSync } from 'node:sqlite'
import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult, SelectQueryNode } from 'kysely'
import { retryBusy } from '../retry-busy.ts'
import { createStatements } from '../statements.ts'

type Run = ReturnType<typeof createStatements>

/**
 * Kysely's driver over two connections of one file. Single reads never wait for a transaction and see committed data only.
 * Transactions are serialised and take the write lock at `begin`, because a deferred one fails half-way when another process writes.
 * They fail at once when the lock is taken; the caller retries.
 */
export class SqliteDriver implements Driver {
	readonly #raw: { writer: DatabaseSync; reader: DatabaseSync }
	readonly #write: Run
	readonly #read: Run
	readonly #lock = createMutex()

	constructor(writer: DatabaseSync, reader: DatabaseSync) {
		this.#raw = { writer, reader }
		this.#write = createStatements(writer)
		this.#read = createStatements(reader)
	}

	async init() {}

	async acquireConnection(): Promise<SqliteConnection> {
		return new SqliteConnection({ write: this.#write, read: this.#read, lock: this.#lock })
	}

	async beginTransaction(connection: SqliteConnection) {
		await connection.begin()
	}

	async commitTransaction(connection: SqliteConnection) {
		await connection.executeQuery(CompiledQuery.raw('commit'))
	}

	async rollbackTransaction(connection: SqliteConnection) {
		// With a full disk SQLite has rolled back itself; a second rollback would hide that error.
		if (this.#raw.writer.isTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'))
	}

	async releaseConnection(connection: SqliteConnection) {
		connection.release()
	}

	async destroy() {
		// The last connection checkpoints the WAL, which a read-only one cannot.
		this.#raw.reader.close()
		this.#raw.writer.close()
	}
}

interface Access {
	write: Run
	read: Run
	lock: ReturnType<typeof createMutex>
}

/** Uses the read connection outside of transactions. */
class SqliteConnection implements DatabaseConnection {
	readonly #access: Access
	#unlock: (() => void) | undefined

	constructor(access: Access) {
		this.#access = access
	}

	async begin() {
		this.#unlock = await this.#access.lock()
		this.#access.write(CompiledQuery.raw('begin immediate'))
	}

	release() {
		this.#unlock?.()
		this.#unlock = undefined
	}

	async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
		const { write, read } = this.#access
		if (this.#unlock) return write(query)
		if (SelectQueryNode.is(query.query)) return retryBusy(() => read<R>(query))
		return retryBusy(() => this.#writeAlone<R>(query))
	}

	async #writeAlone<R>(query: CompiledQuery): Promise<QueryResult<R>> {
		const unlock = await this.#access.lock()
		try {
			return this.#access.write(query)
		} finally {
			unlock()
		}
	}

	// biome-ignore lint/correctness/useYield: streaming is not used
	async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
		throw new Error('this driver does not stream')
	}
}

/** A FIFO mutex. */
function createMutex() {
	let last = Promise.resolve()

	/** Resolves to the function that unlocks it. */
	return async function lock(): Promise<() => void> {
		const before = last
		const { promise, resolve } = Promise.withResolvers<void>()
		last = promise
		await before
		return resolve
	}
}
