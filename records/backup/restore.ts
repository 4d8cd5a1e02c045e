import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { AUDIT_HEAD_FILE } from '../staff/audit-head-file.ts'
import { migrations } from '../store/migrations/migrations.ts'
import { openPostgres } from '../store/postgres/open-postgres.ts'
import { openSqlite } from '../store/sqlite/node-sqlite.ts'
import { openSqliteStore, SQLITE_FILE } from '../store/sqlite/open-sqlite.ts'
import { isBusy } from '../store/store-error.ts'
import { NOTES_FILE } from '../store/store-notes.ts'
import { BackupError, readBackupFile, sha256OfFile, verifyBackupFile } from './backup-file.ts'
import { writeDataFile } from './data-files.ts'
import { knownTables } from './known-tables.ts'
import { replacedFolder } from './replaced-folder.ts'
import { restoreTables } from './restore-tables.ts'

interface Target {
	dataDir: string
	databaseUrl: string | null
	/** Existing records and files are moved aside (PostgreSQL: deleted); otherwise they are an error. */
	replace: boolean
	/** What the file must have, in hex; another is refused unread. */
	sha256?: string | undefined
}

interface Restored {
	rows: number
	files: number
	createdAt: string
	sha256: string
	replaced: string | undefined
}

/**
 * Restores a backup of either engine into a data folder and its database. The file is verified before anything is changed.
 *
 * @returns `replaced`: the folder with the earlier contents; undefined when nothing had to be moved
 * @throws `BackupError` when the file is damaged, of a version that this one does not know, has files that no backup holds, or there are records already
 */
export async function restore(path: string, target: Target): Promise<Restored> {
	const sha256 = await sha256OfFile(path)
	if (target.sha256 !== undefined && target.sha256.toLowerCase() !== sha256) {
		throw new BackupError(`${path} is another file than the one you named: its SHA-256 is ${sha256}`)
	}
	const { head, rows, files } = await verifyBackupFile(path)
	if (!Object.hasOwn(migrations, head.level)) {
		throw new BackupError(
			'this backup was made by a version of the site that this one does not know: restore it with that version',
		)
	}
	const tables = (await knownTables()).map(({ table }) => table)
	const options = { lines: () => readBackupFile(path), level: head.level, tables, replace: target.replace }
	const staging = join(target.dataDir, 'restoring')
	await rm(staging, { recursive: true, force: true })
	await mkdir(staging, { recursive: true, mode: 0o700 })
	try {
		for await (const line of readBackupFile(path))
			if ('file' in line) await writeDataFile(staging, line.file, line.base64)
		if (target.databaseUrl) {
			const store = openPostgres(target.databaseUrl, () => {})
			await store.migrate((db) => restoreTables(db, options)).finally(() => store.close())
		} else {
			await assertNotInUse(target)
			const store = openSqliteStore(staging)
			await restoreTables(store.db, options).finally(() => store.close())
		}
		const replaced = await moveIntoPlace(target, staging)
		return { rows, files, createdAt: head.createdAt, sha256, replaced }
	} finally {
		await rm(staging, { recursive: true, force: true })
	}
}

/** SQLite refuses to leave WAL mode while another process has the file open. */
async function assertNotInUse({ dataDir, replace }: Target) {
	const file = join(dataDir, SQLITE_FILE)
	if (!existsSync(file)) return
	if (!replace) throw new BackupError(`there are records in ${dataDir} already`)
	const db = openSqlite(file)
	try {
		db.exec('pragma journal_mode = delete')
	} catch (error) {
		throw isBusy(error) ? new BackupError('the site is running: stop it first') : error
	} finally {
		db.close()
	}
}

/** Moves a file into a folder; deletes it without one. */
async function moveAside(path: string, folder: string | undefined) {
	if (!existsSync(path)) return
	if (folder === undefined) return rm(path)
	await mkdir(folder, { recursive: true, mode: 0o700 })
	await rename(path, join(folder, basename(path)))
}

/** Records come last, so that a site never starts without the rest. @returns the folder of what was there, if anything was */
async function moveIntoPlace({ dataDir, replace }: Target, staging: string): Promise<string | undefined> {
	const replaced = replacedFolder(dataDir, new Date())
	for (const file of [NOTES_FILE, AUDIT_HEAD_FILE]) await moveAside(join(dataDir, file), replace ? replaced : undefined)
	const names = (await readdir(staging)).sort((a, b) => Number(a === SQLITE_FILE) - Number(b === SQLITE_FILE))
	for (const name of names) {
		const target = join(dataDir, name)
		// Without records only secrets exist, created when the settings were read.
		if (existsSync(target) && !replace) await rm(target, { recursive: true })
		if (existsSync(target)) {
			await mkdir(replaced, { recursive: true, mode: 0o700 })
			await rename(target, join(replaced, name))
		}
		await rename(join(staging, name), target)
	}
	return existsSync(replaced) ? replaced : undefined
}
