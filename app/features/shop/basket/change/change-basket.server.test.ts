import { expect, test } from 'vitest'
import type { Basket } from '#domain/shop/basket-cookie.ts'
import { aMerchItem } from '#tests/builders/content/merch-item.ts'
import { someShop } from '#tests/builders/content/shop-facts.ts'
import { urlAfter } from './basket-url.ts'
import { changeBasket } from './change-basket.server.ts'

const lead = aMerchItem({
	id: 1,
	slug: 'lead',
	weightG: 190,
	variants: [{ key: 'red', label: 'Red', counted: 3, price: null }],
})
const shirt = aMerchItem({
	id: 2,
	slug: 'shirt',
	weightG: 190,
	variants: [
		{ key: 's', label: 'S', counted: 9, price: null },
		{ key: 'm', label: 'M', counted: 0, price: null },
	],
})
const mug = aMerchItem({ id: 3, slug: 'mug', weightG: 200 })
const facts = someShop({ content: { merch: [lead, shirt, mug] } })

const red = (quantity: number) => ({ slug: 'lead', variant: 'red', quantity })
const basketOf = (...entries: Basket['entries']): Basket => ({ entries, donation: 0 })

/** What a form leads to, and where. */
function send(fields: Record<string, string> | [string, string][], basket = basketOf()) {
	const outcome = changeBasket(new URLSearchParams(fields), basket, facts)
	return outcome.kind === 'changed' ? { ...outcome, url: urlAfter(outcome.event, outcome.to) } : outcome
}

test('an item is put in, and once more', () => {
	const first = send({ slug: 'lead', variant: 'red', quantity: '1' })
	expect(first).toMatchObject({
		basket: basketOf(red(1)),
		url: '/basket?added=lead+red',
		event: { kind: 'added', before: 0 },
	})
	const again = send({ slug: 'lead', variant: 'red' }, basketOf(red(1)))
	expect(again).toMatchObject({
		basket: basketOf(red(2)),
		event: { before: 1, line: { slug: 'lead', variant: 'red' } },
	})
})

test('one press adds to a basket, with what was typed in it', () => {
	const fields: [string, string][] = [
		['add', 'mug '],
		['line', 'lead red'],
		['quantity', '3'],
		['donation', '5'],
	]
	const outcome = send(fields, basketOf(red(1)))
	const entries = [red(3), { slug: 'mug', variant: '', quantity: 1 }]
	expect(outcome).toMatchObject({ basket: { entries, donation: 500 }, url: '/basket?added=mug+' })
})

test('no more are put in than there are, and that is said', () => {
	const outcome = send({ slug: 'lead', variant: 'red', quantity: '2' }, basketOf(red(2)))
	expect(outcome).toMatchObject({ basket: basketOf(red(3)), url: '/basket?added=lead+red&asked=4' })
	expect(outcome).toMatchObject({ event: { wanted: 4, quantity: 3, left: 3 } })
	const many = send({ slug: 'mug', quantity: '15' }, basketOf({ slug: 'mug', variant: '', quantity: 15 }))
	expect(many).toMatchObject({ event: { wanted: 30, quantity: 20, left: null } })
})

test.each(['0', '-1', '1e9', '1.5', 'NaN', '999999999999', '', ' ', '二'])(
	'%j of something is asked for again, and nothing is put in',
	(quantity) => {
		expect(send({ slug: 'lead', variant: 'red', quantity })).toMatchObject({
			kind: 'choose',
			choose: { item: { slug: 'lead' }, error: 'Enter a whole number from 1 to 20' },
		})
	},
)

test('which one is asked for again when none, an unknown one or a sold-out one was sent', () => {
	const errorOf = (variant: string) => {
		const outcome = send({ slug: 'shirt', variant, quantity: '1' })
		return outcome.kind === 'choose' ? outcome.choose.error : outcome.kind
	}
	expect(errorOf('')).toBe('Choose which one you’d like')
	expect(errorOf('xxl')).toBe('That one is no longer sold. Choose another')
	expect(errorOf('m')).toBe('This one has just sold out')
})

