import { expect, test } from 'vitest'
import { someOptions } from '#tests/builders/content/options.ts'
import { amountOf, impactOf, reachedLines, readGivingChoice } from './giving-choice.ts'
import { givingChoiceParam, givingOffer, readGivingChoiceParam } from './giving-offer.ts'

const { giving, ...options } = someOptions()
const offer = givingOffer({
	...options,
	giving: {
		...giving,
		amounts: [
			{ amount: 2500, monthly: true, impact: 'feeds a dog all month.' },
			{ amount: 650, monthly: true, impact: 'buys a bed.' },
			{ amount: 1200, monthly: true, impact: '' },
			{ amount: 100, monthly: true, impact: 'is below the minimum.' },
			{ amount: 3000, monthly: false, impact: 'covers a microchip.' },
		],
		purposes: [{ key: 'vets', label: 'Vets’ bills', tooLittle: 'Less.', tooMuch: 'More.' }],
		minimum: 200,
		maximum: 1_000_000,
	},
})
const read = (query: string) => {
	const fields = new URLSearchParams(query)
	return readGivingChoice((name) => fields.get(name), offer)
}

test('the usual amounts are those within the limits, the smallest first, and the middle one is chosen', () => {
	expect(offer.lines.monthly.map(({ label, typed }) => [label, typed])).toEqual([
		['£6.50', '6.50'],
		['£12', '12'],
		['£25', '25'],
	])
	expect(read('')).toEqual({ frequency: 'monthly', own: '', line: '12', purpose: 'general' })
})

test('a gift in memory is made once unless something else was chosen', () => {
	expect(read('dedication=memory')).toMatchObject({ frequency: 'once', line: '30' })
	expect(read('dedication=memory&frequency=monthly&monthly=12')).toMatchObject({ frequency: 'monthly', line: '12' })
	const monthlyOnly = { ...offer, lines: { ...offer.lines, once: [] } }
	expect(readGivingChoice((name) => (name === 'dedication' ? 'memory' : null), monthlyOnly).frequency).toBe('monthly')
})

test.each([
	['frequency=once&once=30&monthly=12', 3000],
	['frequency=monthly&monthly=6.50&ownOnce=99', 650],
	['frequency=monthly&monthly=12&ownMonthly=%C2%A315,50', 1550],
	['frequency=yearly&monthly=25', 2500],
])('an address with %s gives %i pence', (query, amount) => {
	expect(amountOf(read(query), offer)).toEqual({ kind: 'amount', amount })
})

test.each([
	['frequency=monthly&monthly=12&ownMonthly=30&byRadio=yes', 1200],
	['frequency=monthly&monthly=own&ownMonthly=30&byRadio=yes', 3000],
	['frequency=monthly&ownMonthly=30&byRadio=yes', 3000],
	['frequency=monthly&monthly=own&ownMonthly=30', 3000],
])('where a radio says whether the own amount counts, %s gives %i pence', (query, amount) => {
	expect(amountOf(read(query), offer)).toEqual({ kind: 'amount', amount })
})

test('an own amount that was chosen and not typed is none', () => {
	expect(amountOf(read('frequency=monthly&monthly=own&ownMonthly=&byRadio=yes'), offer)).toMatchObject({
		kind: 'refused',
	})
})

test('a picker that was sent without an amount chooses none', () => {
	expect(amountOf(read('frequency=monthly&ownMonthly='), offer)).toMatchObject({ kind: 'refused' })
})

test('an unknown purpose is the general one', () => {
	expect(read('purpose=yacht').purpose).toBe('general')
	expect(read('purpose=vets').purpose).toBe('vets')
})

test.each([
	['monthly', 'general', 650, '£6.50 a month buys a bed.'],
	['monthly', 'general', 1200, '£12 a month goes further still: £6.50 of it buys a bed.'],
	['monthly', 'general', 4000, '£40 a month goes further still: £25 of it feeds a dog all month.'],
	['monthly', 'general', 300, '£3 a month comes to £36 a year. It adds up.'],
	['once', 'general', 300, '£3 helps, whatever the size. Thank you.'],
	['once', 'vets', 3000, '£30 only for: Vets’ bills'],
] as const)('%s for %s: what %i pence do is what the options say', (frequency, purpose, amount, sentence) => {
	const { sum, text } = impactOf({ frequency, purpose }, amount, offer)
	expect(`${sum} ${text}`).toBe(sentence)
})

test('the bowl is as full as usual amounts are reached', () => {
	expect([100, 650, 2499, 2500].map((amount) => reachedLines(amount, offer.lines.monthly))).toEqual([0, 1, 2, 3])
})

test('one parameter names how often and how much; another says nothing', () => {
	const param = givingChoiceParam('monthly', { typed: '6.50' })
	expect(readGivingChoiceParam(param)).toEqual({ frequency: 'monthly', typed: '6.50' })
	expect(['', 'monthly', 'yearly:12', 'monthly:'].map(readGivingChoiceParam)).toEqual(Array(4).fill(undefined))
})
