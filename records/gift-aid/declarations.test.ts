import { expect, test } from 'vitest'
import type { Store } from '#records/store/open-store.ts'
import { aNewDeclaration } from '#tests/builders/giving/new-declaration.ts'
import { aNewDonation } from '#tests/builders/giving/new-donation.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { startDonation } from '../giving/start-donation.ts'
import { attachDeclaration, declarationOf } from './declarations.ts'

const NOW = Date.UTC(2026, 10, 23, 23, 30)

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
}
