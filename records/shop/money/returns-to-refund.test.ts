import { expect, test } from 'vitest'
import { returnInWords } from '#domain/desk/orders/cancel-asked-words.ts'
import { DAY_MS } from '#lib/dates.ts'
import { aNewOrderLine } from '#tests/builders/shop/order.ts'
import { aPaidOrder, viewsOf } from '#tests/builders/shop/stored-order.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { markSent } from '../orders/pack-and-send.ts'
import { findOrder } from '../orders/read-order.ts'
import { receiveReturn, withholdRefund } from './receive-return.ts'
import { refundOrder } from './refund-order.ts'

const NOW = Date.UTC(2026, 10, 20, 10)
const none = () => []

for (const engine of ENGINES) {
	test(`${engine}: what came back waits for a decision until it is refunded, or staff say that it is not`, async () => {
		const store = await freshStore(engine)
		const { payable } = await aPaidOrder(store, { lines: [aNewOrderLine({ quantity: 4, unitMinor: 1800 })] }, NOW)
		const { reference } = payable
		const now = async () => {
			const order = await findOrder(store, reference)
			if (!order) throw new Error('the order is gone')
			return { order, seen: { reference, seenVersion: order.version }, lineId: order.lines[0]?.id ?? '' }
		}
		const refundOne = async () => {
			const { seen, lineId } = await now()
			const lines = [{ lineId, quantity: 1 }]
			const refund = { ...seen, lines, extraMinor: 0, cancels: false, staffId: null, at: NOW }
			expect((await refundOrder(store, refund, { provider: undefined, deliveriesOf: none, now: NOW })).kind).toBe(
				'recorded',
			)
		}
		const returnOne = async (days: number) => {
			const { seen, lineId } = await now()
			const lines = [{ lineId, quantity: 1, isToStock: false }]
			expect(await receiveReturn(store, { ...seen, lines }, null, NOW + days * DAY_MS)).toBe('done')
		}
		const next = async () => {
			const paid = { received: 8000, refunded: 1800 }
			const viewed = {
				bands: [],
				paid,
				money: (minor: number) => `£${minor / 100}`,
				timezone: 'UTC',
				today: '2026-12-01',
			}
			return returnInWords((await now()).order, viewed)
		}
		// It was not in the parcel, so that it answers for nothing that comes back.
		await refundOne()
		await markSent(store, [{ ...(await now()).seen, trackingUrl: '' }], { staffId: null, deliveriesOf: none }, NOW)
		expect(await viewsOf(store)).toEqual(['sent'])
		expect(await next()).toBe('')

		await returnOne(4)
		await returnOne(5)
		expect(await viewsOf(store)).toEqual(['to decide'])
		expect(await next()).toMatch(
			/^2 × .* came back on 24 November 2026, 4 days after it was posted, and no cancellation is on record: whether you refund it is for you to decide\. If they cancelled in time, or it was faulty, refund £36, by 8 December 2026, 14 days after it came back, or after their proof of posting, if that came first\.$/,
		)
		await refundOne()
		expect(await viewsOf(store)).toEqual(['to decide'])
		expect(await withholdRefund(store, (await now()).seen, null, NOW)).toBe(true)
		expect(await viewsOf(store)).toEqual(['sent'])
		expect(await next()).toBe('')
	})
}
