import type { Answers } from '../answers/answers.ts'
import { answerGroups } from '../answers/check-answers.ts'
import type { Form } from '../form.ts'
import type { NewDelivery } from '../new-delivery.ts'
import { personOf } from '../person.ts'
import type { Accepted } from './new-submission.ts'
import { isUrgent } from './urgent.ts'

/**
 * The copy of a submission for WordPress, without answers about health and history: their deletion there cannot be guaranteed.
 *
 * @param answers as stored (`finalAnswers`)
 */
export function wordpressCopy(
	form: Form,
	answers: Answers,
	{ id, reference, replyBy }: Pick<Accepted, 'id' | 'reference' | 'replyBy'>,
	now: number,
): Omit<NewDelivery, 'submissionId'> {
	const { name, email, phone, town } = personOf(answers)
	const rows = answerGroups(form, answers).flatMap(({ title, rows }) =>
		rows.filter(({ isAnswered }) => isAnswered).map((row) => ({ ...row, section: title })),
	)
	const payload = {
		// WordPress creates one entry per key, however often it is sent.
		idempotency_key: id,
		reference,
		form: form.id,
		sent_at: new Date(now).toISOString(),
		reply_by: replyBy,
		/** Staff must ring the person first. Only the record has the reason. */
		ring_first: isUrgent(answers),
		name,
		email,
		phone,
		town,
		about: form.about(answers) ?? null,
		answers: rows
			.filter(({ isSensitive }) => !isSensitive)
			.map(({ section, label, value }) => ({ section, label, value })),
		/** Whether the record has more answers. */
		has_more: rows.some(({ isSensitive }) => isSensitive),
	}
	return { channel: 'wordpress', payload }
}
