import { type FileHandle, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { CONTENT_TYPES } from '#content/model/content-types.ts'
import { createTimeSlices } from '#lib/time-slices.ts'
import { writeFileAtomic } from '#lib/write-file-atomic.ts'
import type { ReplicaData } from '../replica-data.ts'
import { createChecksum } from './read-snapshot.ts'
import { SNAPSHOT_VERSION } from './snapshot-schema.ts'

/** About a hundred writes for 10,000 dogs, without a second copy in memory. */
const CHUNK_CHARACTERS = 512 * 1024
/** Older temporary files were left by a killed process. */
const LEFTOVER_MS = 60_000

interface SnapshotFiles {
	path: string
	keep: { from: string; to: string } | null
}

/** Writes a snapshot atomically: after a power cut this one or the previous one is intact. */
export async function writeSnapshotFile(
	{ path, keep }: SnapshotFiles,
	{ source, savedAt, data }: { source: string; savedAt: string; data: ReplicaData },
): Promise<void> {
	const folder = dirname(path)
	await mkdir(folder, { recursive: true })
	await removeLeftovers(folder)
	await writeFileAtomic(path, (file) => writeLines(file, linesOf(data, source, savedAt)), {
		beforeReplace: async () => {
			if (keep) await rename(keep.from, keep.to).catch(ignoreMissing)
		},
	})
}

/** One line for everything but items, then one per item, so that reading and writing can be sliced. */
function* linesOf(data: ReplicaData, source: string, savedAt: string): Generator<string> {
	const { rejectedIds: _, items, ...head } = data
	yield JSON.stringify({ version: SNAPSHOT_VERSION, source, savedAt, ...head })
	for (const type of CONTENT_TYPES) for (const loaded of items[type]) yield JSON.stringify({ type, ...loaded })
}

async function writeLines(file: FileHandle, lines: Iterable<string>) {
	const sum = createChecksum()
	const slices = createTimeSlices()
	let chunk = ''
	for (const line of lines) {
		sum.add(line)
		chunk += `${line}\n`
		if (chunk.length > CHUNK_CHARACTERS) {
			await file.writeFile(chunk)
			chunk = ''
		}
		if (slices.isOver()) await slices.next()
	}
	await file.writeFile(`${chunk}${JSON.stringify({ sha256: sum.sum() })}\n`)
}

/** Removes temporary files of killed processes. A recent one may belong to a running process. */
async function removeLeftovers(folder: string) {
	for (const name of await readdir(folder)) {
		if (!/^snapshot\..*\.tmp$/.test(name)) continue
		const path = join(folder, name)
		const age = Date.now() - ((await stat(path).catch(() => null))?.mtimeMs ?? Date.now())
		if (age > LEFTOVER_MS) await rm(path, { force: true })
	}
}

function ignoreMissing(error: NodeJS.ErrnoException) {
	if (error.code !== 'ENOENT') throw error
}
