import { expect, test } from 'vitest'
import { shortRows, stockRows } from './stock-rows.ts'

const variant = (key: string, counted: number | null) => ({ key, label: key.toUpperCase(), counted, price: null })
const shirt = { id: 208, slug: 't-shirt', title: 'T-shirt', needsDelivery: true }
const count = { merchId: 208, title: 'T-shirt', countedAt: 5, waiting: 0 }

test('available is what was counted less what was sold and reserved, and a low number is marked', () => {
	const variants = [variant('s', 9), variant('m', 4), variant('l', 2), variant('xl', null), variant('xs', 3)]
	const counts = [
		{ ...count, variant: 's', counted: 9, sold: 2, reserved: 1 },
		{ ...count, variant: 'm', counted: 4, sold: 3, reserved: 1 },
		{ ...count, variant: 'l', counted: 2, sold: 3, reserved: 0 },
	]
	const rows = stockRows([{ ...shirt, variants }], counts, 3)
	expect(rows.map(({ variantKey, available, level }) => [variantKey, available, level])).toEqual([
		['s', 6, 'enough'],
		['m', 0, 'sold out'],
		['l', -1, 'oversold'],
		['xl', null, 'not counted'],
		['xs', 3, 'low'],
	])
})

test('goods without variants have one row, gifts to the dogs none, and what was sold of unpublished goods is still there', () => {
	const merch = [
		{ ...shirt, id: 1, slug: 'bowl', title: 'Bowl', variants: [] },
		{ ...shirt, id: 2, slug: 'feed', title: 'Feed a dog', variants: [], needsDelivery: false },
	]
	const counts = [
		{ merchId: 2, title: 'Feed a dog', countedAt: 0, variant: '', counted: null, sold: 4, reserved: 0, waiting: 0 },
		{ merchId: 3, title: 'Old mug', countedAt: 5, variant: '', counted: 8, sold: 1, reserved: 0, waiting: 2 },
	]
	expect(stockRows(merch, counts, 3)).toMatchObject([
		{ title: 'Bowl', variant: '', available: null, isPublished: true },
		{ title: 'Old mug', available: 7, waiting: 2, isPublished: false },
	])
})

test('what is short begins with the worst, without what is no longer in the shop', () => {
	const variants = [variant('s', 9), variant('m', 2), variant('l', 0)]
	const rows = stockRows(
		[{ ...shirt, variants }],
		[{ ...count, merchId: 9, variant: '', counted: 1, sold: 3, reserved: 0 }],
		3,
	)
	expect(shortRows(rows).map(({ variantKey, level }) => [variantKey, level])).toEqual([
		['l', 'sold out'],
		['m', 'low'],
	])
})