test('an item that is not sold is not put in', () => {
	expect(send({ slug: 'nothing', quantity: '1' })).toMatchObject({ kind: 'changed', basket: basketOf() })
})

test('all quantities are taken as typed, whichever button is pressed', () => {
	const basket = basketOf(red(1), { slug: 'mug', variant: '', quantity: 1 })
	const typed = (button: string, value = '1'): [string, string][] => [
		[button, value],
		['line', 'lead red'],
		['quantity', '2'],
		['line', 'mug '],
		['quantity', '3'],
		['donation', '£5.50'],
	]
	expect(send(typed('update'), basket)).toMatchObject({
		basket: { entries: [red(2), { slug: 'mug', quantity: 3 }], donation: 550 },
	})
	expect(send(typed('more', 'lead red'), basket)).toMatchObject({ basket: { entries: [red(3), { quantity: 3 }] } })
	expect(send(typed('remove', 'mug '), basket)).toMatchObject({
		basket: { entries: [red(2)], donation: 550 },
		url: '/basket?removed=mug+&quantity=3',
	})
	expect(send(typed('checkout'), basket)).toMatchObject({
		url: '/checkout/details',
		basket: { entries: [red(2), { slug: 'mug', quantity: 3 }], donation: 550 },
	})
})

test('one press adds a donation, and another takes it out; the chosen country stays', () => {
	const fields = { line: 'lead red', quantity: '1', to: 'IE' }
	const given = send({ ...fields, donate: '500' }, basketOf(red(1)))
	expect(given).toMatchObject({ basket: { donation: 500 }, url: '/basket?to=IE' })
	expect(send({ ...fields, donate: '0', donation: '5' }, basketOf(red(1)))).toMatchObject({
		basket: { donation: 0 },
	})
	expect(send({ ...fields, donate: '-5' }, basketOf(red(1)))).toMatchObject({ basket: { donation: 0 } })
})

test('a form puts nothing in that was not in the basket', () => {
	const outcome = send({ line: 'mug ', quantity: '5' }, basketOf(red(1)))
	expect(outcome).toMatchObject({ kind: 'changed', basket: basketOf(red(1)) })
})

test.each([
	['quantity-0', { quantity: '1.5' }],
	['donation', { quantity: '1', donation: 'lots' }],
])('what is wrong in %s is said, and everything typed comes back', (id, fields) => {
	const outcome = send({ checkout: '1', line: 'lead red', donation: '2', ...fields }, basketOf(red(1)))
	expect(outcome).toMatchObject({
		kind: 'again',
		again: { errors: [{ id }], values: { 'quantity-0': fields.quantity } },
	})
})

test('0 takes a line out, and an empty donation is none', () => {
	for (const donation of ['', ' ', '0', '£0.00'])
		expect(send({ line: 'lead red', quantity: '0', donation }, basketOf(red(1)))).toMatchObject({
			basket: { entries: [], donation: 0 },
		})
})

test('the checkout begins only when every change was seen', () => {
	const basket = basketOf(red(9), { slug: 'gone', variant: '', quantity: 1 })
	const checkOut = (seen: string) => send({ checkout: '1', seen }, basket)
	expect(checkOut('')).toMatchObject({ url: '/basket' })
	expect(checkOut('fewer 3 lead red|gone 0 gone ')).toMatchObject({
		url: '/checkout/details',
		basket: basketOf(red(3)),
	})
	expect(send({ checkout: '1' })).toMatchObject({ url: '/basket' })
})

test('a full basket takes nothing more, and loses nothing', () => {
	const merch = Array.from({ length: 31 }, (_, i) => aMerchItem({ id: i + 1, slug: `item-${i}` }))
	const shop = someShop({ content: { merch } })
	const entries = merch.slice(0, 30).map(({ slug }) => ({ slug, variant: '', quantity: 1 }))
	const form = new URLSearchParams({ slug: 'item-30', quantity: '1' })
	expect(changeBasket(form, basketOf(...entries), shop)).toMatchObject({ kind: 'choose' })
})
