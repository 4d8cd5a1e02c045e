import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { openStore } from '../store/open-store.ts'
import {
	BACKUP_VERSION,
	BackupError,
	type BackupLine,
	sha256OfFile,
	verifyBackupFile,
	writeBackupFile,
} from './backup-file.ts'
import { readDataFiles } from './data-files.ts'
import { dumpTables } from './dump-tables.ts'
import { knownTables, LATEST_MIGRATION, SIGN_IN_TABLES } from './known-tables.ts'
import { noteBackup } from './last-backup.ts'

interface BackupSource {
	dataDir: string
	databaseUrl: string | null
	/** The secrets in use, also those set by the environment, by their file in the data folder. */
	secrets: Record<string, string>
}

/**
 * Writes everything a new machine needs into one file and verifies it. The site may be running.
 *
 * @throws `BackupError` when the file exists
 */
export async function backUp(
	source: BackupSource,
	path: string,
): Promise<{ rows: number; files: number; sha256: string }> {
	if (existsSync(path)) throw new BackupError(`${path} exists already`)
	const store = await openStore({ ...source, onLostConnection: () => {} })
	await store.close()
	const partPath = `${path}.part`
	await rm(partPath, { force: true })
	try {
		await writeBackupFile(partPath, linesOf(source))
		const { rows, files } = await verifyBackupFile(partPath)
		const sha256 = await sha256OfFile(partPath)
		await rename(partPath, path)
		await noteBackup(source.dataDir)
		return { rows, files, sha256 }
	} catch (error) {
		await rm(partPath, { force: true })
		throw error
	}
}

async function* linesOf({ dataDir, databaseUrl, secrets }: BackupSource): AsyncGenerator<BackupLine> {
	yield { backup: 'fairlead', version: BACKUP_VERSION, createdAt: new Date().toISOString(), level: LATEST_MIGRATION }
	const tables = (await knownTables()).filter(({ table }) => !SIGN_IN_TABLES.includes(table))
	yield* dumpTables({ dataDir, databaseUrl, tables })
	yield* readDataFiles(dataDir, secrets)
}
