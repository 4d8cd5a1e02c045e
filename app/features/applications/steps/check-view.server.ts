import type { Answers } from '#domain/forms/answers/answers.ts'
import { answerGroups } from '#domain/forms/answers/check-answers.ts'
import type { Form } from '#domain/forms/form.ts'
import { likelyEmail } from '#domain/forms/validation/email-typo.ts'

/** The answers for the check page, each with the URL that changes it. @param base "/apply/adoption" */
export function checkView(form: Form, answers: Answers, base: string) {
	return answerGroups(form, answers).map(({ title, rows }) => ({
		title,
		rows: rows.map(({ label, value, isAnswered, isDiscreet, isEmail, change }) => ({
			label,
			value: isDiscreet && isAnswered ? 'Answered. We don’t show it here.' : value,
			isAnswered,
			doubt: isEmail && isAnswered ? doubtOf(value) : '',
			changeUrl: `${base}/${change.step}?change=1#${change.id}`,
		})),
	}))
}

/** A suggestion for an email address that looks mistyped. */
function doubtOf(email: string): string {
	const meant = likelyEmail(email)
	return meant ? `Did you mean ${meant}? Then choose “Change”.` : ''
}
