import { expect, test } from 'vitest'
import { aDonation } from '#tests/builders/giving/a-donation.ts'
import { transferDetails } from './transfer-details.server.ts'

const BANK = {
	accountName: 'Fairlead',
	sortCode: '00-00-00',
	accountNumber: '0000 0000',
	iban: '',
	bic: '',
	tolerance: 0,
}
const EURO = { ...BANK, iban: 'DE89 3704 0044 0532 0130 00' }
const euros = { amount: { amount: 2050, currency: 'EUR' }, fees: { amount: 0, currency: 'EUR' } }

const copied = (...given: Parameters<typeof transferDetails>) =>
	Object.fromEntries(transferDetails(...given).rows.map((row) => [row.label, row.copied]))

test('what is copied is what a banking app takes: digits, a plain sum, the reference', () => {
	const fees = { amount: 51, currency: 'GBP' }
	expect(copied(aDonation({ fees }), BANK, 'en-GB')).toEqual({
		'Account name': 'Fairlead',
		'Sort code': '000000',
		'Account number': '00000000',
		Amount: '20.51',
		Reference: 'DON-7K3F-2M',
	})
	expect(copied(aDonation(euros), EURO, 'en-GB')).toMatchObject({ IBAN: 'DE89370400440532013000', Amount: '20.50' })
	const yen = { amount: { amount: 3000, currency: 'JPY' }, fees: { amount: 0, currency: 'JPY' } }
	expect(copied(aDonation(yen), BANK, 'en-GB').Amount).toBe('3000')
})

test('a code for banking apps exists for one transfer in euros to a valid IBAN, with a white border', () => {
	const { code } = transferDetails(aDonation(euros), EURO, 'en-GB')
	expect(code?.path).toMatch(/^M4 4h1v1h-1z/)
	expect(transferDetails(aDonation({ ...euros, frequency: 'monthly' }), EURO, 'en-GB').code).toBeNull()
	expect(transferDetails(aDonation(), EURO, 'en-GB').code).toBeNull()
	expect(transferDetails(aDonation(euros), { ...EURO, iban: 'DE89370400440532013001' }, 'en-GB').code).toBeNull()
})
