import type { DatabaseSync } from 'node:sqlite'
import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult, SelectQueryNode } from 'kysely'
import { createMutex } from './mutex.ts'
import { retryBusy } from './retry-busy.ts'
import { createStatements } from './statements.ts'

type Run = ReturnType<typeof createStatements>

/**
 * Kysely's driver over two connections of one file. Single reads never wait for a transaction and see only what is committed;
 * transactions run one after the other and take the write lock at once, because a deferred one fails half-way when a second process
 * writes.
 *
 * A transaction that cannot begin because another program writes fails at once; the caller decides whether to retry.
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
		// SQLite has rolled back itself when the disk was full: that must not be reported as "no transaction is active".
		if (this.#raw.writer.isTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'))
	}

	async releaseConnection(connection: SqliteConnection) {
		connection.release()
	}

	async destroy() {
		// The last to close takes the WAL into the file, which a reader cannot.
		this.#raw.reader.close()
		this.#raw.writer.close()
	}
}

interface Access {
	write: Run
	read: Run
	lock: ReturnType<typeof createMutex>
}

/** Reads, until it begins a transaction: then everything it does is part of that. */
class SqliteConnection implements DatabaseConnection {
	readonly #access: Access
	#endTurn: (() => void) | undefined

	constructor(access: Access) {
		this.#access = access
	}

	async begin() {
		this.#endTurn = await this.#access.lock()
		this.#access.write(CompiledQuery.raw('begin immediate'))
	}

	release() {
		this.#endTurn?.()
		this.#endTurn = undefined
	}

	async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
		const { write, read } = this.#access
		if (this.#endTurn) return write(query)
		if (SelectQueryNode.is(query.query)) return retryBusy(() => read<R>(query))
		return retryBusy(() => this.#writeAlone<R>(query))
	}

	async #writeAlone<R>(query: CompiledQuery): Promise<QueryResult<R>> {
		const endTurn = await this.#access.lock()
		try {
			return this.#access.write(query)
		} finally {
			endTurn()
		}
	}

	// biome-ignore lint/correctness/useYield: nothing of ours streams
	async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
		throw new Error('this driver does not stream')
	}
}
