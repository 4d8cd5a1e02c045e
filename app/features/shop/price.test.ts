import { expect, test } from 'vitest'
import { priceInWords } from './price.ts'

const price = { amount: 900, currency: 'GBP' }
const variant = { key: 's', label: 'Small', counted: 3 }

test('one price for all choices is said as it is', () => {
	expect(priceInWords({ price, variants: [] })).toBe('£9')
	expect(priceInWords({ price, variants: [{ ...variant, price: null }] })).toBe('£9')
})

test('choices that cost differently are said from the lowest', () => {
	const variants = [
		{ ...variant, price: null },
		{ ...variant, key: 'l', price: 1250 },
	]
	expect(priceInWords({ price, variants })).toBe('from £9')
	expect(priceInWords({ price: { amount: 2000, currency: 'GBP' }, variants })).toBe('from £12.50')
})

test('choices that all cost the same other sum need no "from"', () => {
	expect(priceInWords({ price, variants: [{ ...variant, price: 600 }] })).toBe('£6')
})

test('what costs nothing is free', () => {
	expect(priceInWords({ price: { amount: 0, currency: 'GBP' }, variants: [] })).toBe('Free')
})
