import { expect, test } from 'vitest'
import { dayIn } from '#lib/dates.ts'
import { findDonation } from '#records/giving/donations.ts'
import { acceptShort } from '#records/payables/accept-short.ts'
import { textOf } from '../desk-visitor.ts'
import { deskWithTreasurers } from './treasurers.ts'

const desk = deskWithTreasurers('what-arrived')
const today = () => dayIn('Europe/London', Date.now())

/** The row of the list that has this reference. */
async function rowOf(reference: string): Promise<string> {
	const list = await textOf(await desk.tess.get(`/desk/giving?search=${reference}`))
	return list.slice(list.indexOf('Announced Amount'))
}

const pageOf = async (reference: string) => textOf(await desk.tess.get(`/desk/giving/${reference}`))
const arrives = (reference: string, amount: string) =>
	desk.send(desk.tess, reference, { intent: 'received', amount, day: today() })

test('£15 of £20 announced is £15 everywhere, also once it was accepted as the whole', async () => {
	const { reference } = await desk.aDonation()
	expect(await pageOf(reference)).toMatch(/£20 announced Waiting for money/)
	expect(await pageOf(reference)).toContain('you can claim £5 once the £20 announced has arrived')
	expect(await rowOf(reference)).toMatch(/£20\.00 announced/)

	expect((await arrives(reference, '15')).status).toBe(303)
	const seenVersion = (await findDonation(desk.store.db, reference))?.version ?? 0
	const accepted = { reference, seenVersion, staffId: null }
	expect((await acceptShort(desk.store, accepted, () => [], Date.now())).kind).toBe('done')
	const page = await pageOf(reference)
	expect(page).toMatch(/£20 announced, £15 arrived · DON-\S+ £15 Paid/)
	expect(page).toContain('you can claim £3.75.')
	expect(await rowOf(reference)).toMatch(/Paid .*£15\.00 £20 announced/)
	const declaration = await textOf(await desk.tess.get(`/desk/giving/${reference}/gift-aid`))
	expect(declaration).toContain('I want to Gift Aid my donation of £15 to')
	expect(declaration).not.toContain('£20')
})

test('a refund is taken off what arrived', async () => {
	const { reference, paymentId } = await desk.aDonation()
	await arrives(reference, '25')
	const refund = { intent: 'refund', payment: paymentId, 'refund-amount': '5', 'refund-day': today() }
	expect((await desk.send(desk.tess, reference, refund)).status).toBe(303)
	expect(await pageOf(reference)).toMatch(/£20 announced, £25 arrived, £5 returned · DON-\S+ £20 Refunded in part/)
	expect(await rowOf(reference)).toMatch(/£20\.00 £20 announced, £25 arrived, £5 returned/)
	await desk.send(desk.tess, reference, { ...refund, 'refund-amount': '20' })
	const page = await pageOf(reference)
	expect(page).toMatch(/£20 announced, £25 arrived, £25 returned · DON-\S+ £0 Refunded/)
	expect(page).not.toContain('If they pay UK tax')
})

test('a standing order keeps its sum a month, and says what has arrived so far', async () => {
	const { reference } = await desk.aDonation({ frequency: 'monthly' })
	await arrives(reference, '20')
	await arrives(reference, '15')
	expect(await pageOf(reference)).toMatch(/£35 arrived · DON-\S+ £20 a month Active/)
	expect(await rowOf(reference)).toMatch(/£20\.00 a month £35 arrived/)
})
