import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import {
	CompiledQuery,
	type DatabaseConnection,
	type DialectAdapter,
	type Driver,
	SqliteAdapter,
	type SqliteDatabase,
	SqliteDialect,
} from 'kysely'

/** How long a statement waits for another process that is writing. */
const BUSY_TIMEOUT_MS = 5000
/** Prepared statements kept; the site has fewer kinds of query than this. */
const STATEMENTS_KEPT = 256

/**
 * Opens a database file. `synchronous=FULL`, because with `NORMAL` a power cut takes commits that were already answered for
 * (measured; a killed process does not show it).
 */
export function openSqlite(file: string): DatabaseSync {
	const raw = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS, enableForeignKeyConstraints: true })
	raw.exec('pragma journal_mode = wal; pragma synchronous = full;')
	return raw
}

/**
 * Kysely's dialect for Node's own SQLite.
 *
 * Its built-in one expects better-sqlite3, which takes parameters as a list and needs a native build. Three more things
 * differ: a transaction takes the write lock at once (a deferred one fails half-way when a second process writes), nothing
 * is rolled back that SQLite has rolled back itself (a full disk would be reported as "no transaction is active"), and
 * migrations run inside a transaction, so that a kill half-way leaves none of it.
 */
export class NodeSqliteDialect extends SqliteDialect {
	readonly #raw: DatabaseSync

	constructor(raw: DatabaseSync) {
		super({ database: asKyselyExpects(raw) })
		this.#raw = raw
	}

	override createAdapter(): DialectAdapter {
		return new TransactionalDdl()
	}

	override createDriver(): Driver {
		const driver = super.createDriver()
		driver.beginTransaction = async (connection: DatabaseConnection) => {
			await connection.executeQuery(CompiledQuery.raw('begin immediate'))
		}
		driver.rollbackTransaction = async (connection: DatabaseConnection) => {
			if (this.#raw.isTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'))
		}
		return driver
	}
}

class TransactionalDdl extends SqliteAdapter {
	override get supportsTransactionalDdl() {
		return true
	}
}

function asKyselyExpects(raw: DatabaseSync): SqliteDatabase {
	const statements = new Map<string, StatementSync>()

	function prepared(sql: string) {
		const statement = statements.get(sql) ?? raw.prepare(sql)
		// Re-inserted last: the first of the map is the one not used for longest.
		statements.delete(sql)
		statements.set(sql, statement)
		const [oldest] = statements.keys()
		if (statements.size > STATEMENTS_KEPT && oldest !== undefined) statements.delete(oldest)
		return statement
	}

	return {
		close: () => raw.close(),
		prepare(sql) {
			const statement = prepared(sql)
			const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
			return {
				reader: statement.columns().length > 0,
				all: (parameters) => statement.all(...values(parameters)),
				run: (parameters) => statement.run(...values(parameters)),
				iterate: (parameters) => statement.iterate(...values(parameters)),
			}
		},
	}
}
