import type { Dog } from '#content/model/content.ts'
import { caseChecks } from '#domain/desk/cases/case-checks.ts'
import { FORM_WORDS, STATUS_WORDS } from '#domain/desk/cases/status-words.ts'
import { dueWords, formatShortDate } from '#domain/desk/inbox/due-words.ts'
import { type DueBucket, isDueNow } from '#domain/desk/inbox/facets.ts'
import { isAway } from '#domain/desk/inbox/inbox-day.ts'
import type { StaffMember } from '#domain/desk/people/staff.ts'
import { dayIn } from '#lib/dates.ts'
import type { InboxCase } from '#records/cases/inbox/list-inbox.ts'
import type { TeamMember } from '#records/staff/team.ts'

/** How loudly a due day stands out. */
type DueTone = 'ring' | 'overdue' | 'turn' | 'plain'

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
	/** Set for someone to ring first: "1 day overdue"; "" while the day has not passed. */
	late: string
	/** Set for someone to ring; "" for others. */
	phone: string
	bucket: DueBucket
	status: string
	/** What to check before replying, each in a word or two, as the page of the case counts it. */
	checks: string[]
	/** "Lee", "You"; "" for no one. */
	holder: string
	/** "away until 3 Dec"; "" when the holder is here, or nothing is due. */
	away: string
	isClosed: boolean
	/** "12 Nov" */
	received: string
}

interface Today {
	today: string
	timezone: string
	member: StaffMember
	team: readonly TeamMember[]
	dog: (slug: string) => Dog | undefined
}

export function inboxRow(
	{ submission, bucket, dueOn }: InboxCase,
	{ today, timezone, member, team, dog }: Today,
): InboxRow {
	const { id, reference, version, name, town, form, about, aboutSlug, status, assignedTo, answeredAt, createdAt } =
		submission
	const holder = team.find(({ id }) => id === assignedTo)
	const [isWaiting, isAnswered] = [status === 'waiting', answeredAt !== null]
	const isTurn = (isWaiting || isAnswered) && isDueNow(bucket)
	// An email was refused or came back.
	const isNotReached = submission.notReachedAt !== null && submission.closedAt === null
	const isLate = bucket === 'ring' && dueOn !== null && dueOn < today
	const tone = isNotReached ? 'ring' : isTurn ? 'turn' : bucket === 'ring' || bucket === 'overdue' ? bucket : 'plain'
	return {
		id,
		reference,
		version,
		name,
		town,
		about,
		form: FORM_WORDS[form] ?? form,
		status: STATUS_WORDS[status],
		due: isNotReached ? 'Not reached, call them' : dueWords({ bucket, dueOn, isWaiting, isAnswered }, today),
		tone,
		late: isLate ? dueWords({ bucket: 'overdue', dueOn, isWaiting, isAnswered }, today) : '',
		phone: tone === 'ring' ? submission.phone : '',
		bucket,
		checks: caseChecks(submission, dog(aboutSlug)).topics,
		holder: holder ? (holder.id === member.id ? 'You' : holder.name) : '',
		away:
			holder && isAway(holder, today) && isDueNow(bucket)
				? `away until ${formatShortDate(holder.awayUntil ?? '')}`
				: '',
		isClosed: submission.closedAt !== null,
		received: formatShortDate(dayIn(timezone, createdAt)),
	}
}
