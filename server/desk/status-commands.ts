import type { SubmissionStatus } from '#domain/applications/submission-record.ts'
import { releaseEmailOf, releaseEmailsTo } from '#records/email/quarantine.ts'
import { releaseRequest } from '#records/newsletter/quarantined.ts'
import { resendEmails } from '#records/outbox/failed-deliveries.ts'
import { release as releaseSubmission, setStatus } from '#records/submissions/submissions.ts'
import { type Command, type Desk, DeskError, type Said } from './command.ts'
import { named, statusFrom } from './submission-filter.ts'

/** Whoever has just decided may think that the site says so. */
const UNTOLD = ' The site tells nobody: please write or ring.'

const isDecision = (status: SubmissionStatus) => status === 'approved' || status === 'declined'

export const mark: Command = {
	name: 'mark',
	usage: 'REFERENCE STATUS',
	summary: 'say how far it is',
	help: `The statuses: new, looking; waiting (the person has heard from us and it is their turn); approved, declined, withdrawn, done.
Whatever is new or looking when its day is over is late, and the person is told so. Marking writes no letter.`,
	options: {},
	async run(desk, { positionals }) {
		const { reference } = await named(desk, positionals[0])
		const status = statusFrom(positionals[1])
		await setStatus(desk.store, reference, status, desk.now)
		return { text: `${reference} is ${status} now.${isDecision(status) ? UNTOLD : ''}`, json: { reference, status } }
	},
}

export const release: Command = {
	name: 'release',
	usage: 'REFERENCE',
	summary: 'out of the quarantine: a person sent it after all',
	help: `Its emails were held back and go out now: to the person, whose answer is promised from today, and the notice for staff. An email
over the limit of emails to new addresses goes out alone. The site writes them, so it must be running. For somebody who asked for the
newsletter, or for the way back to a form, give the address in place of a reference.`,
	options: {},
	async run(desk, { positionals }) {
		if (positionals[0]?.includes('@')) return releaseAddress(desk, positionals[0])
		const { reference, disownedAt } = await named(desk, positionals[0])
		const isReleased = await releaseSubmission(desk.store, reference)
		if (!isReleased && !(await releaseEmailOf(desk.store, reference))) {
			throw new DeskError(`${reference} is not in the quarantine, and no email about it is.`)
		}
		const next = disownedAt
			? 'No email goes to its address, whose owner says they did not send it: please ring.'
			: isReleased
				? 'The site sends its emails within five minutes, and promises an answer from today.'
				: 'The site sends the email to the person within five minutes.'
		return { text: `${reference} is out of the quarantine. ${next}`, json: { reference, released: true } }
	},
}

async function releaseAddress({ store, now }: Desk, email: string): Promise<Said> {
	const isNews = await releaseRequest(store, email, now)
	const emails = await releaseEmailsTo(store, email, now)
	if (!isNews && emails === 0) {
		throw new DeskError(`Nothing for ${email} is in the quarantine. A request for news is kept for seven days.`)
	}
	const said = [
		isNews && 'The site asks for its yes to the newsletter within five minutes.',
		emails > 0 && `${emails === 1 ? '1 email goes' : `${emails} emails go`} out.`,
	].filter(Boolean)
	return {
		text: `${email} is out of the quarantine. ${said.join(' ')}`,
		json: { email, released: true, news: isNews, emails },
	}
}

export const resend: Command = {
	name: 'resend',
	usage: 'REFERENCE',
	summary: 'send its letters once more, also those that arrived',
	help: 'To the person and to staff, as they were written. The site sends them, so it must be running.',
	options: {},
	async run(desk, { positionals }) {
		const { reference, junkReasons } = await named(desk, positionals[0])
		const letters = await resendEmails(desk.store, reference, desk.now)
		if (letters === 0) {
			const why = junkReasons.length > 0 ? ' It is in the quarantine: release it, and they are written.' : ''
			throw new DeskError(`${reference} has no letters.${why}`)
		}
		return {
			text: `${letters === 1 ? '1 letter goes' : `${letters} letters go`} out again.`,
			json: { reference, letters },
		}
	},
}
