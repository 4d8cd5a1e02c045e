import { expect, test } from 'vitest'
import { MINUTE_MS } from '#lib/dates.ts'
import { aNewOrder, aNewOrderLine } from '#tests/builders/shop/order.ts'
import { aCountedItem, countMugs, stockOfMugs } from '#tests/builders/shop/stock.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { applyPaymentEvent } from '../../payables/apply-payment-event.ts'
import { readAuditLog } from '../../staff/audit.ts'
import type { Store } from '../../store/open-store.ts'
import { placeOrder } from '../orders/place-order.ts'
import { applyStockCounts, readAvailability } from './availability.ts'
import { countAtDesk } from './count-at-desk.ts'

async function place(store: Store, quantity: number, { isPaid = false, isPacked = false, isSent = false } = {}) {
	const result = await placeOrder(store, aNewOrder({ lines: [aNewOrderLine({ quantity })] }), () => [], 100)
	if (result.kind !== 'placed') throw new Error('not placed')
	const { payable } = result.order
	const about = { provider: 'stripe', reference: payable.reference, at: 20, ref: payable.id } as const
	if (isPaid) await applyPaymentEvent(store, { ...about, kind: 'paid', ...payable.due }, () => [], 20)
	if (!isPacked && !isSent) return
	const set = { packed_at: 25, sent_at: isSent ? 26 : null }
	await store.write((transaction) =>
		transaction.updateTable('shop_order').set(set).where('payable_id', '=', payable.id).execute(),
	)
}

const available = async (store: Store, item = aCountedItem(null)) =>
	(await readAvailability(store, [item]))(item.id, 'one')

test('before a count is applied, the content says how many there are', async () => {
	const store = await freshStore('sqlite')
	expect(await available(store, aCountedItem(7))).toBe(7)
	expect(await available(store, aCountedItem(null))).toBeNull()
	expect((await readAvailability(store, []))(999, '')).toBeNull()
})

