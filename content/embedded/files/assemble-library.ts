import type { ContentType } from '#content/model/content.ts'
import { CONTENT_TYPES } from '#content/model/content-types.ts'
import { laterThan } from '../rest/gmt.ts'
import { renderItem } from '../rest/render-item.ts'
import { renderOptions } from '../rest/render-options.ts'
import type { ReadFile } from './file-cache.ts'
import type { Readings } from './folder-reader.ts'
import type { ItemFile } from './item-file.ts'
import type { FileProblem, Library, LibraryItem, LibraryPicture } from './library.ts'
import { type MediaEntry, noTerms, type SharedFile } from './shared-files.ts'

/** Assembles the parsed files; `problems` lists what was skipped and why. */
export function assembleLibrary(readings: Readings, previous: Library | null, now: number) {
	const problems: FileProblem[] = []
	const options = shared(readings.options, 'options.yaml', problems)
	const entries = shared(readings.media, 'media.yaml', problems) ?? new Map<string, MediaEntry>()
	const base = {
		options,
		terms: shared(readings.terms, 'terms.yaml', problems) ?? noTerms(),
		media: presentPictures(entries, readings.pictureStamps, problems),
	}
	if (options) renderOptions(options, base.media, '', problems)
	const items = emptyLists()
	for (const file of readableItems(readings.items, previous, problems)) {
		const digest = JSON.stringify({ ...renderItem(file, base, '', problems), modified: 0, modified_gmt: 0 })
		const before = previous?.items[file.type].find((item) => item.id === file.id)
		const modified = modifiedOf(file, digest, before, previous !== null, now)
		items[file.type].push({ ...file, modified, digest })
	}
	const library: Library = { ...base, items, oldSlugs: oldSlugsOf(items, previous) }
	return { library, problems }
}

function shared<T>(read: ReadFile<SharedFile<T>> | undefined, file: string, problems: FileProblem[]): T | null {
	if (read === undefined) {
		problems.push({ file, message: 'file not found' })
		return null
	}
	if (!read.ok) {
		problems.push({ file, message: read.problem })
		return null
	}
	problems.push(...read.value.problems.map((problem) => ({ file, message: `${problem}; skipped` })))
	return read.value.value
}

/** Pages know what to show instead of a picture, but not instead of a picture whose file is missing. */
function presentPictures(entries: Map<string, MediaEntry>, stamps: Map<string, string>, problems: FileProblem[]) {
	const present = new Map<string, LibraryPicture>()
	for (const [name, entry] of entries) {
		const stamp = stamps.get(entry.file)
		if (stamp !== undefined) present.set(name, { ...entry, stamp })
		else problems.push({ file: 'media.yaml', message: `${name}: media/${entry.file} is missing; skipped` })
	}
	return present
}

/** If two files have one id, the one served before wins, so that a copied file never replaces the original. */
function readableItems(files: ReadFile<ItemFile>[], previous: Library | null, problems: FileProblem[]): ItemFile[] {
	const served = new Set(CONTENT_TYPES.flatMap((type) => previous?.items[type].map(({ file }) => file) ?? []))
	const inOrder = [...files].sort((a, b) => Number(served.has(b.file)) - Number(served.has(a.file)))
	const holders = new Map<number, string>()
	const readable: ItemFile[] = []
	for (const read of inOrder) {
		const { file } = read
		const holder = read.ok ? holders.get(read.value.id) : undefined
		if (!read.ok) problems.push({ file, message: `${read.problem}; skipped` })
		else if (holder) problems.push({ file, message: `id ${read.value.id} is also that of ${holder}; skipped` })
		else {
			holders.set(read.value.id, file)
			readable.push(read.value)
		}
	}
	return readable.sort((a, b) => a.id - b.id)
}

function modifiedOf(file: ItemFile, digest: string, before: LibraryItem | undefined, isRunning: boolean, now: number) {
	if (!isRunning) return file.modified
	if (!before) return file.writtenAt
	return before.digest === digest ? before.modified : laterThan(before.modified, file.writtenAt, now)
}

function oldSlugsOf(items: Library['items'], previous: Library | null): Map<string, number> {
	const oldSlugs = new Map(previous?.oldSlugs)
	for (const type of CONTENT_TYPES) {
		for (const item of items[type]) {
			for (const slug of item.front.old_slugs ?? []) oldSlugs.set(`${type}/${slug}`, item.id)
			const before = previous?.items[type].find(({ id }) => id === item.id)
			if (before && before.slug !== item.slug) oldSlugs.set(`${type}/${before.slug}`, item.id)
		}
	}
	return oldSlugs
}

function emptyLists(): Record<ContentType, LibraryItem[]> {
	return { dogs: [], merch: [], posts: [], docs: [], pages: [], stories: [], roles: [] }
}
