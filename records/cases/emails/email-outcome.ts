import type { Selectable, Transaction } from 'kysely'
import type { Store } from '../../store/open-store.ts'
import type { CaseEmailTable } from '../../store/tables/case-email-tables.ts'
import type { Tables } from '../../store/tables/tables.ts'
import { CLOSED_STATUSES } from '../../submissions/submissions.ts'
import { changeCase } from '../change-case.ts'
import { addCaseEvent } from '../events.ts'
import type { BeforeEmail } from './before-email.ts'

/** Records that the mail server accepted an email of a case, in the transaction that marks its delivery as done. */
export async function recordEmailSent(transaction: Transaction<Tables>, deliveryId: string, now: number) {
	const emails = await transaction
		.updateTable('case_email')
		.set({ sent_at: now, failed_at: null })
		.where('delivery_id', '=', deliveryId)
		.where('sent_at', 'is', null)
		.returning(['submission_id', 'subject'])
		.execute()
	for (const { submission_id: submissionId, subject } of emails) {
		const row = await transaction
			.selectFrom('submission')
			.select(['answered_at', 'not_reached_at'])
			.where('id', '=', submissionId)
			.executeTakeFirstOrThrow()
		const event = { staffId: null, kind: 'email sent' as const, data: { emailId: deliveryId, subject } }
		// A page open since the press of "Send" stays current: nothing that a person decides has changed.
		if (row.answered_at !== null && row.not_reached_at === null) {
			await addCaseEvent(transaction, { ...event, submissionId }, now)
			continue
		}
		const set = { answered_at: row.answered_at ?? now, not_reached_at: null }
		await changeCase(transaction, { submissionId, seenVersion: null }, set, event, now)
	}
}

/**
 * Records that an email to the person was refused for good, in the transaction that marks its delivery as failed. It counts as no
 * answer any more, and the case stands open as "not reached".
 */
export async function recordEmailFailed(
	transaction: Transaction<Tables>,
	{ deliveryId, reason, staffId = null }: { deliveryId: string; reason: string; staffId?: string | null },
	now: number,
): Promise<boolean> {
	const emails = await transaction
		.updateTable('case_email')
		.set({ failed_at: now })
		.where('delivery_id', '=', deliveryId)
		.where('failed_at', 'is', null)
		.returningAll()
		.execute()
	for (const email of emails) {
		const data = { emailId: deliveryId, subject: email.subject, reason }
		await takeAnswerBack(transaction, email, { staffId, kind: 'email failed', data }, now)
	}
	return emails.length > 0 || (await recordOtherFailure(transaction, { deliveryId, reason, staffId }, now))
}

/** Records the failure of emails that no person wrote: the first one, a check-in. They are no answers, but the address is wrong. */
async function recordOtherFailure(
	transaction: Transaction<Tables>,
	{ deliveryId, reason, staffId }: { deliveryId: string; reason: string; staffId: string | null },
	now: number,
): Promise<boolean> {
	const row = await transaction
		.selectFrom('delivery')
		.innerJoin('submission', 'submission.id', 'delivery.submission_id')
		.select(['submission.id', 'submission.email', 'submission.not_reached_at', 'delivery.payload_json'])
		.where('delivery.id', '=', deliveryId)
		.where('delivery.channel', '=', 'email')
		.executeTakeFirst()
	const { to, subject } = row ? JSON.parse(row.payload_json) : {}
	if (!row || row.not_reached_at !== null || to !== row.email) return false
	const data = { emailId: deliveryId, subject: String(subject), reason }
	const event = { staffId, kind: 'email failed' as const, data }
	await changeCase(transaction, { submissionId: row.id, seenVersion: null }, { not_reached_at: now }, event, now)
	return true
}

type Outcome = {
	staffId: string | null
} & (
	| { kind: 'email failed'; data: { emailId: string; subject: string; reason: string } }
	| { kind: 'email undone'; data: { emailId: string; subject: string } }
)

