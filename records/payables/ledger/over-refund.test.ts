import { expect, test } from 'vitest'
import { aNewDonation } from '#tests/builders/giving/new-donation.ts'
import { factsOf } from '#tests/builders/giving/payment-events.ts'
import { aStoredOrder, viewsOf } from '#tests/builders/shop/stored-order.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { listDonations } from '../../giving/list-donations.ts'
import { startDonation } from '../../giving/start-donation.ts'
import { countOrders } from '../../shop/orders/list-orders.ts'
import { applyPaymentEvent } from '../apply-payment-event.ts'
import { countOverRefunded, readOverRefunds } from './over-refund.ts'

const none = () => []
const FILTER = { search: '', states: undefined, kind: '', fund: '', provider: '', within: undefined, page: 1 } as const

for (const engine of ENGINES) {
	test(`${engine}: what went back above what came is found, in the list of donations and to decide among orders, until it is right`, async () => {
		const store = await freshStore(engine)
		const { donation } = await startDonation(store, aNewDonation({ provider: 'stripe' }), none, 1)
		const { payable } = await aStoredOrder(store, { provider: 'stripe' }, 1)
		const told = async (reference: string, amount: number, of: string) => {
			const { effect } = factsOf(reference)
			const refs = { charge: `ch_${of}`, intent: `pi_${of}` }
			const tell = (kind: 'paid' | 'refunded' | 'refund failed', ref: string, sum: number, at: number) =>
				applyPaymentEvent(store, effect(kind, ref, sum, at, { refs }), none, at)
			await tell('paid', `pi_${of}`, amount, 20)
			await tell('refunded', `re_${of}`, amount, 30)
			await tell('refunded', `re_${of}_2`, 500, 40)
			return () => tell('refund failed', `re_${of}_2`, 500, 50)
		}
		const mendDonation = await told(donation.reference, 2000, 'd')
		const mendOrder = await told(payable.reference, payable.due.amount, 'o')
		const listed = () => listDonations(store, { ...FILTER, isOverRefunded: true, isDisputed: false })

		expect((await listed()).donations.map(({ overRefunded }) => overRefunded)).toEqual([500])
		expect(await countOverRefunded(store.db)).toBe(1)
		expect(await viewsOf(store)).toEqual(['to decide', 'ended'])
		expect(await countOrders(store)).toMatchObject({ 'to decide': 1, ended: 1, all: 1 })
		expect(await readOverRefunds(store.db, [payable.id])).toEqual(new Map([[payable.id, 500]]))

		await mendDonation()
		await mendOrder()
		expect((await listed()).total).toBe(0)
		expect(await countOverRefunded(store.db)).toBe(0)
		expect(await viewsOf(store)).toEqual(['ended'])
		expect(await readOverRefunds(store.db, [payable.id])).toEqual(new Map())
	})
}
