import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '../log.ts'

/** All made pictures together: a few thousand photographs in every width, and small beside any server's disk. */
const MAX_BYTES = 500_000_000
/** The folder is looked through after each twentieth of the room was written, and emptied well below it. */
const LOOK_EVERY = 1 / 20
const FULL = 1 - LOOK_EVERY
const EMPTIED_TO = 0.8

interface PictureCacheOptions {
	dataDir: string
	log: Log
	/** Bytes the folder may hold. */
	maxBytes?: number
}

/** The bytes kept under `key`, made and kept now when there are none. Rejects with what `make` threw. */
export type PictureCache = (key: string, make: () => Promise<Buffer>) => Promise<Buffer>

/**
 * Keeps pictures that took work on disk, under `DATA_DIR/images`, within a bound: what was used longest ago goes first.
 *
 * When the disk takes nothing, pictures are made each time instead. Two processes may share the folder; each then counts
 * only what it wrote itself between two looks.
 */
export function createPictureCache({ dataDir, log, maxBytes = MAX_BYTES }: PictureCacheOptions): PictureCache {
	const folder = join(dataDir, 'images')
	const making = new Map<string, Promise<Buffer>>()
	// What an earlier process left behind counts too, so the first picture kept makes it look.
	let writtenSinceLook = Number.POSITIVE_INFINITY
	let isToldOfDisk = false

	return async function cached(key, make) {
		const name = createHash('sha256').update(key).digest('hex').slice(0, 32)
		const file = join(folder, name.slice(0, 2), name)
		const kept = await readFile(file).catch(() => null)
		if (kept) {
			const now = new Date()
			// Its time is when it was last used; nobody waits for that.
			utimes(file, now, now).catch(() => {})
			return kept
		}
		// Single flight: a page full of visitors asks for the same picture at once.
		const underWay = making.get(name) ?? makeAndKeep(file, make).finally(() => making.delete(name))
		making.set(name, underWay)
		return underWay
	}

	async function makeAndKeep(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
		const made = await make()
		try {
			await keep(file, made)
			writtenSinceLook += made.byteLength
			if (writtenSinceLook > maxBytes * LOOK_EVERY) {
				writtenSinceLook = 0
				await makeRoom(folder, maxBytes)
			}
		} catch (error) {
			if (!isToldOfDisk) log.error({ err: error }, 'picture cache write failed')
			isToldOfDisk = true
		}
		return made
	}
}

/** Written aside and moved, so that a half-written file is never served. */
async function keep(file: string, bytes: Buffer) {
	await mkdir(join(file, '..'), { recursive: true })
	const aside = `${file}.${process.pid}.${Date.now()}`
	await writeFile(aside, bytes)
	await rename(aside, file)
}

async function makeRoom(folder: string, maxBytes: number) {
	const files = await filesOf(folder)
	let total = files.reduce((sum, { bytes }) => sum + bytes, 0)
	if (total <= maxBytes * FULL) return
	for (const { path, bytes } of files.sort((a, b) => a.usedAt - b.usedAt)) {
		if (total <= maxBytes * EMPTIED_TO) return
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
		// Another process may have made room in the meantime.
		const found = await stat(path).catch(() => null)
		if (found) files.push({ path, bytes: found.size, usedAt: found.mtimeMs })
	}
	return files
}
