import { expect, test } from 'vitest'
import { someContent } from '#tests/builders/content/content.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import { someOptions } from '#tests/builders/content/options.ts'
import { dogsToSponsor, sponsorshipPage } from './sponsorship.server.ts'

const today = new Date('2026-11-21T12:00:00Z')

test('only dogs who can be sponsored and are still with us are offered, those longest here first', () => {
	const dogs = [
		aDog({ id: 1, sponsorable: true, listedOn: '2026-05-30' }),
		aDog({ id: 2, sponsorable: true, listedOn: '2024-01-02', status: 'long_term_foster' }),
		aDog({ id: 3, sponsorable: true, status: 'died' }),
		aDog({ id: 4, sponsorable: true, status: 'adopted' }),
		aDog({ id: 5 }),
		aDog({ id: 6, sponsorable: true }),
	]
	expect(dogsToSponsor(dogs).map(({ id }) => id)).toEqual([2, 1, 6])
})

test('a dog to sponsor says the least a month, or nothing when any sum helps', () => {
	const dot = aDog({ title: 'Dot', sponsorable: true, sponsorMinimum: 500 })
	const bear = aDog({ id: 118, title: 'Bear', sponsorable: true })
	const page = sponsorshipPage(someContent({ dogs: [dot, bear], options: someOptions() }), today)
	expect(page.dogs.map(({ name, minimum }) => [name, minimum])).toEqual([
		['Bear', ''],
		['Dot', '£5'],
	])
})
