import { expect, test } from 'vitest'
import type { Store } from '#records/store/open-store.ts'
import { aNewDeclaration } from '#tests/builders/giving/new-declaration.ts'
import { aNewDonation } from '#tests/builders/giving/new-donation.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { startDonation } from '../giving/start-donation.ts'
import { markReceived } from '../payables/mark-received.ts'
import { erasePerson, exportPerson } from '../person/person.ts'
import { enterDeclaration, invalidateDeclaration } from './change-declaration.ts'
import { makeClaim, markClaimSent } from './claims.ts'
import { attachDeclaration, declarationOf } from './declarations.ts'
import { previewClaim } from './preview-claim.ts'

const NOW = Date.UTC(2026, 10, 23, 23, 30)
const RULES = { yearEnd: '03-31', benefit: 0, today: '2026-12-01' }

const declarations = ({ db }: Store) => db.selectFrom('gift_aid_declaration').select(['id', 'statement']).execute()

for (const engine of ENGINES) {
	test(`${engine}: a declaration is stored with its donation, once for a form that is sent twice`, async () => {
		const store = await freshStore(engine)
		const given = aNewDonation({ idempotencyKey: 'draft', declaration: aNewDeclaration() })
		const both = await Promise.all([1, 2].map(() => startDonation(store, given, () => [], NOW)))
		const [{ id = '' } = {}, ...more] = await declarations(store)
		expect(more).toEqual([])
		expect(both.map(({ donation }) => donation.giftAidDeclarationId)).toEqual([id, id])
		expect(await declarationOf(store, id)).toMatchObject({
			firstName: 'Zoë',
			lastName: 'O’Brien-Smith',
			house: '7',
			postcode: 'SA14 8NN',
			how: 'online',
			scope: 'this and future',
			madeOn: '2026-11-23',
			wordingVersion: 'uk-2026-11',
			confirmedOn: null,
			statement: expect.stringContaining('£20 and any donations I make in the future to Fairlead Dog Rescue'),
		})
	})

	test(`${engine}: what fails after the declaration leaves neither donation nor declaration`, async () => {
		const store = await freshStore(engine)
		const fails = () => {
			throw new Error('no words for this')
		}
		const given = aNewDonation({ declaration: aNewDeclaration() })
		await expect(startDonation(store, given, fails, NOW)).rejects.toThrow('no words')
		expect(await declarations(store)).toEqual([])
	})

	test(`${engine}: a declaration made after paying is attached once, by the first of two forms`, async () => {
		const store = await freshStore(engine)
		const { donation } = await startDonation(store, aNewDonation(), () => [], NOW)
		const attach = () => attachDeclaration(store, donation.id, aNewDeclaration(), NOW)
		const results = await Promise.all([attach(), attach()])
		expect(results.map(({ kind }) => kind).sort()).toEqual(['already declared', 'attached'])
		expect(await declarations(store)).toHaveLength(1)
		expect(await attachDeclaration(store, 'other', aNewDeclaration(), NOW)).toEqual({ kind: 'unknown' })
		expect(await declarations(store)).toHaveLength(1)
	})

	test(`${engine}: a declaration that was replaced by a wider one stays in the file, is given back, and is erased`, async () => {
		const store = await freshStore(engine)
		const given = aNewDonation({ email: 'zoe@example.org', declaration: aNewDeclaration({ scope: 'this' }) })
		const { donation } = await startDonation(store, given, () => [], NOW)
		const received = { reference: donation.reference, seenVersion: 0, amount: 2000, currency: 'GBP', at: NOW }
		await markReceived(store, { ...received, staffId: null }, () => [], NOW)
		const period = { from: '2026-11-01', to: '2026-11-30' }
		const seen = { rows: 1, total: 2000, adjustmentTax: 0 }
		const made = await makeClaim(store, { ...period, seen, staffId: null }, RULES, NOW)
		await markClaimSent(store, made.kind === 'made' ? made.id : '', null, NOW)
		const wider = { payableId: donation.id, declaration: aNewDeclaration(), madeAt: NOW, staffId: null }
		const entered = await enterDeclaration(store, wider, () => undefined, NOW)
		if (entered.kind !== 'attached') throw new Error(entered.kind)

		const { giving } = await exportPerson(store, 'zoe@example.org')
		const ids = giving.declarations.map(({ id }) => id)
		expect(ids.toSorted()).toEqual([donation.giftAidDeclarationId, entered.id].toSorted())
		await invalidateDeclaration(store, { id: entered.id, staffId: null }, NOW)
		expect((await previewClaim(store.db, period, RULES)).adjustments).toMatchObject([{ tax: 500 }])
		const erased = await erasePerson(store, 'zoe@example.org', { now: NOW, today: '2026-12-02', yearEnd: '03-31' })
		const named = erased.kind === 'erased' ? erased.keptDeclarations.map(({ id }) => id) : []
		expect(named).toEqual([donation.giftAidDeclarationId])
	})
}
