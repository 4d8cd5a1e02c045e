import { expect, test } from 'vitest'
import { someContent } from '#tests/builders/content/content.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import { dogsList } from './dogs-list.server.ts'

const today = new Date('2026-11-21T12:00:00Z')
const listOf = (dogs: ReturnType<typeof aDog>[], search = '') =>
	dogsList(someContent({ dogs }), new URL(`http://site.example/dogs${search}`), today)

test('urgent dogs come first, then those waiting longest, and reserved dogs last', () => {
	const { dogs } = listOf([
		aDog({ id: 1, title: 'Marlow', status: 'reserved', listedOn: '2026-01-01' }),
		aDog({ id: 2, title: 'Juno', listedOn: '2026-11-18' }),
		aDog({ id: 3, title: 'Ziggy', status: 'on_trial', listedOn: '2026-02-01' }),
		aDog({ id: 4, title: 'Biscuit', listedOn: '2026-04-21' }),
		aDog({ id: 5, title: 'Otis', listedOn: '2026-06-29', urgentUntil: '2026-12-12' }),
		aDog({ id: 6, title: 'Bear', status: 'long_term_foster', listedOn: '2026-05-12' }),
		aDog({ id: 7, title: 'Moss', status: 'coming_soon', listedOn: '2026-03-01' }),
	])
	expect(dogs.map(({ name }) => name)).toEqual(['Otis', 'Biscuit', 'Juno', 'Moss', 'Marlow', 'Ziggy', 'Bear'])
})

test('dogs who were adopted, died or were withdrawn are not in the list', () => {
	const statuses = ['adopted', 'died', 'withdrawn', 'available'] as const
	const { dogs, total } = listOf(statuses.map((status, id) => aDog({ id, title: status, status })))
	expect(dogs.map(({ name }) => name)).toEqual(['available'])
	expect(total).toBe(1)
})

test('the 25th dog is on the second page, and a page past the end shows the last one', () => {
	const dogs = Array.from({ length: 25 }, (_, id) => aDog({ id, title: `Dog ${id}`, listedOn: '2026-05-01' }))
	expect(listOf(dogs)).toMatchObject({ page: 1, pages: 2, total: 25 })
	expect(listOf(dogs, '?page=2').dogs).toHaveLength(1)
	expect(listOf(dogs, '?page=99')).toMatchObject({ page: 2 })
	expect(listOf(dogs, '?page=-1&page=x')).toMatchObject({ page: 1 })
})

test('urgency ends the day after its last day', () => {
	const card = (urgentUntil: string) => listOf([aDog({ urgentUntil })]).dogs[0]
	expect(card('2026-11-21')?.badge?.text).toBe('Urgent')
	expect(card('2026-11-20')?.badge).toBeNull()
	expect(card('2026-11')?.badge?.text).toBe('Urgent')
})

test('only the one dog listed longest carries "Waiting longest"', () => {
	const { dogs } = listOf([
		aDog({ id: 1, title: 'Olive', listedOn: '2026-06-01' }),
		aDog({ id: 2, title: 'Biscuit', listedOn: '2026-04-21' }),
		aDog({ id: 3, title: 'Old Bob', listedOn: '2026-01-21', status: 'reserved' }),
	])
	expect(dogs.filter(({ badge }) => badge?.text === 'Waiting longest').map(({ name }) => name)).toEqual(['Biscuit'])
})

test('a card promises company only where the answer is a plain yes', () => {
	const { dogs } = listOf([
		aDog({
			goodWith: { dogs: 'selective', cats: 'yes', smallPets: 'no', children: { fit: 'yes', minAge: 8 } },
		}),
	])
	expect(dogs[0]?.livesWith).toEqual(['Cats', 'Children 8+'])
})

test('a dog of unknown breed and age says so', () => {
	expect(listOf([aDog()]).dogs[0]?.about).toBe('Breed not known, age not known')
})

test('a list whose dogs have all found homes differs from a site that never had a dog', () => {
	expect(listOf([aDog({ status: 'adopted' })])).toMatchObject({ total: 0, hasAnyDog: true })
	expect(listOf([])).toMatchObject({ total: 0, hasAnyDog: false })
})
