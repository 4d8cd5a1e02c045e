import type { Submission } from '#records/desk/submissions.ts'
import { listOwingLetters, payOwedLetters } from '#records/jobs/owed-letters.ts'
import { payOwedRequests } from '#records/newsletter/held.ts'
import { deliveriesAbout } from '../deliveries.server.ts'
import type { Form } from '../form.server.ts'
import { FORM_IDS, formFor } from '../forms/all-forms.server.ts'
import { textOf } from '../letters/texts.server.ts'
import { questionLetter } from '../newsletter/ask-for-news.server.ts'
import { replyBy } from '../reply-by.server.ts'
import type { JobWorld } from './job-world.server.ts'
import { keptAnswers } from './kept-answers.server.ts'

/**
 * Writes what was held back while a submission was in the quarantine: the letter to the person, the notice to staff and the copy
 * for WordPress. A day that is over by now is promised anew.
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

function pay(jobs: JobWorld, form: Form, submission: Submission): Promise<boolean> {
	const { store, world, now } = jobs
	const isLate = submission.replyBy < world.today && !submission.isUrgent
	const promisedAgain = isLate ? replyBy(world.today, world.rules.replyWithinDays, world.region) : null
	const accepted = { ...submission, replyBy: promisedAgain ?? submission.replyBy }
	const { flags, createdAt: sentAt } = submission
	const sent = { form, answers: keptAnswers(submission), flags, sentAt }
	return payOwedLetters(store, submission.id, { deliveries: deliveriesAbout(sent, accepted, jobs), promisedAgain }, now)
}
