import { chmod, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, normalize, relative, sep } from 'node:path'
import { BackupError, type BackupLine } from './backup-file.ts'

/** Made again when it is missing (pictures), kept as rows (records), or left by a restore. */
const LEFT_OUT = /^(images|records\.db|restoring|replaced)|\.(tmp|part)$/

/** Every file of a data folder that a site on another machine needs: secrets, emails that wait, the copy of the content. */
export async function* readDataFiles(dataDir: string, secrets: Record<string, string>): AsyncGenerator<BackupLine> {
	for (const [file, text] of Object.entries(secrets)) yield { file, base64: Buffer.from(text).toString('base64') }
	const entries = await readdir(dataDir, { recursive: true, withFileTypes: true })
	for (const entry of entries) {
		const path = join(entry.parentPath, entry.name)
		const file = relative(dataDir, path).split(sep).join('/')
		if (!entry.isFile() || LEFT_OUT.test(file) || file in secrets) continue
		yield { file, base64: (await readFile(path)).toString('base64') }
	}
}

/** Writes a file of a backup into a folder, and never outside it. */
export async function writeDataFile(folder: string, file: string, base64: string): Promise<void> {
	const path = join(folder, normalize(file))
	if (relative(folder, path).startsWith('..') || LEFT_OUT.test(file)) {
		throw new BackupError(`the backup names a file it cannot have: ${file}`)
	}
	await mkdir(dirname(path), { recursive: true, mode: 0o700 })
	await writeFile(path, Buffer.from(base64, 'base64'), { mode: 0o600 })
	await chmod(path, 0o600)
}
