import { chmod, lstat, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'

const FOLDER_MODE = 0o700
const FILE_MODE = 0o600
const MODE_BITS = 0o777
/** File names only this site uses, to recognise its own folder. */
const OWN_NAMES = /^(records\.db|content-secret|form-secret|replica|images|emails)/

/** Makes new files readable by the process's user only. Call it first. */
export function makePrivateFiles() {
	process.umask(0o077)
}

/**
 * Restricts `DATA_DIR` to 0700 and its files to 0600, as earlier versions or copies may have left them readable.
 *
 * @returns a warning when that fails or the folder is not this site's own
 */
export async function secureDataDir(dataDir: string): Promise<string | null> {
	await mkdir(dataDir, { recursive: true, mode: FOLDER_MODE })
	if (process.platform === 'win32') return null
	const names = await readdir(dataDir)
	if (names.length > 0 && !names.some((name) => OWN_NAMES.test(name))) {
		return `DATA_DIR (${dataDir}) has files of other programs, so its permissions are unchanged: give the site a folder of its own`
	}
	try {
		await secure(dataDir)
		return null
	} catch (error) {
		const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
		return `DATA_DIR (${dataDir}) has files that others can read and whose permissions this user cannot change (${code}): make this user their owner`
	}
}

/** Skips symbolic links. A file may disappear meanwhile. */
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
