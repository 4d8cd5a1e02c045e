import { expect, test } from 'vitest'
import { someGivingEmailContext } from '#tests/builders/giving/a-donation.ts'
import { storedDonation } from '#tests/builders/giving/donation.ts'
import { freshStore } from '#tests/records/stores.ts'
import { sendLostLinks } from './lost-link.server.ts'

test('an address is found however it is pasted', async () => {
	const store = await freshStore('sqlite')
	await storedDonation(store, { frequency: 'monthly', state: 'active', email: 'zoe@my-site.org' })
	const request = {
		store,
		words: someGivingEmailContext(),
		mayWriteTo: () => Promise.resolve(true),
		now: Date.UTC(2026, 10, 23),
	}
	expect(await sendLostLinks(new URLSearchParams({ email: '\u200bzoe@my–site.org' }), request)).toEqual({
		kind: 'sent',
	})
	expect(await store.db.selectFrom('delivery').select('channel').execute()).toHaveLength(1)
})
