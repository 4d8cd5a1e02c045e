import { monthsLater } from '../../desk/retention.ts'
import type { Answers } from '../../forms/answers/answers.ts'
import { visibleFields, visibleFieldsOf } from '../../forms/answers/visible-fields.ts'
import type { Form } from '../../forms/form.ts'
import { finalAnswers } from '../../forms/progress/progress.ts'
import { addWorkingDays } from '../../region/working-days.ts'
import type { FormContext } from '../form-context.ts'
import { personOf } from '../person.ts'
import { textHash } from '../spam/spam.ts'
import type { NewSubmission } from './new-submission.ts'
import { staffFlags } from './staff-flags.ts'
import { isUrgent } from './urgent.ts'

interface Assessment {
	quarantineReasons: string[]
	/** Undefined for a confirmed address, and in quarantine. */
	confirmation: NewSubmission['confirmation']
	now: number
}

/** The submission of a finished form. The caller has checked that it is complete (`firstUnfinished`). */
export function submissionOf(
	form: Form,
	all: Answers,
	formContext: FormContext,
	{ quarantineReasons, confirmation, now }: Assessment,
): Omit<NewSubmission, 'idempotencyKey'> {
	const answers = finalAnswers(form, all)
	const { name, email, phone, town } = personOf(answers)
	const about = form.about(answers)
	return {
		form: form.id,
		prefix: form.prefix,
		// Urgent submissions have no reply deadline; for staff it is today.
		replyBy: isUrgent(answers)
			? formContext.today
			: addWorkingDays(formContext.today, formContext.rules.replyWithinDays, formContext.region),
		name,
		email,
		phone,
		town,
		about: about?.name ?? '',
		aboutSlug: about?.slug ?? '',
		answers,
		wording: wordingOf(form, all),
		quarantineReasons,
		flags: staffFlags(formContext, answers),
		isUrgent: isUrgent(answers),
		confirmation,
		textHash: textHash(answers),
		deleteAt: monthsLater(now, form.retentionMonths),
		retentionMonths: form.retentionMonths,
	}
}

/** The consent and privacy wording, stored because the form may change later. */
function wordingOf(form: Form, all: Answers): Record<string, string> {
	const { steps, answers } = visibleFieldsOf(form, all)
	const ticks = steps
		.flatMap((step) => visibleFields(step, answers))
		.filter(({ kind, isConsent }) => kind === 'confirm' || isConsent)
	return { privacy: form.privacy, ...Object.fromEntries(ticks.map(({ name, label }) => [name, label])) }
}
