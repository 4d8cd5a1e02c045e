import { expect, test } from 'vitest'
import { applyProviderFact } from '#records/payables/apply-fact.ts'
import { markReceived } from '#records/payables/mark-received.ts'
import { keepSurplus } from '#records/shop/money/surplus.ts'
import { findOrder } from '#records/shop/orders/read-order.ts'
import { factsOf } from '#tests/builders/giving/provider-facts.ts'
import { aStoredOrder } from '#tests/builders/shop/stored-order.ts'
import { textOf } from '../desk-visitor.ts'
import { deskWithTreasurers } from './treasurers.ts'

const desk = deskWithTreasurers('to-decide')
const none = () => []
const pageOf = async (path: string) => textOf(await desk.tess.get(`/desk/${path}`))

test('what was sent on top of an order is no donation of the month until it is kept', async () => {
	const { payable } = await aStoredOrder(desk.store, { donationMinor: 300 })
	const { reference, version, due } = payable
	const received = { reference, seenVersion: version, ...due, amount: due.amount + 200, at: Date.now(), staffId: null }
	await markReceived(desk.store, received, none, Date.now())

	expect(await pageOf('giving')).toMatch(/£3\.00 £3\.00 of it with orders of the shop See the books The shop/)
	expect(await pageOf('giving')).toMatch(/Sent on top of orders £2\.00 no donation until you keep it Decide/)
	expect(await pageOf('giving/books')).toMatch(/Donations and sponsorships £3\.00 .*Sent on top of orders £2\.00/)

	const seen = { reference, seenVersion: (await findOrder(desk.store, reference))?.version ?? 0 }
	await keepSurplus(desk.store, seen, { staffId: 'tess', now: Date.now() })
	expect(await pageOf('giving')).toMatch(/£5\.00 £5\.00 of it with orders of the shop/)
	expect(await pageOf('giving')).not.toContain('Sent on top of orders')
	expect(await pageOf('giving/books')).toMatch(/Donations and sponsorships £5\.00/)
})

test('a donation of which more went back than came is marked, counted and found', async () => {
	const { reference } = await desk.aDonation({ provider: 'stripe' })
	const { paid, refunded } = factsOf(reference)
	for (const fact of [paid(), refunded('re_1', 2000), refunded('re_2', 500)]) {
		await applyProviderFact(desk.store, fact, none, Date.now())
	}
	expect(await pageOf('giving')).toMatch(/More back than came 1 Look at it/)
	const found = await pageOf('giving?state=over-refunded')
	expect(found).toMatch(new RegExp(`£5 more went back than came.*${reference}`))
	expect(found).toContain('1 donation or sponsorship found')
})
