import type { Submission } from '#domain/applications/submissions/submission-record.ts'
import { eventInWords } from '#domain/desk/cases/event-words.ts'
import { listCaseEmails } from '#records/cases/emails/list-emails.ts'
import { listCaseEvents } from '#records/cases/events.ts'
import { listStaff } from '#records/staff/members.ts'
import type { Store } from '#records/store/open-store.ts'

/** What happened to a case while an email was written. */
export interface MeanwhileChanged {
	/** "Ben wrote to Sam two minutes ago: look first" */
	title: string
	/** The oldest first, in sentences. */
	events: string[]
	/** The emails that were written meanwhile. */
	emails: { subject: string; text: string }[]
}

/** What others than the author did, such as a colleague or the applicant; null for nothing. */
export async function othersChangesSince(
	store: Store,
	submission: Submission,
	{ version, staffId }: { version: number; staffId: string },
	now: number,
): Promise<MeanwhileChanged | null> {
	const events = (await listCaseEvents(store, submission.id)).filter((event) => (event.version ?? 0) > version)
	if (events.every((event) => event.staffId === staffId)) return null
	return changesSince(store, submission, version, now)
}

export async function changesSince(
	store: Store,
	{ id, email, name }: Submission,
	version: number,
	now: number,
): Promise<MeanwhileChanged> {
	const events = (await listCaseEvents(store, id)).filter((event) => (event.version ?? 0) > version)
	const staff = new Map((await listStaff(store)).map((member) => [member.id, member.name]))
	const nameOf = (staffId: string) => staff.get(staffId) ?? 'someone'
	const written = events.find(({ kind }) => kind === 'email queued')
	const emails = written ? await listCaseEmails(store, id, email) : []
	const ids = events.flatMap((event) => (event.kind === 'email queued' ? [event.data.emailId] : []))
	const [firstName = 'them'] = name.split(' ')
	return {
		title: written
			? `${written.staffName ?? 'Someone'} wrote to ${firstName} ${agoInWords(now - written.at)}: look first`
			: 'This case changed while you were writing: look first',
		events: events.map((event) => eventInWords(event, nameOf).sentence).reverse(),
		emails: emails.filter((one) => ids.includes(one.id)).map(({ subject, text }) => ({ subject, text })),
	}
}

const NUMBERS = ['', 'a', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** "a moment ago", "two minutes ago", "3 days ago". */
function agoInWords(ms: number): string {
	const minutes = Math.round(ms / 60_000)
	if (minutes < 1) return 'a moment ago'
	if (minutes < 60) return minutes === 1 ? 'a minute ago' : `${NUMBERS[minutes] ?? minutes} minutes ago`
	const hours = Math.round(minutes / 60)
	if (hours < 24) return hours === 1 ? 'an hour ago' : `${NUMBERS[hours] ?? hours} hours ago`
	const days = Math.round(hours / 24)
	return days === 1 ? 'yesterday' : `${days} days ago`
}
