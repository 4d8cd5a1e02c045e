import { randomUUID } from 'node:crypto'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

interface WriteOptions {
	/** For the owner only by default. */
	mode?: number
	/** False for what is made again when it is lost: a power cut may leave an empty file. */
	isDurable?: boolean
	/** Runs when the new content is on disk, right before it takes the place of the old. */
	beforeReplace?: () => Promise<void>
}

/**
 * Replaces a file in one step: readers, a kill and a power cut find the old content or the new, and the new once this
 * resolves. A write that fails, as on a full disk, leaves the old. Left behind by a kill: `{path}.{uuid}.tmp`.
 */
export async function writeFileAtomic(
	path: string,
	content: string | Uint8Array | ((file: FileHandle) => Promise<void>),
	{ mode = 0o600, isDurable = true, beforeReplace }: WriteOptions = {},
): Promise<void> {
	const temporary = `${path}.${randomUUID()}.tmp`
	try {
		const file = await open(temporary, 'wx', mode)
		try {
			if (typeof content === 'function') await content(file)
			else await file.writeFile(content)
			if (isDurable) await file.sync()
		} finally {
			await file.close()
		}
		await beforeReplace?.()
		await rename(temporary, path)
	} catch (error) {
		await rm(temporary, { force: true })
		throw error
	}
	if (isDurable) await syncFolder(dirname(path))
}

/** Makes the rename durable, where the system can open a folder (not on Windows). */
async function syncFolder(folder: string): Promise<void> {
	const handle = await open(folder, 'r').catch(() => null)
	await handle?.sync().catch(() => {})
	await handle?.close()
}
