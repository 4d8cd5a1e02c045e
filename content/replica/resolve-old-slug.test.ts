import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aBackend, loadedDog } from '#tests/builders/backend/backend.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import { createReplica } from './replica.ts'

async function aReplica({ now = Date.now, made = aBackend(), dataDir = '' } = {}) {
	const dir = dataDir || (await mkdtemp(join(tmpdir(), 'renamed-')))
	const silent = () => {}
	const replica = createReplica({
		backend: made.backend,
		dataDir: dir,
		log: { info: silent, warn: silent, error: silent },
		now,
	})
	onTestFinished(async () => {
		await replica.stop()
		await rm(dir, { recursive: true, force: true })
	})
	if (made.world.shelves.dogs.length === 0) made.world.shelves.dogs.push(loadedDog(aDog({ title: 'Biscuit' })))
	await replica.start()
	await replica.current()
	const asks = () => made.world.calls.filter((call) => call.startsWith('resolve'))
	return { replica, asks, dataDir: dir, ...made }
}

test('an announced old slug resolves without a request, also after a restart and a second rename', async () => {
	const first = await aReplica()
	first.world.shelves.dogs = [loadedDog(aDog({ title: 'Biscuit', slug: 'biscuits' }))]
	await first.replica.changed([{ event: 'renamed', type: 'dogs', id: 101, slug: 'biscuits', oldSlug: 'biscuit' }])
	first.world.shelves.dogs = [loadedDog(aDog({ title: 'Biscuit', slug: 'biscuit-b' }))]
	await first.replica.syncAll()
	await first.replica.stop()

	const { replica, asks } = await aReplica({ made: first, dataDir: first.dataDir })

	expect(await replica.currentSlug('dogs', 'biscuit')).toBe('biscuit-b')
	expect(await replica.currentSlug('dogs', 'biscuits')).toBe('biscuit-b')
	expect(asks()).toEqual([])
})

test('an unknown slug is looked up once and the result is cached', async () => {
	const { replica, world, asks } = await aReplica()
	world.slugs.set('dogs/biskit', 'biscuit')

	expect(await replica.currentSlug('dogs', 'biskit')).toBe('biscuit')
	expect(await replica.currentSlug('dogs', 'biskit')).toBe('biscuit')
	expect(asks()).toEqual(['resolve dogs/biskit'])
})

test('a slug of a record that is not in the replica does not resolve', async () => {
	const { replica, world } = await aReplica()
	world.slugs.set('dogs/biskit', 'gone')

	expect(await replica.currentSlug('dogs', 'biskit')).toBeUndefined()
})

test('many requests for one unknown slug ask the backend once, and not again for ten minutes', async () => {
	let time = 1_000_000
	const { replica, asks } = await aReplica({ now: () => time })

	await Promise.all(Array.from({ length: 20 }, () => replica.currentSlug('dogs', 'nobody')))
	time += 9 * 60_000
	await replica.currentSlug('dogs', 'nobody')
	expect(asks()).toHaveLength(1)

	time += 2 * 60_000
	await replica.currentSlug('dogs', 'nobody')
	expect(asks()).toHaveLength(2)
})

test('at most two unknown slugs a second reach the backend', async () => {
	let time = 1_000_000
	const { replica, world, asks } = await aReplica({ now: () => time })
	world.slugs.set('dogs/d', 'biscuit')

	await Promise.all(['a', 'b', 'c', 'd'].map((slug) => replica.currentSlug('dogs', slug)))
	expect(asks()).toEqual(['resolve dogs/a', 'resolve dogs/b'])

	time += 1_001
	expect(await replica.currentSlug('dogs', 'd')).toBe('biscuit')
})

test('a backend that does not answer delays the visitor by one second and is asked again later', async () => {
	let time = 1_000_000
	const { replica, world, asks } = await aReplica({ now: () => time })
	world.delay = () => new Promise(() => {})
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
	onTestFinished(() => void vi.useRealTimers())
	const shown = replica.currentSlug('dogs', 'biskit')
	await vi.advanceTimersByTimeAsync(1_000)
	expect(await shown).toBeUndefined()

	world.delay = async () => {}
	world.broken.add('resolve')
	time += 1_001
	expect(await replica.currentSlug('dogs', 'biskit')).toBeUndefined()
	world.broken.clear()
	world.slugs.set('dogs/biskit', 'biscuit')
	time += 1_001
	expect(await replica.currentSlug('dogs', 'biskit')).toBe('biscuit')
	expect(asks()).toHaveLength(3)
})
