import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { CONTENT_TYPES } from '#content/model/content-types.ts'
import { EMPTY_OPTIONS } from '#content/model/general-options.ts'
import { aBackend } from '#tests/builders/backend/backend.ts'
import { aReplica, tempDir } from '#tests/builders/backend/replica.ts'
import { createChecksum } from './read-snapshot.ts'
import { snapshotPaths } from './snapshot.ts'

/** Written by the site of November 2026 (version 4) from the sample. */
const VERSION_4 = join(import.meta.dirname, '../../../tests/fixtures/snapshots/version-4.json')

// biome-ignore lint/suspicious/noExplicitAny: a saved file is broken at will
type Json = any

/** Starts a site with this file as its snapshot, beside a backend that does not answer. */
async function startWith(change: (saved: Json) => void = () => {}) {
	const saved: Json = JSON.parse(await readFile(VERSION_4, 'utf8'))
	const written = structuredClone(saved)
	change(written)
	const dataDir = await tempDir()
	const { current } = snapshotPaths(dataDir)
	await mkdir(dirname(current), { recursive: true })
	await writeFile(current, inLines(written))
	const made = aBackend({ source: saved.source })
	made.world.delay = () => new Promise(() => {})
	const { replica, details } = await aReplica({ made, dataDir })
	await replica.start()
	return { saved, content: await replica.current(), warnings: details.filter(({ level }) => level === 'warn') }
}

/** A line for all but the items, one for each item, and one with the checksum. */
function inLines({ items, ...head }: Json): string {
	const sum = createChecksum()
	const lines = [
		head,
		...CONTENT_TYPES.flatMap((type) => items[type].map((loaded: Json) => ({ type, ...loaded }))),
	].map((line) => JSON.stringify(line))
	for (const line of lines) sum.add(line)
	return `${[...lines, JSON.stringify({ sha256: sum.sum() })].join('\n')}\n`
}

/** The stock of a variant of merch is called `counted` today. */
function withNamesOfToday(item: Json): Json {
	if (!item.variants) return item
	return { ...item, variants: item.variants.map(({ stock, ...variant }: Json) => ({ ...variant, counted: stock })) }
}

test('an older snapshot is read completely: new fields have a default in content/model', async () => {
	const { saved, content, warnings } = await startWith()

	expect(warnings, 'a field was added to content/model without a default').toEqual([])
	expect(content.options).toMatchObject(saved.options)
	expect(content.notificationEmail).toBe(saved.notificationEmail)
	expect(content.emailTexts).toEqual(saved.emailTexts)
	expect(content.categories).toEqual(saved.categories)
	for (const type of CONTENT_TYPES) {
		const items = content[type === 'posts' ? 'articles' : type]
		expect(items).toMatchObject(saved.items[type].map(({ item }: Json) => withNamesOfToday(item)))
	}
	expect(content.dog('biscuit')?.gallery.length).toBeGreaterThan(1)
	expect(content.picture(content.dog('biscuit')?.picture?.id ?? '')?.files.length).toBeGreaterThan(0)
})

test('invalid items are skipped one by one, and the log says why', async () => {
	const { content, warnings } = await startWith(({ items }) => {
		items.dogs[0].item.status = 'on holiday'
		items.dogs[1] = null
		items.merch[0].item.price = 'nine pounds'
		items.posts[0].pictures = 'none'
		delete items.docs[0].item.slug
		items.pages[0].item.sections[0].type = 'carousel'
	})

	expect(content.dogs).toHaveLength(2)
	for (const list of [content.merch, content.articles, content.docs, content.pages]) expect(list).toHaveLength(1)
	expect(content.roles).toHaveLength(2)
	expect(warnings).toMatchObject([{ message: 'snapshot used in part', rejected: 6 }])
	expect(warnings[0]?.details).toEqual(expect.arrayContaining([expect.stringMatching(/^dogs 101: .*status/)]))
})

test('an invalid option falls back to empty; the others stay', async () => {
	const { saved, content, warnings } = await startWith(({ options }) => {
		options.giving.amounts = 'ask us'
		delete options.feeds
	})

	expect(content.options?.giving).toEqual(EMPTY_OPTIONS.giving)
	expect(content.options?.feeds.json).toBe(true)
	expect(content.options?.header).toEqual(saved.options.header)
	expect(warnings).toMatchObject([{ rejected: 2, details: ['options.giving', 'options.feeds'] }])
})

test.each([3, 99])('of a version %i snapshot every valid item is used', async (version) => {
	const { saved, content } = await startWith((written) => {
		written.version = version
		written.items.dogs[0].item = { id: 101, name: 'Biscuit', slug: 'biscuit' }
		written.items.dogs[1].item.somethingNew = true
	})

	expect(content.dogs.map(({ slug }) => slug)).toEqual(saved.items.dogs.slice(1).map(({ item }: Json) => item.slug))
	expect(content.dogs[0]).not.toHaveProperty('somethingNew')
	expect(content.options).not.toBeNull()
})
