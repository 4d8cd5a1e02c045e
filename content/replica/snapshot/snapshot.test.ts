import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { aBackend } from '#tests/builders/backend/backend.ts'
import { aReplica, aSyncedReplica, biscuit, tempDir } from '#tests/builders/backend/replica.ts'
import { someOptions } from '#tests/builders/content/options.ts'
import { snapshotPaths } from './snapshot.ts'

/** A data folder with the two newest snapshots: in the previous one Biscuit has other words. */
async function twoSnapshots() {
	const made = aBackend()
	const { replica, world, dataDir } = await aSyncedReplica({ made })
	// A snapshot is written behind the change: wait for it, or the next one would take its place.
	const { current, previous } = snapshotPaths(dataDir)
	await expect.poll(() => readFile(current, 'utf8').catch(() => '')).toContain('Biscuit')
	world.shelves.dogs[0] = { ...biscuit, item: { ...biscuit.item, excerpt: 'Newer words.' } }
	await replica.changed([{ event: 'updated', type: 'dogs', id: 101, slug: 'biscuit' }])
	await replica.stop()
	return { dataDir, current, previous }
}

/** The content a site starts with while its backend does not answer, and what it logged. */
async function startWithoutBackend(dataDir: string, { source = 'http://wp.example' } = {}) {
	const dead = aBackend({ source })
	dead.world.delay = () => new Promise(() => {})
	const { replica, details } = await aReplica({ made: dead, dataDir })
	await replica.start()
	return { replica, details, hasContent: () => replica.status().hasContent }
}

test('after a restart the snapshot is served at once although the backend is down', async () => {
	const made = aBackend()
	made.world.emailTexts = { contact: { subject: 'We have it', body: '' } }
	const first = await aSyncedReplica({ made })
	const { revision } = await first.replica.current()
	await first.replica.stop()

	const { replica } = await startWithoutBackend(first.dataDir)

	const content = await replica.current()
	expect(content.revision).toBe(revision)
	expect(content.dog('biscuit')?.title).toBe('Biscuit')
	expect(content.emailTexts).toEqual({ contact: { subject: 'We have it', body: '' } })
	expect(replica.status()).toMatchObject({ hasContent: true, lastSyncAt: null })
})

test('saving keeps the previous snapshot and no temporary files', async () => {
	const { dataDir, current, previous } = await twoSnapshots()

	expect(await readdir(join(dataDir, 'replica'))).toEqual(['snapshot.ndjson', 'snapshot.previous.ndjson'])
	expect(await readFile(current, 'utf8')).toContain('Newer words.')
	expect(await readFile(previous, 'utf8')).not.toContain('Newer words.')
})

test("another backend's snapshot is not used", async () => {
	const first = await aSyncedReplica()
	await first.replica.stop()

	const { hasContent, details } = await startWithoutBackend(first.dataDir, { source: 'http://other.example' })

	expect(hasContent()).toBe(false)
	expect(details).toContainEqual(
		expect.objectContaining({ message: 'snapshot not used', reason: 'it is a copy of http://wp.example' }),
	)
})

test.each([
	['cut short', (text: string) => text.slice(0, text.length * 0.6)],
	['cut before its first line ends', (text: string) => text.slice(0, 200)],
	['empty', () => ''],
	['zeros, as after a power cut', (text: string) => '\0'.repeat(text.length)],
	['no JSON', () => '<!doctype html>'],
	['a JSON list', () => '[]'],
	['changed in one word', (text: string) => text.replace('Newer words.', 'Other words.')],
	['without one of its lines', (text: string) => text.replace(/^\{"type":"dogs".*\n/m, '')],
	['a copy of another backend', (text: string) => text.replace('http://wp.example', 'http://other.example')],
])('a snapshot that is %s is logged, and the previous one is used', async (_, damage) => {
	const { dataDir, current } = await twoSnapshots()
	await writeFile(current, damage(await readFile(current, 'utf8')))

	const { replica, details } = await startWithoutBackend(dataDir)

	const { dogs } = await replica.current()
	expect(dogs.map(({ title, excerpt }) => title + excerpt)).toEqual(['Biscuit', 'Juno'])
	expect(details).toContainEqual(expect.objectContaining({ message: 'snapshot not used', path: current }))
})

test('a missing snapshot, as after a kill between two renames, falls back to the previous one', async () => {
	const { dataDir, current } = await twoSnapshots()
	await rm(current)

	const { replica } = await startWithoutBackend(dataDir)

	expect((await replica.current()).dogs).toHaveLength(2)
})

test('a damaged snapshot never replaces the intact previous one', async () => {
	const { dataDir, current, previous } = await twoSnapshots()
	const whole = await readFile(previous, 'utf8')
	await writeFile(current, 'damaged')
	const { replica } = await aSyncedReplica({ dataDir })
	await replica.stop()

	expect(await readFile(previous, 'utf8')).toBe(whole)
	expect(await readFile(current, 'utf8')).toContain('Biscuit')
})

test('of two damaged snapshots the newer is used as far as it can be read', async () => {
	const { dataDir, current, previous } = await twoSnapshots()
	for (const path of [current, previous]) {
		const text = await readFile(path, 'utf8')
		await writeFile(path, text.slice(0, text.indexOf('"title":"Juno"')))
	}

	const { replica, details } = await startWithoutBackend(dataDir)

	const { dogs, options } = await replica.current()
	expect(dogs.map(({ excerpt }) => excerpt)).toEqual(['Newer words.'])
	expect(options?.site.name).toBe('Fairlead')
	expect(details).toContainEqual(expect.objectContaining({ message: 'snapshot used in part', path: current }))
})

test('a failed snapshot write is logged and the site goes on', async () => {
	const dataDir = await tempDir()
	await mkdir(dataDir, { recursive: true })
	await writeFile(join(dataDir, 'replica'), 'a file where the folder should be')
	const { replica, logged } = await aSyncedReplica({ dataDir })
	await replica.stop()

	expect(logged).toContain('error: snapshot write failed')
	expect((await replica.current()).dogs).toHaveLength(2)
})

test('a response after the stop changes nothing and is not saved', async () => {
	const { replica, world, dataDir } = await aSyncedReplica()
	const before = await replica.current()
	const gate = Promise.withResolvers<void>()
	world.delay = () => gate.promise
	world.options = someOptions({ site: { ...world.options.site, name: 'Fairlead Dogs' } })
	const late = replica.syncAll()
	await replica.stop()
	const { current } = snapshotPaths(dataDir)
	const saved = await readFile(current, 'utf8')

	gate.resolve()
	await late

	expect(await replica.current()).toBe(before)
	expect(await readFile(current, 'utf8')).toBe(saved)
	expect(await readdir(dirname(current))).toEqual(['snapshot.ndjson'])
})
