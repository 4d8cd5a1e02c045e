import type { Submission, SubmissionStatus } from '#domain/applications/submission-record.ts'
import { parseReference } from '#lib/reference.ts'
import type { Store } from '#records/store/open-store.ts'
import {
	ANSWERED,
	findSubmission,
	listForms,
	listSubmissions,
	STATUSES,
	type SubmissionFilter,
	UNANSWERED_FORMS,
} from '#records/submissions/submissions.ts'
import { type Call, type Desk, DeskError, UsageError } from './command.ts'
import { dayOf } from './days.ts'

/** Options of every command that takes several submissions. */
export const SUBMISSION_FILTERS = {
	form: { type: 'string', description: 'only of this form: adoption, fostering, volunteering, contact …' },
	status: { type: 'string', description: `only with this status: ${STATUSES.join(', ')}` },
	overdue: {
		type: 'boolean',
		description: 'only what was promised an answer for an earlier day, and what is to be rung first',
	},
	quarantined: { type: 'boolean', description: 'only what looks like junk' },
	all: { type: 'boolean', description: 'also what is settled' },
} as const

/** The submissions these options name: the open ones that do not look like junk, if they name none. */
export async function chosen({ store, now, timezone }: Desk, { values }: Call): Promise<Submission[]> {
	const { form, status, overdue, quarantined, all } = values
	const filter: SubmissionFilter = { quarantined: quarantined === true }
	if (typeof form === 'string') filter.form = await formFrom(store, form)
	if (typeof status === 'string') filter.status = statusFrom(status)
	else if (!all && !quarantined) filter.isOpen = true
	if (overdue) filter.overdueOn = dayOf(now, timezone)
	return listSubmissions(store, filter)
}

/** @throws when nothing of that form is kept, with those of which there is something */
async function formFrom(store: Store, text: string): Promise<string> {
	const forms = await listForms(store)
	const form = forms.find((known) => known === text.toLowerCase())
	if (form) return form
	const others = forms.length > 0 ? ` There is something of: ${forms.join(', ')}.` : ''
	throw new DeskError(`Nothing is kept of a form “${text}”.${others}`)
}

/** @throws when the text is no status, with all of them */
export function statusFrom(text: string | undefined): SubmissionStatus {
	const status = STATUSES.find((known) => known === text?.toLowerCase())
	if (!status)
		throw new UsageError(
			`${text ? `“${text}” is no status` : 'A status is missing'}. There are: ${STATUSES.join(', ')}.`,
		)
	return status
}

/** The submission somebody names, however they type its reference. */
export async function named({ store }: Desk, typed: string | undefined): Promise<Submission> {
	if (!typed) throw new UsageError('A reference is missing, like ADP-7K3F-2M.')
	const reference = parseReference(typed)
	if (!reference) throw new UsageError(`“${typed}” is no reference. One looks like ADP-7K3F-2M.`)
	const submission = await findSubmission(store, reference)
	if (!submission) throw new DeskError(`There is no ${reference}. It may have been deleted when its time was over.`)
	return submission
}

/** To be rung before anybody else, and nobody has answered yet. */
export function isUrgentNow({ isUrgent, status }: Submission): boolean {
	return isUrgent && !ANSWERED.includes(status)
}

/** What is in the quarantine was promised nothing: its page named no day. Nor was what is urgent. */
export function hasPromise({ junkReasons, owedEmails, disownedAt, isUrgent }: Submission): boolean {
	return !isUrgent && (disownedAt !== null || (junkReasons.length === 0 && owedEmails !== 'all'))
}

export function isLate(submission: Submission, today: string): boolean {
	const { replyBy, status, form } = submission
	return hasPromise(submission) && replyBy < today && !ANSWERED.includes(status) && !UNANSWERED_FORMS.includes(form)
}
