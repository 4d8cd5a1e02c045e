import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The emails have links that open what people sent, so they stay no longer than someone who tries the site needs them. */
const MAX_AGE_MS = 24 * 60 * 60_000

/** Where emails are written while there is no mail server. In no backup. */
export function emailFilesFolder(dataDir: string): string {
	return join(dataDir, 'emails')
}

/** Deletes the emails that were written as files more than a day ago, also while a mail server is set. */
export async function deleteOldEmailFiles(dataDir: string, now: number): Promise<void> {
	const folder = emailFilesFolder(dataDir)
	for (const name of await readdir(folder).catch(() => [])) {
		const path = join(folder, name)
		const found = await stat(path).catch(() => undefined)
		if (found?.isFile() && now - found.mtimeMs > MAX_AGE_MS) await rm(path, { force: true })
	}
}
