import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import type { Content, GeneralOptions } from '../content.ts'
import type { ItemOf, Loaded } from '../wordpress/backend.ts'
import { emptyLists, type Lists } from './lists.ts'
import { SNAPSHOT_VERSION } from './snapshot-version.ts'

/** A snapshot is written in far less. */
const LEFTOVER_MS = 60_000

const loaded = z.object({
	item: z.looseObject({ id: z.int(), slug: z.string(), title: z.string(), modifiedAt: z.string() }),
	pictures: z.array(z.object({ id: z.string(), version: z.string(), files: z.array(z.unknown()) })),
})

/** We wrote the file ourselves, so its envelope is proved and each item only as far as the replica itself relies on. */
function listOf<T>() {
	return z.array(z.custom<Loaded<T>>((value) => loaded.safeParse(value).success, 'not an item'))
}

const options = z.looseObject({ header: z.looseObject({}), footer: z.looseObject({}), site: z.looseObject({}) })

const letters = z.record(z.string(), z.object({ subject: z.string(), body: z.string() }))

const envelope = z.object({
	version: z.literal(SNAPSHOT_VERSION),
	source: z.string(),
	savedAt: z.string(),
	options: z.custom<GeneralOptions>((value) => options.safeParse(value).success, 'not the options').nullable(),
	notificationEmail: z.string(),
	letters: z.custom<Content['letters']>((value) => letters.safeParse(value).success, 'not the letters'),
	categories: z.array(z.object({ id: z.int(), slug: z.string(), name: z.string() })),
	items: z.object({
		dogs: listOf<ItemOf['dogs']>(),
		merch: listOf<ItemOf['merch']>(),
		posts: listOf<ItemOf['posts']>(),
		docs: listOf<ItemOf['docs']>(),
		pages: listOf<ItemOf['pages']>(),
		stories: listOf<ItemOf['stories']>(),
		roles: listOf<ItemOf['roles']>(),
	}),
	oldSlugs: z.record(z.string(), z.int()),
})

/** Where the saved copy of a data folder is. */
export function snapshotPath(dataDir: string): string {
	return join(dataDir, 'replica', 'snapshot.json')
}

/** The saved copy, or why there is none that can be used; null when there is none at all. */
export async function readSnapshot(
	path: string,
	source: string,
): Promise<{ lists: Lists } | { problem: string } | null> {
	const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
		return error.code === 'ENOENT' ? null : error
	})
	if (text === null) return null
	if (typeof text !== 'string') return { problem: `it cannot be read (${text.code})` }
	let json: unknown
	try {
		json = JSON.parse(text)
	} catch {
		return { problem: 'it is not whole' }
	}
	const version = z.object({ version: z.unknown() }).safeParse(json)
	if (version.data?.version !== SNAPSHOT_VERSION) return { problem: 'another version of the site wrote it' }
	const parsed = envelope.safeParse(json)
	if (!parsed.success) return { problem: z.prettifyError(parsed.error).replaceAll(/\s*\n\s*/g, ' ') }
	const { source: from, version: _, savedAt: __, ...lists } = parsed.data
	if (from !== source) return { problem: `it is a copy of ${from}` }
	return { lists: { ...emptyLists(), ...lists } }
}

/** Saves a copy so that a power cut leaves either the old one or the new one. */
export async function writeSnapshot(path: string, source: string, lists: Lists, savedAt: string): Promise<void> {
	const { leftOut: _, ...kept } = lists
	const text = JSON.stringify({ version: SNAPSHOT_VERSION, source, savedAt, ...kept })
	const folder = dirname(path)
	await mkdir(folder, { recursive: true })
	await removeLeftovers(folder)
	const temporary = join(folder, `snapshot.${process.pid}.tmp`)
	const file = await open(temporary, 'w')
	try {
		await file.writeFile(text)
		await file.sync()
	} finally {
		await file.close()
	}
	await rename(temporary, path)
	await syncFolder(folder)
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

/** Makes the rename itself durable. Not every system can open a folder (Windows); there the rename is on its own. */
async function syncFolder(folder: string): Promise<void> {
	const handle = await open(folder, 'r').catch(() => null)
	await handle?.sync().catch(() => {})
	await handle?.close()
}
