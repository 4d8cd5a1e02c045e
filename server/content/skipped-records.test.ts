import { rename } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createEmbeddedBackend } from '#content/embedded/embedded-backend.ts'
import { createReplica } from '#content/replica/replica.ts'
import { createWordPressBackend } from '#content/wordpress/client.ts'
import { aContentFolder, markdown } from '#tests/builders/backend/content-folder.ts'
import { tempDir } from '#tests/builders/backend/replica.ts'
import { dogRecord, json, recorded, standIn } from '#tests/fixtures/wordpress/stand-in.ts'
import { createSkippedRecords } from './skipped-records.ts'

const SLUGLESS = dogRecord({ id: 1, slug: '?' })
const UNDATED = dogRecord({ id: 2, slug: 'juno' }, { birth_date: 'some day' })

/** A WordPress of which the problems are remembered, and can be corrected. */
function aWordPress(dogs: unknown[]) {
	const skipped = createSkippedRecords()
	const { fetch, routes } = standIn({ routes: { 'wp/v2/dogs': dogs, 'custom/v1/options/general': {} } })
	const backend = createWordPressBackend({
		apiBase: 'http://wp.example',
		fetch,
		source: 'test',
		report: skipped.add,
		withdraw: skipped.withdraw,
		wait: async () => {},
	})
	const listed = () => skipped.newestFirst().map(({ type, id, field }) => [type, id, field])
	return { backend, routes, listed, add: skipped.add }
}

test('a record that was corrected is no longer listed once it is read again, and the others are', async () => {
	const { backend, routes, listed } = aWordPress([SLUGLESS, UNDATED])
	await backend.items('dogs')
	expect(listed()).toEqual([
		['dogs', 2, 'meta.birth_date'],
		['dogs', 1, 'slug'],
	])
	routes['wp/v2/dogs'] = [dogRecord({ id: 1, slug: 'biscuit' }), UNDATED]
	await backend.items('dogs', { ids: [1] })
	expect(listed()).toEqual([['dogs', 2, 'meta.birth_date']])
})

test('a record that is no longer published is no longer listed', async () => {
	const { backend, routes, listed } = aWordPress([SLUGLESS, UNDATED])
	await backend.items('dogs')
	routes['wp/v2/dogs'] = [{ ...SLUGLESS, status: 'draft' }]
	await backend.ids('dogs')
	expect(listed()).toEqual([])
})

test('general options and terms that were corrected are no longer listed', async () => {
	const { backend, routes, listed } = aWordPress([])
	routes['custom/v1/options/general'] = { header: 'none' }
	routes['wp/v2/categories'] = [{ id: 5, slug: 'news', name: '' }]
	await backend.options()
	await backend.categories()
	expect(listed()).toEqual([
		['categories', 5, '0.name'],
		['options', null, 'header'],
	])
	routes['custom/v1/options/general'] = {}
	routes['wp/v2/categories'] = recorded('categories')
	await backend.options()
	await backend.categories()
	expect(listed()).toEqual([])
})

test('a list that no longer contradicts its total is no longer listed, and is again when it does', async () => {
	const { backend, routes, listed } = aWordPress([])
	let total = 3
	const dogs = [dogRecord({ id: 1, slug: 'biscuit' }), dogRecord({ id: 2, slug: 'juno' })]
	routes['wp/v2/dogs'] = () => json(dogs, { headers: { 'x-wp-total': String(total), 'x-wp-totalpages': '1' } })
	const contradiction = [['dogs', null, 'X-WP-Total']]
	await backend.items('dogs')
	expect(listed()).toEqual(contradiction)
	total = 2
	await backend.ids('dogs')
	expect(listed()).toEqual([])
	total = 3
	await backend.ids('dogs')
	expect(listed()).toEqual(contradiction)
})

test('a record with the slug of another is listed until it has its own', async () => {
	const { backend, routes, listed, add } = aWordPress([
		dogRecord({ id: 1, slug: 'biscuit' }),
		dogRecord({ id: 2, slug: 'biscuit' }),
	])
	for (const list of ['merch', 'docs', 'pages', 'stories', 'roles', 'media']) routes[`wp/v2/${list}`] = []
	const log = { info() {}, warn() {}, error() {} }
	const dataDir = await tempDir()
	const replica = createReplica({
		backend,
		dataDir,
		log,
		report: add,
		pollSeconds: 0.05,
	})
	onTestFinished(() => replica.stop())
	await replica.start()
	await expect.poll(listed).toEqual([['dogs', 2, 'slug']])
	const corrected = dogRecord({ id: 2, slug: 'juno', modified_gmt: '2026-11-22T12:00:00' })
	routes['wp/v2/dogs'] = [dogRecord({ id: 1, slug: 'biscuit' }), corrected]
	await expect.poll(listed).toEqual([])
})

test('a file that was corrected is no longer listed, and those still wrong are, also after the folder was away', async () => {
	const skipped = createSkippedRecords()
	const folder = await aContentFolder()
	const { dir, write } = folder
	await write('dogs/clover.md', 'no front matter')
	await write('dogs/duke.md', 'no front matter')
	const backend = createEmbeddedBackend({
		contentDir: dir,
		report: skipped.add,
		withdraw: skipped.withdraw,
		watch: true,
	})
	onTestFinished(async () => {
		backend.stop()
		await folder.remove()
	})
	const files = () => skipped.newestFirst().map(({ field }) => field)
	await expect.poll(files).toEqual(['dogs/duke.md', 'dogs/clover.md'])
	await write('dogs/duke.md', markdown(109, 'Duke'))
	await expect.poll(files).toEqual(['dogs/clover.md'])
	await rename(dir, `${dir}-away`)
	await expect.poll(files).toEqual([dir])
	await rename(`${dir}-away`, dir)
	await expect.poll(files).toEqual(['dogs/clover.md'])
})
