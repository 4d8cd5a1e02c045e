import { expect, test } from 'vitest'
import { aHousehold, someHouseholds } from '#tests/builders/household.ts'
import { homeIn } from './home-code.ts'
import { householdFrom, readHome, writeHome } from './household.ts'

test('answers come back from their short word as they were given', () => {
	for (const household of someHouseholds(100)) expect(readHome(writeHome(household))).toEqual(household)
})

test('the word of today is the word of tomorrow: people keep it on their devices', () => {
	const household = aHousehold({ children: '8_to_9', cats: 'none', garden: 'fence_180', walks: 'hour' })
	expect(writeHome(household)).toBe('13-0-5--1')
})

test('who would rather not say anything has no word', () => {
	expect(writeHome(aHousehold())).toBeNull()
	expect(readHome('1--------')).toBeNull()
})

test.each([null, '', '1', '2000-2312', '10000000000', '1<script>', '1٣٣٣٣٣٣٣٣', '199999999'])(
	'%j is nobody’s answers',
	(junk) => {
		expect(readHome(junk)).toBeNull()
	},
)

test('an answer we do not know is one that was not given, and the others stand', () => {
	expect(readHome('1000-2319')).toEqual(readHome('1000-231-'))
	const given = new Map([
		['cats', 'some'],
		['dogs', 'wolves'],
		['walks', '__proto__'],
	])
	expect(householdFrom((question) => given.get(question))).toEqual(aHousehold({ cats: 'some' }))
})

test('an address carries answers by one name, and only whole ones', () => {
	expect(homeIn('?size=small&home=1000-2312')).toBe('1000-2312')
	expect(homeIn('?home=1000')).toBeNull()
	expect(homeIn('?homely=1000-2312')).toBeNull()
	expect(homeIn('')).toBeNull()
})
