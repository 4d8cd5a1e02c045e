import { expect, test } from 'vitest'
import { aDeclaration } from '#tests/builders/giving/declaration.ts'
import type { ClaimableGift, ClaimRow } from './claim-row.ts'
import { claimRows, claimText } from './claim-rows.ts'
import type { Declaration } from './declaration.ts'

const OPTIONS = { yearEnd: '03-31', today: '2027-06-01' }

function aGift(changes: Partial<ClaimableGift> = {}): ClaimableGift {
	const gift = { paymentId: 'p1', day: '2026-11-23', amount: 20_000, currency: 'GBP', monthlyId: null }
	return { ...gift, declaration: aDeclaration(), ...changes }
}

const monthly = (day: string, changes: Partial<ClaimableGift> = {}) =>
	aGift({ paymentId: day, day, amount: 1000, monthlyId: 'm1', ...changes })

const rowOf = (changes: Partial<Declaration>) =>
	claimRows([aGift({ declaration: aDeclaration(changes) })], OPTIONS).rows[0]

const problemsOf = (changes: Partial<ClaimableGift>) =>
	claimRows([aGift(changes)], OPTIONS).problems.flatMap(({ problems }) => problems.map(({ field }) => field))

test('a row is as the schedule wants it: no hyphen in the surname, DD/MM/YY, pounds and pence without a sign', () => {
	const { rows, problems, total } = claimRows([aGift()], OPTIONS)
	expect(rows).toEqual([
		{
			paymentIds: ['p1'],
			title: 'Ms',
			firstName: 'Zoë',
			lastName: "O'Brien Smith",
			house: '7',
			postcode: 'SA14 8NN',
			aggregated: '',
			sponsored: '',
			date: '23/11/26',
			amount: '200.00',
		},
	])
	expect(problems).toEqual([])
	expect(total).toBe(20_000)
	expect(claimText(rows)).toBe("Ms\tZoë\tO'Brien Smith\t7\tSA14 8NN\t\t\t23/11/26\t200.00")
})

test('rows of one day stand in the order of last names, whatever the order of the payments', () => {
	const named = (lastName: string) => aGift({ paymentId: lastName, declaration: aDeclaration({ lastName }) })
	const gifts = ['Hale', 'Asquith', 'Whitlock'].map(named)
	const orderOf = (of: ClaimableGift[]) => claimRows(of, OPTIONS).rows.map(({ lastName }) => lastName)
	expect(orderOf(gifts)).toEqual(['Asquith', 'Hale', 'Whitlock'])
	expect(orderOf(gifts.toReversed())).toEqual(['Asquith', 'Hale', 'Whitlock'])
})

test('a small postcode gets its capitals; a BFPO postcode is one in the UK', () => {
	expect(rowOf({ postcode: 'sa14 8nn' })?.postcode).toBe('SA14 8NN')
	expect(rowOf({ house: 'BFPO 52', postcode: 'BF1 2AT' })).toMatchObject({ house: 'BFPO 52', postcode: 'BF1 2AT' })
})

test.each([
	['7', 'Rue des Chiens, 75011 Paris, France', '', '7, Rue des Chiens, 75011 Paris, France'],
	['7', '7 Rue des Chiens,\n75011 Paris\n', '', '7 Rue des Chiens, 75011 Paris'],
	['7', '', 'JE2 3AB', '7, JE2 3AB'],
	['Rose Cottage', 'Douglas', 'IM1 1AA', 'Rose Cottage, Douglas, IM1 1AA'],
	['9', 'St Peter Port, GY1 1AA', 'GY1 1AA', '9, St Peter Port, GY1 1AA'],
])(
	'outside of the UK the postcode is X and the house the whole address: %s %s %s',
	(house, address, postcode, cell) => {
		expect(rowOf({ house, address, postcode })).toMatchObject({ house: cell, postcode: 'X' })
	},
)

test.each<[string, Partial<Declaration>, Partial<ClaimRow>]>([
	['an initial', { firstName: 'J' }, { firstName: 'J' }],
	['a full stop of a title', { title: 'Rev.' }, { title: 'Rev' }],
	['signs of a phone', { lastName: 'O‘Dell‐Reed', house: '12–14' }, { lastName: "O'Dell Reed", house: '12-14' }],
	['letters with marks', { firstName: 'Paweł', house: 'Tŷ Gwyn' }, { firstName: 'Pawel', house: 'Ty Gwyn' }],
	['two signs for one letter', { firstName: 'Zoe\u0308' }, { firstName: 'Zoë' }],
	['a house of 40', { house: 'x'.repeat(40) }, { house: 'x'.repeat(40) }],
])('%s: a row as HMRC takes it', (_, changes, cells) => {
	expect(rowOf(changes)).toMatchObject(cells)
})

test('a monthly donation is one row with the latest date, and a new row after the end of the accounting period', () => {
	const gifts = ['2027-04-01', '2026-12-01', '2027-03-31', '2027-01-01', '2027-05-01'].map((day) => monthly(day))
	const { rows, total } = claimRows(gifts, OPTIONS)
	expect(rows.map(({ date, amount, paymentIds }) => [date, amount, paymentIds.length])).toEqual([
		['31/03/27', '30.00', 3],
		['01/05/27', '20.00', 2],
	])
	expect(total).toBe(5000)
})

