import { expect, test } from 'vitest'
import { anOrder, anOrderLine } from '#tests/builders/shop/an-order.ts'
import { customsForm, proofOfPosting } from './customs-form.ts'

const IRELAND = { lines: ['4 Main Street'], town: 'Newtown', county: 'County Meath', postcode: '', country: 'IE' }
const BOWLS = anOrderLine({
	id: 'l2',
	merchId: 206,
	title: 'Bowl',
	variantLabel: '',
	quantity: 3,
	unitMinor: 1600,
	refundedQuantity: 1,
	weightG: 900,
})
const GIFT = anOrderLine({ id: 'l3', needsDelivery: false })

test('a parcel abroad has what customs ask: what is in it, its weight and its value', () => {
	const order = anOrder({ address: IRELAND, lines: [anOrderLine(), BOWLS, GIFT] })
	const merch = [{ id: 203, tariffCode: '420100', madeIn: 'GB' }]
	const lead = { tariffCode: '420100', madeIn: 'United Kingdom' }
	const unknown = { tariffCode: '', madeIn: '' }
	expect(customsForm(order, merch)).toEqual({
		lines: [
			{ id: 'l1', title: 'Rope lead, Red', quantity: 1, weightG: 190, valueMinor: 1800, ...lead },
			{ id: 'l2', title: 'Bowl', quantity: 2, weightG: 1800, valueMinor: 3200, ...unknown },
		],
		missing: ['the tariff code of Bowl', 'where Bowl was made'],
		weightG: 1990,
		valueMinor: 5000,
		currency: 'GBP',
	})
	expect(proofOfPosting(order, { isRegistered: true })).toContain('Keep the proof of posting')
	expect(proofOfPosting(order, { isRegistered: false })).toBe('')
})

test('a parcel at home, or no parcel, has none', () => {
	expect(customsForm(anOrder(), [])).toBeNull()
	expect(customsForm(anOrder({ address: IRELAND, lines: [GIFT] }), [])).toBeNull()
	expect(proofOfPosting(anOrder(), { isRegistered: true })).toBe('')
})
