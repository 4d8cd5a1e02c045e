import { expect, test } from 'vitest'
import { epcPayload } from './epc-payload.ts'
import { readIban } from './iban.ts'

const TRANSFER = {
	accountName: 'Hundehilfe Ödland e. V.',
	iban: 'DE89 3704 0044 0532 0130 00',
	bic: 'cobadeffxxx',
	amount: { amount: 1250, currency: 'EUR' },
	reference: 'DON-7K3F-2M',
}

test('a banking app finds the account, the amount and the reference', () => {
	expect(epcPayload(TRANSFER)?.split('\n')).toEqual([
		'BCD',
		'002',
		'1',
		'SCT',
		'COBADEFFXXX',
		'Hundehilfe Ödland e. V.',
		'DE89370400440532013000',
		'EUR12.50',
		'',
		'',
		'DON-7K3F-2M',
	])
	expect(epcPayload({ ...TRANSFER, bic: '', amount: { amount: 5, currency: 'EUR' } })).toContain('\n\nHundehilfe')
	expect(epcPayload({ ...TRANSFER, amount: { amount: 5, currency: 'EUR' } })).toContain('\nEUR0.05\n')
})

test.each([
	['pounds', { amount: { amount: 1250, currency: 'GBP' } }],
	['no IBAN', { iban: '' }],
	['a mistyped IBAN', { iban: 'DE89 3704 0044 0532 0130 01' }],
	['nothing to pay', { amount: { amount: 0, currency: 'EUR' } }],
	['part of a cent', { amount: { amount: 1.5, currency: 'EUR' } }],
	['more than banks transfer', { amount: { amount: 100_000_000_000, currency: 'EUR' } }],
	['no name', { accountName: ' ' }],
	['a name that does not fit', { accountName: 'x'.repeat(71) }],
])('there is no code for %s', (_, changes) => {
	expect(epcPayload({ ...TRANSFER, ...changes })).toBeUndefined()
})

test('a text cannot add a line of its own', () => {
	const payload = epcPayload({ ...TRANSFER, accountName: 'Fairlead\nDE00', reference: 'a\nEUR1.00' })
	expect(payload?.split('\n')).toHaveLength(11)
})

test.each([
	['GB29 NWBK 6016 1331 9268 19', 'GB29NWBK60161331926819'],
	['de89370400440532013000', 'DE89370400440532013000'],
	['GB29 NWBK 6016 1331 9268 18', undefined],
	['not an IBAN', undefined],
	['', undefined],
])('the IBAN "%s" is read as %s', (typed, iban) => {
	expect(readIban(typed)).toBe(iban)
})
