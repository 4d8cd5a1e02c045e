import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type pg from 'pg'
import { createPool } from '../store/create-pool.ts'
import { SQLITE_FILE } from '../store/open-sqlite.ts'
import type { BackupLine } from './backup-file.ts'

const ROWS_AT_ONCE = 500
const MAX_DUMP_MS = 60 * 60_000

interface Source {
	dataDir: string
	databaseUrl: string | null
	/** In the order in which they can be filled again. */
	tables: { table: string; columns: string[] }[]
}

/** All rows of all tables as they are at one instant, while others go on writing. */
export function dumpTables({ dataDir, databaseUrl, tables }: Source): AsyncGenerator<BackupLine> {
	return databaseUrl ? dumpPostgres(databaseUrl, tables) : dumpSqlite(join(dataDir, SQLITE_FILE), tables)
}

/** A read transaction sees one snapshot of the WAL and blocks no writer. */
async function* dumpSqlite(file: string, tables: Source['tables']): AsyncGenerator<BackupLine> {
	const db = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
	try {
		db.exec('begin')
		for (const { table, columns } of tables) {
			yield { table, columns }
			for (const row of db.prepare(`select ${columns.join(', ')} from ${table}`).iterate()) yield asLine(row, columns)
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
				const { rows } = await client.query(`fetch ${ROWS_AT_ONCE} from dump`)
				for (const row of rows) yield asLine(row, columns)
				if (rows.length < ROWS_AT_ONCE) break
			}
			await client.query('close dump')
		}
	} finally {
		client.release(true)
		await pool.end()
	}
}

function asLine(row: Record<string, unknown>, columns: string[]): BackupLine {
	// The site's tables hold texts, numbers and nothing else.
	return { row: columns.map((column) => row[column] as string | number | null) }
}
