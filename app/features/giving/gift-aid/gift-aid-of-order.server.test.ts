import { expect, test } from 'vitest'
import { someOptions } from '#tests/builders/content/options.ts'
import { anArrivedDonation } from '#tests/builders/giving/arrived-donation.ts'
import { aNewDeclaration } from '#tests/builders/giving/new-declaration.ts'
import { aPaidOrder, aStoredOrder } from '#tests/builders/shop/stored-order.ts'
import { freshStore } from '#tests/records/stores.ts'
import { declareForOrder, giftAidOfOrder } from './gift-aid-of-order.server.ts'

const NOW = Date.UTC(2026, 10, 24, 12)
const BUYER = { firstName: 'Zoë', lastName: 'O’Brien', email: 'zoe@example.org', donationMinor: 600 }

test('the page of an order says which declaration covers its gift, once the money has arrived', async () => {
	const store = await freshStore('sqlite')
	const { giving, ...options } = someOptions()
	const asked = { store, options: { ...options, giving: { ...giving, giftAid: true } }, now: NOW }
	await anArrivedDonation(store, { arrived: [2000], declaration: aNewDeclaration() })
	const paid = await aPaidOrder(store, BUYER, NOW)
	expect(await giftAidOfOrder(paid, 'to pack', asked)).toEqual({
		kind: 'declared',
		isClaimed: true,
		sentence: expect.stringContaining('declaration of 23 November 2026 covers the £6 you gave to the dogs'),
	})
	const waiting = await aStoredOrder(store, BUYER, NOW)
	expect(await giftAidOfOrder(waiting, 'transfer', asked)).toMatchObject({ kind: 'offered', withGiftAid: '£7.50' })
})

test('Gift Aid is not added by a form that the page of an order does not have', async () => {
	const store = await freshStore('sqlite')
	const { giving, ...options } = someOptions()
	const asked = { store, options: { ...options, giving: { ...giving, giftAid: true } }, now: NOW }
	const order = await aPaidOrder(store, BUYER, NOW)
	const form = new URLSearchParams({
		giftAid: 'yes',
		giftAidScope: 'this',
		giftAidFirstName: 'J',
		giftAidLastName: 'Tester',
		giftAidHouse: '7',
		giftAidPostcode: 'SA14 8NN',
	})
	const declared = () => store.db.selectFrom('gift_aid_declaration').select('id').execute()
	await declareForOrder(order, { form, state: 'refunded' }, asked)
	expect(await declared()).toEqual([])
	await declareForOrder(order, { form, state: 'to pack' }, asked)
	expect(await declared()).toHaveLength(1)
})
