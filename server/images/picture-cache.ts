import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { MINUTE_MS } from '#lib/dates.ts'
import { writeFileAtomic } from '#lib/write-file-atomic.ts'
import type { Log } from '../logging/log.ts'
import { UndecodableError } from './decoding.ts'

/** A few thousand photographs in every width. */
const MAX_BYTES = 500_000_000
/** The folder is pruned after each twentieth of the limit was written. */
const PRUNE_INTERVAL = 1 / 20
const MAX_FULLNESS = 1 - PRUNE_INTERVAL
const PRUNED_FULLNESS = 0.8
/** A picture that could not be decoded is not tried again for this long: each time takes a second of CPU time. */
const FAILURE_CACHE_MS = 5 * MINUTE_MS
const MAX_CACHED_FAILURES = 1000

interface PictureCacheOptions {
	dataDir: string
	log: Log
	maxBytes?: number
}

export interface PictureCache {
	/** The cached bytes of `key`, made by `make` if missing. Rejects with what `make` threw, an `UndecodableError` for some minutes. */
	(key: string, make: () => Promise<Buffer>): Promise<Buffer>
	/** The cached bytes, never waiting for a conversion. */
	find(key: string): Promise<Buffer | undefined>
}

/**
 * An LRU cache of converted pictures on disk, under `DATA_DIR/images`.
 *
 * If the disk cannot be written, pictures are converted each time. Two processes may share the folder; each counts only
 * its own writes between two prunings.
 */
export function createPictureCache({ dataDir, log, maxBytes = MAX_BYTES }: PictureCacheOptions): PictureCache {
	const folder = join(dataDir, 'images')
	const making = new Map<string, Promise<Buffer>>()
	const failures = new Map<string, { at: number; error: UndecodableError }>()
	// Files of an earlier process count too, so the first write prunes.
	let writtenSincePruning = Number.POSITIVE_INFINITY
	let hasLoggedFailure = false

	function placeOf(key: string) {
		const name = createHash('sha256').update(key).digest('hex').slice(0, 32)
		return { name, file: join(folder, name.slice(0, 2), name) }
	}

	async function find(key: string): Promise<Buffer | undefined> {
		const { file } = placeOf(key)
		const kept = await readFile(file).catch(() => undefined)
		const now = new Date()
		// The file time records the last use.
		if (kept) utimes(file, now, now).catch(() => {})
		return kept
	}

	async function cached(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
		const { name, file } = placeOf(key)
		const kept = await find(key)
		if (kept) return kept
		const last = failures.get(name)
		if (last && Math.abs(Date.now() - last.at) < FAILURE_CACHE_MS) throw last.error
		// Single flight: concurrent requests share one conversion.
		const inFlight =
			making.get(name) ?? makeAndStore(file, () => remembering(name, make)).finally(() => making.delete(name))
		making.set(name, inFlight)
		return inFlight
	}

	async function remembering(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
		try {
			return await make()
		} catch (error) {
			if (error instanceof UndecodableError) {
				if (failures.size >= MAX_CACHED_FAILURES) failures.clear()
				failures.set(name, { at: Date.now(), error })
			}
			throw error
		}
	}

	async function makeAndStore(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
		const made = await make()
		try {
			await mkdir(dirname(file), { recursive: true })
			await writeFileAtomic(file, made, { mode: 0o644, isDurable: false })
			writtenSincePruning += made.byteLength
			if (writtenSincePruning > maxBytes * PRUNE_INTERVAL) {
				writtenSincePruning = 0
				await makeRoom(folder, maxBytes)
			}
		} catch (error) {
			if (!hasLoggedFailure) log.error({ err: error }, 'picture cache write failed')
			hasLoggedFailure = true
		}
		return made
	}

	return Object.assign(cached, { find })
}

async function makeRoom(folder: string, maxBytes: number) {
	const files = await filesOf(folder)
	let total = files.reduce((sum, { bytes }) => sum + bytes, 0)
	if (total <= maxBytes * MAX_FULLNESS) return
	for (const { path, bytes } of files.sort((a, b) => a.usedAt - b.usedAt)) {
		if (total <= maxBytes * PRUNED_FULLNESS) return
		await rm(path, { force: true })
		total -= bytes
	}
}

async function filesOf(folder: string) {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true })
	const files: { path: string; bytes: number; usedAt: number }[] = []
	for (const entry of entries) {
		if (!entry.isFile()) continue
		const path = join(entry.parentPath, entry.name)
		// Another process may have deleted the file.
		const found = await stat(path).catch(() => null)
		if (found) files.push({ path, bytes: found.size, usedAt: found.mtimeMs })
	}
	return files
}
