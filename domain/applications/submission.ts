import type { Answers } from './answers.ts'
import { replyBy } from './deadlines/reply-by.ts'
import type { Form } from './form.ts'
import type { FormContext } from './form-context.ts'
import type { NewSubmission } from './new-submission.ts'
import { personOf } from './person.ts'
import { finalAnswers } from './progress/progress.ts'
import { textHash } from './spam/spam.ts'
import { staffFlags } from './staff-flags.ts'
import { isUrgent } from './urgent.ts'
import { visibleFields, visibleFieldsOf } from './visible-fields.ts'

interface Judged {
	junkReasons: string[]
	/** Null for an address that is proven, and for what is not written to yet. */
	confirmation: NewSubmission['confirmation']
	now: number
}

/** What is kept of a form that is sent. The caller has made sure that nothing is missing (`firstUnfinished`). */
export function submissionOf(
	form: Form,
	all: Answers,
	world: FormContext,
	{ junkReasons, confirmation, now }: Judged,
): Omit<NewSubmission, 'idempotencyKey'> {
	const answers = finalAnswers(form, all)
	const { name, email, phone, town } = personOf(answers)
	const about = form.about(answers)
	return {
		form: form.id,
		prefix: form.prefix,
		// Nothing is promised to whoever is rung first: for staff the day is today.
		replyBy: isUrgent(answers) ? world.today : replyBy(world.today, world.rules.replyWithinDays, world.region),
		name,
		email,
		phone,
		town,
		about: about?.name ?? '',
		aboutSlug: about?.slug ?? '',
		answers,
		wording: wordingOf(form, all),
		junkReasons,
		flags: staffFlags(world, answers),
		isUrgent: isUrgent(answers),
		confirmation,
		textHash: textHash(answers),
		deleteAt: monthsLater(now, form.retentionMonths),
	}
}

/** The words that were said yes to, and those of privacy: a later change of the form does not change what was agreed. */
function wordingOf(form: Form, all: Answers): Record<string, string> {
	const { steps, answers } = visibleFieldsOf(form, all)
	const ticks = steps
		.flatMap((step) => visibleFields(step, answers))
		.filter(({ kind, name }) => kind === 'confirm' || name === 'marketing' || name === 'vetPermission')
	return { privacy: form.privacy, ...Object.fromEntries(ticks.map(({ name, label }) => [name, label])) }
}

function monthsLater(now: number, months: number): number {
	const date = new Date(now)
	date.setUTCMonth(date.getUTCMonth() + months)
	return date.valueOf()
}
