import { expect, test } from 'vitest'
import { deliveryFor } from './delivery.ts'

const gbp = (amount: number) => ({ amount, currency: 'GBP' })
const bands = [
	{ country: 'GB', label: 'UK parcel', upToGrams: 2000, price: gbp(395), days: null },
	{ country: 'GB', label: 'UK letter', upToGrams: 250, price: gbp(225), days: null },
	{ country: 'IE', label: 'Ireland packet', upToGrams: 500, price: gbp(750), days: null },
]

test('a light thing goes by the lightest post to each country', () => {
	expect(deliveryFor(190, bands)).toEqual([
		{ label: 'UK letter', price: '£2.25' },
		{ label: 'Ireland packet', price: '£7.50' },
	])
})

test('a thing exactly at the limit still goes, and one too heavy for a country is not offered there', () => {
	expect(deliveryFor(250, bands)[0]?.label).toBe('UK letter')
	expect(deliveryFor(501, bands)).toEqual([{ label: 'UK parcel', price: '£3.95' }])
})

test('without a weight every parcel is listed', () => {
	expect(deliveryFor(0, bands)).toHaveLength(3)
})
