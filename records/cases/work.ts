import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { SubmissionStatus } from '#domain/applications/submissions/submission-record.ts'
import type { CaseEvent } from '#domain/desk/cases/case-events.ts'
import type { CallResult } from '#domain/desk/cases/case-work.ts'
import type { Store } from '../store/open-store.ts'
import type { Tables } from '../store/tables/tables.ts'
import { type CaseChanges, type ChangeResult, changeCase } from './change-case.ts'
import { isReservedForAnother } from './dog/reservation.ts'
import { addMentions } from './mentions.ts'

/** Who works on which case, and the version that they saw. */
export interface Work {
	submissionId: string
	seenVersion: number
	staffId: string
}

/** Gives a case to a person, or to no one (null). */
export function assignCase({ write }: Store, work: Work, to: string | null, now: number): Promise<ChangeResult> {
	return write((transaction) => change(transaction, work, { assigned_to: to }, { kind: 'assigned', data: { to } }, now))
}

interface StatusChange {
	to: SubmissionStatus
	/** The choice from the list of the status; "" for none. */
	reason: string
	/** Own words. */
	note: string
	/** When a waiting case comes back. */
	backOn: string | null
}

/**
 * "reserved": approving would pass another person for whom the dog is approved.
 *
 * @param past the reference of that person's case, if the page named them
 */
export function changeStatus(
	{ write, engine }: Store,
	work: Work,
	{ past, ...data }: StatusChange & { past: string | null },
	now: number,
): Promise<ChangeResult | 'reserved'> {
	return write(async (transaction) => {
		const approval = { submissionId: work.submissionId, past }
		if (data.to === 'approved' && (await isReservedForAnother(transaction, engine, approval))) return 'reserved'
		const from = await statusOf(transaction, work.submissionId)
		const set = { status: data.to, back_on: data.backOn }
		return change(transaction, work, set, { kind: 'status', data: { from, ...data } }, now)
	})
}

/** A note, and the colleagues it names. The author's draft is done with. */
export function addNote(
	{ write }: Store,
	work: Work,
	data: { text: string; mentions: string[] },
	now: number,
): Promise<ChangeResult> {
	return write(async (transaction) => {
		const id = randomUUID()
		const result = await change(transaction, work, {}, { id, kind: 'note', data }, now)
		if (result !== 'done') return result
		const { submissionId } = work
		await addMentions(transaction, { eventId: id, submissionId, staffIds: data.mentions }, now)
		await deleteDraft(transaction, work)
		return result
	})
}

/** A call. One in which someone spoke to the person is an answer. */
export function recordCall(
	{ write }: Store,
	work: Work,
	data: { result: CallResult; note: string },
	now: number,
): Promise<ChangeResult> {
	const event = { kind: 'call', data } as const
	return write((transaction) =>
		data.result === 'reached'
			? changeAnswered(transaction, work, event, now)
			: change(transaction, work, {}, event, now),
	)
}

/** An answer that the site did not send: at the centre, by post, from another mailbox. */
export function recordAnswer({ write }: Store, work: Work, note: string, now: number): Promise<ChangeResult> {
	return write((transaction) =>
		changeAnswered(transaction, work, { kind: 'answered another way', data: { note } }, now),
	)
}

/** The person replied: the case is looked at again, and is due on a day. */
export function recordReply(
	{ write }: Store,
	work: Work,
	{ text, dueOn }: { text: string; dueOn: string },
	now: number,
): Promise<ChangeResult> {
	return write((transaction) =>
		change(transaction, work, { status: 'in_review', back_on: dueOn }, { kind: 'reply', data: { text } }, now),
	)
}

/** Keeps a case beyond its deletion date, or (null) no longer. */
export function setHold(
	{ write }: Store,
	work: Work,
	hold: { reason: string; until: string } | null,
	now: number,
): Promise<ChangeResult> {
	const event: CaseEvent = hold ? { kind: 'hold', data: hold } : { kind: 'hold ended', data: {} }
	const hold_json = hold && JSON.stringify({ ...hold, staffId: work.staffId, at: now })
	return write((transaction) => change(transaction, work, { hold_json }, event, now))
}

/** A draft of a note that could not be saved, so that it survives the page. */
export function saveNoteDraft({ write }: Store, work: Work, text: string, now: number): Promise<unknown> {
	const row = { content_json: JSON.stringify({ text }), updated_at: now }
	return write((transaction) =>
		transaction
			.insertInto('case_draft')
			.values({ submission_id: work.submissionId, staff_id: work.staffId, kind: 'note', ...row })
			.onConflict((conflict) => conflict.columns(['submission_id', 'staff_id', 'kind']).doUpdateSet(row))
			.execute(),
	)
}

/** "" for none. */
export async function findNoteDraft(
	{ db }: Pick<Store, 'db'>,
	{ submissionId, staffId }: Pick<Work, 'submissionId' | 'staffId'>,
): Promise<string> {
	const row = await db
		.selectFrom('case_draft')
		.select('content_json')
		.where('submission_id', '=', submissionId)
		.where('staff_id', '=', staffId)
		.where('kind', '=', 'note')
		.executeTakeFirst()
	return row ? String(JSON.parse(row.content_json).text ?? '') : ''
}

/** Makes a change of a case in the name of a person. */
export function change(
	transaction: Transaction<Tables>,
	{ submissionId, seenVersion, staffId }: Work,
	set: CaseChanges,
	event: CaseEvent & { id?: string },
	now: number,
): Promise<ChangeResult> {
	return changeCase(transaction, { submissionId, seenVersion }, set, { ...event, staffId }, now)
}

/** The first answer is the one that counts. */
async function changeAnswered(transaction: Transaction<Tables>, work: Work, event: CaseEvent, now: number) {
	const row = await transaction
		.selectFrom('submission')
		.select(['answered_at', 'status', 'back_on'])
		.where('id', '=', work.submissionId)
		.executeTakeFirst()
	// A waiting case keeps its date; one that was due because they replied is answered now.
	const back_on = row?.status === 'waiting' ? row.back_on : null
	return change(transaction, work, { answered_at: row?.answered_at ?? now, back_on }, event, now)
}

async function statusOf(transaction: Transaction<Tables>, submissionId: string): Promise<SubmissionStatus | null> {
	const row = await transaction
		.selectFrom('submission')
		.select('status')
		.where('id', '=', submissionId)
		.executeTakeFirst()
	return row?.status ?? null
}

async function deleteDraft(transaction: Transaction<Tables>, { submissionId, staffId }: Work) {
	await transaction
		.deleteFrom('case_draft')
		.where('submission_id', '=', submissionId)
		.where('staff_id', '=', staffId)
		.where('kind', '=', 'note')
		.execute()
}
