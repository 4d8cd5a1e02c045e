import { expect, test } from 'vitest'
import { aBackend, loadedDog } from '#tests/builders/backend.ts'
import { aDog } from '#tests/builders/dog.ts'
import { anItem } from '#tests/builders/item.ts'
import { aReplica, tempDir } from '#tests/builders/replica.ts'
import { CONTENT_TYPES } from './lists.ts'

const MINUTE = 60_000

/** `count` dogs with ids from 101 on. */
function dogs(count: number) {
	return Array.from({ length: count }, (_, n) => loadedDog(aDog({ id: 101 + n, title: `Dog ${101 + n}` })))
}

/** A replica that has read `count` dogs and nothing else, with a clock of its own and rounds on demand. */
async function aKennel(count: number, { dataDir = '', made = aBackend() } = {}) {
	const clock = { at: Date.parse('2026-11-22T10:00:00Z'), ahead: 0 }
	const dir = dataDir || (await tempDir())
	made.world.shelves.dogs = dogs(count)
	const settings = {
		made,
		dataDir: dir,
		pollSeconds: 100_000,
		now: () => clock.at + clock.ahead,
		uptime: () => clock.at,
	}
	const { replica, world, details, logged } = await aReplica(settings)
	await replica.start()
	await replica.current()
	const shown = async () => (await replica.current()).dogs.length
	/** A full round, some minutes after what was before. */
	async function round(minutes = 0) {
		clock.at += minutes * MINUTE
		await replica.syncAll()
		return shown()
	}
	return { replica, world, made, details, logged, clock, shown, round, dataDir: dir }
}

test('a list that is suddenly empty is kept, named in the log and in the status, and the rest goes on', async () => {
	const { world, round, details, replica } = await aKennel(41)
	world.shelves.dogs = []
	world.categories = [{ id: 801, slug: 'health', name: 'Health' }]

	expect(await round()).toBe(41)

	expect(replica.status().withheld).toEqual([
		{
			...{ id: expect.stringMatching(/^[0-9a-f]{8}$/), list: 'dogs', held: 41, offered: 0, rounds: 1 },
			since: '2026-11-22T10:00:00.000Z',
			takenOverFrom: '2026-11-22T10:30:00.000Z',
		},
	])
	expect(details).toContainEqual(
		expect.objectContaining({ level: 'warn', message: 'content removal withheld', list: 'dogs', held: 41, offered: 0 }),
	)
	expect((await replica.current()).categories).toHaveLength(1)
})

test('a large removal is taken over after three rounds that agree over at least 30 minutes, not before', async () => {
	const { world, round, logged } = await aKennel(41)
	world.shelves.dogs = dogs(10)

	expect(await round()).toBe(41)
	expect(await round(10)).toBe(41)
	expect(await round(10)).toBe(41)
	expect(await round(9)).toBe(41)
	expect(await round(1)).toBe(10)
	expect(logged).toContain('warn: content removal taken over')
})

test('half an hour with two rounds is not enough, and a clock that is set ahead is no time', async () => {
	const { world, round, clock } = await aKennel(41)
	world.shelves.dogs = []
	expect(await round()).toBe(41)
	clock.ahead = 400 * 24 * 60 * MINUTE
	expect(await round()).toBe(41)
	expect(await round(1)).toBe(41)
	expect(await round(30)).toBe(0)

	const second = await aKennel(41)
	second.world.shelves.dogs = []
	expect(await second.round()).toBe(41)
	expect(await second.round(40)).toBe(41)
	expect(await second.round()).toBe(0)
})

test('answers that differ begin the half hour again', async () => {
	const { world, round } = await aKennel(41)
	world.shelves.dogs = []
	await round()
	await round(20)
	world.shelves.dogs = dogs(1)
	await round(20)
	expect(await round(20)).toBe(41)
	expect(await round(20)).toBe(1)
})

test('a list that is whole again leaves nothing withheld', async () => {
	const { world, round, replica, logged } = await aKennel(41)
	world.shelves.dogs = []
	await round()
	world.shelves.dogs = dogs(41)

	expect(await round()).toBe(41)

	expect(replica.status().withheld).toEqual([])
	expect(logged.at(-1)).toBe('info: content removal no longer withheld')
})

