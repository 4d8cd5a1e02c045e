import type { Submission } from '#domain/applications/submissions/submission-record.ts'
import type { StoredCaseEvent } from '#domain/desk/cases/case-events.ts'
import { eventInWords } from '#domain/desk/cases/event-words.ts'
import { formatDate, formatDateTime } from '#lib/dates.ts'
import { listCaseEvents } from '#records/cases/events.ts'
import { listTimelineEmails, type TimelineEmail } from '#records/cases/timeline-emails.ts'
import type { Store } from '#records/store/open-store.ts'
import type { TimelineLine } from './timeline.tsx'

interface TimelineParams {
	store: Pick<Store, 'db'>
	submission: Submission
	timezone: string
	names: Map<string, string>
}

interface Line extends Omit<TimelineLine, 'moment'> {
	at: number
}

/** All that happened to a case, the newest first: its events, its emails, and what the record itself says. */
export async function loadTimeline({ store, submission, timezone, names }: TimelineParams): Promise<TimelineLine[]> {
	const [events, emails] = await Promise.all([
		listCaseEvents(store, submission.id),
		listTimelineEmails(store, submission.id),
	])
	// Newest first, so that of several events of one email the first keeps it.
	const eventOfEmail = new Map(events.map((event) => [emailIdOf(event), event.id]))
	const lines = [
		...emails.filter(({ id }) => !eventOfEmail.has(id)).map((email) => emailLine(email, submission, timezone)),
		...fromRecord(submission),
		...events.map((event) => {
			const id = emailIdOf(event)
			return { ...eventLine(event, names), emailId: id && eventOfEmail.get(id) === event.id ? id : null }
		}),
	]
	// Stable: what arrived at the same moment stays in this order, with "It arrived" last.
	return lines
		.toSorted((a, b) => b.at - a.at)
		.map(({ at, ...line }) => ({ ...line, moment: formatDateTime(at, timezone) }))
}

/** The id of the email that an event is about. */
function emailIdOf({ data }: StoredCaseEvent): string | undefined {
	return 'emailId' in data ? data.emailId : undefined
}

function eventLine(event: StoredCaseEvent, names: Map<string, string>): Line {
	const { sentence, text } = eventInWords(event, (id) => names.get(id) ?? 'someone who left')
	return { id: event.id, at: event.at, sentence, text, isProblem: false, kind: event.kind, emailId: null }
}

function emailLine(email: TimelineEmail, { email: address }: Submission, timezone: string): Line {
	const isToPerson = email.to.toLowerCase() === address.toLowerCase()
	const to = isToPerson ? 'Email to them' : 'Notice to staff'
	// What became of an email to them stands under it.
	const state = {
		sent: isToPerson ? '' : `sent ${email.stateAt === null ? '' : formatDateTime(email.stateAt, timezone)}`,
		pending: 'waiting to be sent',
		failed: isToPerson ? 'refused: they were not reached, call them' : 'refused',
		quarantined: 'held in quarantine',
	}[email.state]
	return {
		id: email.id,
		at: email.at,
		kind: 'email',
		isProblem: email.state === 'failed',
		sentence: [`${to}: “${email.subject}”`, state].filter(Boolean).join(', '),
		text: email.text,
		emailId: isToPerson ? email.id : null,
	}
}

/** Lines from the columns that have no event. */
function fromRecord({ confirmedAt, disownedAt, extensionEmailedAt, extendedReplyBy }: Submission): Line[] {
	const line = (at: number | null, id: string, sentence: string): Line[] =>
		at === null ? [] : [{ id, at, sentence, text: '', isProblem: id === 'disowned', kind: 'site', emailId: null }]
	return [
		...line(confirmedAt, 'confirmed', 'They confirmed their email address'),
		...line(disownedAt, 'disowned', 'The owner of the email address said that they did not send it'),
		...(extendedReplyBy
			? line(extensionEmailedAt, 'reminded', `The site told them that it takes until ${formatDate(extendedReplyBy)}`)
			: []),
	]
}
