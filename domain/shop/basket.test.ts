import { expect, test } from 'vitest'
import {
	formatBasket,
	isBasketFull,
	MAX_ENTRIES,
	MAX_QUANTITY,
	mergeEntries,
	parseBasket,
	parseQuantity,
} from './basket.ts'

test('a basket is read as it was written, also with letters of other scripts and signs in a variant', () => {
	const entries = [
		{ slug: 't-shirt', variant: 'xl', quantity: 2 },
		{ slug: 'кружка', variant: '', quantity: 1 },
		{ slug: 'lead', variant: "1.5 m ~ red!; (new) ' * %", quantity: 20 },
	]

	expect(parseBasket(formatBasket(entries))).toEqual(entries)
	expect(formatBasket(entries)).toMatch(/^[A-Za-z0-9%._~!-]+$/)
})

test.each(['0', '-1', '1e9', '1.5', 'NaN', 'Infinity', '', ' ', '0x10', '01', '1 ', '99999999999999999999', '½', '٣'])(
	'an entry with the quantity "%s" is dropped, the others stay',
	(quantity) => {
		expect(parseBasket(`mug~one~${quantity}!lead~red~1`)).toEqual([{ slug: 'lead', variant: 'red', quantity: 1 }])
	},
)

test('a basket made by hand is read as far as it makes sense', () => {
	expect(parseBasket('')).toEqual([])
	expect(parseBasket('mug')).toEqual([])
	expect(parseBasket('mug~one')).toEqual([])
	expect(parseBasket('~one~1')).toEqual([])
	expect(parseBasket('mug~one~1~2')).toEqual([])
	expect(parseBasket('%E0%A4%A~one~1!mug~~1')).toEqual([{ slug: 'mug', variant: '', quantity: 1 }])
	expect(parseBasket(`mug~${'x'.repeat(301)}~1`)).toEqual([])
	expect(parseBasket('mug~one~1!'.repeat(400))).toEqual([])
})

test('repeated entries are one, and quantities and entries are capped', () => {
	expect(parseBasket('mug~one~2!lead~red~1!mug~one~3')).toEqual([
		{ slug: 'mug', variant: 'one', quantity: 5 },
		{ slug: 'lead', variant: 'red', quantity: 1 },
	])
	expect(parseBasket('mug~one~999')).toMatchObject([{ quantity: MAX_QUANTITY }])
	expect(parseBasket('mug~one~15!mug~one~15')).toMatchObject([{ quantity: MAX_QUANTITY }])
	const many = Array.from({ length: 40 }, (_, n) => ({ slug: `mug-${n}`, variant: '', quantity: 1 }))
	expect(parseBasket(formatBasket(many))).toHaveLength(MAX_ENTRIES)
	expect(isBasketFull(many.slice(0, MAX_ENTRIES))).toBe(false)
	expect(isBasketFull(many.slice(0, MAX_ENTRIES + 1))).toBe(true)
	expect(isBasketFull([{ slug: 'ї'.repeat(600), variant: '', quantity: 1 }])).toBe(true)
})

test('entries of a form are merged in the same way', () => {
	const entry = { slug: 'mug', variant: '' }
	const quantities = [0, -1, 1.5, Number.NaN, 1e9, 3].map((quantity) => ({ ...entry, quantity }))
	expect(mergeEntries(quantities.slice(0, 4))).toEqual([])
	expect(mergeEntries(quantities)).toEqual([{ ...entry, quantity: MAX_QUANTITY }])
})

test('a quantity that was typed is a whole number up to the maximum, or nothing', () => {
	expect(parseQuantity(' 3 ')).toBe(3)
	expect(parseQuantity('0')).toBe(0)
	expect(parseQuantity(String(MAX_QUANTITY))).toBe(MAX_QUANTITY)
	for (const typed of ['-1', '1e9', '1.5', 'NaN', '', '21', '1000000000', 'two'])
		expect(parseQuantity(typed)).toBeUndefined()
})
