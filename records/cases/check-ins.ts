import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Submission } from '#domain/applications/submissions/submission-record.ts'
import { CHECK_IN_ANSWERS, type CheckInAnswer, type CheckInKind } from '#domain/desk/check-ins/check-in-answers.ts'
import { checkInDays } from '#domain/desk/check-ins/check-in-days.ts'
import type { Email } from '#domain/emails/email.ts'
import { DAY_MS } from '#lib/dates.ts'
import { enqueue } from '../outbox/deliveries.ts'
import type { Store } from '../store/open-store.ts'
import type { Tables } from '../store/tables/tables.ts'
import { asSubmission } from '../submissions/submissions.ts'
import { type ChangeResult, changeCase } from './change-case.ts'
import { addCaseEvent } from './events.ts'

/** A check-in is not sent later than this after its day: "two days" would be wrong. */
const MAX_LATE_DAYS = 5
/** The adoption has ended, or was none. */
const ENDED = ['withdrawn', 'fell through', 'returned', 'declined'] as const

export interface CheckIn {
	id: string
	kind: CheckInKind
	dueOn: string
	sentAt: number | null
	answeredAt: number | null
	answer: CheckInAnswer | null
	words: string
	stoppedAt: number | null
}

/** Plans the check-ins of an adoption; those that are not sent yet move with the day. */
export async function planCheckIns(transaction: Transaction<Tables>, submissionId: string, homeOn: string) {
	await transaction
		.deleteFrom('check_in')
		.where('submission_id', '=', submissionId)
		.where('sent_at', 'is', null)
		.execute()
	const rows = checkInDays(homeOn).map(({ kind, dueOn }) => ({
		id: randomUUID(),
		submission_id: submissionId,
		kind,
		due_on: dueOn,
		sent_at: null,
		answered_at: null,
		answer: null,
		stopped_at: null,
	}))
	await transaction
		.insertInto('check_in')
		.values(rows)
		.onConflict((conflict) => conflict.doNothing())
		.execute()
}

interface HomeDay {
	submissionId: string
	seenVersion: number
	/** `YYYY-MM-DD` */
	homeOn: string
	staffId: string
}

/** "The dog went home": the day from which check-ins are counted. */
export function setHomeDay(
	{ write }: Store,
	{ submissionId, seenVersion, homeOn, staffId }: HomeDay,
	now: number,
): Promise<ChangeResult> {
	return write(async (transaction) => {
		const event = { staffId, kind: 'went home' as const, data: { homeOn } }
		const changed = await changeCase(transaction, { submissionId, seenVersion }, { home_on: homeOn }, event, now)
		if (changed === 'done') await planCheckIns(transaction, submissionId, homeOn)
		return changed
	})
}

/** By their day. */
export async function listCheckIns({ db }: Store, submissionId: string): Promise<CheckIn[]> {
	const rows = await db
		.selectFrom('check_in')
		.selectAll()
		.where('submission_id', '=', submissionId)
		.orderBy('due_on')
		.execute()
	return rows.map((row) => ({
		id: row.id,
		kind: row.kind,
		dueOn: row.due_on,
		sentAt: row.sent_at,
		answeredAt: row.answered_at,
		answer: row.answer,
		words: row.words,
		stoppedAt: row.stopped_at,
	}))
}

export interface DueCheckIn {
	id: string
	kind: CheckInKind
	homeOn: string
	submission: Submission
}

/** Check-ins to send today; none to a person who cannot be reached, withdrew, or brought the dog back. */
export async function listDueCheckIns({ db }: Store, today: string): Promise<DueCheckIn[]> {
	const earliest = new Date(Date.parse(today) - MAX_LATE_DAYS * DAY_MS).toISOString().slice(0, 10)
	const rows = await db
		.selectFrom('submission')
		.innerJoin('check_in', 'check_in.submission_id', 'submission.id')
		.selectAll('submission')
		.select(['check_in.id as check_in_id', 'check_in.kind'])
		.where('check_in.due_on', '<=', today)
		.where('check_in.due_on', '>=', earliest)
		.where('check_in.sent_at', 'is', null)
		.where('check_in.stopped_at', 'is', null)
		.where('submission.status', 'not in', ENDED)
		.where('submission.email', '!=', '')
		.where('submission.disowned_at', 'is', null)
		.where('submission.not_reached_at', 'is', null)
		.orderBy('check_in.due_on')
		.execute()
	return rows.flatMap((row) => {
		const { check_in_id: id, kind, home_on: homeOn } = row
		return homeOn === null ? [] : [{ id, kind, homeOn, submission: asSubmission(row) }]
	})
}

