import type { Submission } from '#records/desk/submissions.ts'
import { listOwingLetters, payOwedLetters } from '#records/jobs/owed-letters.ts'
import { deliveriesAbout } from '../deliveries.server.ts'
import type { Form } from '../form.server.ts'
import { FORM_IDS, formFor } from '../forms/all-forms.server.ts'
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
		// The newsletter's letter has a key in it that only the page which sends it makes.
		if (!id || id === 'newsletter') continue
		try {
			if (await pay(jobs, formFor(id, jobs.world), submission)) written += 1
		} catch (error) {
			jobs.onError(error)
		}
	}
	return written
}

function pay(jobs: JobWorld, form: Form, submission: Submission): Promise<boolean> {
	const { store, world, now } = jobs
	const isLate = submission.replyBy < world.today
	const promisedAgain = isLate ? replyBy(world.today, world.rules.replyWithinDays, world.region) : null
	const accepted = { ...submission, replyBy: promisedAgain ?? submission.replyBy }
	const sent = { form, answers: keptAnswers(submission), sentAt: submission.createdAt }
	return payOwedLetters(store, submission.id, { deliveries: deliveriesAbout(sent, accepted, jobs), promisedAgain }, now)
}
