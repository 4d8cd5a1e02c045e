import { expect, test } from 'vitest'
import { aDog } from '#tests/builders/content/dog.ts'
import { dogsToSponsor, leastFor } from './sponsored-dogs.ts'

test('only dogs that are offered and still with us can be sponsored, those longest here first', () => {
	const dogs = [
		aDog({ id: 1, sponsorable: true, listedOn: '2026-05-30' }),
		aDog({ id: 2, sponsorable: true, listedOn: '2024-01-02', status: 'long_term_foster' }),
		aDog({ id: 3, sponsorable: true, status: 'died' }),
		aDog({ id: 4, sponsorable: true, status: 'adopted' }),
		aDog({ id: 5 }),
		aDog({ id: 6, sponsorable: true }),
		aDog({ id: 7, sponsorable: true, status: 'withdrawn' }),
	]
	expect(dogsToSponsor(dogs).map(({ id }) => id)).toEqual([2, 1, 6])
})

test.each([
	['monthly', 500, 200, 500],
	['12 months', 500, 200, 6000],
	['monthly', null, 200, 200],
	['12 months', null, 200, 2400],
	['monthly', 100, 200, 200],
] as const)(
	'the least %s for a dog of %s with a site minimum of %s is %s',
	(frequency, sponsorMinimum, site, least) => {
		expect(leastFor({ sponsorMinimum }, frequency, site)).toBe(least)
	},
)
