import { expect, test } from 'vitest'
import { showStep } from '#app/features/applications/steps/show-step.server.ts'
import { enough } from '#tests/builders/applications/answers.ts'
import { someFormContext } from '#tests/builders/applications/form-context.ts'
import { aStoredSubmission } from '#tests/builders/applications/submission.ts'
import { someContent } from '#tests/builders/content/content.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import { someOptions } from '#tests/builders/content/options.ts'
import { aRole } from '#tests/builders/content/role.ts'
import type { Answers } from '../../forms/answers/answers.ts'
import { answerGroups } from '../../forms/answers/check-answers.ts'
import { visibleFields, visibleFieldsOf } from '../../forms/answers/visible-fields.ts'
import type { Field, Form, Step } from '../../forms/form.ts'
import { copyBlocks } from '../emails/received.ts'
import { TEXT_FIELDS } from '../spam/spam.ts'
import { describeAnswers } from '../submissions/describe-answers.ts'
import { FORM_IDS, formFor } from './all-forms.ts'

const NOW = Date.UTC(2026, 10, 21, 9)
const content = { dogs: [aDog({ title: 'Biscuit' })], roles: [aRole({ slug: 'driver', title: 'Driver' })] }
const formContext = someFormContext(content)

/** Free text not checked for spam: short or private. */
const NOT_SCREENED = ['pet4Others', 'gaveUpWhy', 'offenceWhat', 'health', 'bittenWhat']

/** The form with every question visible. */
function withoutConditions(form: Form): Form {
	const steps = form.steps.map(({ isNeeded: _, ...step }): Step => {
		return { ...step, fields: step.fields.map(({ when: _, ...field }) => field as Field) }
	})
	return { ...form, steps }
}

function anyAnswer(field: Field): string | string[] {
	if (field.kind === 'checkboxes') return field.options.slice(0, 1).map(({ value }) => value)
	if ('options' in field) return field.options[0]?.value ?? ''
	const answers: Partial<Record<Field['kind'], string>> = {
		date: '2026-11-20',
		number: '3',
		length: '180',
		confirm: 'yes',
	}
	return answers[field.kind] ?? `words for ${field.name}`
}

for (const id of FORM_IDS) {
	const form = formFor(id, formContext)
	const all = form.steps.flatMap(({ fields }) => fields)

	test(`${id}: each required question has an example answer, each free text is screened for spam or exempt`, () => {
		const { steps, answers } = visibleFieldsOf(form, enough[id])
		const required = steps
			.flatMap((step) => visibleFields(step, answers))
			.filter(({ missing }) => missing !== undefined)
		const isListed = ({ name }: Field) => TEXT_FIELDS.includes(name) || NOT_SCREENED.includes(name)
		const forgotten = [
			...required
				.filter(({ name }) => !Object.hasOwn(enough[id], name))
				.map(
					({ name }) =>
						`tests/builders/applications/answers.ts: \`enough.${id}\` has no answer to the required question “${name}”`,
				),
			...all
				.filter((field) => field.kind === 'textarea' && !isListed(field))
				.map(
					({ name }) =>
						`domain/applications/spam/spam.ts: TEXT_FIELDS does not name “${name}”; NOT_SCREENED of this test neither`,
				),
		]
		expect(forgotten).toEqual([])
	})

	test(`${id}: each question is on its page, in the review, at the desk and in the email`, () => {
		const open = withoutConditions(form)
		const answers: Answers = Object.fromEntries(all.map((field) => [field.name, anyAnswer(field)]))
		const shown = open.steps.flatMap((step) => showStep(step, answers).questions.map(({ name }) => name))
		expect(shown).toEqual(all.map(({ name }) => name))

		const rows = answerGroups(open, answers).flatMap((group) => group.rows)
		expect(rows.filter(({ isAnswered }) => isAnswered).map(({ label }) => label)).toEqual(all.map(({ label }) => label))

		const submission = aStoredSubmission({ form: id, answers })
		const described = describeAnswers(submission, someContent({ ...content, options: someOptions() }), NOW)
		expect(described.map(({ field, label }) => [field, label])).toEqual(all.map(({ name, label }) => [name, label]))

		const mailed = all.filter(({ sensitive }) => !sensitive)
		const mailedRows = mailed.map(({ label }) => expect.objectContaining({ label }))
		const emailed = copyBlocks(open, answers).flatMap((block) => (block.kind === 'rows' ? block.rows : []))
		expect(emailed).toEqual(mailedRows)
	})
}
