import type { Content } from '#content/model/content.ts'
import { COMPLAINT_FORM, describeComplaint } from '../../desk/cases/complaint.ts'
import { formatAnswer } from '../../forms/answers/check-answers.ts'
import { createFormContext } from '../form-context.ts'
import { completeForm, FORM_IDS } from '../forms/all-forms.ts'
import { storedAnswers } from './stored-answers.ts'
import type { Submission } from './submission-record.ts'

/** An answer as shown to staff. */
export interface DescribedAnswer {
	field: string
	/** The title of its step. */
	section: string
	label: string
	/** In words; may have several lines. */
	value: string
	/** About health or history: only for those who need to know. */
	isSensitive: boolean
}

/** The answers of a submission with the labels of the form. An answer whose question or dog no longer exists is shown as stored. */
export function describeAnswers(submission: Submission, content: Content, now: number): DescribedAnswer[] {
	const answers = storedAnswers(submission)
	if (submission.form === COMPLAINT_FORM) return describeComplaint(answers)
	const id = FORM_IDS.find((known) => known === submission.form)
	const steps = id ? completeForm(id, createFormContext(content, '', now)).steps : []
	const known = steps.flatMap(({ title, fields }) => fields.map((field) => ({ section: title, field })))
	const described = known.flatMap(({ section, field }) => {
		const given = answers[field.name] ?? ''
		if (given.length === 0) return []
		const value = formatAnswer(field, given) || [given].flat().join(', ')
		return [{ field: field.name, section, label: field.label, value, isSensitive: field.sensitive ?? false }]
	})
	const names = new Set(known.map(({ field }) => field.name))
	const rest = Object.entries(answers).filter(([name, given]) => !names.has(name) && given.length > 0)
	return [
		...described,
		// Removed questions may have been about health.
		...rest.map(([field, given]) => ({
			field,
			section: 'Other answers',
			label: field,
			value: [given].flat().join(', '),
			isSensitive: true,
		})),
	]
}
