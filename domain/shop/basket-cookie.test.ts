import { expect, test } from 'vitest'
import { DAY_MS } from '#lib/dates.ts'
import { formSecret, otherFormSecret } from '#tests/builders/form-secret.ts'
import { type Basket, EMPTY_BASKET, openBasket, sealBasket } from './basket-cookie.ts'

const NOW = Date.parse('2026-11-23T12:00:00Z')

const basket: Basket = {
	entries: [
		{ slug: 'rope-lead', variant: 'red', quantity: 2 },
		{ slug: 'good-ears-mug', variant: '', quantity: 1 },
	],
	donation: 550,
}

test('what was put in comes back, and the count can be read without the secret', () => {
	const value = sealBasket(basket, formSecret, NOW)
	expect(openBasket(value, formSecret, NOW + 29 * DAY_MS)).toEqual(basket)
	expect(value).toMatch(/^3\./)
	// A cookie's value has no spaces, quotes, commas, semicolons or backslashes.
	expect(value).toMatch(/^[\w.%!~*'()-]+$/)
})

test('slugs and variants may have any letters', () => {
	const entries = [{ slug: 'léine-é', variant: 'größe 1; 2,5 “x”', quantity: 1 }]
	expect(openBasket(sealBasket({ entries, donation: 0 }, formSecret, NOW), formSecret, NOW).entries).toEqual(entries)
})

test.each([
	['nothing', () => ''],
	['something else', () => 'hello'],
	['another signature', (value: string) => `${value.slice(0, -1)}${value.endsWith('A') ? 'B' : 'A'}`],
	['no signature', (value: string) => value.replace(/\.[\w-]+$/, '')],
	['another quantity', (value: string) => value.replace('2', '9')],
	['another count', (value: string) => value.replace(/^3/, '4')],
	['megabytes', (value: string) => value + 'x'.repeat(1_000_000)],
	['broken escapes', () => '1.aa.0.%E0%A4%A.0000000000000000000000000000000000000000000'],
])('a cookie with %s is an empty basket', (_, change) => {
	expect(openBasket(change(sealBasket(basket, formSecret, NOW)), formSecret, NOW)).toEqual(EMPTY_BASKET)
})

test('a cookie of another site, or older than it is kept, is an empty basket', () => {
	const value = sealBasket(basket, formSecret, NOW)
	expect(openBasket(value, otherFormSecret, NOW)).toEqual(EMPTY_BASKET)
	expect(openBasket(value, formSecret, NOW + 31 * DAY_MS)).toEqual(EMPTY_BASKET)
	expect(openBasket(sealBasket(basket, formSecret, NOW + 9 * DAY_MS), formSecret, NOW)).toEqual(EMPTY_BASKET)
})
