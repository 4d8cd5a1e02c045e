import { expect, test } from 'vitest'
import { MINUTE_MS } from '#lib/dates.ts'
import { loadedDog } from '#tests/builders/backend/backend.ts'
import { aKennel, dogs } from '#tests/builders/backend/kennel.ts'
import { aDog } from '#tests/builders/content/dog.ts'

test('a suddenly empty list is kept and reported in the log and the status, while the rest syncs', async () => {
	const { world, round, details, replica } = await aKennel(41)
	world.shelves.dogs = []
	world.categories = [{ id: 801, slug: 'health', name: 'Health' }]

	expect(await round()).toBe(41)

	expect(replica.status().withheld).toEqual([
		{
			id: expect.stringMatching(/^[0-9a-f]{8}$/),
			list: 'dogs',
			held: 41,
			offered: 0,
			rounds: 1,
			since: '2026-11-22T10:00:00.000Z',
			takenOverFrom: '2026-11-22T10:30:00.000Z',
		},
	])
	expect(details).toContainEqual(
		expect.objectContaining({ level: 'warn', message: 'content removal withheld', list: 'dogs', held: 41, offered: 0 }),
	)
	expect((await replica.current()).categories).toHaveLength(1)
})

test('a large removal is applied after three equal rounds over at least 30 minutes, not before', async () => {
	const { world, round, logged } = await aKennel(41)
	world.shelves.dogs = dogs(10)

	expect(await round()).toBe(41)
	expect(await round(10)).toBe(41)
	expect(await round(10)).toBe(41)
	expect(await round(9)).toBe(41)
	expect(await round(1)).toBe(10)
	expect(logged).toContain('warn: content removal applied')
})

test('half an hour with two rounds is not enough, and a clock set ahead does not count', async () => {
	const { world, round, clock } = await aKennel(41)
	world.shelves.dogs = []
	expect(await round()).toBe(41)
	clock.ahead = 400 * 24 * 60 * MINUTE_MS
	expect(await round()).toBe(41)
	expect(await round(1)).toBe(41)
	expect(await round(30)).toBe(0)

	const second = await aKennel(41)
	second.world.shelves.dogs = []
	expect(await second.round()).toBe(41)
	expect(await second.round(40)).toBe(41)
	expect(await second.round()).toBe(0)
})

test('a different removal restarts the half hour', async () => {
	const { world, round } = await aKennel(41)
	world.shelves.dogs = []
	await round()
	await round(20)
	world.shelves.dogs = dogs(1)
	await round(20)
	expect(await round(20)).toBe(41)
	expect(await round(20)).toBe(1)
})

test('a complete list ends the withholding', async () => {
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

test('changed and new records are applied while a removal is withheld', async () => {
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

test('removals older than a day do not count', async () => {
	const { world, round } = await aKennel(41)
	world.shelves.dogs = dogs(25)
	await round()
	world.shelves.dogs = dogs(15)

	expect(await round(25 * 60)).toBe(15)
})

test('after a restart a shrunken list is withheld and earlier removals still count', async () => {
	const first = await aKennel(41)
	first.world.shelves.dogs = dogs(25)
	await first.round()
	await first.replica.stop()

	const second = await aKennel(15, { made: first.made, dataDir: first.dataDir })

	expect(await second.round()).toBe(25)
	expect(second.replica.status().withheld).toMatchObject([{ list: 'dogs', held: 25, offered: 15 }])
})
