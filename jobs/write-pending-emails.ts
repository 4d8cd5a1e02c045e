import { applicantDeliveries, newAddressOf, submissionDeliveries } from '#domain/applications/deliveries.ts'
import { confirmationEmail } from '#domain/applications/emails/short-emails.ts'
import { textOf } from '#domain/applications/emails/texts.ts'
import type { FormContext } from '#domain/applications/form-context.ts'
import { FORM_IDS, formFor } from '#domain/applications/forms/all-forms.ts'
import { storedAnswers } from '#domain/applications/submissions/stored-answers.ts'
import type { Submission } from '#domain/applications/submissions/submission-record.ts'
import type { Form } from '#domain/forms/form.ts'
import { addWorkingDays } from '#domain/region/working-days.ts'
import { createAddressLookup } from '#records/email/address-lookup.ts'
import { enqueuePendingEmails, listPendingEmails } from '#records/jobs/pending-emails.ts'
import { enqueuePendingConfirmations } from '#records/newsletter/quarantined.ts'
import type { JobContext } from './job-context.ts'

/**
 * Writes the pending emails and copies of released submissions. A submission released from quarantine gets its reply deadline now.
 *
 * @returns the number of submissions
 */
export async function writePendingEmails(jobs: JobContext): Promise<number> {
	let written = 0
	for (const submission of await listPendingEmails(jobs.store)) {
		const id = FORM_IDS.find((known) => known === submission.form)
		// Newsletter requests: see below.
		if (!id || id === 'newsletter') continue
		try {
			if (await writeEmails(jobs, formFor(id, jobs.formContext), submission)) written += 1
		} catch (error) {
			jobs.onError(error)
		}
	}
	return written
}

/** Writes the confirmation emails of released newsletter requests. @returns how many */
export function writePendingConfirmations({ store, content, formContext, now }: JobContext): Promise<number> {
	const text = textOf('newsletter', content.emailTexts)
	return enqueuePendingConfirmations(store, (email, key) => confirmationEmail(email, key, formContext, text), now)
}

async function writeEmails(jobs: JobContext, form: Form, submission: Submission): Promise<boolean> {
	const { store, formContext, now } = jobs
	const { id, flags, pendingEmails, createdAt: sentAt } = submission
	const answers = storedAnswers(submission)
	const deadline = newDeadline(submission, formContext)
	const newAddress = await newAddressOf(answers, createAddressLookup(store, now))
	const confirmation = newAddress?.confirmation
	const accepted = { ...submission, replyBy: deadline?.day ?? submission.replyBy }
	const sent = { form, answers, flags, sentAt }
	const deliveries =
		pendingEmails === 'applicant'
			? applicantDeliveries(sent, accepted, jobs, newAddress)
			: submissionDeliveries(sent, accepted, jobs, newAddress)
	return enqueuePendingEmails(store, { id, pendingEmails }, { deliveries, deadline, confirmation }, now)
}

/** The reply deadline after release: the first one, or an extended one when the first is over. None for urgent submissions. */
function newDeadline({ pendingEmails, replyBy: earlier, isUrgent }: Submission, { today, rules, region }: FormContext) {
	if (isUrgent || (pendingEmails === 'applicant' && earlier >= today)) return undefined
	const day = addWorkingDays(today, rules.replyWithinDays, region)
	return pendingEmails === 'applicant' ? { kind: 'later' as const, day } : { kind: 'first' as const, day }
}
