import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Runs one statement on the records of a site that is running, as another process. */
export function askRecords(dataDir: string, sql: string): Record<string, string | number | null>[] {
	const db = new DatabaseSync(join(dataDir, 'records.db'), { timeout: 5000 })
	try {
		return db.prepare(sql).all() as Record<string, string | number | null>[]
	} finally {
		db.close()
	}
}

/** What was sent so far, the first first. */
export function kept(dataDir: string) {
	return askRecords(dataDir, 'select * from submission order by created_at')
}

/** The letters that were laid down as files, as they are. */
export function lettersIn(dataDir: string): string[] {
	const folder = join(dataDir, 'letters')
	if (!existsSync(folder)) return []
	return readdirSync(folder)
		.filter((name) => name.endsWith('.eml'))
		.map((name) => readFileSync(join(folder, name), 'utf8'))
}
