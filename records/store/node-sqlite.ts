import { DatabaseSync } from 'node:sqlite'
import { type DialectAdapter, type Driver, SqliteAdapter, SqliteDialect } from 'kysely'
import { SqliteDriver } from './sqlite-driver.ts'

/**
 * SQLite itself never waits for another program's lock: it would wait synchronously and block the event loop. What is busy is
 * tried again later (`retryBusy`, the group commit).
 */
const BUSY_TIMEOUT_MS = 0

/**
 * Opens a database file. `synchronous=FULL`, because with `NORMAL` a power cut takes commits that were already answered for
 * (measured; a killed process does not show it).
 */
export function openSqlite(file: string): DatabaseSync {
	const raw = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS, enableForeignKeyConstraints: true })
	try {
		raw.exec('pragma journal_mode = wal; pragma synchronous = full;')
	} catch (error) {
		raw.close()
		throw error
	}
	return raw
}

/**
 * Kysely's dialect for Node's own SQLite, on two connections to one file: one writes, the other reads what is committed, so that
 * no reader waits for a writer. Migrations run inside a transaction, so that a kill half-way leaves none of it.
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
