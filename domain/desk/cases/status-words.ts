import type { SubmissionStatus } from '../../applications/submissions/submission-record.ts'

/** The statuses of a case as the desk says them. */
export const STATUS_WORDS: Record<SubmissionStatus, string> = {
	new: 'New',
	in_review: 'Being looked at',
	waiting: 'Waiting for them',
	approved: 'Approved',
	declined: 'Not this time',
	withdrawn: 'Withdrawn',
	done: 'Answered and closed',
	'fell through': 'Fell through',
	returned: 'Dog came back',
}

/** The forms, as the desk names what arrives. */
export const FORM_WORDS: Record<string, string> = {
	adoption: 'Adoption',
	fostering: 'Fostering',
	volunteering: 'Volunteering',
	surrender: 'Rehoming a dog',
	found: 'Found dog',
	contact: 'Question',
	newsletter: 'Newsletter',
	complaint: 'Data protection complaint',
}
