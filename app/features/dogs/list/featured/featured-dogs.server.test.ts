import { expect, test } from 'vitest'
import { someContent } from '#tests/builders/content/content.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import { featuredDogs, fosterWanted } from './featured-dogs.server.ts'

const today = new Date('2026-11-21T12:00:00Z')

test('the home page shows the longest waiting dog large, urgent dogs next, and never a reserved one', () => {
	const dogs = [
		aDog({ id: 1, title: 'Marlow', status: 'reserved', listedOn: '2026-01-01' }),
		aDog({ id: 2, title: 'Juno', listedOn: '2026-11-18' }),
		aDog({ id: 3, title: 'Biscuit', listedOn: '2026-04-21', excerpt: '214 days here.' }),
		aDog({ id: 4, title: 'Otis', listedOn: '2026-06-29', urgentUntil: '2026-12-12' }),
		aDog({ id: 5, title: 'Maple', listedOn: '2026-08-01' }),
		aDog({ id: 6, title: 'Kit', listedOn: '2026-05-01', picture: null }),
	]
	const { large, small, total } = featuredDogs(someContent({ dogs }), today)
	expect(large).toMatchObject({ name: 'Biscuit', quote: '214 days here.' })
	expect(small.map(({ name }) => name)).toEqual(['Otis', 'Maple', 'Juno'])
	expect(total).toBe(6)
})

test('without a waiting dog there are no featured dogs', () => {
	expect(featuredDogs(someContent(), today)).toEqual({ large: null, small: [], total: 0 })
})

test('a dog that needs a foster home is not offered after it has found a home', () => {
	const dogs = [
		aDog({ id: 1, title: 'Sarge', fosterNeeded: true }),
		aDog({ id: 2, title: 'Clem', fosterNeeded: true, status: 'adopted' }),
	]
	const wanted = fosterWanted(someContent({ dogs }), today)
	expect(wanted.dogs.map(({ name }) => name)).toEqual(['Sarge'])
	expect(wanted.total).toBe(1)
})

test('of hundreds of dogs that need a foster home a page of them is shown, longest waiting first, and all are counted', () => {
	const dogs = Array.from({ length: 178 }, (_, i) =>
		aDog({
			id: i + 1,
			title: `Dog ${i + 1}`,
			fosterNeeded: true,
			listedOn: `2025-${String((i % 12) + 1).padStart(2, '0')}-10`,
		}),
	)
	const wanted = fosterWanted(someContent({ dogs }), today)
	expect(wanted.dogs).toHaveLength(24)
	expect(wanted.dogs[0]?.name).toBe('Dog 1')
	expect(wanted.total).toBe(178)
})

test('a dog that needs a foster home keeps the badge that says more than the heading', () => {
	const dogs = [
		aDog({ id: 1, title: 'Otis', fosterNeeded: true, listedOn: '2026-06-29', urgentUntil: '2026-12-12' }),
		aDog({ id: 2, title: 'Sarge', fosterNeeded: true, listedOn: '2026-07-01' }),
		aDog({ id: 3, title: 'Biscuit', listedOn: '2026-04-21' }),
	]
	const badges = fosterWanted(someContent({ dogs }), today).dogs.map(({ badge }) => badge?.tone ?? null)
	expect(badges).toEqual(['urgent', null])
})
