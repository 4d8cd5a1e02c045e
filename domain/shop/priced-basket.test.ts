import { expect, test } from 'vitest'
import { aMerchItem } from '#tests/builders/content/merch-item.ts'
import { priceBasket, problemInWords } from './priced-basket.ts'

const variant = (key: string, known = {}) => ({ key, label: key.toUpperCase(), counted: 5, price: null, ...known })
const shirt = aMerchItem({ id: 1, slug: 'shirt', title: 'T-shirt', weightG: 190, vatRate: 20 })
const shirts = { ...shirt, variants: [variant('m'), variant('l', { price: 1250 })] }
const meal = aMerchItem({ id: 2, slug: 'meal', title: 'Feed a dog', weightG: 20, needsDelivery: false })
const tag = aMerchItem({ id: 3, slug: 'tag', personalisation: { label: 'Words', maxLength: 20, characters: '' } })
const plenty = () => null

test('a basket is priced by the content of now: variants, gifts apart, the weight of what is posted', () => {
	const entries = [
		{ slug: 'shirt', variant: 'm', quantity: 2 },
		{ slug: 'shirt', variant: 'l', quantity: 1 },
		{ slug: 'meal', variant: '', quantity: 3 },
	]
	const basket = priceBasket(entries, [shirts, meal], plenty)

	expect(basket).toMatchObject({
		goodsMinor: 2 * 900 + 1250,
		giftsMinor: 2700,
		weightG: 3 * 190,
		currency: 'GBP',
		needsDelivery: true,
		problems: [],
		kept: entries,
	})
	expect(basket.lines[1]).toMatchObject({ title: 'T-shirt', variantLabel: 'L', unitMinor: 1250, totalMinor: 1250 })
	expect(basket.lines.map(({ returnable }) => returnable)).toEqual([true, true, false])
})

test('what was engraved cannot be returned', () => {
	const { lines } = priceBasket([{ slug: 'tag', variant: '', quantity: 1 }], [tag], plenty)
	expect(lines).toMatchObject([{ returnable: false, personalisation: { label: 'Words' } }])
})

test('what is gone, sold out or short is named, and the rest is kept', () => {
	const left: Record<string, number> = { m: 1, l: 0 }
	const entries = [
		{ slug: 'shirt', variant: 'm', quantity: 2 },
		{ slug: 'shirt', variant: 'l', quantity: 1 },
		{ slug: 'shirt', variant: 'xxl', quantity: 1 },
		{ slug: 'shirt', variant: '', quantity: 1 },
		{ slug: 'meal', variant: 'week', quantity: 1 },
		{ slug: 'hat', variant: '', quantity: 1 },
	]
	const basket = priceBasket(entries, [shirts, meal], (_, key) => left[key] ?? null)

	expect(basket.kept).toEqual([{ slug: 'shirt', variant: 'm', quantity: 1 }])
	expect(basket.goodsMinor).toBe(900)
	expect(basket.problems.map(problemInWords)).toEqual([
		'Only 1 left of “T-shirt, M”. We changed your basket.',
		'“T-shirt, L” has sold out. We took it out of your basket.',
		'“T-shirt” is no longer sold. We took it out of your basket.',
		'“T-shirt” is no longer sold. We took it out of your basket.',
		'“Feed a dog” is no longer sold. We took it out of your basket.',
		'Something in your basket is no longer sold. We took it out of your basket.',
	])
})

test('oversold stock is sold out, not negative', () => {
	const basket = priceBasket([{ slug: 'shirt', variant: 'm', quantity: 1 }], [shirts], () => -3)
	expect(basket).toMatchObject({ lines: [], currency: 'GBP', problems: [{ kind: 'sold out', available: 0 }] })
})

test('a basket has one currency', () => {
	const euro = aMerchItem({ id: 9, slug: 'euro', price: { amount: 500, currency: 'EUR' } })
	const entries = ['shirt', 'euro'].map((slug) => ({ slug, variant: '', quantity: 1 }))
	expect(priceBasket(entries, [shirt, euro], plenty)).toMatchObject({ currency: 'GBP', problems: [{ kind: 'gone' }] })
})
