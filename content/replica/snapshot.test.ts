import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { aBackend, someOptions } from '#tests/builders/backend.ts'
import { aReplica, aSyncedReplica, tempDir } from '#tests/builders/replica.ts'
import { snapshotPath } from './snapshot.ts'

test('after a restart the saved copy answers at once although the backend is dead', async () => {
	const made = aBackend()
	made.world.letters = { contact: { subject: 'We have it', body: '' } }
	const first = await aSyncedReplica({ made })
	const { revision } = await first.replica.current()
	await first.replica.stop()

	const dead = aBackend()
	dead.world.delay = () => new Promise(() => {})
	const { replica } = await aReplica({ made: dead, dataDir: first.dataDir })
	await replica.start()

	const content = await replica.current()
	expect(content.revision).toBe(revision)
	expect(content.dog('biscuit')?.title).toBe('Biscuit')
	expect(content.letters).toEqual({ contact: { subject: 'We have it', body: '' } })
	expect(replica.status()).toMatchObject({ hasContent: true, lastSyncAt: null })
})

test('saving leaves one whole file behind and no temporary ones', async () => {
	const { replica, dataDir } = await aSyncedReplica()
	await replica.stop()

	expect(await readdir(dirname(snapshotPath(dataDir)))).toEqual(['snapshot.json'])
	expect(JSON.parse(await readFile(snapshotPath(dataDir), 'utf8'))).toMatchObject({ source: 'http://wp.example' })
})

test("another backend's copy is not shown", async () => {
	const first = await aSyncedReplica()
	await first.replica.stop()
	const other = aBackend({ source: 'http://other.example' })
	other.world.broken.add('options')

	const { replica, logged } = await aReplica({ made: other, dataDir: first.dataDir })
	await replica.start()

	expect((await replica.current()).dogs).toEqual([])
	expect(logged).toContain('warn: the saved copy of the content is not used: it is a copy of http://wp.example')
})

test.each([
	['cut short', (text: string) => text.slice(0, 900), 'it is not whole'],
	['of another version', (text: string) => text.replace(/"version":\d+/, '"version":0'), 'another version of the site'],
	['with an item that is none', (text: string) => text.replace('"slug":"juno"', '"slug":7'), 'not an item'],
	['that is no JSON object', () => '[]', 'another version of the site'],
])('a saved copy %s is logged and ignored, and the site starts without it', async (_, damage, reason) => {
	const first = await aSyncedReplica()
	await first.replica.stop()
	const path = snapshotPath(first.dataDir)
	await writeFile(path, damage(await readFile(path, 'utf8')))

	const { replica, logged } = await aReplica({ made: first, dataDir: first.dataDir })
	await replica.start()

	expect(logged.join('\n')).toContain(reason)
	expect((await replica.current()).dogs).toHaveLength(2)
})

test('a copy that cannot be saved is logged and the site goes on', async () => {
	const dataDir = await tempDir()
	await mkdir(dataDir, { recursive: true })
	await writeFile(join(dataDir, 'replica'), 'a file where the folder should be')
	const { replica, logged } = await aSyncedReplica({ dataDir })
	await replica.stop()

	expect(logged).toContain('error: the copy of the content was not saved')
	expect((await replica.current()).dogs).toHaveLength(2)
})

test('an answer that comes after the stop changes nothing and is not saved', async () => {
	const { replica, world, dataDir } = await aSyncedReplica()
	const before = await replica.current()
	const gate = Promise.withResolvers<void>()
	world.delay = () => gate.promise
	world.options = someOptions('Fairlead Dogs')
	const late = replica.syncAll()
	await replica.stop()
	const saved = await readFile(snapshotPath(dataDir), 'utf8')

	gate.resolve()
	await late

	expect(await replica.current()).toBe(before)
	expect(await readFile(snapshotPath(dataDir), 'utf8')).toBe(saved)
})
