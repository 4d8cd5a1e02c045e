import { rename, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aContentFolder, markdown } from '#tests/builders/backend/content-folder.ts'
import { createEmbeddedBackend } from './embedded-backend.ts'
import type { SentEvent } from './files/changes.ts'

/** A busy machine takes its time. */
const WAIT = { timeout: 30_000, interval: 5 }

async function aWatchedFolder() {
	const folder = await aContentFolder()
	const reported: string[] = []
	const events: SentEvent[] = []
	const backend = createEmbeddedBackend({
		contentDir: folder.dir,
		report: ({ field, message }) => void reported.push(`${field}: ${message}`),
		watch: true,
	})
	backend.onChange((happened) => void events.push(...happened))
	onTestFinished(async () => {
		backend.stop()
		await folder.remove()
	})
	const read = async (path: string) =>
		(await backend.handle(new Request(`http://fairlead.test/wp-json/${path}`))).json()
	await read('')
	const heard = (expected: unknown[]) => vi.waitFor(() => expect(events).toEqual(expected), WAIT)
	return { ...folder, backend, read, reported, events, heard }
}

test('an edited file is announced within two seconds and dated by its time', async () => {
	const { write, heard, read } = await aWatchedFolder()

	await write('dogs/biscuit.md', markdown(101, 'Biscuit the Brave', 'modified: 2020-01-01'))

	await heard([{ event: 'updated', type: 'dog', id: 101, slug: 'biscuit' }])
	const { title, modified_gmt } = await read('wp/v2/dogs/101')
	expect(title.rendered).toBe('Biscuit the Brave')
	expect(modified_gmt > '2026-11-19T10:30:00').toBe(true)
})

test('a file that is edited twice within a second is dated later each time', async () => {
	const { write, heard, read } = await aWatchedFolder()
	const event = { event: 'updated', type: 'dog', id: 102, slug: 'juno' }

	await write('dogs/juno.md', markdown(102, 'Juno 2', 'date: 2026-11-16'))
	await heard([event])
	const first = (await read('wp/v2/dogs/102')).modified_gmt
	await write('dogs/juno.md', markdown(102, 'Juno 3', 'date: 2026-11-16'))
	await heard([event, event])

	expect((await read('wp/v2/dogs/102')).modified_gmt > first).toBe(true)
})

test('new, renamed, broken and deleted files are announced as such', async () => {
	const { dir, write, heard, read, events, reported } = await aWatchedFolder()

	await write('dogs/clover.md', markdown(103, 'Clover'))
	await heard([{ event: 'published', type: 'dog', id: 103, slug: 'clover' }])
	events.length = 0

	await rename(join(dir, 'dogs/clover.md'), join(dir, 'dogs/heron.md'))
	await heard([
		{ event: 'updated', type: 'dog', id: 103, slug: 'heron' },
		{ event: 'renamed', type: 'dog', id: 103, slug: 'heron', old_slug: 'clover' },
	])
	expect(await read('custom/v1/resolve?type=dog&slug=clover')).toMatchObject({ slug: 'heron' })
	events.length = 0

	await write('dogs/heron.md', 'nothing to see')
	await heard([{ event: 'unpublished', type: 'dog', id: 103, slug: 'heron' }])
	expect(reported).toEqual([expect.stringContaining('dogs/heron.md: no front matter')])
	expect(await read('wp/v2/dogs?slug=heron')).toEqual([])
	events.length = 0

	await rm(join(dir, 'dogs/otis.md'))
	await heard([{ event: 'deleted', type: 'dog', id: 104, slug: 'otis' }])
	expect(reported).toHaveLength(1)
})

test('changed options, terms and pictures are announced, with the items that show them', async () => {
	const { dir, write, heard, read, events } = await aWatchedFolder()

	await write('options.yaml', 'site: { name: Other }')
	await heard([{ event: 'updated', type: 'options', id: 0, slug: 'general' }])
	events.length = 0

	await write('terms.yaml', 'dog_breed: [{ id: 821, slug: terrier, name: Terrier cross }]')
	await vi.waitFor(() => expect(events).toHaveLength(4), WAIT)
	expect(events).toContainEqual({ event: 'updated', type: 'term:category', id: 0, slug: '' })
	expect(events).toContainEqual({ event: 'updated', type: 'dog', id: 101, slug: 'biscuit' })
	expect(events).toContainEqual({ event: 'updated', type: 'merch', id: 201, slug: 'lead' })
	events.length = 0

	const before = (await read('wp/v2/dogs/101')).image.source_url
	await writeFile(join(dir, 'media/biscuit.webp'), 'another picture')
	await utimes(join(dir, 'media/biscuit.webp'), new Date(), new Date(Date.now() + 5_000))
	await vi.waitFor(
		() => expect(events).toContainEqual({ event: 'updated', type: 'media', id: 1001, slug: 'biscuit' }),
		WAIT,
	)
	expect((await read('wp/v2/dogs/101')).image.source_url).not.toBe(before)
})

test('a copied file with the same id does not replace the one served', async () => {
	const { write, read, reported, events } = await aWatchedFolder()

	await write('dogs/alfie.md', markdown(101, 'Alfie'))

	await vi.waitFor(
		() => expect(reported).toEqual(['dogs/alfie.md: id 101 is also that of dogs/biscuit.md; skipped']),
		WAIT,
	)
	expect((await read('wp/v2/dogs/101')).slug).toBe('biscuit')
	expect(events).toEqual([])
})

test('saving a file without changing what it says is not announced', async () => {
	const { write, heard, read } = await aWatchedFolder()
	const { modified_gmt } = await read('wp/v2/dogs/102')

	await write('dogs/juno.md', `${markdown(102, 'Juno', 'date: 2026-11-16')}\n\n`)
	await write('dogs/clover.md', markdown(103, 'Clover'))

	await heard([{ event: 'published', type: 'dog', id: 103, slug: 'clover' }])
	expect((await read('wp/v2/dogs/102')).modified_gmt).toBe(modified_gmt)
})

test('a folder that disappears for a while does not empty the site', async () => {
	const { dir, read, events, reported } = await aWatchedFolder()
	await rename(dir, `${dir}-away`)
	await vi.waitFor(() => expect(reported).toHaveLength(1), WAIT)

	expect(await read('wp/v2/dogs')).toHaveLength(3)
	await rename(`${dir}-away`, dir)
	expect(events).toEqual([])
})

test('after a stop nothing is announced', async () => {
	const { backend, dir, write, events } = await aWatchedFolder()
	backend.stop()
	const heardByAnother: unknown[] = []
	const another = createEmbeddedBackend({ contentDir: dir, report: () => {}, watch: true })
	onTestFinished(() => another.stop())
	another.onChange((changed) => heardByAnother.push(...changed))
	await another.handle(new Request('http://localhost/wp-json/wp/v2/dogs'))

	await write('dogs/juno.md', markdown(102, 'Juno 2'))

	await vi.waitFor(() => expect(heardByAnother).toHaveLength(1), WAIT)
	expect(events).toEqual([])
})

test('a folder that is not there is reported and answered with errors, not with a crash', async () => {
	const reported: string[] = []
	const backend = createEmbeddedBackend({
		contentDir: '/nowhere/at/all',
		report: ({ field, message }) => void reported.push(`${field}: ${message}`),
		watch: true,
	})
	onTestFinished(() => backend.stop())
	const answer = await backend.handle(new Request('http://fairlead.test/wp-json/wp/v2/dogs'))

	expect([answer.status, (await answer.json()).code]).toEqual([500, 'content_unreadable'])
	expect(reported).toContainEqual(expect.stringContaining('could not be read'))
})
