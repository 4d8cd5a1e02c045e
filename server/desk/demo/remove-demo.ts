import { sql } from 'kysely'
import { DEMO_PREFIX } from '#domain/desk/demo.ts'
import type { Store } from '#records/store/open-store.ts'
import { recordDeletedNumbers } from '#records/store/submission-numbers.ts'
import { DEMO_COLLEAGUES } from './fill-demo.ts'

const isDemo = sql<boolean>`reference like ${`${DEMO_PREFIX}-%`}`

/** Removes the invented cases with all that belongs to them, and the two colleagues. @returns how many cases */
export function removeDemo({ write }: Store): Promise<number> {
	return write(async (transaction) => {
		const staffIds = DEMO_COLLEAGUES.map(({ id }) => id)
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
		await transaction.deleteFrom('staff_session').where('staff_id', 'in', staffIds).execute()
		await transaction.deleteFrom('staff').where('id', 'in', staffIds).execute()
		return Number(numDeletedRows)
	})
}

/** How many cases are invented, and how many are real. */
export async function countCases({ db }: Store): Promise<{ demo: number; real: number }> {
	const rows = await db
		.selectFrom('submission')
		.select([
			sql<number>`count(*)`.as('all'),
			sql<number>`sum(case when reference like ${`${DEMO_PREFIX}-%`} then 1 else 0 end)`.as('demo'),
		])
		.executeTakeFirstOrThrow()
	const demo = Number(rows.demo ?? 0)
	return { demo, real: Number(rows.all) - demo }
}
