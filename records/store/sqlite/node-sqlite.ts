import { DatabaseSync } from 'node:sqlite'
import { type DialectAdapter, type Driver, SqliteAdapter, SqliteDialect } from 'kysely'
import { SqliteDriver } from './sqlite-driver.ts'

/** SQLite would wait for locks synchronously and block the event loop; instead `retryBusy` and the group commit retry. */
const BUSY_TIMEOUT_MS = 0

/** Opens a database file. With `synchronous=NORMAL` a power cut loses commits (measured; a killed process does not show it). */
export function openSqlite(file: string): DatabaseSync {
	const raw = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS, enableForeignKeyConstraints: true })
	try {
		// What is deleted is overwritten: erased answers must not stay readable in the file.
		raw.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on;')
	} catch (error) {
		raw.close()
		throw error
	}
	return raw
}

/**
 * Kysely's dialect for `node:sqlite`, with one connection for writes and one for reads, so that readers never wait for writers.
 * Migrations run in a transaction.
 */
export class NodeSqliteDialect extends SqliteDialect {
	readonly #file: string

	constructor(file: string) {
		super({
			database: () => {
				throw new Error('the driver opens the file itself')
			},
		})
		this.#file = file
	}

	override createAdapter(): DialectAdapter {
		return new TransactionalDdl()
	}

	override createDriver(): Driver {
		const writer = openSqlite(this.#file)
		const reader = openSqlite(this.#file)
		reader.exec('pragma query_only = on')
		return new SqliteDriver(writer, reader)
	}
}

class TransactionalDdl extends SqliteAdapter {
	override get supportsTransactionalDdl() {
		return true
	}
}
