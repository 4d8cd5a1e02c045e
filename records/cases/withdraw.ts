import type { Transaction } from 'kysely'
import type { Submission, SubmissionStatus } from '#domain/applications/submissions/submission-record.ts'
import type { Email } from '#domain/emails/email.ts'
import { enqueue } from '../outbox/deliveries.ts'
import type { Store } from '../store/open-store.ts'
import type { Tables } from '../store/tables/tables.ts'
import { asSubmission } from '../submissions/submissions.ts'
import { changeCase } from './change-case.ts'
import { stopCheckIns } from './check-ins.ts'

/** After others there is nothing to withdraw. */
const MAY_WITHDRAW: readonly SubmissionStatus[] = ['new', 'in_review', 'waiting', 'approved']

/** "too late": it was answered and closed, or the dog has gone home. */
export type WithdrawResult = 'withdrawn' | 'withdrawn before' | 'too late' | 'unknown'

/** What a press would do; for the page, which changes nothing. */
export function withdrawalState(
	{ status, homeOn }: Pick<Submission, 'status' | 'homeOn'>,
	today: string,
): Exclude<WithdrawResult, 'unknown'> {
	if (status === 'withdrawn') return 'withdrawn before'
	const isHome = homeOn !== null && homeOn <= today
	return MAY_WITHDRAW.includes(status) && !isHome ? 'withdrawn' : 'too late'
}

/**
 * Withdraws an application for the person who sent it: emails to them that were planned are taken back, check-ins stop, staff are
 * told. Idempotent.
 *
 * @param noticeFor the email to staff
 */
export function withdraw(
	{ write }: Store,
	{ reference, today }: { reference: string; today: string },
	noticeFor: (submission: Submission) => Email,
	now: number,
): Promise<WithdrawResult> {
	return write(async (transaction): Promise<WithdrawResult> => {
		for (;;) {
			const row = await transaction
				.selectFrom('submission')
				.selectAll()
				.where('reference', '=', reference)
				.executeTakeFirst()
			if (!row) return 'unknown'
			const state = withdrawalState(asSubmission(row), today)
			if (state !== 'withdrawn') return state
			const changed = await changeCase(
				transaction,
				{ submissionId: row.id, seenVersion: row.version },
				{ status: 'withdrawn' },
				{ staffId: null, kind: 'withdrawn by person', data: {} },
				now,
			)
			// Another press, or a person of the desk, was first: look again.
			if (changed === 'changed meanwhile') continue
			if (changed !== 'done') return 'unknown'
			await stopCheckIns(transaction, row.id, now)
			await takePlannedEmailsBack(transaction, row, now)
			const notice = noticeFor(asSubmission(row))
			await enqueue(transaction, [{ channel: 'email', submissionId: row.id, payload: notice }], now)
			return 'withdrawn'
		}
	})
}

/** Emails to the person that no process has begun to send. Notices to staff are sent as planned. */
async function takePlannedEmailsBack(
	transaction: Transaction<Tables>,
	{ id, email }: { id: string; email: string },
	now: number,
) {
	const planned = await transaction
		.selectFrom('delivery')
		.select(['id', 'payload_json'])
		.where('submission_id', '=', id)
		.where('channel', '=', 'email')
		.where('done_at', 'is', null)
		.where('lease_until', 'is', null)
		.execute()
	const ids = planned.filter(({ payload_json }) => JSON.parse(payload_json).to === email).map((row) => row.id)
	if (ids.length === 0) return
	await transaction.deleteFrom('delivery').where('id', 'in', ids).where('lease_until', 'is', null).execute()
	await transaction.updateTable('case_email').set({ undone_at: now }).where('delivery_id', 'in', ids).execute()
	await transaction.updateTable('submission').set({ pending_emails: 0 }).where('id', '=', id).execute()
}
