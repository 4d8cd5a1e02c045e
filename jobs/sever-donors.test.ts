import { expect, test } from 'vitest'
import { attachDeclaration } from '#records/gift-aid/declarations.ts'
import { someContent } from '#tests/builders/content/content.ts'
import { someOptions } from '#tests/builders/content/options.ts'
import { formSecret } from '#tests/builders/form-secret.ts'
import { storedDonation } from '#tests/builders/giving/donation.ts'
import { aNewDeclaration } from '#tests/builders/giving/new-declaration.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { runJobs } from './run-jobs.ts'

const THEN = Date.UTC(2026, 10, 23, 12)
const LATER = Date.UTC(2040, 10, 23, 12)

for (const engine of ENGINES) {
	test(`${engine}: years later neither a donor nor their declaration is left, unless the clock is doubtful`, async () => {
		const store = await freshStore(engine)
		const { payableId } = await storedDonation(store, { created_at: THEN, state: 'abandoned' })
		await attachDeclaration(store, payableId, aNewDeclaration(), THEN)
		const run = (mayDelete: boolean) =>
			runJobs({
				store,
				content: someContent({ options: someOptions() }),
				siteUrl: 'https://www.fairlead.example',
				formSecret,
				now: LATER,
				warnings: [],
				clock: { isTrusted: mayDelete, mayDelete },
			})
		const names = async () => [
			...(await store.db.selectFrom('payable').select('last_name').execute()),
			...(await store.db.selectFrom('gift_aid_declaration').select('last_name').execute()),
		]
		await run(false)
		expect(await names()).toEqual([{ last_name: 'O’Brien-Smith' }, { last_name: 'O’Brien-Smith' }])
		const { deleted, errors } = await run(true)
		expect([deleted.anonymisedDonations, errors]).toEqual([1, []])
		expect(await names()).toEqual([{ last_name: '' }, { last_name: '' }])
	})
}
