import { STATUSES, type Submission, type SubmissionStatus } from '#domain/applications/submissions/submission-record.ts'
import { dayIn } from '#lib/dates.ts'
import { parseReference } from '#lib/reference.ts'
import type { Store } from '#records/store/open-store.ts'
import {
	FORMS_WITHOUT_REPLY,
	findSubmission,
	listForms,
	listSubmissions,
	REPLIED_STATUSES,
	type SubmissionFilter,
} from '#records/submissions/submissions.ts'
import { type Call, type Desk, DeskError, UsageError } from './command.ts'

export const SUBMISSION_FILTERS = {
	form: { type: 'string', description: 'only of this form: adoption, fostering, volunteering, contact …' },
	status: { type: 'string', description: `only with this status: ${STATUSES.join(', ')}` },
	overdue: {
		type: 'boolean',
		description: 'only overdue ones, and those to ring first',
	},
	quarantined: { type: 'boolean', description: 'only quarantined ones' },
	all: { type: 'boolean', description: 'also closed ones' },
} as const

/** The submissions the options select; by default the open ones that are not quarantined. */
export async function selectSubmissions({ store, now, timezone }: Desk, { values }: Call): Promise<Submission[]> {
	const { form, status, overdue, quarantined, all } = values
	const filter: SubmissionFilter = { quarantined: quarantined === true }
	if (typeof form === 'string') filter.form = await parseForm(store, form)
	if (typeof status === 'string') filter.status = parseStatus(status)
	else if (!all && !quarantined) filter.isOpen = true
	if (overdue) filter.overdueOn = dayIn(timezone, now)
	return listSubmissions(store, filter)
}

/** @throws when no submission of that form is stored, listing the forms that have some */
async function parseForm(store: Store, text: string): Promise<string> {
	const forms = await listForms(store)
	const form = forms.find((known) => known === text.toLowerCase())
	if (form) return form
	const others = forms.length > 0 ? ` Forms with submissions: ${forms.join(', ')}.` : ''
	throw new DeskError(`No submissions of form “${text}”.${others}`)
}

/** @throws when the text is not a status, listing them */
export function parseStatus(text: string | undefined): SubmissionStatus {
	const status = STATUSES.find((known) => known === text?.toLowerCase())
	if (!status)
		throw new UsageError(`${text ? `Unknown status “${text}”` : 'Missing status'}. Statuses: ${STATUSES.join(', ')}.`)
	return status
}

/** Accepts any spelling of the reference. */
export async function findByReference({ store }: Desk, typed: string | undefined): Promise<Submission> {
	if (!typed) throw new UsageError('Missing reference, like ADP-7K3F-2M.')
	const reference = parseReference(typed)
	if (!reference) throw new UsageError(`Invalid reference “${typed}”. One looks like ADP-7K3F-2M.`)
	const submission = await findSubmission(store, reference)
	if (!submission)
		throw new DeskError(`${reference} not found. It may have been deleted at the end of its retention period.`)
	return submission
}

/** Urgent and not answered yet. */
export function isUrgentNow({ isUrgent, status }: Submission): boolean {
	return isUrgent && !REPLIED_STATUSES.includes(status)
}

/** Quarantined and urgent submissions have none: their page named no day. */
export function hasReplyDeadline({ quarantineReasons, pendingEmails, disownedAt, isUrgent }: Submission): boolean {
	return !isUrgent && (disownedAt !== null || (quarantineReasons.length === 0 && pendingEmails !== 'all'))
}

export function isOverdue(submission: Submission, today: string): boolean {
	const { replyBy, status, form } = submission
	return (
		hasReplyDeadline(submission) &&
		replyBy < today &&
		!REPLIED_STATUSES.includes(status) &&
		!FORMS_WITHOUT_REPLY.includes(form)
	)
}
