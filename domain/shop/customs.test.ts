import { expect, test } from 'vitest'
import { anOrder, anOrderLine } from '#tests/builders/shop/an-order.ts'
import { customsInWords, destinationOf, isExport } from './customs.ts'
import { vatIncluded } from './vat.ts'

test('a parcel to Ireland or Jersey is an export, one to the Isle of Man is none', () => {
	expect(['GB', 'IM', 'IE', 'JE', ''].map(isExport)).toEqual([false, false, true, true, false])
})

test('a buyer abroad reads that customs may ask for more, in the charity’s words if it has some', () => {
	expect(customsInWords('GB', '')).toBe('')
	expect(customsInWords('IE', '')).toContain('may ask you for VAT, duty and a handling fee')
	expect(customsInWords('IE', 'Irish VAT is paid.')).toBe('Irish VAT is paid.')
})

test('there is no UK VAT in an export, also once the address was deleted', () => {
	const { address, ...order } = anOrder()
	const delivery = { key: 'IE-500-ireland', label: 'Ireland', priceMinor: 750 }
	expect(destinationOf({ address: null, delivery })).toBe('IE')
	expect(destinationOf({ address: null, delivery: null })).toBe('')
	expect(destinationOf({ ...order, address })).toBe('GB')
	const vatTo = (country: string) =>
		vatIncluded([anOrderLine()], 225, country).reduce((sum, { vatMinor }) => sum + vatMinor, 0)
	expect([vatTo('GB'), vatTo('IE')]).toEqual([338, 0])
})
