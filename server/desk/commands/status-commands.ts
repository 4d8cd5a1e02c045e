import type { SubmissionStatus } from '#domain/applications/submissions/submission-record.ts'
import { EVERY_MESSAGE } from '#domain/desk/people/message-scope.ts'
import { otherReservation } from '#records/cases/dog/reservation.ts'
import { setStatus } from '#records/cases/set-status.ts'
import { releaseEmailOf, releaseEmailsTo } from '#records/email/quarantine.ts'
import { releaseRequest } from '#records/newsletter/quarantined.ts'
import { resendEmails } from '#records/outbox/failed-deliveries.ts'
import { release as releaseSubmission } from '#records/submissions/submissions.ts'
import { type Command, type Desk, DeskError, type Output } from '../command.ts'
import { findByReference, parseStatus } from '../submission-filter.ts'

/** Marking sends no email; staff may expect one after a decision. */
const NO_EMAIL_NOTE = ' The site sends no email: please write or ring.'

const isDecision = (status: SubmissionStatus) => status === 'approved' || status === 'declined'

export const mark: Command = {
	name: 'mark',
	usage: 'REFERENCE STATUS',
	summary: 'set the status',
	help: `Statuses: new, in_review; waiting (for the person, who has heard from us); approved, declined, withdrawn, done;
after approved: fell through, returned. All from “waiting” on say that the person has had an answer from you, except withdrawn.
A submission that is still new or in_review after its reply deadline is overdue, and the person is told. Marking sends no email.
A dog that is promised to another person is approved past them only if you name their case: --past ADP-7K3F-2M.`,
	options: { past: { type: 'string', description: 'the case of the person to whom the dog is promised' } },
	async run(desk, { positionals, values }) {
		const { reference, id, aboutSlug } = await findByReference(desk, positionals[0])
		const status = parseStatus(positionals.slice(1).join(' '))
		const past = typeof values.past === 'string' ? (await findByReference(desk, values.past)).reference : null
		if ((await setStatus(desk.store, { reference, status, past }, desk.now)) === 'reserved') {
			const other = await otherReservation(desk.store, { slug: aboutSlug, submissionId: id })
			throw new DeskError(
				`The dog is promised to ${other?.name || 'another person'} (${other?.reference}). Tell them first; then: mark ${reference} approved --past ${other?.reference}`,
			)
		}
		return {
			text: `${reference} is ${status} now.${isDecision(status) ? NO_EMAIL_NOTE : ''}`,
			json: { reference, status },
		}
	},
}

export const release: Command = {
	name: 'release',
	usage: 'REFERENCE',
	summary: 'release from quarantine',
	help: `Its quarantined emails are sent: to the person, whose reply deadline counts from today, and the notice to staff. An email over a
limit of emails is sent alone. The site writes them, so it must be running. For a newsletter request, a link back to a form, a donation or
an order give the email address instead of a reference.`,
	options: {},
	async run(desk, { positionals }) {
		if (positionals[0]?.includes('@')) return releaseAddress(desk, positionals[0])
		const { reference, disownedAt } = await findByReference(desk, positionals[0])
		const isReleased = await releaseSubmission(desk.store, reference)
		if (!isReleased && !(await releaseEmailOf(desk.store, reference))) {
			throw new DeskError(`Neither ${reference} nor an email about it is in quarantine.`)
		}
		const next = disownedAt
			? 'No email is sent to its address, whose owner says they did not send it: please ring.'
			: isReleased
				? 'The site sends its emails within five minutes; the reply deadline counts from today.'
				: 'The site sends the email to the person within five minutes.'
		return { text: `${reference} is released from quarantine. ${next}`, json: { reference, released: true } }
	},
}

async function releaseAddress({ store, now }: Desk, email: string): Promise<Output> {
	const isRequest = await releaseRequest(store, email, now)
	const emails = await releaseEmailsTo(store, EVERY_MESSAGE, email, now)
	if (!isRequest && emails === 0) {
		throw new DeskError(`Nothing for ${email} is in quarantine. Newsletter requests are stored for seven days.`)
	}
	const sentences = [
		isRequest && 'The site sends the email that confirms the newsletter within five minutes.',
		emails > 0 && `${emails === 1 ? '1 email is' : `${emails} emails are`} sent.`,
	].filter(Boolean)
	return {
		text: `${email} is released from quarantine. ${sentences.join(' ')}`,
		json: { email, released: true, newsletter: isRequest, emails },
	}
}

export const resend: Command = {
	name: 'resend',
	usage: 'REFERENCE',
	summary: 'send its emails again, also those delivered',
	help: 'To the person and to staff, unchanged. The site sends them, so it must be running.',
	options: {},
	async run(desk, { positionals }) {
		const { reference, quarantineReasons } = await findByReference(desk, positionals[0])
		const emails = await resendEmails(desk.store, reference, desk.now)
		if (emails === 0) {
			const why = quarantineReasons.length > 0 ? ' It is quarantined: release it to send them.' : ''
			throw new DeskError(`${reference} has no emails.${why}`)
		}
		return {
			text: `${emails === 1 ? '1 email' : `${emails} emails`} will be sent again.`,
			json: { reference, emails },
		}
	},
}
