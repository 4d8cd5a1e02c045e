import type { SubmissionStatus } from '../../applications/submissions/submission-record.ts'

/** The usual reasons for a status; own words may follow. */
export const STATUS_REASONS: Record<SubmissionStatus, readonly string[]> = {
	new: [],
	in_review: ['Reading it', 'They replied', 'Back after a hold', 'Closed by mistake'],
	waiting: [
		'For more about their home',
		'For the landlord',
		'For photos of the garden',
		'For a date to meet',
		'For a home check',
		'For their decision',
	],
	approved: ['The meeting went well', 'The home check is done'],
	declined: [
		'Another home suits this dog better',
		'This dog needs something else',
		'The landlord does not allow a dog',
		'Too far away',
		'Not the right time',
		'We have no dog who would fit',
	],
	withdrawn: ['They changed their mind', 'They found another dog', 'Their life has changed', 'They did not reply'],
	done: ['Question answered', 'Passed on to another charity', 'The dog is back with its owner', 'Sent twice'],
	'fell through': ['They changed their mind', 'The meeting did not go well', 'The home changed', 'The dog fell ill'],
	returned: ['Did not settle', 'With the children', 'With other animals', 'Illness or loss in the family', 'Moved'],
}

/** Statuses that suit a form: a question is neither approved nor declined. */
const WITHOUT_DECISION = ['contact', 'found', 'newsletter']

/** What a person may choose next. "Fell through" and "returned" come after "approved". */
export function nextStatuses(form: string, status: SubmissionStatus): SubmissionStatus[] {
	const decided: SubmissionStatus[] = WITHOUT_DECISION.includes(form) ? [] : ['approved', 'declined']
	const after: SubmissionStatus[] =
		status === 'approved' || status === 'fell through' || status === 'returned' ? ['fell through', 'returned'] : []
	const all: SubmissionStatus[] = ['in_review', 'waiting', ...decided, 'done', 'withdrawn', ...after]
	return all.filter((one) => one !== status)
}
