import { expect, test } from 'vitest'
import { findPaymentReferences } from '#domain/payables/payment-reference.ts'
import { aNewOrder, aNewOrderLine } from '#tests/builders/shop/order.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { listDonations } from '../giving/list-donations.ts'
import { applyPaymentEvent } from '../payables/apply-payment-event.ts'
import { erasePerson, exportPerson } from '../person/person.ts'
import { markSent } from './orders/pack-and-send.ts'
import { placeOrder } from './orders/place-order.ts'
import { findOrder } from './orders/read-order.ts'

const MOMENT = { now: 1000, today: '2026-11-23', yearEnd: null }
const none = () => []

for (const engine of ENGINES) {
	test(`${engine}: a person's orders are in their data, and erased without the sums once they are sent`, async () => {
		const store = await freshStore(engine)
		const lines = [aNewOrderLine({ personalisation: 'Biscuit 07700 900123' })]
		const placed = await placeOrder(store, aNewOrder({ lines, note: 'Ring', phone: '01632' }), none, 1)
		if (placed.kind !== 'placed') throw new Error('not placed')
		const { payable } = placed.order
		const { reference } = payable
		const about = { provider: 'stripe', reference, at: 2, ref: 'pi' } as const
		await applyPaymentEvent(store, { ...about, kind: 'paid', ...payable.due }, none, 2)

		expect((await exportPerson(store, 'ZOE@example.org')).giving.orders).toMatchObject([
			{ note: 'Ring', address: { postcode: 'TH1 2AB' }, lines: [{ personalisation: 'Biscuit 07700 900123' }] },
		])
		expect(await erasePerson(store, 'zoe@example.org', MOMENT)).toEqual({ kind: 'send first', references: [reference] })
		const seenVersion = (await findOrder(store, reference))?.version ?? 0
		await markSent(store, [{ reference, seenVersion, trackingUrl: '' }], { staffId: null, deliveriesOf: none }, 3)
		expect(await erasePerson(store, 'zoe@example.org', MOMENT)).toMatchObject({
			kind: 'erased',
			donations: 0,
			orders: 1,
		})
		expect(await findOrder(store, reference)).toMatchObject({
			note: '',
			phone: '',
			address: null,
			goodsMinor: 900,
			lines: [{ title: 'Good ears mug', personalisation: '' }],
			payable: { firstName: '', email: '', due: { amount: 1125 } },
		})
	})

	test(`${engine}: orders are in no list of donations, and their reference is found in a bank statement`, async () => {
		const store = await freshStore(engine)
		const placed = await placeOrder(store, aNewOrder({ provider: 'bank transfer' }), none, 1)
		if (placed.kind !== 'placed') throw new Error('not placed')
		const filter = {
			search: '',
			states: undefined,
			isOverRefunded: false,
			isDisputed: false,
			kind: '',
			fund: '',
			provider: '',
			within: undefined,
			page: 1,
		} as const
		expect(await listDonations(store, filter)).toEqual({ donations: [], total: 0 })
		const { reference } = placed.order.payable
		expect(findPaymentReferences(`FPI 0${reference.slice(1).replaceAll('-', '').toLowerCase()} THANKS`)).toEqual([
			reference,
		])
	})
}
