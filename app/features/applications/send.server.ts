import type { Accepted } from '#records/applications/accept.ts'
import { isRepeatedText, sentWithinHour } from '#records/applications/lately.ts'
import { sendDraft } from '#records/applications/send-draft.ts'
import type { Answers } from '#records/drafts/drafts.ts'
import type { Store } from '#records/store/open-store.ts'
import { HONEYPOT, OPENED } from './answer-step.server.ts'
import { deliveriesAbout, quarantinedDeliveries, type Tellers } from './deliveries.server.ts'
import type { Form } from './form.server.ts'
import { finalAnswers } from './journey.server.ts'
import { junkReasons, textHash } from './junk.server.ts'
import { personOf } from './person.server.ts'
import { readSignedTime } from './signed-time.server.ts'
import { submissionOf } from './submission.server.ts'

/** Nobody sends more forms than that in an hour; what comes then is kept apart, and a person looks at it. */
const MOST_IN_AN_HOUR = 5

interface Sending extends Tellers {
	store: Store
	form: Form
	/** Finished: nothing is missing (`firstUnfinished`). */
	draft: { key: string; answers: Answers }
	/** The body of the page with the last button. */
	body: URLSearchParams
	/** Signed when the form was opened. */
	formSecret: string
	now: number
}

/**
 * Keeps a finished form and what must be delivered about it. What looks like junk is kept apart, without letters: nobody's
 * mailbox is filled by machines, and a person decides.
 *
 * @returns null when the draft is gone
 * @throws when it could not be kept
 */
export async function sendForm(sending: Sending): Promise<Accepted | null> {
	const { store, form, world, draft, now } = sending
	const answers = finalAnswers(form, draft.answers)
	const reasons = await reasonsAgainst(sending, answers)
	const submission = submissionOf(form, draft.answers, world, { junkReasons: reasons, now })
	const sent = { form, answers, flags: submission.flags, sentAt: now }
	return sendDraft(
		store,
		draft.key,
		submission,
		(accepted) =>
			reasons.length > 0
				? quarantinedDeliveries(answers, reasons, accepted, sending)
				: deliveriesAbout(sent, accepted, sending),
		now,
	)
}

async function reasonsAgainst({ store, form, draft, body, formSecret, now }: Sending, answers: Answers) {
	const { email } = personOf(answers)
	const text = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '')
	const reasons = junkReasons({
		answers,
		honeypot: text(draft.answers[HONEYPOT]) || (body.get(HONEYPOT) ?? ''),
		openedAt: readSignedTime(text(draft.answers[OPENED]), form.id, formSecret),
		now,
		isRepeat: await isRepeatedText(store, textHash(answers), email, now),
	})
	const isMuch = (await sentWithinHour(store, email, now)) >= MOST_IN_AN_HOUR
	return isMuch ? [...reasons, 'many forms within an hour from one address'] : reasons
}
