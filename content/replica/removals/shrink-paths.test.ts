import { expect, test } from 'vitest'
import { CONTENT_TYPES } from '#content/model/content-types.ts'
import { aBackend, loadedDog } from '#tests/builders/backend/backend.ts'
import { aKennel, dogs } from '#tests/builders/backend/kennel.ts'
import { aReplica } from '#tests/builders/backend/replica.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import { anItem } from '#tests/builders/content/item.ts'

test('records that are invalid in any way count as lost', async () => {
	const { world, round, replica } = await aKennel(41)
	for (const { item } of dogs(41).slice(1)) world.unusable.add(item.id)
	expect(await round()).toBe(41)

	world.unusable.clear()
	expect(await round()).toBe(41)
	expect(replica.status().withheld).toEqual([])
})

test('records that all claim one address do not replace each other', async () => {
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

test('a list whose records all have new ids has not lost them', async () => {
	const { world, round, replica } = await aKennel(41)
	world.shelves.dogs = dogs(41).map(({ item, pictures }) => ({ pictures, item: { ...item, id: item.id + 5000 } }))

	expect(await round()).toBe(41)

	expect((await replica.current()).dog('dog-101')?.id).toBe(5101)
	expect(replica.status().withheld).toEqual([])
})

test('records sent as hidden are removed at once, however many', async () => {
	const { world, round } = await aKennel(41)
	for (const { item } of dogs(41).slice(1)) world.hidden.add(item.id)

	expect(await round()).toBe(1)
})

test('removals named in change notices are applied, also while withheld', async () => {
	const { world, replica, round, shown } = await aKennel(41)
	world.shelves.dogs = dogs(1)
	expect(await round()).toBe(41)

	const gone = dogs(41).slice(1)
	const named = gone.map(({ item }) => ({ event: 'unpublished', type: 'dogs', id: item.id, slug: item.slug }) as const)
	await replica.changed(named)

	expect(await shown()).toBe(1)
	expect(replica.status().withheld).toEqual([])
})

test('notices of other changes do not confirm a removal', async () => {
	const { world, replica, shown } = await aKennel(41)
	world.shelves.dogs = []
	const named = dogs(41).map(({ item }) => ({ event: 'updated', type: 'dogs', id: item.id, slug: item.slug }) as const)

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

test('records counted but not sent may be the missing ones: nothing is removed for half an hour', async () => {
	const { world, round } = await aKennel(41)
	world.shelves.dogs = dogs(38)
	world.unshown = 3

	expect(await round()).toBe(41)
	await round(15)
	expect(await round(15)).toBe(38)

	world.shelves.dogs = dogs(37)
	expect(await round()).toBe(37)
})

test('a sweep withholds like a full round, and ends the withholding when the list is complete', async () => {
	const made = aBackend()
	made.world.shelves.dogs = dogs(41)
	const { replica, world } = await aReplica({ made, pollSeconds: 0.03 })
	await replica.start()
	await replica.current()
	world.shelves.dogs = []
	await expect.poll(() => replica.status().withheld[0]?.rounds ?? 0).toBeGreaterThan(3)
	expect(replica.status().counts.dogs).toBe(41)

	world.shelves.dogs = dogs(41)
	for (const { item } of dogs(41)) world.unusable.add(item.id)
	const { rounds = 0 } = replica.status().withheld[0] ?? {}
	await expect.poll(() => replica.status().withheld[0]?.rounds ?? 0).toBeGreaterThan(rounds + 2)
	expect(replica.status().counts.dogs).toBe(41)

	world.unusable.clear()
	await expect.poll(() => replica.status().withheld).toEqual([])
	expect(replica.status().counts.dogs).toBe(41)
})
