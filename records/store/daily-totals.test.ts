import { describe, expect, test } from 'vitest'
import { DAY_MS } from '#lib/dates.ts'
import { clientHashOf } from '#lib/network-hash.ts'
import { aSubmission } from '#tests/builders/applications/submission.ts'
import { formSecret } from '#tests/builders/form-secret.ts'
import { aNewDonation } from '#tests/builders/giving/new-donation.ts'
import { aNewOrder } from '#tests/builders/shop/order.ts'
import { anEmail } from '#tests/builders/shop/stock-notice.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { findDraft, startDraft } from '../drafts/drafts.ts'
import { startDonation } from '../giving/start-donation.ts'
import { subscribe } from '../newsletter/subscribe.ts'
import { placeOrder } from '../shop/orders/place-order.ts'
import { sendDraft } from '../submissions/send-draft.ts'
import { DAILY_LIMITS, DayFullError, dayWarning, deleteOldTotals, takeFromDay } from './daily-totals.ts'
import type { Store } from './open-store.ts'
import type { DailyKind } from './tables/outbox-tables.ts'

const NOW = Date.UTC(2026, 10, 21, 9)

function take(store: Store, kind: DailyKind, clientHash: string, amount = 1, now = NOW) {
	return store.write((transaction) => takeFromDay(transaction, kind, { amount, clientHash }, now))
}

describe.each(ENGINES)('on %s', (engine) => {
	test('an address meets its limit and others go on until tomorrow', async () => {
		const store = await freshStore(engine)
		await take(store, 'gifts', 'one', DAILY_LIMITS.gifts.perAddress)
		await expect(take(store, 'gifts', 'one')).rejects.toMatchObject({ name: 'DayFullError', isOfAddress: true })
		await take(store, 'gifts', 'another')
		await take(store, 'orders', 'one')
		await take(store, 'gifts', 'one', 1, NOW + DAY_MS)
	})

	test('what was refused is not counted, so one address never uses up the day of all', async () => {
		const store = await freshStore(engine)
		await take(store, 'gifts', 'one', DAILY_LIMITS.gifts.perAddress)
		for (let count = 0; count < 20; count++)
			await expect(take(store, 'gifts', 'one', 1000)).rejects.toThrow(DayFullError)
		expect(await dayWarning(store, NOW)).toBeUndefined()
		await take(store, 'gifts', 'another')
	})

	test('a few addresses cannot close the forms for everyone', async () => {
		const store = await freshStore(engine)
		const send = async (clientHash: string) => {
			const key = await startDraft(store, 'adoption', { name: 'Sam' }, NOW, clientHash)
			return sendDraft(store, { key, clientHash }, aSubmission(), () => [], NOW)
		}
		await take(store, 'forms', 'one', DAILY_LIMITS.forms.perAddress - 100)
		await expect(send('one')).rejects.toMatchObject({ isOfAddress: true })
		expect(await send('another')).toMatchObject({ isDuplicate: false })
		expect(DAILY_LIMITS.forms.all / DAILY_LIMITS.forms.perAddress).toBeGreaterThanOrEqual(64)
	})

	test('networks of a household count together', async () => {
		const store = await freshStore(engine)
		const net = (number: number) => clientHashOf(formSecret, `2001:db8:1:${(256 + number).toString(16)}`)
		const { perAddress } = DAILY_LIMITS.gifts
		await take(store, 'gifts', net(1), perAddress)
		await take(store, 'gifts', net(2), perAddress)
		await expect(take(store, 'gifts', net(3))).rejects.toMatchObject({ isOfAddress: true })
		await take(store, 'gifts', clientHashOf(formSecret, '2001:db8:1:200'))
	})

	test('an appeal of a thousand people fits, and a full day is said and ends', async () => {
		const store = await freshStore(engine)
		await take(store, 'forms', '', 2000 * 72 * 1024)
		for (const kind of ['gifts', 'orders', 'newsletter requests', 'held emails'] as const)
			await take(store, kind, '', 1000)
		expect(await dayWarning(store, NOW)).toContain('forms 54 %')
		await expect(take(store, 'forms', '', DAILY_LIMITS.forms.all)).rejects.toMatchObject({ isOfAddress: false })
		await deleteOldTotals(store, NOW + DAY_MS)
		expect(await store.db.selectFrom('daily_total').selectAll().execute()).toEqual([])
	})

	test('on a full day no form, gift, order or newsletter request is stored, and the draft stays', async () => {
		const store = await freshStore(engine)
		const key = await startDraft(store, 'adoption', { name: 'Sam' }, NOW, 'a visitor')
		for (const kind of Object.keys(DAILY_LIMITS) as DailyKind[]) await take(store, kind, '', DAILY_LIMITS[kind].all)
		const buyer = { clientHash: 'one', limits: { maxPerVisitor: 5, maxSharePercent: 25 }, areCardsOpen: true }
		const request = { email: 'sam@example.org', firstName: '', interests: [], place: 'page', wording: {} } as const
		const email = anEmail('sam@example.org', 'One more step')
		for (const attempt of [
			() => sendDraft(store, { key, clientHash: 'one' }, aSubmission(), () => [], NOW),
			() => startDonation(store, aNewDonation({ provider: 'bank transfer', clientHash: 'one' }), () => [], NOW),
			() => placeOrder(store, aNewOrder({ provider: 'bank transfer' }), () => [], NOW, buyer),
			() => subscribe(store, { ...request, interests: [], quarantineReasons: [] }, () => email, NOW),
		])
			await expect(attempt()).rejects.toMatchObject({ name: 'DayFullError', isOfAddress: false })
		for (const table of ['submission', 'payable', 'shop_order', 'newsletter_request', 'delivery'] as const)
			expect(await store.db.selectFrom(table).selectAll().execute()).toEqual([])
		expect((await findDraft(store, key, 'adoption', NOW))?.answers).toEqual({ name: 'Sam' })
		// What staff enter is theirs.
		await startDonation(store, aNewDonation(), () => [], NOW)
	})
})
