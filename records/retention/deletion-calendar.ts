import type { Transaction } from 'kysely'
import type { Hold, SubmissionStatus } from '#domain/applications/submissions/submission-record.ts'
import type { Store } from '../store/open-store.ts'
import type { Tables } from '../store/tables/tables.ts'
import { isExpired } from './retention.ts'

export interface DueDeletion {
	reference: string
	form: string
	name: string
	about: string
	status: SubmissionStatus
	createdAt: number
	/** Answered and closed; null while it is open. */
	closedAt: number | null
	/** null in cases of earlier versions, which count from the day of sending. */
	retentionMonths: number | null
	deleteAt: number
	/** In quarantine, without a decision. */
	isQuarantined: boolean
	/** Its address was never confirmed. */
	isUnconfirmed: boolean
}

const COLUMNS = ['reference', 'form', 'name', 'about', 'status', 'delete_at as deleteAt'] as const
const REASON_COLUMNS = [
	'created_at as createdAt',
	'closed_at as closedAt',
	'retention_months as retentionMonths',
	'quarantined',
	'confirm_hash',
	'confirmed_at',
] as const

/** Cases that are deleted before a moment, the first one first. */
export async function listDueDeletions({ db }: Store, before: number, limit: number) {
	const due = db.selectFrom('submission').where(isExpired(before))
	const { total } = await due.select((eb) => eb.fn.countAll().as('total')).executeTakeFirstOrThrow()
	const rows = await due
		.select([...COLUMNS, ...REASON_COLUMNS])
		.orderBy('delete_at')
		.limit(limit)
		.execute()
	return { due: rows.map(toDeletion), total: Number(total) }
}

/** The first deletions after a moment, as far as their day is known: of cases that are closed, in quarantine or never confirmed. */
export async function listNextDeletions({ db }: Store, after: number, limit: number): Promise<DueDeletion[]> {
	const rows = await db
		.selectFrom('submission')
		.select([...COLUMNS, ...REASON_COLUMNS])
		.where(isExpired(Number.MAX_SAFE_INTEGER))
		.where('delete_at', '>', after)
		.orderBy('delete_at')
		.limit(limit)
		.execute()
	return rows.map(toDeletion)
}

type Row = Omit<DueDeletion, 'isQuarantined' | 'isUnconfirmed'> & {
	quarantined: number
	confirm_hash: string | null
	confirmed_at: number | null
}

function toDeletion({ quarantined, confirm_hash, confirmed_at, ...row }: Row): DueDeletion {
	return { ...row, isQuarantined: quarantined === 1, isUnconfirmed: confirm_hash !== null && confirmed_at === null }
}

/** Cases that must not be deleted now, with the reason; a hold ends by itself after its last day. */
export async function listHolds({ db }: { db: Store['db'] | Transaction<Tables> }, today: string): Promise<HeldCase[]> {
	const rows = await db
		.selectFrom('submission')
		.select([...COLUMNS, 'hold_json'])
		.where('hold_json', 'is not', null)
		.orderBy('reference')
		.execute()
	return rows.flatMap(({ hold_json, reference, name }) => {
		const hold: Hold | null = hold_json === null ? null : JSON.parse(hold_json)
		return hold && hold.until >= today ? [{ reference, name, reason: hold.reason, until: hold.until }] : []
	})
}

type HeldCase = Pick<DueDeletion, 'reference' | 'name'> & Pick<Hold, 'reason' | 'until'>
