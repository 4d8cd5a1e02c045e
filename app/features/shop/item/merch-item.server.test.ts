import { expect, test } from 'vitest'
import { someContent } from '#tests/builders/content/content.ts'
import { aPicture } from '#tests/builders/content/dog.ts'
import { aMerchItem } from '#tests/builders/content/merch-item.ts'
import { someOptions } from '#tests/builders/content/options.ts'
import { merchItemView, otherThings } from './merch-item.server.ts'

const forDogs = { id: 819, slug: 'for-dogs', name: 'For dogs' }
const small = { key: 's', label: 'Small', counted: 3, price: null }

test('choices say their price only when prices differ', () => {
	const same = merchItemView(aMerchItem({ variants: [small] }), someContent())
	expect(same.variants).toMatchObject([{ label: 'Small', price: '', stock: 'Only 3 left' }])
	const large = { key: 'l', label: 'Large', counted: 0, price: 1200 }
	const differ = merchItemView(aMerchItem({ variants: [small, large] }), someContent())
	expect(differ.variants.map(({ price }) => price)).toEqual(['£9', '£12'])
})

test('an order by email already names the item', () => {
	const item = aMerchItem({ title: 'Cards & calendars' })
	expect(merchItemView(item, someContent({ options: someOptions() })).emailHref).toBe(
		'mailto:hello@fairlead.example?subject=Order%3A%20Cards%20%26%20calendars',
	)
	expect(merchItemView(item, someContent()).emailHref).toBe('')
})

test('a gallery that repeats the main picture shows it once', () => {
	const item = aMerchItem({ picture: aPicture('1'), gallery: [aPicture('1'), aPicture('2')] })
	expect(merchItemView(item, someContent()).pictures.map(({ id }) => id)).toEqual(['1', '2'])
})

test('other things are those of the same kind first, without the thing itself and without what is sold out', () => {
	const lead = aMerchItem({ id: 1, types: [forDogs] })
	const mug = aMerchItem({ id: 2 })
	const bowl = aMerchItem({ id: 3, types: [forDogs] })
	const gone = aMerchItem({ id: 4, types: [forDogs], variants: [{ ...small, counted: 0 }] })
	expect(otherThings(lead, [lead, mug, bowl, gone]).map(({ id }) => id)).toEqual([3, 2])
})
