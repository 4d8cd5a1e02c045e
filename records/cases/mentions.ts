import type { Transaction } from 'kysely'
import type { Store } from '../store/open-store.ts'
import type { Tables } from '../store/tables/tables.ts'

interface UnreadMention {
	reference: string
	/** The name of the person who wrote. */
	name: string
	at: number
	/** Who wrote the note. */
	by: string
}

/** Stores which colleagues a note names, in the note's transaction. */
export async function addMentions(
	transaction: Transaction<Tables>,
	{ eventId, submissionId, staffIds }: { eventId: string; submissionId: string; staffIds: string[] },
	now: number,
): Promise<void> {
	if (staffIds.length === 0) return
	const rows = staffIds.map((id) => ({
		event_id: eventId,
		staff_id: id,
		submission_id: submissionId,
		at: now,
		read_at: null,
	}))
	await transaction.insertInto('case_mention').values(rows).execute()
}

/** Notes that name a person who has not opened the case since, the newest first. */
export function listUnreadMentions({ db }: Pick<Store, 'db'>, staffId: string): Promise<UnreadMention[]> {
	return db
		.selectFrom('case_mention')
		.innerJoin('submission', 'submission.id', 'case_mention.submission_id')
		.innerJoin('case_event', 'case_event.id', 'case_mention.event_id')
		.innerJoin('staff', 'staff.id', 'case_event.staff_id')
		.select(['submission.reference', 'submission.name', 'case_mention.at', 'staff.name as by'])
		.where('case_mention.staff_id', '=', staffId)
		.where('case_mention.read_at', 'is', null)
		.orderBy('case_mention.at', 'desc')
		.execute()
}

/** The person has opened the case. Writes only when there is something unread. */
export async function markMentionsRead(
	{ db, write }: Store,
	{ staffId, submissionId }: { staffId: string; submissionId: string },
	now: number,
): Promise<void> {
	const unread = await db
		.selectFrom('case_mention')
		.select('event_id')
		.where('staff_id', '=', staffId)
		.where('submission_id', '=', submissionId)
		.where('read_at', 'is', null)
		.execute()
	if (unread.length === 0) return
	await write((transaction) =>
		transaction
			.updateTable('case_mention')
			.set({ read_at: now })
			.where('staff_id', '=', staffId)
			.where('submission_id', '=', submissionId)
			.where('read_at', 'is', null)
			.execute(),
	)
}