test.each([
	['one dog of many', 41, 40],
	['half of the dogs', 10, 5],
	['all dogs of a small list', 4, 0],
])('%s can be unpublished at once, and the log says so', async (_, before, after) => {
	const { world, round, details } = await aKennel(before)
	world.shelves.dogs = dogs(after)

	expect(await round()).toBe(after)

	expect(details).toContainEqual(
		expect.objectContaining({ message: 'content items removed', list: 'dogs', removed: before - after }),
	)
})

test('what changed and what is new comes through while a removal is withheld', async () => {
	const { world, round, replica } = await aKennel(41)
	world.shelves.dogs = [
		loadedDog(aDog({ id: 101, title: 'Dog 101', status: 'reserved' })),
		loadedDog(aDog({ id: 900, title: 'Newcomer' })),
	]

	expect(await round()).toBe(42)

	const content = await replica.current()
	expect(content.dogById(101)?.status).toBe('reserved')
	expect(content.dog('newcomer')).toBeDefined()
})

test('a list that loses a little in every round is measured against what it was a day ago', async () => {
	const { world, round } = await aKennel(41)
	const shown: number[] = []
	for (const left of [25, 15, 9, 5, 3, 1, 0]) {
		world.shelves.dogs = dogs(left)
		shown.push(await round(10))
	}
	expect(shown).toEqual([25, 25, 25, 25, 25, 25, 25])
})

test('what was lost a day ago counts no more', async () => {
	const { world, round } = await aKennel(41)
	world.shelves.dogs = dogs(25)
	await round()
	world.shelves.dogs = dogs(15)

	expect(await round(25 * 60)).toBe(15)
})

test('a restart neither believes a list that shrank meanwhile nor forgets what went before', async () => {
	const first = await aKennel(41)
	first.world.shelves.dogs = dogs(25)
	await first.round()
	await first.replica.stop()

	const second = await aKennel(15, { made: first.made, dataDir: first.dataDir })

	expect(await second.round()).toBe(25)
	expect(second.replica.status().withheld).toMatchObject([{ list: 'dogs', held: 25, offered: 15 }])
})

test('records that are unusable, in any way, count as lost', async () => {
	const { world, round, replica } = await aKennel(41)
	for (const { item } of dogs(41).slice(1)) world.unusable.add(item.id)
	expect(await round()).toBe(41)

	world.unusable.clear()
	expect(await round()).toBe(41)
	expect(replica.status().withheld).toEqual([])
})

test('records that all say they have one address do not push each other out', async () => {
	const { world, round, replica, details } = await aKennel(41)
	world.shelves.dogs = dogs(41).map(({ item, pictures }) => ({ pictures, item: { ...item, slug: 'dog-120' } }))

	expect(await round()).toBe(41)

	const { dogs: shown } = await replica.current()
	expect(new Set(shown.map(({ slug }) => slug)).size).toBe(41)
	expect(details).toContainEqual(expect.objectContaining({ message: 'content record skipped', id: 101, field: 'slug' }))
})

test('two records with one address: the one that had it keeps it, and the other comes when it has its own', async () => {
	const { world, round, replica } = await aKennel(6)
	world.shelves.dogs.push(loadedDog(aDog({ id: 900, title: 'Newcomer', slug: 'dog-101' })))
	expect(await round()).toBe(6)
	expect((await replica.current()).dog('dog-101')?.id).toBe(101)

	world.shelves.dogs[6] = loadedDog(aDog({ id: 900, title: 'Newcomer' }))
	expect(await round()).toBe(7)
})

test('a list whose records all have new ids is not a list that lost all', async () => {
	const { world, round, replica } = await aKennel(41)
	world.shelves.dogs = dogs(41).map(({ item, pictures }) => ({ pictures, item: { ...item, id: item.id + 5000 } }))

	expect(await round()).toBe(41)

	expect((await replica.current()).dog('dog-101')?.id).toBe(5101)
	expect(replica.status().withheld).toEqual([])
})

