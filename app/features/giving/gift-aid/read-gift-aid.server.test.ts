import { expect, test } from 'vitest'
import { readGiftAid } from './read-gift-aid.server.ts'

const PARTS = {
	amount: { amount: 2000, currency: 'GBP' },
	locale: 'en-GB',
	charity: 'Fairlead Dog Rescue',
	isMonthly: false,
}
const TYPED = {
	giftAid: 'yes',
	giftAidFirstName: 'Zoë',
	giftAidLastName: 'O’Brien',
	giftAidHouse: '7',
	giftAidPostcode: 'sa148nn',
	giftAidScope: 'this',
}
const read = (changes: Record<string, string> = {}, parts = {}, person?: { firstName: string; lastName: string }) =>
	readGiftAid(new URLSearchParams({ ...TYPED, ...changes }), { ...PARTS, ...parts }, person)

test('a ticked box makes a declaration with the wording of its scope', () => {
	expect(read()).toMatchObject({
		errors: {},
		declaration: {
			firstName: 'Zoë',
			lastName: 'O’Brien',
			postcode: 'SA14 8NN',
			how: 'online',
			wordingVersion: 'uk-2026-11',
			statement: expect.stringContaining('my donation of £20 to Fairlead Dog Rescue.'),
		},
	})
})

test.each(['', 'no', 'on'])(
	'without the box there is none, and nothing that was typed is an error: "%s"',
	(giftAid) => {
		expect(read({ giftAid, giftAidHouse: '' })).toEqual({ declaration: null, errors: {} })
	},
)

test('errors have the names of the form’s fields; those of the donor’s names are of the donor', () => {
	expect(read({ giftAidFirstName: ' ', giftAidHouse: '' })).toEqual({
		declaration: null,
		errors: {
			giftAidFirstName: 'Enter your first name',
			giftAidHouse: 'Enter your house name or number',
		},
	})
	expect(read({}, {}, { firstName: '', lastName: 'Reed' }).errors).toEqual({ firstName: 'Enter your first name' })
	expect(read({}, {}, { firstName: 'Zora', lastName: 'Reed' }).declaration).toMatchObject({ lastName: 'Reed' })
})

test('a monthly donation needs a declaration for future payments', () => {
	expect(read({}, { isMonthly: true }).errors).toHaveProperty('giftAidScope')
	expect(read({ giftAidScope: 'this and future' }, { isMonthly: true }).errors).toEqual({})
})

test('a file in place of a text is no text', () => {
	const form = new FormData()
	form.set('giftAid', 'yes')
	form.set('giftAidHouse', new File(['7'], 'house.txt'))
	expect(readGiftAid(form, PARTS).errors).toHaveProperty('giftAidHouse')
})
