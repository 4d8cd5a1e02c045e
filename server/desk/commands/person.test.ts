import { expect, test } from 'vitest'
import { aDesk } from '#tests/builders/applications/desk.ts'
import { storedDonation } from '#tests/builders/giving/donation.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'

for (const engine of ENGINES) {
	test(`${engine}: donations are part of a person’s data; erased, their amounts stay and it says so`, async () => {
		const store = await freshStore(engine)
		const desk = aDesk(store)
		const { reference } = await storedDonation(store)
		const { out } = await desk('person', 'ZOE@example.org')
		expect(out).toContain('donations: 1')
		expect(out).toContain(`${reference}: £20 announced, once`)
		const shown = JSON.parse((await desk('person', 'zoe@example.org', '--json')).out)
		expect(shown.giving.donations).toMatchObject([{ reference, payments: [{ state: 'started' }] }])
		const erased = await desk('erase', 'zoe@example.org', '--yes')
		expect(erased.out).toContain('amounts of their donations stay')
		expect((await desk('person', 'zoe@example.org')).err).toBe('Nothing is stored about zoe@example.org.\n')
	})

	test(`${engine}: a declaration that the law says to keep is named, and a monthly donation is cancelled first`, async () => {
		const store = await freshStore(engine)
		const desk = aDesk(store)
		const declaration = {
			id: 'd1',
			title: '',
			first_name: 'Zoë',
			last_name: 'O’Brien',
			house: '7',
			postcode: '',
			address_json: '""',
			wording_version: '1',
			statement: '',
			made_at: 1,
			confirmed_sent_at: null,
			cancelled_from: null,
			scope: 'this and future' as const,
			how: 'online' as const,
			invalid_at: null,
			ip_hash: null,
		}
		await store.db.insertInto('gift_aid_declaration').values(declaration).execute()
		const monthly = { frequency: 'monthly', state: 'active', gift_aid_declaration_id: 'd1' } as const
		const { reference } = await storedDonation(store, monthly)
		expect(await desk('erase', 'zoe@example.org', '--yes')).toMatchObject({
			code: 1,
			err: `Nothing was deleted: ${reference} is charged each month. Cancel it at the desk first.\n`,
		})
		await store.db.updateTable('payable').set({ state: 'cancelled' }).execute()
		const { out } = await desk('erase', 'zoe@example.org', '--yes')
		expect(out.replaceAll(/\s+/g, ' ')).toContain(
			'Gift Aid declaration of Zoë O’Brien (1970-01-01) while it is in force.',
		)
	})
}
