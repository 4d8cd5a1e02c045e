import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import type { CompiledQuery, QueryResult } from 'kysely'

/** More than the site has queries. */
const MAX_STATEMENTS = 256

/** Runs Kysely's queries on one connection, with an LRU cache of prepared statements. */
export function createStatements(raw: DatabaseSync) {
	const statements = new Map<string, StatementSync>()

	function prepared(sql: string): StatementSync {
		const statement = statements.get(sql) ?? raw.prepare(sql)
		// Re-inserted at the end: the first key is the least recently used.
		statements.delete(sql)
		statements.set(sql, statement)
		const [oldest] = statements.keys()
		if (statements.size > MAX_STATEMENTS && oldest !== undefined) statements.delete(oldest)
		return statement
	}

	return function run<R>({ sql, parameters }: CompiledQuery): QueryResult<R> {
		const statement = prepared(sql)
		const values = parameters as SQLInputValue[]
		// Rows have the columns the query names, which Kysely has typed.
		if (statement.columns().length > 0) return { rows: statement.all(...values) as R[] }
		const { changes, lastInsertRowid } = statement.run(...values)
		return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
	}
}
