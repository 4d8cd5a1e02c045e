import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ContentType } from '#content/model/content.ts'
import { CONTENT_TYPES } from '#content/model/content-types.ts'
import { createFileCache, type ReadFile, undefinedIfMissing } from './file-cache.ts'
import { type ItemFile, parseItemFile } from './item-file.ts'
import { type MediaEntry, parseMedia, parseOptions, parseTerms, type SharedFile, type Terms } from './shared-files.ts'

/** Everything a content folder holds, as it was at one moment. */
export interface Readings {
	options: ReadFile<SharedFile<Record<string, unknown>>> | undefined
	terms: ReadFile<SharedFile<Terms>> | undefined
	media: ReadFile<SharedFile<Map<string, MediaEntry>>> | undefined
	items: ReadFile<ItemFile>[]
	/** When the original of each picture was written, by file; a picture whose file is missing is missing here. */
	pictureStamps: Map<string, string>
	/** Equal for two readings of an unchanged folder. */
	stamp: string
}

/** Makes a function that reads a content folder, opening only the files that changed since the last time. */
export function createFolderReader(contentDir: string): () => Promise<Readings> {
	const optionsFile = createFileCache(contentDir, parseOptions)
	const termsFile = createFileCache(contentDir, parseTerms)
	const mediaFile = createFileCache(contentDir, parseMedia)
	const itemFiles = CONTENT_TYPES.map((type) => ({
		type,
		cache: createFileCache(contentDir, (source, file, writtenAt) => parseItemFile(source, type, file, writtenAt)),
	}))

	return async function readFolder() {
		// A folder that is not there (a drive that is not mounted yet) is no empty folder: everything would look deleted.
		await readdir(contentDir)
		const [options, terms, media] = await Promise.all([
			optionsFile.read('options.yaml'),
			termsFile.read('terms.yaml'),
			mediaFile.read('media.yaml'),
		])
		const items: ReadFile<ItemFile>[] = []
		for (const { type, cache } of itemFiles) {
			const files = await markdownFiles(contentDir, type)
			const read = await Promise.all(files.map((file) => cache.read(file)))
			items.push(...read.filter((file) => file !== undefined))
		}
		const pictureStamps = await stampsOf(join(contentDir, 'media'), media?.ok ? [...media.value.value.values()] : [])
		const files = [options, terms, media, ...items].map((file) => file && [file.file, file.stamp])
		return { options, terms, media, items, pictureStamps, stamp: JSON.stringify([files, [...pictureStamps]]) }
	}
}

async function markdownFiles(contentDir: string, type: ContentType): Promise<string[]> {
	const names = (await readdir(join(contentDir, type)).catch(undefinedIfMissing)) ?? []
	return (
		names
			.filter((name) => name.endsWith('.md') && !/^[._]|^README\.md$/.test(name))
			// By slug, so that of two files with one id "biscuit" is kept rather than "biscuit-copy".
			.sort((a, b) => (a.slice(0, -3) < b.slice(0, -3) ? -1 : 1))
			.map((name) => `${type}/${name}`)
	)
}

async function stampsOf(folder: string, entries: MediaEntry[]): Promise<Map<string, string>> {
	const found = await Promise.all(
		entries.map(async ({ file }) => ({ file, at: await stat(join(folder, file)).catch(undefinedIfMissing) })),
	)
	return new Map(found.flatMap(({ file, at }) => (at ? [[file, Math.floor(at.mtimeMs).toString(36)]] : [])))
}
