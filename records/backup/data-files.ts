import { chmod, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, normalize, relative, sep } from 'node:path'
import { BackupError, type BackupLine } from './backup-file.ts'

/** Pictures are rendered again, records are dumped as rows, and the rest is left over from restores. */
const EXCLUDED_FILES = /^(images|records\.db|restoring|replaced|last-backup\.json)|\.(tmp|part)$/

/** The files a new machine needs: secrets, unsent emails, the content snapshot. */
export async function* readDataFiles(dataDir: string, secrets: Record<string, string>): AsyncGenerator<BackupLine> {
	for (const [file, text] of Object.entries(secrets)) yield { file, base64: Buffer.from(text).toString('base64') }
	const entries = await readdir(dataDir, { recursive: true, withFileTypes: true })
	for (const entry of entries) {
		const path = join(entry.parentPath, entry.name)
		const file = relative(dataDir, path).split(sep).join('/')
		if (!entry.isFile() || EXCLUDED_FILES.test(file) || file in secrets) continue
		yield { file, base64: (await readFile(path)).toString('base64') }
	}
}

/** Writes a file of a backup. @throws `BackupError` for a path outside the folder */
export async function writeDataFile(folder: string, file: string, base64: string): Promise<void> {
	const path = join(folder, normalize(file))
	if (relative(folder, path).startsWith('..') || EXCLUDED_FILES.test(file)) {
		throw new BackupError(`invalid file name in the backup: ${file}`)
	}
	await mkdir(dirname(path), { recursive: true, mode: 0o700 })
	await writeFile(path, Buffer.from(base64, 'base64'), { mode: 0o600 })
	await chmod(path, 0o600)
}
