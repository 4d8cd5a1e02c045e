import { resendLetters } from '#records/desk/dead-letters.ts'
import { release as releaseSubmission, setStatus } from '#records/desk/submissions.ts'
import { releaseRequest } from '#records/newsletter/held.ts'
import type { SubmissionStatus } from '#records/store/tables.ts'
import { type Command, type Desk, DeskError, type Said } from './command.ts'
import { named, statusFrom } from './which.ts'

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
	help: `Its letters were held back and go out now: the copy for the person, the notice for staff. The site writes them, so it must
be running. For somebody who asked for news, give the address in place of a reference: it is asked for its yes.`,
	options: {},
	async run(desk, { positionals }) {
		if (positionals[0]?.includes('@')) return releaseAddress(desk, positionals[0])
		const { reference } = await named(desk, positionals[0])
		const isReleased = await releaseSubmission(desk.store, reference)
		if (!isReleased) throw new DeskError(`${reference} is not in the quarantine.`)
		return {
			text: `${reference} is out of the quarantine. The site sends its letters within five minutes.`,
			json: { reference, released: true },
		}
	},
}

async function releaseAddress({ store, now }: Desk, email: string): Promise<Said> {
	if (!(await releaseRequest(store, email, now))) {
		throw new DeskError(`No request for news of ${email} is in the quarantine. Each is kept for seven days.`)
	}
	return {
		text: `${email} is out of the quarantine. The site asks for its yes within five minutes.`,
		json: { email, released: true },
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
		const letters = await resendLetters(desk.store, reference, desk.now)
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
