import type { Submission } from '#records/desk/submissions.ts'
import { listOwingLetters, payOwedLetters } from '#records/jobs/owed-letters.ts'
import { payOwedRequests } from '#records/newsletter/held.ts'
import { deliveriesAbout, toApplicant } from '../deliveries.server.ts'
import type { Form } from '../form.server.ts'
import { FORM_IDS, formFor } from '../forms/all-forms.server.ts'
import { textOf } from '../letters/texts.server.ts'
import { questionLetter } from '../newsletter/ask-for-news.server.ts'
import { replyBy } from '../reply-by.server.ts'
import { newAddressOf } from '../send.server.ts'
import type { World } from '../world.server.ts'
import type { JobWorld } from './job-world.server.ts'
import { keptAnswers } from './kept-answers.server.ts'

/**
 * Writes what was held back until staff released it: the email to the person, the notice to staff and the copy for WordPress, or
 * only the email. What was in quarantine is promised an answer now; nothing was promised before.
 *
 * @returns of how many submissions
 */
export async function writeOwedLetters(jobs: JobWorld): Promise<number> {
	let written = 0
	for (const submission of await listOwingLetters(jobs.store)) {
		const id = FORM_IDS.find((known) => known === submission.form)
		// What was asked for with the newsletter's form is no submission: see below.
		if (!id || id === 'newsletter') continue
		try {
			if (await pay(jobs, formFor(id, jobs.world), submission)) written += 1
		} catch (error) {
			jobs.onError(error)
		}
	}
	return written
}

/** Writes the letter that asks for a yes, to whoever asked for news and was let through. @returns to how many */
export function writeOwedQuestions({ store, content, world, now }: JobWorld): Promise<number> {
	const letter = textOf('newsletter', content.letters)
	return payOwedRequests(store, (email, key) => questionLetter(email, key, world, letter), now)
}

async function pay(jobs: JobWorld, form: Form, submission: Submission): Promise<boolean> {
	const { store, world, now } = jobs
	const { id, flags, owedEmails, createdAt: sentAt } = submission
	const answers = keptAnswers(submission)
	const promise = promiseOf(submission, world)
	const newAddress = await newAddressOf(store, answers, now)
	const confirmation = newAddress?.confirmation ?? null
	const accepted = { ...submission, replyBy: promise?.day ?? submission.replyBy }
	const sent = { form, answers, flags, sentAt }
	const deliveries =
		owedEmails === 'applicant'
			? toApplicant(sent, accepted, jobs, newAddress)
			: deliveriesAbout(sent, accepted, jobs, newAddress)
	return payOwedLetters(store, { id, owedEmails }, { deliveries, promise, confirmation }, now)
}

/** What was in quarantine has promised nothing yet. A day that is over by now is promised again. To who is rung first no day is named. */
function promiseOf({ owedEmails, replyBy: promised, isUrgent }: Submission, { today, rules, region }: World) {
	if (isUrgent || (owedEmails === 'applicant' && promised >= today)) return null
	const day = replyBy(today, rules.replyWithinDays, region)
	return owedEmails === 'applicant' ? { kind: 'later' as const, day } : { kind: 'first' as const, day }
}
