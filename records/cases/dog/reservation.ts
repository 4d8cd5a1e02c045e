import { sql, type Transaction } from 'kysely'
import type { Store } from '../../store/open-store.ts'
import type { Tables } from '../../store/tables/tables.ts'

interface OfDog {
	slug: string
	submissionId: string
}

/** The case of another person for whom the same dog is approved; undefined for none. Approving past it needs both names. */
export async function otherReservation(
	{ db }: { db: Store['db'] | Transaction<Tables> },
	{ slug, submissionId }: OfDog,
): Promise<{ reference: string; name: string } | undefined> {
	if (slug === '') return undefined
	return db
		.selectFrom('submission')
		.select(['reference', 'name'])
		.where('about_slug', '=', slug)
		.where('status', '=', 'approved')
		.where('form', '=', 'adoption')
		.where('id', '<>', submissionId)
		.orderBy(sql`status_at desc`)
		.executeTakeFirst()
}

interface Approval {
	submissionId: string
	/** The reference of the approved case that was named beside the button; null for none. */
	past: string | null
}

/** Whether the dog of a case is approved for another person than the one that was named, in the transaction that approves. */
export async function isReservedForAnother(
	transaction: Transaction<Tables>,
	engine: Store['engine'],
	{ submissionId, past }: Approval,
): Promise<boolean> {
	const row = await transaction
		.selectFrom('submission')
		.select(['form', 'about_slug as slug'])
		.where('id', '=', submissionId)
		.executeTakeFirst()
	if (row?.form !== 'adoption' || row.slug === '') return false
	await lockApprovals(transaction, engine, row.slug)
	const other = await otherReservation({ db: transaction }, { slug: row.slug, submissionId })
	return other !== undefined && other.reference !== past
}

/** Two approvals of one dog on PostgreSQL would not see each other; SQLite has one writer at a time. */
async function lockApprovals(transaction: Transaction<Tables>, engine: Store['engine'], slug: string) {
	if (engine === 'sqlite') return
	await sql`select pg_advisory_xact_lock(hashtext(${`approvals of ${slug}`}))`.execute(transaction)
}
