import { expect, test } from 'vitest'
import { someContent } from '#tests/builders/content/content.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import { someOptions } from '#tests/builders/content/options.ts'
import { dogsList, feedLinks } from './dogs-list.server.ts'

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
	expect(card('2026-11-21')?.badge?.text).toBe('Urgent: by 21 Nov')
	expect(card('2026-11-20')?.badge).toBeNull()
	expect(card('2026-11')?.badge?.text).toBe('Urgent: by the end of November')
})

test('the dog listed longest carries the days of its wait, others after half a year', () => {
	const { dogs } = listOf([
		aDog({ id: 1, title: 'Olive', listedOn: '2026-06-01' }),
		aDog({ id: 2, title: 'Biscuit', listedOn: '2026-04-21' }),
		aDog({ id: 3, title: 'Old Bob', listedOn: '2026-01-21', status: 'reserved' }),
	])
	expect(dogs.map(({ name, badge }) => [name, badge?.text])).toEqual([
		['Biscuit', 'Waiting 214 days'],
		['Olive', undefined],
		['Old Bob', 'Reserved'],
	])
})

test('a card promises company only where the answer is a plain yes', () => {
	const { dogs } = listOf([
		aDog({
			goodWith: { dogs: 'selective', cats: 'yes', smallPets: 'no', children: { fit: 'yes', minAge: 8 } },
		}),
	])
	expect(dogs[0]?.company[0]).toEqual({ text: 'Children from 8', answer: 'yes' })
})

test('a dog of unknown breed and age says so', () => {
	expect(listOf([aDog()]).dogs[0]?.about).toBe('Breed not known, age not known')
})

test('a list whose dogs have all found homes differs from a site that never had a dog', () => {
	expect(listOf([aDog({ status: 'adopted' })])).toMatchObject({ total: 0, hasAnyDog: true })
	expect(listOf([])).toMatchObject({ total: 0, hasAnyDog: false })
})

const fern = aDog({ id: 1, title: 'Fern', bondedWith: [2] })
const pairWith = (hattie: Partial<typeof fern> = {}) => [fern, aDog({ id: 2, title: 'Hattie', ...hattie })]
const namesIn = (dogs: ReturnType<typeof aDog>[]) => listOf(dogs).dogs.map(({ name }) => name)

test('a pair is one card, counted as two dogs and one home', () => {
	const pair = pairWith({ listedOn: '2026-01-01' })
	const list = listOf([...pair, aDog({ id: 3, title: 'Olive', listedOn: '2026-06-01' })])
	expect(list.dogs.map(({ name }) => name)).toEqual(['Fern and Hattie', 'Olive'])
	expect(list).toMatchObject({ heading: '3 dogs', total: 2, panel: { count: 3 } })
	expect(list.homes).toBe('Fern and Hattie go home together, so these 3 dogs need 2 homes.')
	expect(listOf(pair).homes).toBe('Fern and Hattie go home together, so both dogs need one home.')
	expect(listOf([aDog()]).homes).toBe('')
})

test('pages have as many homes as cards, also with many pairs', () => {
	const pairs = Array.from({ length: 60 }, (_, i) =>
		aDog({ id: i + 1, title: `Dog ${i + 1}`, bondedWith: [i % 2 ? i : i + 2] }),
	)
	const [first, second] = [listOf(pairs), listOf(pairs, '?page=2')]
	expect([first.dogs.length, second.dogs.length]).toEqual([24, 6])
	expect(new Set([...first.dogs, ...second.dogs].map(({ id }) => id)).size).toBe(30)
	expect(first.homes).toBe('30 pairs go home together, so these 60 dogs need 30 homes.')
})

test('an urgent dog takes its pair to the top, and a reserved one to the end', () => {
	const olive = aDog({ id: 9, title: 'Olive', listedOn: '2020-01-01' })
	expect(namesIn([olive, ...pairWith({ urgentUntil: '2026-12-01' })])).toEqual(['Fern and Hattie', 'Olive'])
	const moss = aDog({ id: 3, title: 'Moss', status: 'coming_soon' })
	expect(namesIn([olive, moss, ...pairWith({ status: 'reserved' })])).toEqual(['Olive', 'Moss', 'Fern and Hattie'])
})

test('the name of one of a pair finds both', () => {
	const found = dogsList(someContent({ dogs: pairWith() }), new URL('http://site.example/dogs?q=hattie'), today, {
		ids: [2],
		isRespelt: false,
	})
	expect(found).toMatchObject({ dogs: [{ name: 'Fern and Hattie' }], heading: '2 dogs for “hattie”' })
})

test('readers find the feeds that are switched on, and no others', () => {
	const { feeds } = someOptions()
	const linked = (switches: Partial<typeof feeds>) =>
		feedLinks(someContent({ options: someOptions({ feeds: { ...feeds, ...switches } }) })).map(({ href }) => href)

	expect(linked({})).toEqual(['/feeds/dogs.xml', '/feeds/dogs.json'])
	expect(linked({ rss: false })).toEqual(['/feeds/dogs.json'])
	expect(linked({ rss: false, json: false })).toEqual([])
})
