import type { Dirent } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { BACKED_UP_FOLDERS, maxBytesOfFile } from './backed-up-files.ts'
import { BackupError, type BackupLine } from './backup-file.ts'

/**
 * The files a new machine needs: secrets, the content snapshot, files that people sent.
 *
 * @throws `BackupError` for a file that is too large for a backup
 */
export async function* readDataFiles(dataDir: string, secrets: Record<string, string>): AsyncGenerator<BackupLine> {
	for (const [file, text] of Object.entries(secrets)) yield { file, base64: Buffer.from(text).toString('base64') }
	for (const folder of BACKED_UP_FOLDERS) {
		for (const entry of await readFolder(join(dataDir, folder))) {
			const file = folder === '' ? entry.name : `${folder}/${entry.name}`
			const maxBytes = maxBytesOfFile(file)
			if (!entry.isFile() || maxBytes === undefined || Object.hasOwn(secrets, file)) continue
			const bytes = await readFile(join(dataDir, file)).catch(undefinedIfGone)
			// Deleted meanwhile: the site may be running.
			if (bytes === undefined) continue
			if (bytes.length > maxBytes) throw new BackupError(`${file} is too large for a backup: ${bytes.length} bytes`)
			yield { file, base64: bytes.toString('base64') }
		}
	}
}

async function readFolder(path: string): Promise<Dirent[]> {
	return (await readdir(path, { withFileTypes: true }).catch(undefinedIfGone)) ?? []
}

function undefinedIfGone(error: NodeJS.ErrnoException): undefined {
	if (error.code !== 'ENOENT') throw error
}

/** Writes a file of a verified backup into an empty folder. @throws `BackupError` for a name that no backup holds; when it is there already */
export async function writeDataFile(folder: string, file: string, base64: string): Promise<void> {
	if (maxBytesOfFile(file) === undefined) throw new BackupError(`invalid file name in the backup: ${file}`)
	const path = join(folder, file)
	await mkdir(dirname(path), { recursive: true, mode: 0o700 })
	await writeFile(path, Buffer.from(base64, 'base64'), { mode: 0o600, flag: 'wx' })
}
