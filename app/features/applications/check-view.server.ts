import type { Answers } from '#records/drafts/drafts.ts'
import { answerGroups } from './check-answers.server.ts'
import { likelyEmail } from './email-typo.server.ts'
import type { Form } from './form.server.ts'
import { controlId } from './show-step.server.ts'

/** The answers as the last page shows them, each with where to change it. @param base "/apply/adoption" */
export function checkView(form: Form, answers: Answers, base: string) {
	return answerGroups(form, answers).map(({ title, rows }) => ({
		title,
		rows: rows.map(({ label, value, isAnswered, change }) => ({
			label,
			value: change.id === controlId('email') ? withDoubt(value) : value,
			isAnswered,
			changeUrl: `${base}/${change.step}?change=1#${change.id}`,
		})),
	}))
}

/** An address that looks mistyped is shown with what it may have been: the last chance to see it, and never in the way. */
function withDoubt(email: string): string {
	const meant = likelyEmail(email)
	return meant ? `${email}\nDid you mean ${meant}? Then choose “Change”.` : email
}
