import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { openSqlite } from '../store/node-sqlite.ts'
import { openPostgres } from '../store/open-postgres.ts'
import { openSqliteStore, SQLITE_FILE } from '../store/open-sqlite.ts'
import { isBusy } from '../store/store-error.ts'
import { NOTES_FILE } from '../store/store-notes.ts'
import { BackupError, readBackupFile, verifyBackupFile } from './backup-file.ts'
import { writeDataFile } from './data-files.ts'
import { knownTables, LATEST_MIGRATION } from './known-tables.ts'
import { restoreTables } from './restore-tables.ts'

interface Target {
	dataDir: string
	databaseUrl: string | null
	/** What is there is put aside (SQLite, files) or deleted (PostgreSQL); else it is a reason to refuse. */
	replace: boolean
}

/**
 * Fills an empty data folder, and a database, from a backup of either engine. The file is verified whole before anything is
 * touched; the records come last and at once.
 *
 * @throws `BackupError` when the file is damaged or of a newer version, or there are records already
 */
export async function restore(
	path: string,
	target: Target,
): Promise<{ rows: number; files: number; createdAt: string }> {
	const { head, rows, files } = await verifyBackupFile(path)
	if (head.level > LATEST_MIGRATION) throw new BackupError('this backup was made by a newer version of the site')
	const tables = (await knownTables()).map(({ table }) => table)
	const restoring = { lines: () => readBackupFile(path), level: head.level, tables, replace: target.replace }
	const aside = join(target.dataDir, 'restoring')
	await rm(aside, { recursive: true, force: true })
	await mkdir(aside, { recursive: true, mode: 0o700 })
	try {
		for await (const line of readBackupFile(path))
			if ('file' in line) await writeDataFile(aside, line.file, line.base64)
		if (target.databaseUrl) {
			const store = openPostgres(target.databaseUrl, () => {})
			await store.migrate((db) => restoreTables(db, restoring)).finally(() => store.close())
		} else {
			await refuseUnlessFree(target)
			const store = openSqliteStore(aside)
			await restoreTables(store.db, restoring).finally(() => store.close())
		}
		await putInPlace(target, aside)
	} finally {
		await rm(aside, { recursive: true, force: true })
	}
	return { rows, files, createdAt: head.createdAt }
}

/** A store that another process has open cannot leave the mode its log needs. */
async function refuseUnlessFree({ dataDir, replace }: Target) {
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

/** Moves a file into a folder; deletes it when there is none. */
async function putAside(path: string, folder: string | undefined) {
	if (!existsSync(path)) return
	if (folder === undefined) return rm(path)
	await mkdir(folder, { recursive: true, mode: 0o700 })
	await rename(path, join(folder, basename(path)))
}

/** What was there goes into a folder of its own; the records come last, so that a site never starts without the rest. */
async function putInPlace({ dataDir, replace }: Target, aside: string) {
	const replaced = join(dataDir, `replaced-${new Date().toISOString().replace(/\W/g, '-')}`)
	await putAside(join(dataDir, NOTES_FILE), replace ? replaced : undefined)
	const names = (await readdir(aside)).sort((a, b) => Number(a === SQLITE_FILE) - Number(b === SQLITE_FILE))
	for (const name of names) {
		const place = join(dataDir, name)
		// Without records there are only secrets, made when the settings were read.
		if (existsSync(place) && !replace) await rm(place, { recursive: true })
		if (existsSync(place)) {
			await mkdir(replaced, { recursive: true, mode: 0o700 })
			await rename(place, join(replaced, name))
		}
		await rename(join(aside, name), place)
	}
}
