import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { writeFileAtomic } from '#lib/write-file-atomic.ts'

/** In the data folder; not part of a backup. */
const LAST_BACKUP_FILE = 'last-backup.json'

const schema = z.object({ at: z.iso.datetime() })

export async function noteBackup(dataDir: string): Promise<void> {
	await writeFileAtomic(join(dataDir, LAST_BACKUP_FILE), JSON.stringify({ at: new Date().toISOString() }))
}

/** When `npm run backup` last wrote a file, in milliseconds since 1970; undefined if never. */
export async function lastBackupAt(dataDir: string): Promise<number | undefined> {
	try {
		return Date.parse(schema.parse(JSON.parse(await readFile(join(dataDir, LAST_BACKUP_FILE), 'utf8'))).at)
	} catch {
		return undefined
	}
}
