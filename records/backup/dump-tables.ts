import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type pg from 'pg'
import { createPool } from '../store/postgres/create-pool.ts'
import { SQLITE_FILE } from '../store/sqlite/open-sqlite.ts'
import type { BackupLine } from './backup-file.ts'

const MAX_FETCHED_ROWS = 500
const MAX_DUMP_MS = 60 * 60_000

interface Source {
	dataDir: string
	databaseUrl: string | null
	/** Referenced tables first. */
	tables: { table: string; columns: string[] }[]
}

/** All rows of all tables, from one snapshot. Does not block writers. */
export function dumpTables({ dataDir, databaseUrl, tables }: Source): AsyncGenerator<BackupLine> {
	return databaseUrl ? dumpPostgres(databaseUrl, tables) : dumpSqlite(join(dataDir, SQLITE_FILE), tables)
}

async function* dumpSqlite(file: string, tables: Source['tables']): AsyncGenerator<BackupLine> {
	const db = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
	try {
		db.exec('begin')
		for (const { table, columns } of tables) {
			yield { table, columns }
			for (const row of db.prepare(`select ${columns.join(', ')} from ${table}`).iterate()) yield toLine(row, columns)
		}
	} finally {
		db.close()
	}
}

async function* dumpPostgres(url: string, tables: Source['tables']): AsyncGenerator<BackupLine> {
	const pool = createPool({ connectionString: url, max: 1, maxUseMs: MAX_DUMP_MS, onLostConnection: () => {} })
	const client: pg.PoolClient = await pool.connect()
	try {
		await client.query('begin isolation level repeatable read read only')
		for (const { table, columns } of tables) {
			yield { table, columns }
			await client.query(`declare dump no scroll cursor for select ${columns.join(', ')} from ${table}`)
			for (;;) {
				const { rows } = await client.query(`fetch ${MAX_FETCHED_ROWS} from dump`)
				for (const row of rows) yield toLine(row, columns)
				if (rows.length < MAX_FETCHED_ROWS) break
			}
			await client.query('close dump')
		}
	} finally {
		client.release(true)
		await pool.end()
	}
}

function toLine(row: Record<string, unknown>, columns: string[]): BackupLine {
	// The tables have only text and numbers.
	return { row: columns.map((column) => row[column] as string | number | null) }
}
