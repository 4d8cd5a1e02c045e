import { expect, test } from 'vitest'
import { aNewDeclaration } from '#tests/builders/giving/new-declaration.ts'
import { aNewDonation } from '#tests/builders/giving/new-donation.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { startDonation } from '../giving/start-donation.ts'
import { markReceived } from '../payables/mark-received.ts'
import { makeClaim, markClaimSent } from './claims.ts'
import { declarationOf } from './declarations.ts'
import { retentionOf, severDeclarations } from './retention.ts'

const NOW = Date.UTC(2026, 10, 23, 10)
const yearEnd = '03-31'

for (const engine of ENGINES) {
	test(`${engine}: a declaration that was claimed on outlives the donor's data by six years, then it is emptied`, async () => {
		const store = await freshStore(engine)
		const given = aNewDonation({ declaration: aNewDeclaration({ scope: 'this' }) })
		const { donation } = await startDonation(store, given, () => [], NOW)
		const id = donation.giftAidDeclarationId ?? ''
		const received = {
			reference: donation.reference,
			seenVersion: 0,
			amount: 2000,
			currency: 'GBP',
			at: NOW,
			staffId: null,
		}
		await markReceived(store, received, () => [], NOW)
		expect(await retentionOf(store.db, id, { yearEnd, today: '2026-11-24' })).toEqual({ kind: 'not needed' })
		const seen = { rows: 1, total: 2000, adjustmentTax: 0 }
		const period = { from: '2026-11-01', to: '2026-11-30' }
		const rules = { yearEnd, benefit: 0, today: '2026-12-01' }
		const made = await makeClaim(store, { ...period, seen, staffId: null }, rules, NOW)
		await markClaimSent(store, made.kind === 'made' ? made.id : '', null, NOW)
		expect(await retentionOf(store.db, id, { yearEnd, today: '2026-12-02' })).toEqual({
			kind: 'until',
			day: '2033-03-31',
		})
		const later = { yearEnd, today: '2033-04-01' }
		expect(await severDeclarations(store, later), 'while the donation has its donor').toBe(0)
		await store.write((transaction) => transaction.updateTable('payable').set({ anonymised_at: NOW }).execute())
		expect(await severDeclarations(store, { yearEnd, today: '2033-03-31' })).toBe(0)
		expect(await declarationOf(store, id)).toMatchObject({ lastName: 'O’Brien-Smith' })
		expect(await severDeclarations(store, later)).toBe(1)
		expect(await declarationOf(store, id)).toMatchObject({ lastName: '', postcode: '', statement: '', address: '' })
		expect(await severDeclarations(store, later)).toBe(0)
	})

	test(`${engine}: a declaration in force is kept, also without its donor's data`, async () => {
		const store = await freshStore(engine)
		await startDonation(store, aNewDonation({ declaration: aNewDeclaration() }), () => [], NOW)
		await store.write((transaction) => transaction.updateTable('payable').set({ anonymised_at: NOW }).execute())
		expect(await severDeclarations(store, { yearEnd, today: '2050-01-01' })).toBe(0)
	})
}
