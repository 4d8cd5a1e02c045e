import { expect, test } from 'vitest'
import { aPicture } from '#tests/builders/content/dog.ts'
import { aMerchItem } from '#tests/builders/content/merch-item.ts'
import { someOptions } from '#tests/builders/content/options.ts'
import { someShop } from '#tests/builders/content/shop-facts.ts'
import { merchItemView, otherThings } from './merch-item.server.ts'

const forDogs = { id: 819, slug: 'for-dogs', name: 'For dogs' }
const small = { key: 's', label: 'Small', counted: 3, price: null }
const large = { key: 'l', label: 'Large', counted: 0, price: 1200 }

const viewOf = (known: Parameters<typeof aMerchItem>[0], facts: Parameters<typeof someShop>[0] = {}) => {
	const item = aMerchItem(known)
	return merchItemView(item, someShop({ ...facts, content: { merch: [item], ...facts.content } }))
}

test('choices say what is left, and their price only when prices differ', () => {
	expect(viewOf({ variants: [small] }).variants).toMatchObject([
		{ label: 'Small', price: '', stock: '3 left', most: 3 },
	])
	const differ = viewOf({ variants: [small, large], backOn: '2027-03' })
	expect(differ.variants.map(({ price }) => price)).toEqual(['£9', '£12'])
	expect(differ.variants.map(({ stock }) => stock)).toEqual(['3 left', 'Sold out'])
	expect(differ.backNote).toBe('Large: back in March.')
})

test('an item names its maker and its warnings, in its own words or those of the shop', () => {
	const { options } = someShop().content
	const content = { options: options && { ...options, shop: { ...options.shop, safety: 'Made by us' } } }
	expect(viewOf({ safety: 'Made by Thornford Ropes' }, { content }).safety).toBe('Made by Thornford Ropes')
	expect(viewOf({}, { content }).safety).toBe('Made by us')
	expect(viewOf({ needsDelivery: false }, { content }).safety).toBe('')
})

test('what is left counts, not what was on the shelf', () => {
	const { variants, soldOut } = viewOf({ variants: [small] }, { availability: () => 0 })
	expect(variants[0]?.stock).toBe('Sold out')
	expect(soldOut).toBe('Sold out')
})

test('delivery stands beside the price: the cheapest of one, nothing for a gift, and a question for what is too heavy', () => {
	expect(viewOf({ weightG: 190 })).toMatchObject({
		price: '£9',
		delivery: ' + delivery from £2.25',
		isSoldOnline: true,
	})
	expect(viewOf({ weightG: 1900 }).delivery).toBe(' + delivery from £3.95')
	const gift = viewOf({ needsDelivery: false, weightG: 9000 })
	expect(gift).toMatchObject({ delivery: ', nothing to post', isGift: true, isSoldOnline: true, deliveries: [] })
	expect(viewOf({ weightG: 9000 })).toMatchObject({ delivery: ' + delivery, ask us', isSoldOnline: false })
})

test('without a way to pay nothing is sold on the site', () => {
	expect(viewOf({ weightG: 190 }, { canPay: false }).isSoldOnline).toBe(false)
})

test('who pays to send it back stands on the page of a thing, with the charity’s own words before it', () => {
	const pays = 'If you change your mind, you pay to send it back.'
	const shop = { ...someOptions().shop, returns: 'Tell us within 14 days.' }
	expect(viewOf({}, { content: { options: someOptions({ shop }) } }).returns).toBe(`Tell us within 14 days. ${pays}`)
	expect(viewOf({}, { content: { options: someOptions({ shop: { ...shop, returns: '' } }) } }).returns).toBe(
		`You have 14 days after it arrives to change your mind. ${pays}`,
	)
	expect(viewOf({ returnable: false }).returns).not.toContain('send it back')
	expect(viewOf({ needsDelivery: false }).returns).toBe('')
})

test('an order by email already names the item', () => {
	expect(viewOf({ title: 'Cards & calendars' }).emailHref).toBe(
		'mailto:hello@fairlead.example?subject=Order%3A%20Cards%20%26%20calendars',
	)
	expect(viewOf({}, { content: { options: someOptions({ email: '' }) } }).emailHref).toBe('')
})

test('a gallery that repeats the main picture shows it once', () => {
	const { pictures } = viewOf({ picture: aPicture('1'), gallery: [aPicture('1'), aPicture('2')] })
	expect(pictures.map(({ id }) => id)).toEqual(['1', '2'])
})

test('other things are those of the same kind first, without the thing itself and without what is sold out', () => {
	const lead = aMerchItem({ id: 1, types: [forDogs] })
	const mug = aMerchItem({ id: 2 })
	const bowl = aMerchItem({ id: 3, types: [forDogs] })
	const gone = aMerchItem({ id: 4, types: [forDogs], variants: [{ ...small, counted: 0 }] })
	const facts = someShop({ content: { merch: [lead, mug, bowl, gone] } })
	expect(otherThings(lead, facts).map(({ id }) => id)).toEqual([3, 2])
})
