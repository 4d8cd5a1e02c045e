import { expect, test } from 'vitest'
import { cheapestDelivery, deliveryCountries, deliveryMethods, homeCountry } from './delivery.ts'

const gbp = (amount: number) => ({ amount, currency: 'GBP' })
const days = (from: number, to: number) => ({ from, to })
const bands = [
	{ country: 'GB', label: 'UK parcel', upToGrams: 2000, price: gbp(395), days: days(2, 3) },
	{ country: 'GB', label: 'UK letter', upToGrams: 250, price: gbp(225), days: days(2, 3) },
	{ country: 'GB', label: 'UK by tomorrow', upToGrams: 2000, price: gbp(895), days: days(1, 1) },
	{ country: 'GB', label: 'UK slow and dear', upToGrams: 2000, price: gbp(995), days: null },
	{ country: 'IE', label: 'Ireland packet', upToGrams: 500, price: gbp(750), days: null },
]
const item = { weightG: 190, needsDelivery: true, price: gbp(900) }

test('a parcel goes by the cheapest method that carries it, and by dearer ones only when they are faster', () => {
	const labels = (country: string, weightG: number) =>
		deliveryMethods(bands, country, weightG, 'GBP').map(({ label }) => label)

	expect(labels('GB', 250)).toEqual(['UK letter', 'UK by tomorrow'])
	expect(labels('GB', 251)).toEqual(['UK parcel', 'UK by tomorrow'])
	expect(labels('IE', 500)).toEqual(['Ireland packet'])
})

test('there is no method for what is too heavy, for other countries and for other currencies', () => {
	expect(deliveryMethods(bands, 'GB', 2001, 'GBP')).toEqual([])
	expect(deliveryMethods(bands, 'FR', 100, 'GBP')).toEqual([])
	expect(deliveryMethods(bands, 'GB', 100, 'EUR')).toEqual([])
	expect(deliveryMethods([], 'GB', 100, 'GBP')).toEqual([])
})

test('the key of a method stays when its price changes', () => {
	const [letter] = deliveryMethods(bands, 'GB', 100, 'GBP')
	const dearer = bands.map((band) => ({ ...band, price: gbp(band.price.amount + 10) }))

	expect(letter).toEqual({
		key: 'GB-250-uk-letter',
		country: 'GB',
		label: 'UK letter',
		priceMinor: 225,
		days: days(2, 3),
	})
	expect(deliveryMethods(dearer, 'GB', 100, 'GBP')[0]?.key).toBe(letter?.key)
})

test('the home country is that of the locale, if the shop posts there', () => {
	expect(deliveryCountries(bands)).toEqual(['GB', 'IE'])
	expect(homeCountry(bands, 'en-IE')).toBe('IE')
	expect(homeCountry(bands, 'uk-UA')).toBe('GB')
	expect(homeCountry(bands, 'en')).toBe('GB')
	expect(homeCountry([], 'en-GB')).toBe('')
})

test('the cheapest delivery of an item is the one at home, else anywhere', () => {
	expect(cheapestDelivery(item, bands, 'GB')?.priceMinor).toBe(225)
	expect(cheapestDelivery(item, bands, 'FR')?.label).toBe('UK letter')
	expect(cheapestDelivery({ ...item, weightG: 9000 }, bands, 'GB')).toBeUndefined()
	expect(cheapestDelivery({ ...item, needsDelivery: false }, bands, 'GB')).toBeUndefined()
})
