import { expect, test } from 'vitest'
import { startDonation } from '#records/giving/start-donation.ts'
import { aNewDonation } from '#tests/builders/giving/new-donation.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { hasEmail } from './has-email.ts'

const NOW = Date.UTC(2026, 10, 23, 10)

for (const engine of ENGINES) {
	test(`${engine}: an email counts while it waits and when it was sent, not in quarantine or when it has failed`, async () => {
		const store = await freshStore(engine)
		const given = aNewDonation({ idempotencyKey: 'with' })
		const { donation } = await startDonation(store, given, () => [{ channel: 'email', payload: {} }], NOW)
		const other = await startDonation(store, aNewDonation({ idempotencyKey: 'without' }), () => [], NOW)
		const set = (values: { done_at?: number; failed_at?: number | null; quarantined_at?: number }) =>
			store.write((transaction) => transaction.updateTable('delivery').set(values).execute())
		expect(await hasEmail(store, other.donation.id)).toBe(false)
		expect(await hasEmail(store, donation.id)).toBe(true)
		await set({ done_at: NOW })
		expect(await hasEmail(store, donation.id)).toBe(true)
		await set({ failed_at: NOW })
		expect(await hasEmail(store, donation.id)).toBe(false)
		await set({ failed_at: null, quarantined_at: NOW })
		expect(await hasEmail(store, donation.id)).toBe(false)
	})
}
