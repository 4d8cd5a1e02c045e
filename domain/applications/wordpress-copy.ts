import type { Answers } from './answers.ts'
import { answerGroups } from './check-answers.ts'
import type { Form } from './form.ts'
import type { NewDelivery } from './new-delivery.ts'
import type { Accepted } from './new-submission.ts'
import { personOf } from './person.ts'
import { isUrgent } from './urgent.ts'

/**
 * A copy of a submission for the WordPress that holds the content, where staff see it beside their dogs. Only for sites with
 * such an inbox. The record stays the truth: answers about health and history are in no copy, because nobody could make sure
 * that they are deleted there in time.
 *
 * @param answers as they are kept (`finalAnswers`)
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
		// One submission is one entry there, however often it is sent.
		idempotency_key: id,
		reference,
		form: form.id,
		sent_at: new Date(now).toISOString(),
		reply_by: replyBy,
		/** The person must be rung before anybody else. Why only the record says. */
		ring_first: isUrgent(answers),
		name,
		email,
		phone,
		town,
		about: form.about(answers),
		answers: rows
			.filter(({ isSensitive }) => !isSensitive)
			.map(({ section, label, value }) => ({ section, label, value })),
		/** There are answers that only the record has. */
		has_more: rows.some(({ isSensitive }) => isSensitive),
	}
	return { channel: 'wordpress', payload }
}