test('all monthly donations of a donor are one row, whichever declaration covers them, still not across accounting periods', () => {
	const { rows, total } = claimRows(
		[
			monthly('2027-03-02'),
			monthly('2027-02-20', { monthlyId: 'm2', amount: 500 }),
			monthly('2027-03-05', { monthlyId: 'm3', declaration: aDeclaration({ id: 'later', lastName: 'o’brien smith' }) }),
			monthly('2027-04-02'),
			monthly('2027-04-20', { monthlyId: 'm2', amount: 500 }),
		],
		OPTIONS,
	)
	expect(rows.map(({ date, amount, paymentIds }) => [date, amount, paymentIds.length])).toEqual([
		['05/03/27', '25.00', 3],
		['20/04/27', '15.00', 2],
	])
	expect(total).toBe(4000)
})

test('single donations and two people of one address are never put together', () => {
	const { rows } = claimRows(
		[
			aGift({ paymentId: 'a' }),
			aGift({ paymentId: 'b' }),
			monthly('2026-12-01'),
			monthly('2026-12-02', { declaration: aDeclaration({ id: 'partner', firstName: 'Zach' }) }),
			monthly('2026-12-03', { declaration: aDeclaration({ id: 'moved', house: '9' }) }),
		],
		OPTIONS,
	)
	expect(rows).toHaveLength(5)
	expect(claimText(rows).split('\n')).toHaveLength(5)
})

test.each<[string, Partial<ClaimableGift>, string[]]>([
	['a title of 5 letters', { declaration: aDeclaration({ title: 'Canon' }) }, ['title']],
	['a first name of 36', { declaration: aDeclaration({ firstName: 'x'.repeat(36) }) }, ['firstName']],
	['a last name of 36', { declaration: aDeclaration({ lastName: 'x'.repeat(36) }) }, ['lastName']],
	['no names', { declaration: aDeclaration({ firstName: '', lastName: ' ' }) }, ['firstName', 'lastName']],
	['no house', { declaration: aDeclaration({ house: '' }) }, ['house']],
	['a house of 41', { declaration: aDeclaration({ house: 'x'.repeat(41) }) }, ['house']],
	[
		'a house that is the first line of an address',
		{ declaration: aDeclaration({ house: 'The Old Coach House, Upper Mill Farm Cottages, Mill Lane' }) },
		['house'],
	],
	[
		'an address abroad of more than 40',
		{ declaration: aDeclaration({ postcode: '', address: 'Rue des Chiens de Berger\n75011 Paris\nFrance' }) },
		['house'],
	],
	['a title with a digit', { declaration: aDeclaration({ title: 'Mr2' }) }, ['title']],
	['a title of one letter', { declaration: aDeclaration({ title: 'M' }) }, ['title']],
	['zero width', { declaration: aDeclaration({ firstName: 'Jo\u200Bhn' }) }, ['firstName']],
	['a byte order mark', { declaration: aDeclaration({ firstName: 'Jo\uFEFFhn' }) }, ['firstName']],
	['a soft hyphen', { declaration: aDeclaration({ lastName: 'Re\u00ADed' }) }, ['lastName']],
	['Chinese', { declaration: aDeclaration({ firstName: '小明', lastName: '李' }) }, ['firstName', 'lastName']],
	['an emoji', { declaration: aDeclaration({ house: 'Paw Cottage 🐾' }) }, ['house']],
	['half a postcode', { declaration: aDeclaration({ postcode: 'SA14' }) }, ['postcode']],
	['a postcode without its space', { declaration: aDeclaration({ postcode: 'SA148NN' }) }, ['postcode']],
	['a payment of tomorrow', { day: '2027-06-02' }, ['date']],
	['nothing left after refunds', { amount: 0 }, ['amount']],
	['euros', { currency: 'EUR' }, ['amount']],
	['a quotation mark', { declaration: aDeclaration({ house: '"2' }) }, ['house']],
	['a formula', { declaration: aDeclaration({ house: '=1+1', title: '@x' }) }, ['title', 'house']],
])('%s is listed, not cut', (_, changes, fields) => {
	expect(problemsOf(changes)).toEqual(fields)
})

test('what HMRC would drop is named', () => {
	const sentenceOf = (firstName: string) =>
		claimRows([aGift({ declaration: aDeclaration({ firstName }) })], OPTIONS).problems[0]?.problems[0]?.sentence
	expect(sentenceOf('小明小')).toBe('The first name has characters that HMRC does not take: 小 明')
	expect(sentenceOf('Jo\u200Bhn')).toBe('The first name has an invisible character: type it again')
})

test('a claim may be made until four years after the accounting period', () => {
	const gift = aGift({ day: '2022-11-23' })
	expect(claimRows([gift], { ...OPTIONS, today: '2027-03-31' }).rows).toHaveLength(1)
	const late = claimRows([gift], { ...OPTIONS, today: '2027-04-01' })
	expect(late.rows).toEqual([])
	expect(late.problems[0]?.problems).toEqual([
		{ field: 'date', sentence: 'The accounting period of the payment ended more than 4 years ago' },
	])
})

test('names at their limits are fine, and a problem keeps the row complete', () => {
	const fits = { title: 'Prof', firstName: 'x'.repeat(35), lastName: 'é'.repeat(35) }
	expect(problemsOf({ declaration: aDeclaration(fits) })).toEqual([])
	const { problems, rows, total } = claimRows([aGift({ declaration: aDeclaration({ title: 'Professor' }) })], OPTIONS)
	expect(problems[0]?.row.title).toBe('Professor')
	expect([rows, total]).toEqual([[], 0])
})