/** An email that did not arrive is no answer: what it changed in the case is changed back. */
export async function takeAnswerBack(
	transaction: Transaction<Tables>,
	email: Selectable<CaseEmailTable>,
	outcome: Outcome,
	now: number,
): Promise<void> {
	const { submission_id: submissionId, set_status } = email
	const before: BeforeEmail = JSON.parse(email.before_json)
	const row = await transaction
		.selectFrom('submission')
		.select(['status', 'back_on', 'answered_at', 'home_on'])
		.where('id', '=', submissionId)
		.executeTakeFirstOrThrow()
	const hasFailed = outcome.kind === 'email failed'
	const answered_at =
		row.answered_at === email.created_at ? await otherAnswer(transaction, email, before) : row.answered_at
	const isOwnStatus = set_status !== null && row.status === set_status
	const isUnanswered = answered_at === null && row.status !== 'withdrawn'
	// Someone has to ring: it stands in the inbox, whatever it was before.
	const mustOpen = hasFailed
		? isOwnStatus || (isUnanswered && ['waiting', ...CLOSED_STATUSES].includes(row.status))
		: isUnanswered && CLOSED_STATUSES.includes(isOwnStatus ? before.status : row.status)
	const kept = isOwnStatus ? { status: before.status, back_on: before.backOn } : {}
	const status = mustOpen ? { status: 'in_review' as const } : hasFailed ? {} : kept
	const home = hasFailed ? { not_reached_at: now } : { home_on: before.homeOn }
	const set = { ...status, ...home, answered_at }
	await changeCase(transaction, { submissionId, seenVersion: null }, set, outcome, now)
	if (!hasFailed && before.homeOn === null) await deleteUnsentCheckIns(transaction, submissionId)
}

/** When the first other email that is not known to have failed was written; what counted before, else. */
async function otherAnswer(
	transaction: Transaction<Tables>,
	{ id, submission_id }: Selectable<CaseEmailTable>,
	{ answeredAt }: BeforeEmail,
): Promise<number | null> {
	const other = await transaction
		.selectFrom('case_email')
		.select('created_at')
		.where('submission_id', '=', submission_id)
		.where('id', '!=', id)
		.where('failed_at', 'is', null)
		.where('undone_at', 'is', null)
		.orderBy('created_at')
		.executeTakeFirst()
	return answeredAt ?? other?.created_at ?? null
}

async function deleteUnsentCheckIns(transaction: Transaction<Tables>, submissionId: string) {
	await transaction
		.deleteFrom('check_in')
		.where('submission_id', '=', submissionId)
		.where('sent_at', 'is', null)
		.execute()
}

/**
 * "This email came back": staff found the bounce in the mailbox. Resolves to false when the case has no such email that was sent.
 *
 * @param emailId of the delivery
 */
export function emailCameBack(
	{ write }: Store,
	{ reference, emailId, staffId }: { reference: string; emailId: string; staffId: string },
	now: number,
): Promise<boolean> {
	return write(async (transaction) => {
		const sent = await transaction
			.selectFrom('delivery')
			.leftJoin('case_email', 'case_email.delivery_id', 'delivery.id')
			.innerJoin('submission', (join) =>
				join.on((eb) =>
					eb.or([
						eb('submission.id', '=', eb.ref('delivery.submission_id')),
						eb('submission.id', '=', eb.ref('case_email.submission_id')),
					]),
				),
			)
			.select('delivery.id')
			.where('delivery.id', '=', emailId)
			.where('delivery.done_at', 'is not', null)
			.where('submission.reference', '=', reference)
			.executeTakeFirst()
		return (
			sent !== undefined && recordEmailFailed(transaction, { deliveryId: emailId, reason: CAME_BACK, staffId }, now)
		)
	})
}

/** The reason of an email that the mail server accepted and returned later. */
const CAME_BACK = 'it came back'