for (const engine of ENGINES) {
	test(`${engine}: what is sold and reserved is taken off what was counted`, async () => {
		const store = await freshStore(engine)
		await countMugs(store, 10)
		await place(store, 2)
		await place(store, 3, { isPaid: true })
		expect(await available(store)).toBe(5)
	})

	test(`${engine}: a new count is the baseline; what is sold and not posted, packed or not, and what is reserved, stays taken off`, async () => {
		const store = await freshStore(engine)
		await countMugs(store, 20)
		await place(store, 4, { isPaid: true, isSent: true })
		await place(store, 1, { isPaid: true, isPacked: true })
		await place(store, 2, { isPaid: true })
		await place(store, 2)

		const recount = aCountedItem(16, { modifiedAt: '2026-11-02T00:00:00Z' })
		expect(await applyStockCounts(store, [recount], 200)).toBe(1)

		expect(await stockOfMugs(store)).toEqual({ counted: 16, sold: 3, reserved: 2 })
		expect(await available(store)).toBe(11)
		expect(await applyStockCounts(store, [recount], 300)).toBe(0)
		expect(await stockOfMugs(store)).toEqual({ counted: 16, sold: 3, reserved: 2 })
	})

	test(`${engine}: the same number counted again is a new count when the editor says when, once, and not set back by older content`, async () => {
		const store = await freshStore(engine)
		const item = (modifiedAt: string, countedAt?: string) =>
			aCountedItem(10, { modifiedAt, variants: [{ key: 'one', label: 'White', counted: 10, countedAt }] })
		await applyStockCounts(store, [item('2026-11-01T00:00:00Z')], 1)
		await place(store, 3, { isPaid: true, isSent: true })
		expect(await available(store)).toBe(7)

		const again = item('2026-11-02T00:00:00Z', '2026-11-02T09:00:00Z')
		expect(await applyStockCounts(store, [again], 200)).toBe(1)
		expect(await available(store)).toBe(10)
		await place(store, 1, { isPaid: true, isSent: true })
		// Told again, words edited, and another process that has not read it yet.
		for (const same of [again, item('2026-11-03T00:00:00Z', '2026-11-02T09:00:00Z'), item('2026-11-01T00:00:00Z')]) {
			expect(await applyStockCounts(store, [same], 300)).toBe(0)
		}
		expect(await available(store)).toBe(9)
		// A file without a new date.
		expect(await applyStockCounts(store, [item('2026-11-03T00:00:00Z', '2026-11-04T09:00:00Z')], 400)).toBe(1)
		expect(await applyStockCounts(store, [item('2026-11-03T00:00:00Z', '2026-11-02T09:00:00Z')], 500)).toBe(0)
		expect(await available(store)).toBe(10)
	})

	test(`${engine}: a count at the desk is the baseline until the content says another number`, async () => {
		const store = await freshStore(engine)
		const staffId = 'a person'
		await countMugs(store, 20)
		await place(store, 4, { isPaid: true, isSent: true })
		await place(store, 3, { isPaid: true })
		await place(store, 2)
		const mugs = { merchId: 201, variant: 'one', staffId }

		expect(await countAtDesk(store, { ...mugs, counted: 15 }, 200)).toBe(true)

		expect(await stockOfMugs(store)).toEqual({ counted: 15, sold: 3, reserved: 2 })
		expect((await readAuditLog(store, { limit: 1 }))[0]).toMatchObject({
			staffId,
			action: 'stock counted',
			subject: 'Good ears mug, White: 15',
		})
		// Read again, long after, and with other words.
		const later = 200 + 20 * MINUTE_MS
		const edited = aCountedItem(20, { modifiedAt: '2026-11-03T00:00:00Z', title: 'Better ears mug' })
		for (const same of [aCountedItem(20), edited]) expect(await applyStockCounts(store, [same], later)).toBe(0)
		expect(await available(store)).toBe(10)
		expect(await applyStockCounts(store, [aCountedItem(30, { modifiedAt: '2026-11-04T00:00:00Z' })], later)).toBe(1)
		expect(await stockOfMugs(store)).toEqual({ counted: 30, sold: 3, reserved: 2 })
	})

	test(`${engine}: what the content does not count is not counted at the desk`, async () => {
		const store = await freshStore(engine)
		const staffId = 'a person'
		const mugs = { merchId: 201, variant: 'one', counted: 5, staffId }
		expect(await countAtDesk(store, mugs, 100)).toBe(false)
		await countMugs(store, null)
		expect(await countAtDesk(store, mugs, 200)).toBe(false)
		expect(await available(store)).toBeNull()
	})

	test(`${engine}: an edit of an item's words is no count`, async () => {
		const store = await freshStore(engine)
		await countMugs(store, 10)
		await place(store, 4, { isPaid: true, isSent: true })
		const edited = aCountedItem(10, { modifiedAt: '2026-11-03T00:00:00Z', title: 'Better ears mug' })

		expect(await applyStockCounts(store, [edited], 200)).toBe(0)

		expect(await stockOfMugs(store)).toEqual({ counted: 10, sold: 4, reserved: 0 })
		expect(await store.db.selectFrom('stock').select('title').execute()).toEqual([{ title: 'Better ears mug, White' }])
	})

	test(`${engine}: a process with older content never sets a count back`, async () => {
		const store = await freshStore(engine)
		await countMugs(store, 10)
		await applyStockCounts(store, [aCountedItem(30, { modifiedAt: '2026-11-02T00:00:00Z' })], 200)
		await countMugs(store, 10, 300)
		expect(await stockOfMugs(store)).toMatchObject({ counted: 30 })
	})

	test(`${engine}: a file that is edited without a new date counts too, but not the count before it`, async () => {
		const store = await freshStore(engine)
		await countMugs(store, 10, 1)
		await countMugs(store, 12, 1000)
		await countMugs(store, 10, 2000)
		expect(await stockOfMugs(store)).toMatchObject({ counted: 12 })
		await countMugs(store, 10, 2000 + 10 * MINUTE_MS)
		expect(await stockOfMugs(store)).toMatchObject({ counted: 10 })
	})

	test(`${engine}: editors may stop counting, and begin again`, async () => {
		const store = await freshStore(engine)
		await countMugs(store, 1)
		await applyStockCounts(store, [aCountedItem(null, { modifiedAt: '2026-11-02T00:00:00Z' })], 200)
		await place(store, 5, { isPaid: true })
		expect(await available(store)).toBeNull()
		await applyStockCounts(store, [aCountedItem(8, { modifiedAt: '2026-11-03T00:00:00Z' })], 300)
		expect(await available(store)).toBe(3)
	})
}
