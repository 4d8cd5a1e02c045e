import type { ExpressionBuilder, Selectable } from 'kysely'
import type { Submission, SubmissionStatus } from '#domain/applications/submission-record.ts'
import { ONLY_TO_APPLICANT } from '../email/quarantine.ts'
import type { Store } from '../store/open-store.ts'
import type { SubmissionTable, Tables } from '../store/tables.ts'

export const STATUSES: readonly SubmissionStatus[] = [
	'new',
	'looking',
	'waiting',
	'approved',
	'declined',
	'withdrawn',
	'done',
]

/** Nobody has to answer these any more. */
export const SETTLED: readonly SubmissionStatus[] = ['approved', 'declined', 'withdrawn', 'done']

/** The person has heard from us: it is their turn, or it is over. */
export const ANSWERED: readonly SubmissionStatus[] = ['waiting', ...SETTLED]

/** Nobody waits for an answer to these, so nothing is ever late. */
export const UNANSWERED_FORMS: readonly string[] = ['newsletter']

export interface SubmissionFilter {
	form?: string
	status?: SubmissionStatus
	/** Only what nobody has settled yet. */
	isOpen?: boolean
	/** Only what looks like junk, or only what does not or is urgent. Both when left out. */
	quarantined?: boolean
	/** Only what was promised an answer before this day (`YYYY-MM-DD`) and has none. */
	overdueOn?: string
}

/**
 * What was sent, in the order in which staff should work: urgent and not answered first, then by the day an answer was promised,
 * then the oldest.
 */
export async function listSubmissions({ db }: Store, filter: SubmissionFilter = {}): Promise<Submission[]> {
	const { form, status, isOpen, quarantined, overdueOn } = filter
	let query = db.selectFrom('submission').selectAll()
	if (form !== undefined) query = query.where('form', '=', form)
	if (status !== undefined) query = query.where('status', '=', status)
	if (quarantined) query = query.where('quarantined', '=', 1)
	if (quarantined === false) query = query.where((eb) => eb.or([eb('quarantined', '=', 0), isUrgentNow(eb)]))
	if (overdueOn !== undefined) {
		query = query.where((eb) => eb.or([eb('reply_by', '<', overdueOn), eb('urgent', '=', 1)])).where(isAwaited)
	}
	if (isOpen) query = query.where('status', 'not in', SETTLED)
	const rows = await query
		.orderBy((eb) => eb.case().when(isUrgentNow(eb)).then(eb.lit(0)).else(eb.lit(1)).end())
		.orderBy('reply_by')
		.orderBy('created_at')
		.execute()
	return rows.map(asSubmission)
}

/** Every form that something is kept of, by name. */
export async function listForms({ db }: Store): Promise<string[]> {
	const rows = await db.selectFrom('submission').select('form').distinct().orderBy('form').execute()
	return rows.map(({ form }) => form)
}

export async function findSubmission({ db }: Store, reference: string): Promise<Submission | null> {
	const row = await db.selectFrom('submission').selectAll().where('reference', '=', reference).executeTakeFirst()
	return row ? asSubmission(row) : null
}

/** Resolves to false when there is no such reference. */
export async function setStatus({ write }: Store, reference: string, status: SubmissionStatus, now: number) {
	const { numUpdatedRows } = await write((transaction) =>
		transaction
			.updateTable('submission')
			.set({ status, status_at: now })
			.where('reference', '=', reference)
			.executeTakeFirstOrThrow(),
	)
	return numUpdatedRows === 1n
}

/** Somebody waits for an answer to it. */
export function isAwaited(eb: ExpressionBuilder<Tables, 'submission'>) {
	return eb.and([eb('status', 'not in', ANSWERED), eb('form', 'not in', UNANSWERED_FORMS)])
}

/** Urgent, and nobody has answered yet. */
export function isUrgentNow(eb: ExpressionBuilder<Tables, 'submission'>) {
	return eb.and([eb('urgent', '=', 1), isAwaited(eb)])
}

/**
 * Takes a submission out of the quarantine: a person sent it after all. The letters it would have had at once are owed from
 * now on; the site writes them. None is owed to an address whose owner did not send it. Resolves to false when no such
 * reference is in the quarantine.
 */
export async function release({ write }: Store, reference: string) {
	const { numUpdatedRows } = await write((transaction) =>
		transaction
			.updateTable('submission')
			.set((eb) => ({
				quarantined: 0,
				letters_owed: eb.case().when('disowned_at', 'is', null).then(1).else(0).end(),
			}))
			.where('reference', '=', reference)
			.where('quarantined', '=', 1)
			.executeTakeFirstOrThrow(),
	)
	return numUpdatedRows === 1n
}

export function asSubmission(row: Selectable<SubmissionTable>): Submission {
	return {
		id: row.id,
		form: row.form,
		reference: row.reference,
		createdAt: row.created_at,
		replyBy: row.reply_by,
		promisedAgain: row.promised_again,
		status: row.status,
		statusAt: row.status_at,
		name: row.name,
		email: row.email,
		phone: row.phone,
		town: row.town,
		about: row.about,
		aboutSlug: row.about_slug,
		answers: JSON.parse(row.answers_json),
		wording: JSON.parse(row.wording_json),
		junkReasons: row.quarantined ? JSON.parse(row.junk_reasons_json) : [],
		flags: JSON.parse(row.flags_json),
		isUrgent: row.urgent === 1,
		remindedAt: row.reminded_at,
		confirmedAt: row.confirmed_at,
		disownedAt: row.disowned_at,
		owedEmails: row.letters_owed === 0 ? 'none' : row.letters_owed === ONLY_TO_APPLICANT ? 'applicant' : 'all',
		deleteAt: row.delete_at,
	}
}
