import { expect, test } from 'vitest'
import { otherPayer, payerFinder } from './payer-name.ts'

const named = (text: string, firstName: string, lastName: string) =>
	payerFinder([{ firstName, lastName }])(text).length > 0

test('a bank names a person by last name and first name or initial, without accents and signs', () => {
	expect(named('MRS J PICKLES DOGS THANK YOU', 'Joan', 'Pickles')).toBe(true)
	expect(named('ROSA MARTINEZ', 'Rosa', 'Martínez')).toBe(true)
	expect(named('AZIZ F', 'Farah', 'Aziz')).toBe(true)
	expect(named('DR FM AZIZ', 'Farah', 'Aziz')).toBe(true)
	expect(named('Z OBRIEN-SMITH STO', 'Zoë', 'O’Brien-Smith')).toBe(true)
})

test('another initial, half a last name or a name too short to tell is no one', () => {
	expect(named('MR P PICKLES', 'Joan', 'Pickles')).toBe(false)
	expect(named('MR PICKLES', 'Mona', 'Pickles')).toBe(false)
	expect(named('Z SMITH', 'Zoë', 'O’Brien-Smith')).toBe(false)
	expect(named('J PICKLESON', 'Joan', 'Pickles')).toBe(false)
	expect(named('L WU', 'Li', 'Wu')).toBe(false)
	expect(named('QUIZ NIGHT THE PLOUGH', '', '')).toBe(false)
})

test.each([
	['I BOWEN', true],
	['PATEL TRADING LTD', false],
	['Dev', false],
	['MR D PATEL', false],
	['', false],
])('%s pays under another name than Dev Patel: %s', (payer, isAnother) => {
	expect(otherPayer({ payer, text: '' }, { firstName: 'Dev', lastName: 'Patel' })).toBe(isAnother ? payer : '')
})

test.each([
	['MRS B BRIGGS DON-M2WM-M5', 'MRS B BRIGGS'],
	['BRIGGS B', 'BRIGGS B'],
	['MR S BRIGGS DON-M2WM-M5', ''],
	['MR S & MRS B BRIGGS', ''],
	['STANLEY BRIGGS', ''],
	['BRIGGS', ''],
	['BRIGGS TO DOGS', ''],
	['DON-M2WM-M5', ''],
])('%s pays a donation of Stanley Briggs as: “%s”', (text, other) => {
	expect(otherPayer({ payer: '', text }, { firstName: 'Stanley', lastName: 'Briggs' })).toBe(other)
})
