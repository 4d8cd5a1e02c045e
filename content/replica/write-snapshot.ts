import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createTimeSlices } from '#lib/time-slices.ts'
import { createChecksum } from './read-snapshot.ts'
import { CONTENT_TYPES, type ReplicaData } from './replica-data.ts'
import { SNAPSHOT_VERSION } from './snapshot-schema.ts'

const OWNER_ONLY = 0o600
/** Written at once, so that 10,000 dogs take a hundred writes and no second copy of them in memory. */
const CHUNK_CHARACTERS = 512 * 1024
/** A snapshot is written in far less. */
const LEFTOVER_MS = 60_000

interface SnapshotFiles {
	/** Where it goes. */
	path: string
	/** The file that becomes the previous one, and where; null when there is none worth keeping. */
	keep: { from: string; to: string } | null
}

/** Writes a snapshot so that a power cut or a kill leaves at least one whole file: this one or the one before. */
export async function writeSnapshotFile(
	{ path, keep }: SnapshotFiles,
	{ source, savedAt, lists }: { source: string; savedAt: string; lists: ReplicaData },
): Promise<void> {
	const folder = dirname(path)
	await mkdir(folder, { recursive: true })
	await removeLeftovers(folder)
	const temporary = join(folder, `snapshot.${process.pid}.tmp`)
	const file = await open(temporary, 'w', OWNER_ONLY)
	try {
		await writeLines(file, linesOf(lists, source, savedAt))
		await file.sync()
	} finally {
		await file.close()
	}
	if (keep) await rename(keep.from, keep.to).catch(ignoreMissing)
	await rename(temporary, path)
	await syncFolder(folder)
}

/** One line for the options and lists that are not items, one for each item; so both ends work on a little at a time. */
function* linesOf(lists: ReplicaData, source: string, savedAt: string): Generator<string> {
	const { leftOut: _, items, ...head } = lists
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

/** What a process that was killed while writing left behind. A young file may be another process's, at work now. */
async function removeLeftovers(folder: string) {
	for (const name of await readdir(folder)) {
		if (!/^snapshot\.\d+\.tmp$/.test(name)) continue
		const path = join(folder, name)
		const age = Date.now() - ((await stat(path).catch(() => null))?.mtimeMs ?? Date.now())
		if (age > LEFTOVER_MS) await rm(path, { force: true })
	}
}

/** Makes the renames durable. Not every system can open a folder (Windows); there they are on their own. */
async function syncFolder(folder: string): Promise<void> {
	const handle = await open(folder, 'r').catch(() => null)
	await handle?.sync().catch(() => {})
	await handle?.close()
}

function ignoreMissing(error: NodeJS.ErrnoException) {
	if (error.code !== 'ENOENT') throw error
}
