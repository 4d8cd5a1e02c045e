import { expect, test } from 'vitest'
import type { Dog, Fit } from '#content/model/content.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import { ADULT_AGE, AGE_BANDS, childrenLimits, fitWithAges, fitWithSomeChildren, minAgeOf } from './children.ts'

function withChildren(fit: Fit, minAge: number | null): Dog {
	return aDog({ goodWith: { ...aDog().goodWith, children: { fit, minAge } } })
}

/** The answers in the order of the bands: 0 to 4, 5 to 11, 12 to 15, 16 and 17. */
function byBand(...dogs: Dog[]): string {
	const limits = childrenLimits(...dogs)
	return Object.values(AGE_BANDS)
		.map((band) => fitWithAges(limits, band))
		.join(' ')
}

test.each([
	['no', null, 'no no no no'],
	['no', 0, 'no no no no'],
	['no', 5, 'no unknown unknown unknown'],
	['no', 10, 'no unknown unknown unknown'],
	['no', 16, 'no no no unknown'],
	['no', 18, 'no no no no'],
	['no', 21, 'no no no no'],
	['yes', null, 'yes yes yes yes'],
	['yes', 0, 'yes yes yes yes'],
	['yes', 3, 'selective yes yes yes'],
	['yes', 8, 'no selective yes yes'],
	['yes', 15.5, 'no no no yes'],
	['yes', 17, 'no no no selective'],
	['yes', 18, 'no no no no'],
	['selective', null, 'selective selective selective selective'],
	['selective', 5, 'no selective selective selective'],
	['unknown', null, 'unknown unknown unknown unknown'],
	['unknown', 10, 'unknown unknown unknown unknown'],
] as const)('children: {fit: %s, min_age: %s} is, by age band: %s', (fit, minAge, answers) => {
	expect(byBand(withChildren(fit, minAge))).toBe(answers)
})

test.each([
	['yes', 11, 'yes'],
	['yes', 12, 'selective'],
	['yes', 16, 'selective'],
	['yes', 18, 'no'],
	['selective', 8, 'selective'],
	['no', 10, 'unknown'],
	['no', null, 'no'],
	['unknown', null, 'unknown'],
] as const)('children of whatever age: {fit: %s, min_age: %s} is %s', (fit, minAge, answer) => {
	expect(fitWithSomeChildren(childrenLimits(withChildren(fit, minAge)))).toBe(answer)
})

test('for bonded dogs the strictest answer counts at every age', () => {
	expect(byBand(withChildren('yes', 8), withChildren('no', 12))).toBe('no no unknown unknown')
	expect(byBand(withChildren('yes', 13), withChildren('no', 5))).toBe('no no unknown unknown')
	expect(byBand(withChildren('yes', null), withChildren('no', null))).toBe('no no no no')
	expect(byBand(withChildren('yes', 8), withChildren('unknown', null))).toBe('no unknown unknown unknown')
})

test('a limit is an age only where some children may come', () => {
	const ages = (
		[
			['no', 10],
			['no', null],
			['yes', 8],
			['yes', 0],
			['yes', ADULT_AGE],
			['unknown', 8],
		] as const
	).map(([fit, minAge]) => minAgeOf(childrenLimits(withChildren(fit, minAge))))
	expect(ages).toEqual([10, undefined, 8, undefined, undefined, undefined])
})
