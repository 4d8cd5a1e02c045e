import { expect, test } from 'vitest'
import { aHousehold, someHouseholds } from '#tests/builders/household.ts'
import { decodeHousehold, encodeHousehold, householdFrom } from './household.ts'
import { householdCodeIn } from './household-code.ts'

test('decoding restores the encoded answers', () => {
	for (const household of someHouseholds(100)) expect(decodeHousehold(encodeHousehold(household))).toEqual(household)
})

test('the encoding is stable: devices store it', () => {
	const household = aHousehold({
		children: '8_to_9',
		cats: 'none',
		garden: 'fence_180',
		alone: 9,
		walks: 1.25,
		hair: 'allergy',
	})
	expect(encodeHousehold(household)).toBe('23-0-5I-52-')
})

test('a code of version 1 still means what it did, and no more', () => {
	expect(decodeHousehold('13-0-5--1')).toEqual(
		aHousehold({ children: '8_to_9', cats: 'none', garden: 'fence_180', walks: 1 }),
	)
	expect(decodeHousehold('100001401')).toEqual(
		aHousehold({
			children: 'none',
			dogs: 'none',
			cats: 'none',
			small_pets: 'none',
			garden: 'open',
			alone: 4,
			experience: 'first',
			walks: 1,
		}),
	)
	expect(decodeHousehold('1-----5-3')).toEqual(aHousehold({ alone: 'longer', walks: 'longer' }))
})

test('hours are numbers, however they are typed, and nothing else is hours', () => {
	const typed = (alone: unknown) => householdFrom((question) => (question === 'alone' ? alone : null)).alone
	expect(['9', ' 4.5 ', '4,5', '0', 24, '3.3'].map(typed)).toEqual([9, 4.5, 4.5, 0, 24, 3.5])
	expect(['', ' ', 'nine', '-1', '25', '1e9', 'NaN', null, {}, '0x10'].map(typed)).toEqual(Array(10).fill(null))
})

test('a household without answers has no code', () => {
	expect(encodeHousehold(aHousehold())).toBeNull()
	expect(decodeHousehold('1--------')).toBeUndefined()
	expect(decodeHousehold('2----------')).toBeUndefined()
})

test.each([
	null,
	'',
	'1',
	'2000-2312',
	'20000-2312',
	'10000000000',
	'1<script>',
	'1٣٣٣٣٣٣٣٣',
	'2٣٣٣٣٣٣٣٣٣٣',
	'199999999',
	'2yyyyyyyyyy',
])('%j has no answers', (junk) => {
	expect(decodeHousehold(junk)).toBeUndefined()
})

test('an unknown answer counts as none, and the others stay', () => {
	expect(decodeHousehold('1000-2319')).toEqual(decodeHousehold('1000-231-'))
	expect(decodeHousehold('20z0-2----z')).toEqual(decodeHousehold('20-0-2-----'))
	const given = new Map([
		['cats', 'some'],
		['dogs', 'wolves'],
		['walks', '__proto__'],
	])
	expect(householdFrom((question) => given.get(question))).toEqual(aHousehold({ cats: 'some' }))
})

test('a URL carries answers in one parameter, and only valid codes', () => {
	expect(householdCodeIn('?size=small&home=1000-2312')).toBe('1000-2312')
	expect(householdCodeIn('?home=20000-2-4--&size=small')).toBe('20000-2-4--')
	expect(householdCodeIn('?home=1000')).toBeUndefined()
	expect(householdCodeIn('?home=20000-2-4--0')).toBeUndefined()
	expect(householdCodeIn('?homely=1000-2312')).toBeUndefined()
	expect(householdCodeIn('')).toBeUndefined()
})

test('answers of a form that was open during the upgrade survive in a code, open ends and all', () => {
	const answers = householdFrom(
		(question) => ({ children: 'none', alone: 'longer', walks: 'longer' })[question as string],
	)
	expect(decodeHousehold(encodeHousehold(answers))).toEqual(answers)
	expect(answers).toMatchObject({ children: 'none', alone: 'longer', walks: 'longer' })
})
