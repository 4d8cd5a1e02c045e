import type { Transaction } from 'kysely'
import type { Accepted, NewSubmission } from '#domain/applications/submissions/new-submission.ts'
import { DAY_MS } from '#lib/dates.ts'
import { hashKey } from '../drafts/keys.ts'
import { BYTES_BESIDE_ANSWERS, takeFromDay } from '../store/daily-totals.ts'
import type { Store } from '../store/open-store.ts'
import type { Tables } from '../store/tables/tables.ts'
import { acceptIn, type DeliveriesOf } from './accept.ts'

/** How long the sending device can open the confirmation page. */
const CONFIRMATION_LIFE_MS = 7 * DAY_MS

interface SentDraft {
	key: string
	/** A keyed hash of the visitor's network address; "" when it is not known. */
	clientHash: string
}

/**
 * Turns a draft into a submission with its deliveries, in one transaction. Idempotent: a draft makes one submission.
 *
 * @returns undefined when the draft is gone
 * @throws `DayFullError` when too many forms were sent today, from this address or in all, another error when it could not be stored; the draft is unchanged
 */
export function sendDraft(
	{ write }: Store,
	{ key, clientHash }: SentDraft,
	submission: Omit<NewSubmission, 'idempotencyKey'>,
	deliveriesOf: DeliveriesOf,
	now: number,
): Promise<Accepted | undefined> {
	const keyHash = hashKey(key)
	return write(async (transaction) => {
		const draft = await transaction
			.selectFrom('draft')
			.select('submission_id')
			.where('key_hash', '=', keyHash)
			.where('expires_at', '>', now)
			.executeTakeFirst()
		if (!draft) return undefined
		if (draft.submission_id) return sentAs(transaction, draft.submission_id)
		const amount = Buffer.byteLength(JSON.stringify(submission.answers)) + BYTES_BESIDE_ANSWERS
		await takeFromDay(transaction, 'forms', { amount, clientHash }, now)
		const accepted = await acceptIn(
			transaction,
			{ ...submission, idempotencyKey: `draft ${keyHash}` },
			deliveriesOf,
			now,
		)
		await transaction
			.updateTable('draft')
			.set({ submission_id: accepted.id, answers_json: '{}', link_hash: null, expires_at: now + CONFIRMATION_LIFE_MS })
			.where('key_hash', '=', keyHash)
			.execute()
		return accepted
	})
}

async function sentAs(transaction: Transaction<Tables>, id: string): Promise<Accepted> {
	const { reference, reply_by } = await transaction
		.selectFrom('submission')
		.select(['reference', 'reply_by'])
		.where('id', '=', id)
		.executeTakeFirstOrThrow()
	return { id, reference, replyBy: reply_by, isDuplicate: true }
}
