import { expect, test } from 'vitest'
import { orderStage } from '#domain/shop/order.ts'
import { aNewDonation } from '#tests/builders/giving/new-donation.ts'
import { countMugs, stockOfMugs } from '#tests/builders/shop/stock.ts'
import { aStoredOrder, viewsOf } from '#tests/builders/shop/stored-order.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { startDonation } from '../../giving/start-donation.ts'
import { acceptShort } from '../../payables/accept-short.ts'
import { markReceived } from '../../payables/mark-received.ts'
import { findPayable, listPayments } from '../../payables/payables.ts'
import type { Store } from '../../store/open-store.ts'
import { markPacked } from '../orders/pack-and-send.ts'
import { findOrder } from '../orders/read-order.ts'

const NOW = Date.UTC(2026, 10, 23, 12)
const none = () => []

/** A mug and £2 for the dogs, £13.25 in all, by bank transfer. */
async function ordered(store: Store) {
	await countMugs(store, 5)
	const { payable } = await aStoredOrder(store, { donationMinor: 200 }, NOW)
	const { reference } = payable
	const read = async () => {
		const order = await findOrder(store, reference)
		if (!order) throw new Error('gone')
		return order
	}
	return {
		reference,
		read,
		async arrives(amount: number) {
			const { version } = (await read()).payable
			const arrived = { reference, seenVersion: version, amount, currency: 'GBP', at: NOW, staffId: null }
			return (await markReceived(store, arrived, none, NOW)).kind
		},
		async funds() {
			const entries = await store.db.selectFrom('ledger_entry').select(['fund', 'amount_minor']).execute()
			const sumOf = (fund: string) =>
				entries.filter((entry) => entry.fund === fund).reduce((sum, { amount_minor }) => sum + amount_minor, 0)
			return { shop: sumOf('shop'), general: sumOf('general') }
		},
	}
}

for (const engine of ENGINES) {
	test(`${engine}: an order of which a part arrived is kept and not packed; the rest completes the same payment`, async () => {
		const store = await freshStore(engine)
		const { reference, read, arrives, funds } = await ordered(store)
		expect(await arrives(100)).toBe('done')
		const short = await read()
		expect([orderStage(short), short.payable.closedAt]).toEqual(['part paid', null])
		expect(await viewsOf(store)).toEqual(['to decide'])
		expect(await stockOfMugs(store)).toEqual({ counted: 5, sold: 0, reserved: 1 })
		const seen = { reference, seenVersion: short.version }
		expect(await markPacked(store, [seen], null, NOW)).toMatchObject([{ outcome: expect.not.stringMatching('done') }])

		expect(await arrives(1224)).toBe('done')
		expect(orderStage(await read())).toBe('part paid')
		expect(await arrives(1)).toBe('done')
		expect(orderStage(await read())).toBe('to pack')
		expect(await listPayments(store.db, short.payable.id)).toMatchObject([{ received: 1325, state: 'paid' }])
		expect(await funds()).toEqual({ shop: 1125, general: 200 })
		expect(await stockOfMugs(store)).toEqual({ counted: 5, sold: 1, reserved: 0 })
		expect(await arrives(1)).toBe('already received')
	})

	test(`${engine}: staff take what arrived for the whole, once, and the order is packed`, async () => {
		const store = await freshStore(engine)
		const { reference, read, arrives } = await ordered(store)
		await arrives(1300)
		const { version } = (await read()).payable
		const accepted = { reference, seenVersion: version, staffId: null }
		const emailed: string[] = []
		const both = [1, 2].map(() =>
			acceptShort(
				store,
				accepted,
				({ after }) => {
					emailed.push(after.payable.state)
					return []
				},
				NOW,
			),
		)
		expect((await Promise.all(both)).map(({ kind }) => kind).sort()).toEqual(['changed meanwhile', 'done'])
		expect(orderStage(await read())).toBe('to pack')
		expect(emailed).toEqual(['paid'])
		expect(await stockOfMugs(store)).toEqual({ counted: 5, sold: 1, reserved: 0 })
	})

	test(`${engine}: the same rule holds for a donation: what arrived of it counts, and the rest completes it`, async () => {
		const store = await freshStore(engine)
		const { donation } = await startDonation(
			store,
			aNewDonation({ provider: 'bank transfer', amount: 2000 }),
			none,
			NOW,
		)
		const { reference } = donation
		const arrives = async (amount: number) => {
			const seenVersion = (await findPayable(store.db, reference))?.version ?? 0
			const arrived = { reference, seenVersion, amount, currency: 'GBP', at: NOW, staffId: null }
			await markReceived(store, arrived, none, NOW)
			return (await findPayable(store.db, reference))?.state
		}
		expect(await arrives(1500)).toBe('part paid')
		expect(await arrives(500)).toBe('paid')
		expect(await listPayments(store.db, donation.id)).toMatchObject([{ received: 2000 }])
	})
}
