import type { ExpressionBuilder, Selectable } from 'kysely'
import type { Submission, SubmissionStatus } from '#domain/applications/submissions/submission-record.ts'
import { ONLY_TO_APPLICANT } from '../email/quarantine.ts'
import type { Store } from '../store/open-store.ts'
import type { SubmissionTable } from '../store/tables/submission-tables.ts'
import type { Tables } from '../store/tables/tables.ts'

/** Closed: no reply is needed. */
export const CLOSED_STATUSES: readonly SubmissionStatus[] = [
	'approved',
	'declined',
	'withdrawn',
	'done',
	'fell through',
	'returned',
]

/** The person has had a reply. */
export const REPLIED_STATUSES: readonly SubmissionStatus[] = ['waiting', ...CLOSED_STATUSES]

/** Forms without a reply, so never overdue. */
export const FORMS_WITHOUT_REPLY: readonly string[] = ['newsletter']

/** Whether the person must have had an answer. Who withdrew needs none. */
export function needsAnswerToClose({ status, form }: { status: SubmissionStatus; form: string }): boolean {
	return CLOSED_STATUSES.includes(status) && status !== 'withdrawn' && !FORMS_WITHOUT_REPLY.includes(form)
}

export interface SubmissionFilter {
	form?: string
	status?: SubmissionStatus
	/** Only submissions that are not settled. */
	isOpen?: boolean
	/** True: only quarantined ones. False: only those that are not, or are urgent. Both by default. */
	quarantined?: boolean
	/** Only those with a reply deadline before this day (`YYYY-MM-DD`) and no reply, and urgent ones. */
	overdueOn?: string
	/** Only the first of the list. */
	limit?: number
}

/** Urgent first, then by reply deadline, then oldest first. */
export async function listSubmissions({ db }: Store, filter: SubmissionFilter = {}): Promise<Submission[]> {
	const { form, status, isOpen, quarantined, overdueOn, limit } = filter
	let query = db.selectFrom('submission').selectAll()
	if (form !== undefined) query = query.where('form', '=', form)
	if (status !== undefined) query = query.where('status', '=', status)
	if (quarantined) query = query.where('quarantined', '=', 1)
	if (quarantined === false) query = query.where((eb) => eb.or([eb('quarantined', '=', 0), isUrgentNow(eb)]))
	if (overdueOn !== undefined) {
		query = query.where((eb) => eb.or([eb('reply_by', '<', overdueOn), eb('urgent', '=', 1)])).where(awaitsReply)
	}
	if (isOpen) query = query.where('status', 'not in', CLOSED_STATUSES)
	const rows = await query
		.orderBy((eb) => eb.case().when(isUrgentNow(eb)).then(eb.lit(0)).else(eb.lit(1)).end())
		.orderBy('reply_by')
		.orderBy('created_at')
		.$if(limit !== undefined, (sorted) => sorted.limit(limit ?? 0))
		.execute()
	return rows.map(asSubmission)
}

/** All forms with submissions. */
export async function listForms({ db }: Store): Promise<string[]> {
	const rows = await db.selectFrom('submission').select('form').distinct().orderBy('form').execute()
	return rows.map(({ form }) => form)
}

export async function findSubmission({ db }: Store, reference: string): Promise<Submission | undefined> {
	const row = await db.selectFrom('submission').selectAll().where('reference', '=', reference).executeTakeFirst()
	return row && asSubmission(row)
}

/** Still without a reply. */
export function awaitsReply(eb: ExpressionBuilder<Tables, 'submission'>) {
	return eb.and([
		eb('status', 'not in', REPLIED_STATUSES),
		eb('answered_at', 'is', null),
		eb('form', 'not in', FORMS_WITHOUT_REPLY),
	])
}

/** Urgent and still without a reply. */
export function isUrgentNow(eb: ExpressionBuilder<Tables, 'submission'>) {
	return eb.and([eb('urgent', '=', 1), awaitsReply(eb)])
}

/**
 * Releases a submission from quarantine. Its emails are pending now (none if it is disowned). Resolves to false when the reference is
 * not quarantined.
 */
export async function release({ write }: Store, reference: string) {
	const { numUpdatedRows } = await write((transaction) =>
		transaction
			.updateTable('submission')
			.set((eb) => ({
				quarantined: 0,
				pending_emails: eb.case().when('disowned_at', 'is', null).then(1).else(0).end(),
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
		extendedReplyBy: row.extended_reply_by,
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
		quarantineReasons: row.quarantined ? JSON.parse(row.quarantine_reasons_json) : [],
		flags: JSON.parse(row.flags_json),
		isUrgent: row.urgent === 1,
		extensionEmailedAt: row.extension_emailed_at,
		confirmedAt: row.confirmed_at,
		disownedAt: row.disowned_at,
		isUnconfirmed: row.confirm_hash !== null && row.confirmed_at === null,
		pendingEmails: row.pending_emails === 0 ? 'none' : row.pending_emails === ONLY_TO_APPLICANT ? 'applicant' : 'all',
		deleteAt: row.delete_at,
		retentionMonths: row.retention_months,
		version: row.version,
		assignedTo: row.assigned_to,
		backOn: row.back_on,
		answeredAt: row.answered_at,
		closedAt: row.closed_at,
		hold: row.hold_json === null ? null : JSON.parse(row.hold_json),
		notReachedAt: row.not_reached_at,
		homeOn: row.home_on,
	}
}
