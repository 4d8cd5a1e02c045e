import { expect, test } from 'vitest'
import { anOrder } from '#tests/builders/shop/an-order.ts'
import { vatIncluded, vatInPart } from './vat.ts'

const line = (totalMinor: number, vatRate: number | null, needsDelivery = true) => ({
	totalMinor,
	vatRate,
	needsDelivery,
})

test('VAT is taken out of the prices, delivery included', () => {
	expect(vatIncluded([line(1000, 20)], 200, 'GB')).toEqual([
		{ rate: 20, grossMinor: 1200, netMinor: 1000, vatMinor: 200 },
	])
	expect(vatIncluded([line(999, 20)], 0, 'GB')).toEqual([{ rate: 20, grossMinor: 999, netMinor: 832, vatMinor: 167 }])
})

test('delivery of goods with several rates is divided by their value, to the penny', () => {
	const parts = vatIncluded([line(1000, 20), line(500, 0), line(500, null), line(333, 5)], 395, 'GB')

	expect(parts.map(({ rate, grossMinor }) => [rate, grossMinor])).toEqual([
		[20, 1169],
		[5, 389],
		[0, 1170],
	])
	expect(parts.reduce((sum, { grossMinor }) => sum + grossMinor, 0)).toBe(2333 + 395)
	expect(parts.at(-1)).toMatchObject({ vatMinor: 0 })
})

test('gifts to the dogs have no VAT, and an order of gifts nothing at all', () => {
	expect(vatIncluded([line(600, 20, false)], 0, 'GB')).toEqual([])
	expect(vatIncluded([line(600, 20, false), line(1200, 20)], 0, 'GB')).toMatchObject([
		{ grossMinor: 1200, vatMinor: 200 },
	])
	expect(vatIncluded([line(0, 20)], 120, 'GB')).toMatchObject([{ grossMinor: 120, vatMinor: 20 }])
})

test('a part of the money has its share of each rate, and all of it all of the VAT', () => {
	const lines = [line(1000, 20), line(500, 0)]
	const order = { ...anOrder(), lines, goodsMinor: 1500, deliveryMinor: 300 }
	const sums = (part: number) => vatInPart(order, part).map(({ grossMinor, vatMinor }) => [grossMinor, vatMinor])
	expect(sums(1800)).toEqual([
		[1200, 200],
		[600, 0],
	])
	expect(sums(901)).toEqual([
		[601, 100],
		[300, 0],
	])
	expect(sums(0)).toEqual([
		[0, 0],
		[0, 0],
	])
})
