import { replyBy } from '#domain/applications/deadlines/reply-by.ts'
import { deliveriesAbout, newAddressOf, toApplicant } from '#domain/applications/deliveries.ts'
import { confirmationEmail } from '#domain/applications/emails/short-emails.ts'
import { textOf } from '#domain/applications/emails/texts.ts'
import type { Form } from '#domain/applications/form.ts'
import type { FormContext } from '#domain/applications/form-context.ts'
import { FORM_IDS, formFor } from '#domain/applications/forms/all-forms.ts'
import { storedAnswers } from '#domain/applications/stored-answers.ts'
import type { Submission } from '#domain/applications/submission-record.ts'
import { createAddressLookup } from '#records/email/address-lookup.ts'
import { enqueuePendingEmails, listPendingEmails } from '#records/jobs/pending-emails.ts'
import { enqueuePendingConfirmations } from '#records/newsletter/quarantined.ts'
import type { JobContext } from './job-context.ts'

/**
 * Writes what was held back until staff released it: the email to the person, the notice to staff and the copy for WordPress, or
 * only the email. What was in quarantine is promised an answer now; nothing was promised before.
 *
 * @returns of how many submissions
 */
export async function writePendingEmails(jobs: JobContext): Promise<number> {
	let written = 0
	for (const submission of await listPendingEmails(jobs.store)) {
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
export function writePendingConfirmations({ store, content, world, now }: JobContext): Promise<number> {
	const letter = textOf('newsletter', content.letters)
	return enqueuePendingConfirmations(store, (email, key) => confirmationEmail(email, key, world, letter), now)
}

async function pay(jobs: JobContext, form: Form, submission: Submission): Promise<boolean> {
	const { store, world, now } = jobs
	const { id, flags, owedEmails, createdAt: sentAt } = submission
	const answers = storedAnswers(submission)
	const promise = promiseOf(submission, world)
	const newAddress = await newAddressOf(answers, createAddressLookup(store, now))
	const confirmation = newAddress?.confirmation ?? null
	const accepted = { ...submission, replyBy: promise?.day ?? submission.replyBy }
	const sent = { form, answers, flags, sentAt }
	const deliveries =
		owedEmails === 'applicant'
			? toApplicant(sent, accepted, jobs, newAddress)
			: deliveriesAbout(sent, accepted, jobs, newAddress)
	return enqueuePendingEmails(store, { id, owedEmails }, { deliveries, promise, confirmation }, now)
}

/** What was in quarantine has promised nothing yet. A day that is over by now is promised again. To who is rung first no day is named. */
function promiseOf({ owedEmails, replyBy: promised, isUrgent }: Submission, { today, rules, region }: FormContext) {
	if (isUrgent || (owedEmails === 'applicant' && promised >= today)) return null
	const day = replyBy(today, rules.replyWithinDays, region)
	return owedEmails === 'applicant' ? { kind: 'later' as const, day } : { kind: 'first' as const, day }
}
