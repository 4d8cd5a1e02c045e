import type { Transaction } from 'kysely'
import type { Submission } from '#domain/applications/submissions/submission-record.ts'
import type { Email } from '#domain/emails/email.ts'
import type { Confirmation } from '#domain/emails/new-delivery.ts'
import { DAY_MS } from '#lib/dates.ts'
import { hashKey, newKey } from '../drafts/keys.ts'
import { enqueue } from '../outbox/deliveries.ts'
import type { Store } from '../store/open-store.ts'
import type { Tables } from '../store/tables/tables.ts'
import { asSubmission } from './submissions.ts'

/** How long the button in the first email works. */
export const CONFIRM_LIFE_MS = 30 * DAY_MS

/** Quarantine reason of a submission whose address belongs to someone else. */
const DISOWNED = 'the owner of the email address says they did not send it'

export function newConfirmation(now: number): Confirmation {
	const key = newKey()
	return { key, hash: hashKey(key), expiresAt: now + CONFIRM_LIFE_MS }
}

/** The submission of a confirmation key. Does not use the key up: mail scanners follow every link. */
export async function findByConfirmKey({ db }: Store, key: string, now: number): Promise<Submission | undefined> {
	const row = await db
		.selectFrom('submission')
		.selectAll()
		.where('confirm_hash', '=', hashKey(key))
		.where('confirm_expires_at', '>', now)
		.executeTakeFirst()
	return row && asSubmission(row)
}

/**
 * Confirms the address of a submission. Idempotent: the copy is sent once.
 *
 * @param copyFor the email with all answers; undefined for none
 * @throws when it could not be stored
 */
export function confirmAddress(
	{ write }: Store,
	key: string,
	copyFor: (submission: Submission) => Email | undefined,
	now: number,
): Promise<Submission | undefined> {
	return write(async (transaction) => {
		const row = await byKey(transaction, key, now)
		if (!row) return undefined
		const submission = asSubmission(row)
		const { numUpdatedRows } = await transaction
			.updateTable('submission')
			.set({ confirmed_at: now })
			.where('id', '=', row.id)
			.where('confirmed_at', 'is', null)
			.executeTakeFirstOrThrow()
		const copy = numUpdatedRows === 1n ? copyFor(submission) : undefined
		if (copy) await enqueue(transaction, [{ channel: 'email', submissionId: row.id, payload: copy }], now)
		return submission
	})
}

/**
 * Disowns a submission for the owner of its address: it is quarantined, sends no more emails there, and its key is used up. Resolves to
 * false when the key is unknown or expired.
 *
 * @param noticeFor the notice to staff
 * @throws when it could not be stored
 */
export function disown(
	{ write }: Store,
	key: string,
	noticeFor: (submission: Submission) => Email,
	now: number,
): Promise<boolean> {
	return write(async (transaction) => {
		const row = await byKey(transaction, key, now)
		if (!row) return false
		const { numUpdatedRows } = await transaction
			.updateTable('submission')
			.set({
				quarantined: 1,
				quarantine_reasons_json: JSON.stringify([...JSON.parse(row.quarantine_reasons_json), DISOWNED]),
				disowned_at: now,
				confirmed_at: null,
				confirm_hash: null,
				pending_emails: 0,
			})
			.where('id', '=', row.id)
			.where('disowned_at', 'is', null)
			.executeTakeFirstOrThrow()
		if (numUpdatedRows !== 1n) return false
		// A person who typed the address of another gets no way in by a link that was sent there.
		await transaction.deleteFrom('file_link').where('submission_id', '=', row.id).execute()
		const notice = noticeFor(asSubmission(row))
		await enqueue(transaction, [{ channel: 'email', submissionId: row.id, payload: notice }], now)
		return true
	})
}

function byKey(transaction: Transaction<Tables>, key: string, now: number) {
	return transaction
		.selectFrom('submission')
		.selectAll()
		.where('confirm_hash', '=', hashKey(key))
		.where('confirm_expires_at', '>', now)
		.executeTakeFirst()
}