test('what the backend sends as hidden goes at once, however much it is', async () => {
	const { world, round } = await aKennel(41)
	for (const { item } of dogs(41).slice(1)) world.hidden.add(item.id)

	expect(await round()).toBe(1)
})

test('change notices that name dogs as gone are believed, also while their removal is withheld', async () => {
	const { world, replica, round, shown } = await aKennel(41)
	world.shelves.dogs = dogs(1)
	expect(await round()).toBe(41)

	const gone = dogs(41).slice(1)
	const named = gone.map(({ item }) => ({ event: 'unpublished', type: 'dogs' as const, id: item.id, slug: item.slug }))
	await replica.changed(named)

	expect(await shown()).toBe(1)
	expect(replica.status().withheld).toEqual([])
})

test('notices of other changes do not make a backend believed that has nothing to say of the dogs they name', async () => {
	const { world, replica, shown } = await aKennel(41)
	world.shelves.dogs = []
	const named = dogs(41).map(({ item }) => ({ event: 'updated', type: 'dogs' as const, id: item.id, slug: item.slug }))

	for (const change of named) await replica.changed([change])

	expect(await shown()).toBeGreaterThanOrEqual(21)
	expect(replica.status().withheld).toMatchObject([{ list: 'dogs' }])
})

test.each(CONTENT_TYPES.filter((type) => type !== 'dogs'))(
	'the list of %s is guarded like that of dogs',
	async (type) => {
		const { world, round, replica } = await aKennel(0)
		const item = { path: '', sections: [], categories: [], tags: [], headings: [], gallery: [], types: [], skills: [] }
		// Only what every item has and what a list is found by matters here.
		const items = Array.from({ length: 6 }, (_, n) => ({
			item: { ...anItem(n + 1), ...item, path: `page-${n}` },
			pictures: [],
		}))
		world.shelves = { ...world.shelves, [type]: items }
		await round()
		world.shelves = { ...world.shelves, [type]: [] }
		await round()

		expect(replica.status().counts[type]).toBe(6)
		expect(replica.status().withheld).toMatchObject([{ list: type, held: 6, offered: 0 }])
	},
)

test('categories are guarded, too', async () => {
	const { world, round, replica } = await aKennel(0)
	world.categories = Array.from({ length: 6 }, (_, n) => ({ id: n + 1, slug: `c${n}`, name: `C${n}` }))
	await round()
	world.categories = []
	await round()

	expect((await replica.current()).categories).toHaveLength(6)
	expect(replica.status().withheld).toMatchObject([{ list: 'categories' }])
})

test('what a backend counts and does not send may be what is missing: nothing goes before half an hour', async () => {
	const { world, round } = await aKennel(41)
	world.shelves.dogs = dogs(38)
	world.unshown = 3

	expect(await round()).toBe(41)
	await round(15)
	expect(await round(15)).toBe(38)

	world.shelves.dogs = dogs(37)
	expect(await round()).toBe(37)
})

test('a sweep empties a list no more than a full round does, and ends the withholding when all is well', async () => {
	const made = aBackend()
	made.world.shelves.dogs = dogs(41)
	const { replica, world } = await aReplica({ made, pollSeconds: 0.03, sweepMinutes: 0.05 / 60 })
	await replica.start()
	await replica.current()
	world.shelves.dogs = []
	await expect.poll(() => replica.status().withheld[0]?.rounds ?? 0, { timeout: 20_000 }).toBeGreaterThan(3)
	expect(replica.status().counts.dogs).toBe(41)

	world.shelves.dogs = dogs(41)
	for (const { item } of dogs(41)) world.unusable.add(item.id)
	const { rounds = 0 } = replica.status().withheld[0] ?? {}
	await expect.poll(() => replica.status().withheld[0]?.rounds ?? 0, { timeout: 20_000 }).toBeGreaterThan(rounds + 2)
	expect(replica.status().counts.dogs).toBe(41)

	world.unusable.clear()
	await expect.poll(() => replica.status().withheld, { timeout: 20_000 }).toEqual([])
	expect(replica.status().counts.dogs).toBe(41)
})
