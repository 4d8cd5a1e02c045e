import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Runs one statement on the records of a running site. */
export function askRecords(dataDir: string, sql: string): Record<string, string | number | null>[] {
	const db = new DatabaseSync(join(dataDir, 'records.db'), { timeout: 5000 })
	try {
		return db.prepare(sql).all() as Record<string, string | number | null>[]
	} finally {
		db.close()
	}
}

/** Oldest first. */
export function storedSubmissions(dataDir: string) {
	return askRecords(dataDir, 'select * from submission order by created_at')
}

/** The emails written as files. */
export function emailsIn(dataDir: string): string[] {
	const folder = join(dataDir, 'emails')
	if (!existsSync(folder)) return []
	return readdirSync(folder)
		.filter((name) => name.endsWith('.eml'))
		.map((name) => readFileSync(join(folder, name), 'utf8'))
}
