import { dayWords, dueWords } from '#domain/desk/inbox/due-words.ts'
import { type DueBucket, isDueNow } from '#domain/desk/inbox/facets.ts'
import { isAway } from '#domain/desk/inbox/inbox-day.ts'
import type { StaffMember } from '#domain/desk/staff.ts'
import { FORM_WORDS, STATUS_WORDS } from '#domain/desk/status-words.ts'
import { dayIn } from '#lib/dates.ts'
import type { InboxCase } from '#records/cases/inbox/list-inbox.ts'
import type { TeamMember } from '#records/staff/team.ts'

/** How loudly a due day stands out. */
export type DueTone = 'ring' | 'overdue' | 'turn' | 'plain'

/** A case as a line of the inbox. */
export interface InboxRow {
	id: string
	reference: string
	/** The one that the page shows, for the lock of changes. */
	version: number
	name: string
	town: string
	/** "Adoption" */
	form: string
	/** "Biscuit"; "" for none. */
	about: string
	/** "3 days overdue"; "" for never. */
	due: string
	tone: DueTone
	bucket: DueBucket
	status: string
	/** How many things to check before replying. Flags about health or offences are not counted: each look at them is recorded. */
	flags: number
	/** "Lee", "You"; "" for no one. */
	holder: string
	/** "away until 3 Dec"; "" when the holder is here, or nothing is due. */
	away: string
	/** "12 Nov" */
	received: string
}

interface Today {
	today: string
	timezone: string
	member: StaffMember
	team: readonly TeamMember[]
}

export function inboxRow({ submission, bucket, dueOn }: InboxCase, { today, timezone, member, team }: Today): InboxRow {
	const { id, reference, version, name, town, form, about, status, flags, assignedTo, answeredAt, createdAt } =
		submission
	const holder = team.find(({ id }) => id === assignedTo)
	const [isWaiting, isAnswered] = [status === 'waiting', answeredAt !== null]
	const isTurn = (isWaiting || isAnswered) && isDueNow(bucket)
	// An email was refused or came back.
	const isNotReached = submission.notReachedAt !== null && submission.closedAt === null
	return {
		...{ id, reference, version, name, town, about, form: FORM_WORDS[form] ?? form, status: STATUS_WORDS[status] },
		due: isNotReached ? 'Not reached, call them' : dueWords({ bucket, dueOn, isWaiting, isAnswered }, today),
		tone: isNotReached ? 'ring' : isTurn ? 'turn' : bucket === 'ring' || bucket === 'overdue' ? bucket : 'plain',
		bucket,
		flags: flags.filter(({ isSensitive }) => !isSensitive).length,
		holder: holder ? (holder.id === member.id ? 'You' : holder.name) : '',
		away: holder && isAway(holder, today) && isDueNow(bucket) ? `away until ${dayWords(holder.awayUntil ?? '')}` : '',
		received: dayWords(dayIn(timezone, createdAt)),
	}
}
