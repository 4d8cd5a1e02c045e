import type { Answers } from '#records/drafts/drafts.ts'
import { answerGroups } from './check-answers.server.ts'
import { likelyEmail } from './email-typo.server.ts'
import type { Form } from './form.server.ts'

/** The answers as the last page shows them, each with where to change it. @param base "/apply/adoption" */
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

/** What an address that looks mistyped may have been: the last chance to see it, and never in the way. */
function doubtOf(email: string): string {
	const meant = likelyEmail(email)
	return meant ? `Did you mean ${meant}? Then choose “Change”.` : ''
}
