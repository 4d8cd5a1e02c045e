import {
	type Notifiers,
	newAddressOf,
	quarantinedDeliveries,
	submissionDeliveries,
} from '#domain/applications/deliveries.ts'
import { personOf } from '#domain/applications/person.ts'
import { readSignedTime } from '#domain/applications/spam/signed-time.ts'
import { spamReasons, textHash } from '#domain/applications/spam/spam.ts'
import type { Accepted } from '#domain/applications/submissions/new-submission.ts'
import { submissionOf } from '#domain/applications/submissions/submission.ts'
import type { NewAddressLimit } from '#domain/emails/new-delivery.ts'
import type { Answers } from '#domain/forms/answers/answers.ts'
import type { Form } from '#domain/forms/form.ts'
import { finalAnswers } from '#domain/forms/progress/progress.ts'
import type { FormSecret } from '#lib/form-secret.ts'
import { createAddressLookup } from '#records/email/address-lookup.ts'
import type { Store } from '#records/store/open-store.ts'
import { countSentWithinHour, isRepeatedText } from '#records/submissions/recent-submissions.ts'
import { sendDraft } from '#records/submissions/send-draft.ts'
import { HONEYPOT, OPENED } from '../steps/answer-step.server.ts'

/** Further submissions from one address within an hour are quarantined. */
const MAX_FORMS_PER_HOUR = 5

interface Sending extends Notifiers {
	store: Store
	form: Form
	/** Complete (`firstUnfinished`). */
	draft: { key: string; answers: Answers }
	body: URLSearchParams
	newAddressLimit: NewAddressLimit
	/** Signs the opening time. */
	formSecret: FormSecret
	now: number
}

/**
 * Stores a finished form with its deliveries. Suspected spam is quarantined without emails, until staff decide.
 *
 * @returns undefined when the draft is gone
 * @throws when it could not be stored
 */
export async function sendForm(sending: Sending): Promise<Accepted | undefined> {
	const { store, form, formContext, draft, now } = sending
	const answers = finalAnswers(form, draft.answers)
	const reasons = await reasonsAgainst(sending, answers)
	const isHeld = reasons.length > 0
	const newAddress = isHeld ? undefined : await newAddressOf(answers, createAddressLookup(store, now))
	const confirmation = newAddress?.confirmation
	const submission = submissionOf(form, draft.answers, formContext, { quarantineReasons: reasons, confirmation, now })
	const sent = { form, answers, flags: submission.flags, sentAt: now }
	const limited = newAddress && { ...newAddress, limit: sending.newAddressLimit }
	return sendDraft(
		store,
		{ key: draft.key, clientHash: sending.newAddressLimit.clientHash },
		submission,
		(accepted) =>
			isHeld
				? quarantinedDeliveries(answers, reasons, accepted, sending)
				: submissionDeliveries(sent, accepted, sending, limited),
		now,
	)
}

async function reasonsAgainst({ store, form, draft, body, formSecret, now }: Sending, answers: Answers) {
	const { email } = personOf(answers)
	const text = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '')
	const reasons = spamReasons({
		answers,
		honeypot: text(draft.answers[HONEYPOT]) || (body.get(HONEYPOT) ?? ''),
		openedAt: readSignedTime(text(draft.answers[OPENED]), form.id, formSecret),
		now,
		isRepeat: await isRepeatedText(store, textHash(answers), email, now),
	})
	const isMuch = (await countSentWithinHour(store, email, now)) >= MAX_FORMS_PER_HOUR
	return isMuch ? [...reasons, 'many forms within an hour from one address'] : reasons
}
