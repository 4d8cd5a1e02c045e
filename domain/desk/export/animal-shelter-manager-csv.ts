import type { CsvColumn, Exported } from './csv-column.ts'

/** Contact consent in Animal Shelter Manager's spelling. */
const NO_CONTACT = 'declined'

/**
 * The fields from which Animal Shelter Manager fills a person and a reservation, by the names of its online forms
 * (`onlineform.py` and its default forms in https://github.com/sheltermanager/asm3). Answers about health and history
 * are omitted: every user who may see people may see the comments.
 */
export const asmColumns: CsvColumn[] = [
	['firstname', ({ submission: { answers } }) => text(answers.firstName)],
	['lastname', ({ submission: { answers, name } }) => text(answers.lastName) || (answers.firstName ? '' : name)],
	['address', ({ submission: { answers } }) => [answers.line1, answers.line2].map(text).filter(Boolean).join(', ')],
	['town', ({ submission: { answers } }) => text(answers.town)],
	['county', ({ submission: { answers } }) => text(answers.county)],
	['postcode', ({ submission: { answers } }) => text(answers.postcode)],
	['mobiletelephone', ({ submission }) => submission.phone],
	['emailaddress', ({ submission }) => submission.email],
	['reserveanimalname', ({ submission: { form, about } }) => (form === 'adoption' ? about : '')],
	['gdprcontactoptin', ({ submission: { answers } }) => [answers.marketing ?? []].flat().join(',') || NO_CONTACT],
	// No form asks for it.
	['dateofbirthperson', () => ''],
	['comments', comments],
]

/** Fields that have a column of their own. */
const COLUMN_FIELDS = new Set([
	'firstName',
	'lastName',
	'name',
	'line1',
	'line2',
	'town',
	'county',
	'postcode',
	'phone',
	'email',
	'marketing',
])

function comments({ submission, answers }: Exported): string {
	const { reference, form } = submission
	const open = answers.filter(({ field, isSensitive }) => !isSensitive && !COLUMN_FIELDS.has(field))
	const flags = submission.flags.filter(({ isSensitive }) => !isSensitive).map(({ text }) => `To check: ${text}`)
	return [`${reference} (${form})`, ...flags, ...open.map(({ label, value }) => `${label}: ${value}`)].join('\n')
}

function text(answer: unknown): string {
	return typeof answer === 'string' ? answer : ''
}
