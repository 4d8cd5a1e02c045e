import { sql } from 'kysely'
import { DEMO_PREFIX } from '#domain/desk/demo.ts'
import { forgetSeals } from '#records/staff/audit-seals.ts'
import type { Store } from '#records/store/open-store.ts'
import { recordDeletedNumbers } from '#records/store/submission-numbers.ts'
import { DEMO_COLLEAGUES, DEMO_TREASURER } from './demo-people.ts'
import { demoAddressHashes } from './fill-demo-newsletter.ts'
import { isInventedDonation, removeDemoGiving } from './remove-demo-giving.ts'

const isDemo = sql<boolean>`reference like ${`${DEMO_PREFIX}-%`}`

interface Removed {
	cases: number
	/** Donations and orders. */
	donations: number
}

/** Removes what is invented with all that belongs to it, and the colleagues. */
export function removeDemo({ write, engine, hashAddress }: Store): Promise<Removed> {
	return write(async (transaction) => {
		const donations = await removeDemoGiving(transaction, engine)
		const staffIds = [...DEMO_COLLEAGUES, DEMO_TREASURER].map(({ id }) => id)
		await recordDeletedNumbers(transaction, isDemo)
		const { numDeletedRows } = await transaction.deleteFrom('submission').where(isDemo).executeTakeFirstOrThrow()
		await transaction
			.updateTable('submission')
			.set({ assigned_to: null })
			.where('assigned_to', 'in', staffIds)
			.execute()
		await transaction
			.deleteFrom('audit_entry')
			.where((eb) => eb.or([eb('staff_id', 'in', staffIds), eb('subject', 'like', `${DEMO_PREFIX}-%`)]))
			.execute()
		await forgetSeals(transaction)
		// Who unsubscribed meanwhile has no address any more, but the hash of it.
		for (const table of ['subscriber', 'newsletter_request'] as const)
			await transaction.deleteFrom(table).where('email_hash', 'in', demoAddressHashes({ hashAddress })).execute()
		await transaction.deleteFrom('staff_session').where('staff_id', 'in', staffIds).execute()
		await transaction.deleteFrom('staff').where('id', 'in', staffIds).execute()
		return { cases: Number(numDeletedRows), donations }
	})
}

/** How many cases are invented, and how many cases, donations and orders are real. */
export async function countDemo({ db }: Store) {
	const cases = await db
		.selectFrom('submission')
		.select([
			sql<number>`count(*)`.as('all'),
			sql<number>`sum(case when reference like ${`${DEMO_PREFIX}-%`} then 1 else 0 end)`.as('demo'),
		])
		.executeTakeFirstOrThrow()
	const donations = await db
		.selectFrom('payable')
		.select(({ fn }) => fn.countAll().as('count'))
		.where(({ not }) => not(isInventedDonation))
		.executeTakeFirstOrThrow()
	const demo = Number(cases.demo ?? 0)
	return { demo, realCases: Number(cases.all) - demo, realDonations: Number(donations.count) }
}
