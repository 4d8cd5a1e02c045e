import { expect, test } from 'vitest'
import { aMerchItem } from '#tests/builders/content/merch-item.ts'
import { someShop } from '#tests/builders/content/shop-facts.ts'
import { merchList } from './merch-list.server.ts'

const forDogs = { id: 819, slug: 'for-dogs', name: 'For dogs' }
const forPeople = { id: 820, slug: 'for-people', name: 'For people' }
const mug = aMerchItem({ id: 201, types: [forPeople], publishedAt: '2026-01-01T00:00:00Z' })
const lead = aMerchItem({ id: 202, types: [forDogs], publishedAt: '2026-02-01T00:00:00Z' })
const soldOut = aMerchItem({
	id: 203,
	types: [forDogs],
	publishedAt: '2026-03-01T00:00:00Z',
	variants: [{ key: 'one', label: 'One', counted: 0, price: null }],
})

function shop(query: string, merch = [mug, lead, soldOut]) {
	return merchList(someShop({ content: { merch } }), new URL(`https://x.example/merch${query}`))
}

test('the newest things come first and what is sold out comes last', () => {
	expect(shop('').items.map(({ slug }) => slug)).toEqual(['item-202', 'item-201', 'item-203'])
})

test('a kind in the URL shows only its items and is left out of the canonical URL', () => {
	const list = shop('?type=for-dogs')
	expect(list.items.map(({ slug }) => slug)).toEqual(['item-202', 'item-203'])
	expect(list).toMatchObject({ type: 'for-dogs', pageTitle: 'Shop, For dogs', canonical: '/merch' })
})

test('a kind that does not exist is ignored', () => {
	expect(shop('?type=%3Cscript%3E')).toMatchObject({ type: '', total: 3, canonical: '/merch' })
})

test('kinds are offered once each, and only those with something in them', () => {
	expect(shop('').types.map(({ slug }) => slug)).toEqual(['for-dogs', 'for-people'])
})

test('twelve things make a page, a page past the end is the last, and a later page is its own canonical address', () => {
	const merch = Array.from({ length: 13 }, (_, i) => aMerchItem({ id: 201 + i }))
	expect(shop('', merch)).toMatchObject({ page: 1, pages: 2, total: 13, canonical: '/merch' })
	expect(shop('', merch).items).toHaveLength(12)
	expect(shop('?page=99', merch)).toMatchObject({ page: 2, canonical: '/merch?page=2', pageTitle: 'Shop, page 2' })
	const ofOneKind = merch.map((item) => ({ ...item, types: [forDogs] }))
	expect(shop('?type=for-dogs&page=2', ofOneKind)).toMatchObject({ page: 2, canonical: '/merch' })
})

test('each thing says what it costs to have it posted, and the list how else to order', () => {
	const list = shop('', [{ ...mug, weightG: 400 }])
	expect(list.items[0]).toMatchObject({ price: '£9', delivery: ' + delivery from £3.95', soldOut: '' })
	expect(list.order).toMatchObject({ phone: '01632 960 144', email: 'hello@fairlead.example' })
	expect(list.hasBasket).toBe(true)
})

test('what needs no choice and no words can be added from the list', () => {
	const variant = { label: 'One', counted: null, price: null }
	const merch = [
		aMerchItem({ id: 1, slug: 'mug', variants: [] }),
		aMerchItem({ id: 2, slug: 'lead', variants: [{ ...variant, key: 'red' }] }),
		aMerchItem({ id: 3, variants: ['s', 'm'].map((key) => ({ ...variant, key })) }),
		aMerchItem({ id: 4, variants: [], personalisation: { label: '', maxLength: 10, characters: '' } }),
		{ ...soldOut, id: 5 },
	]
	expect(new Set(shop('', merch).items.map(({ line }) => line))).toEqual(new Set(['mug ', 'lead red', '']))
})

test('a gift to the dogs stands in its own band on the first page of everything, and on the shelf of its kind', () => {
	const kind = { id: 9, slug: 'gifts', name: 'Gifts' }
	const gift = aMerchItem({ id: 1, slug: 'week', needsDelivery: false, types: [kind] })
	const facts = someShop({ content: { merch: [gift, aMerchItem({ id: 2, slug: 'mug' })] } })
	const slugs = (query: string) => {
		const { items, gifts } = merchList(facts, new URL(`https://x.example/merch${query}`))
		return [items.map(({ slug }) => slug), gifts.map(({ slug }) => slug)]
	}
	expect(slugs('')).toEqual([['mug'], ['week']])
	expect(slugs('?type=gifts')).toEqual([['week'], []])
})