/** Puts a check-in into the outbox, once. Resolves to false when another process did, or the adoption has ended meanwhile. */
export function sendCheckIn(
	{ write }: Store,
	{ id, kind, submission }: DueCheckIn,
	email: Email,
	now: number,
): Promise<boolean> {
	return write(async (transaction) => {
		const { numUpdatedRows } = await transaction
			.updateTable('check_in')
			.set({ sent_at: now })
			.where('id', '=', id)
			.where('sent_at', 'is', null)
			.where('stopped_at', 'is', null)
			.where((eb) =>
				eb.exists(
					eb
						.selectFrom('submission')
						.select('submission.id')
						.where('submission.id', '=', submission.id)
						.where('submission.status', 'not in', ENDED),
				),
			)
			.executeTakeFirstOrThrow()
		if (numUpdatedRows !== 1n) return false
		const payload = { ...email, to: submission.email }
		await enqueue(transaction, [{ channel: 'email', submissionId: submission.id, payload }], now)
		await addCaseEvent(
			transaction,
			{ submissionId: submission.id, staffId: null, kind: 'check-in sent', data: { after: kind } },
			now,
		)
		return true
	})
}

interface AskedCheckIn extends CheckIn {
	submission: Submission
	hasEnded: boolean
}

/** A check-in by the id in its link. Changes nothing: mail scanners follow every link. */
export async function findCheckIn({ db }: Pick<Store, 'db'>, id: string): Promise<AskedCheckIn | undefined> {
	const row = await db.selectFrom('check_in').selectAll().where('id', '=', id).executeTakeFirst()
	if (!row) return undefined
	const submission = await db
		.selectFrom('submission')
		.selectAll()
		.where('id', '=', row.submission_id)
		.executeTakeFirstOrThrow()
	return {
		id: row.id,
		kind: row.kind,
		dueOn: row.due_on,
		sentAt: row.sent_at,
		answeredAt: row.answered_at,
		answer: row.answer,
		words: row.words,
		stoppedAt: row.stopped_at,
		submission: asSubmission(submission),
		hasEnded: row.stopped_at !== null || ENDED.some((status) => status === submission.status),
	}
}

interface Answered {
	id: string
	answer: CheckInAnswer
	/** Already limited in length. */
	words: string
}

type AnswerResult = 'stored' | 'answered before' | 'ended' | 'unknown'

/**
 * Stores the answer to a check-in. A second press changes nothing, unless it asks for more help than the first. "We need help" and
 * questions open the case again; help is urgent.
 *
 * @param noticeFor the email to staff; undefined for none
 */
export function answerCheckIn(
	{ write }: Store,
	{ id, answer, words }: Answered,
	noticeFor: (checkIn: AskedCheckIn) => Email | undefined,
	now: number,
): Promise<AnswerResult> {
	return write(async (transaction): Promise<AnswerResult> => {
		const checkIn = await findCheckIn({ db: transaction as Store['db'] }, id)
		if (!checkIn) return 'unknown'
		if (checkIn.hasEnded) return 'ended'
		const milder = CHECK_IN_ANSWERS.slice(0, CHECK_IN_ANSWERS.indexOf(answer))
		const { numUpdatedRows } = await transaction
			.updateTable('check_in')
			.set({ answered_at: now, answer, words })
			.where('id', '=', id)
			.where((eb) => eb.or([eb('answer', 'is', null), ...(milder.length > 0 ? [eb('answer', 'in', milder)] : [])]))
			.executeTakeFirstOrThrow()
		if (numUpdatedRows !== 1n) return 'answered before'
		const submissionId = checkIn.submission.id
		const event = { staffId: null, kind: 'check-in answered' as const, data: { after: checkIn.kind, answer, words } }
		if (answer === 'well') await addCaseEvent(transaction, { ...event, submissionId }, now)
		else await openAgain(transaction, submissionId, answer, event, now)
		const notice = noticeFor(checkIn)
		if (notice) await enqueue(transaction, [{ channel: 'email', submissionId, payload: notice }], now)
		return 'stored'
	})
}

async function openAgain(
	transaction: Transaction<Tables>,
	submissionId: string,
	answer: CheckInAnswer,
	event: Parameters<typeof changeCase>[3],
	now: number,
) {
	const urgent = answer === 'help' ? { urgent: 1, answered_at: null } : {}
	await changeCase(transaction, { submissionId, seenVersion: null }, { status: 'in_review', ...urgent }, event, now)
}

/** No further check-ins: the person withdrew, or a person of the desk decided so. */
export async function stopCheckIns(transaction: Transaction<Tables>, submissionId: string, now: number): Promise<void> {
	await transaction
		.updateTable('check_in')
		.set({ stopped_at: now })
		.where('submission_id', '=', submissionId)
		.where('stopped_at', 'is', null)
		.where('answered_at', 'is', null)
		.execute()
}
