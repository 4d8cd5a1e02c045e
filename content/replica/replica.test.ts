import { expect, onTestFinished, test, vi } from 'vitest'
import { aBackend, loadedDog } from '#tests/builders/backend/backend.ts'
import { aSyncedReplica, biscuit, juno } from '#tests/builders/backend/replica.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import { someOptions } from '#tests/builders/content/options.ts'

/** A busy machine takes its time. */
const WAIT = { timeout: 30_000, interval: 5 }

test('an announced change is shown without delay, and listeners are called once', async () => {
	const { replica, world } = await aSyncedReplica()
	const heard: string[] = []
	replica.onRevision((content) => heard.push(content.revision))
	const before = await replica.current()
	world.shelves.dogs[0] = loadedDog({ ...biscuit.item, title: 'Biscuit the Brave' })

	// No timer fires.
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
	onTestFinished(() => void vi.useRealTimers())
	await replica.changed([{ event: 'updated', type: 'dogs', id: 101, slug: 'biscuit' }])

	const content = await replica.current()
	expect(content.dog('biscuit')?.title).toBe('Biscuit the Brave')
	expect(before.dog('biscuit')?.title).toBe('Biscuit')
	expect(heard).toEqual([content.revision])
	expect(world.calls.at(-1)).toBe('dogs?ids=101')
})

test('changes announced at the same time are all applied', async () => {
	const { replica, world } = await aSyncedReplica()
	world.shelves.dogs[0] = loadedDog({ ...biscuit.item, excerpt: 'New words.' })
	world.shelves.dogs[1] = loadedDog({ ...juno.item, excerpt: 'Newer words.' })
	world.options = someOptions({ site: { ...world.options.site, name: 'Fairlead Dogs' } })

	await Promise.all([
		replica.changed([{ event: 'updated', type: 'dogs', id: 101, slug: 'biscuit' }]),
		replica.changed([{ event: 'updated', type: 'dogs', id: 102, slug: 'juno' }]),
		replica.changed([{ event: 'updated', type: 'options', id: 0, slug: 'general' }]),
	])

	const { dogs, options } = await replica.current()
	expect(dogs.map(({ excerpt }) => excerpt)).toEqual(['New words.', 'Newer words.'])
	expect(options?.site.name).toBe('Fairlead Dogs')
})

test('an announced removal is applied even while the backend is down', async () => {
	const { replica, world } = await aSyncedReplica()
	world.broken.add('dogs')

	await replica.changed([{ event: 'unpublished', type: 'dogs', id: 101, slug: 'biscuit' }])

	expect((await replica.current()).dogs.map(({ title }) => title)).toEqual(['Juno'])
})

test('a stale removal notice does not remove a record that was published again', async () => {
	const { replica } = await aSyncedReplica()

	await replica.changed([{ event: 'unpublished', type: 'dogs', id: 101, slug: 'biscuit' }])

	expect((await replica.current()).dog('biscuit')?.title).toBe('Biscuit')
})

test('a change that cannot be fetched is retried', async () => {
	const { replica, world, logged } = await aSyncedReplica()
	const clover = loadedDog(aDog({ id: 103, title: 'Clover', modifiedAt: '2020-01-01T00:00:00Z' }))
	world.shelves.dogs.push(clover)
	world.broken.add('dogs')
	await replica.changed([{ event: 'published', type: 'dogs', id: 103, slug: 'clover' }])
	expect((await replica.current()).dog('clover')).toBeUndefined()
	expect(replica.status().lastError).toBe('the content backend answered 500 for dogs')

	world.broken.clear()

	await vi.waitFor(async () => expect((await replica.current()).dog('clover')).toBeDefined(), WAIT)
	expect(replica.status().lastError).toBeNull()
	expect(logged.at(-1)).toBe('info: content sync recovered')
})

test('a changed picture or term refreshes the items that show it', async () => {
	const { replica, world } = await aSyncedReplica()
	world.shelves.dogs[1] = loadedDog({ ...juno.item, breeds: [{ id: 901, slug: 'collie', name: 'Collie' }] })
	world.categories = [{ id: 801, slug: 'health', name: 'Health' }]
	await replica.syncAll()
	world.calls.length = 0

	await replica.changed([{ event: 'updated', type: 'media', id: 1101, slug: '' }])
	await replica.changed([{ event: 'updated', type: 'terms', id: 901, slug: 'collie' }])

	expect(world.calls).toEqual(['dogs?ids=101', 'categories', 'dogs?ids=102'])
	expect((await replica.current()).categories).toHaveLength(1)
})

