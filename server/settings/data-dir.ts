import { chmod, lstat, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'

const FOLDER_MODE = 0o700
const FILE_MODE = 0o600
const MODE_BITS = 0o777
/** Names only this site gives: a folder without any of them, and with others, is not its own. */
const OWN_NAMES = /^(records\.db|content-secret|form-secret|replica|images|letters|emails)/

/** What this process makes is readable by its own user alone. Call it before anything is made. */
export function makePrivateFiles() {
	process.umask(0o077)
}

/**
 * Takes from others the right to read what visitors sent: `DATA_DIR` 0700 and every file in it 0600. Made by an earlier version, or
 * copied back from somewhere, they may be open.
 *
 * @returns a sentence for the log when that is not possible, or when the folder is not this site's own; null when all is well
 */
export async function secureDataDir(dataDir: string): Promise<string | null> {
	await mkdir(dataDir, { recursive: true, mode: FOLDER_MODE })
	if (process.platform === 'win32') return null
	const names = await readdir(dataDir)
	if (names.length > 0 && !names.some((name) => OWN_NAMES.test(name))) {
		return `DATA_DIR (${dataDir}) holds files of others, so its rights are left as they are: give the site a folder of its own`
	}
	try {
		await secure(dataDir)
		return null
	} catch (error) {
		const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
		return `DATA_DIR (${dataDir}) has files that others may read and this user cannot change (${code}): make this user their owner`
	}
}

/** Links are left alone: what they lead to is not ours. A file may go while this looks. */
async function secure(path: string) {
	const found = await lstat(path).catch(() => null)
	if (!found || found.isSymbolicLink()) return
	const isFolder = found.isDirectory()
	const mode = isFolder ? FOLDER_MODE : FILE_MODE
	if ((found.mode & MODE_BITS) !== mode) await chmod(path, mode).catch(unlessGone)
	if (!isFolder) return
	for (const name of await readdir(path)) await secure(join(path, name))
}

function unlessGone(error: NodeJS.ErrnoException) {
	if (error.code !== 'ENOENT') throw error
}