test('a poll finds records modified, deleted or published without a notice', async () => {
	const { replica, world } = await aSyncedReplica({ pollSeconds: 0.05 })
	world.shelves.dogs = [
		loadedDog({ ...biscuit.item, excerpt: 'Changed.', modifiedAt: '2026-11-20T12:00:00Z' }),
		loadedDog(aDog({ id: 99, title: 'Early', modifiedAt: '2020-01-01T00:00:00Z' })),
	]
	world.options = someOptions({ site: { ...world.options.site, name: 'Fairlead Dogs' } })

	await vi.waitFor(async () => {
		const content = await replica.current()
		expect(content.dogs.map(({ title }) => title)).toEqual(['Early', 'Biscuit'])
		expect(content.dog('biscuit')?.excerpt).toBe('Changed.')
		expect(content.options?.site.name).toBe('Fairlead Dogs')
	}, WAIT)
	expect(world.calls).toContain('cron')
	expect(world.calls).toContain('dogs?ids=101,99')
})

test('a sync without changes keeps the revision and the content object and calls no listener', async () => {
	const { replica } = await aSyncedReplica()
	const before = await replica.current()
	const heard: unknown[] = []
	replica.onRevision((content) => heard.push(content))

	expect(await replica.syncAll()).toBe(true)

	expect(await replica.current()).toBe(before)
	expect(heard).toEqual([])
})

test('a failing list keeps its last good copy while the others sync', async () => {
	const { replica, world, logged } = await aSyncedReplica()
	world.broken.add('dogs')
	world.broken.add('options')
	world.categories = [{ id: 801, slug: 'health', name: 'Health' }]

	expect(await replica.syncAll()).toBe(false)
	expect(await replica.syncAll()).toBe(false)

	const content = await replica.current()
	expect(content.dogs).toHaveLength(2)
	expect(content.options?.site.name).toBe('Fairlead')
	expect(content.categories).toHaveLength(1)
	expect(logged.filter((line) => line === 'warn: content sync failed')).toHaveLength(2)
})

test('a record that became invalid is skipped, the others stay, and it returns once it is fixed', async () => {
	const { replica, world } = await aSyncedReplica()
	const all = (await replica.current()).dogs.map(({ title }) => title)
	world.unusable.add(101)

	await replica.syncAll()
	expect((await replica.current()).dogs.map(({ title }) => title)).toEqual(all.filter((title) => title !== 'Biscuit'))

	world.unusable.delete(101)
	await replica.syncAll()
	expect((await replica.current()).dogs.map(({ title }) => title)).toEqual(all)
})

test('a record that became private is removed', async () => {
	const { replica, world } = await aSyncedReplica()
	world.hidden.add(102)

	await replica.syncAll()

	expect((await replica.current()).dogs.map(({ title }) => title)).toEqual(['Biscuit'])
})

test('a poll removes records that became private', async () => {
	const { replica, world } = await aSyncedReplica({ pollSeconds: 0.03 })
	world.shelves.dogs[1] = loadedDog({ ...juno.item, modifiedAt: '2026-11-20T12:00:00Z' })
	world.hidden.add(102)

	await vi.waitFor(async () => expect((await replica.current()).dog('juno')).toBeUndefined(), WAIT)
})

test('an invalid record is fetched once, not at each poll', async () => {
	const made = aBackend()
	made.world.unusable.add(101)
	const { replica, world } = await aSyncedReplica({ made, pollSeconds: 0.03 })
	await vi.waitFor(() => expect(world.calls.filter((call) => call === 'dogs?sweep').length).toBeGreaterThan(2), WAIT)
	await replica.stop()

	expect(world.calls.filter((call) => call.startsWith('dogs?ids'))).toEqual(['dogs?ids=101'])
})

test('a stopped replica sends no request and changes nothing', async () => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
	onTestFinished(() => void vi.useRealTimers())
	const { replica, world } = await aSyncedReplica({ pollSeconds: 60 })
	const before = await replica.current()
	world.calls.length = 0
	await vi.advanceTimersByTimeAsync(61_000)
	expect(world.calls).toContain('dogs?sweep')
	await replica.stop()
	world.calls.length = 0
	world.shelves.dogs.length = 0

	await vi.advanceTimersByTimeAsync(600_000)

	expect(world.calls).toEqual([])
	expect(await replica.current()).toBe(before)
})
