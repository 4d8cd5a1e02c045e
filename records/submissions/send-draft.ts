import type { Transaction } from 'kysely'
import type { Accepted, NewSubmission } from '#domain/applications/new-submission.ts'
import { hashKey } from '../drafts/keys.ts'
import type { Store } from '../store/open-store.ts'
import type { Tables } from '../store/tables.ts'
import { acceptIn, type DeliveriesOf } from './accept.ts'

const DAY = 86_400_000
/** How long the page that thanks can be opened again on the device that sent the form. */
export const THANKS_LIFE_MS = 7 * DAY

/**
 * Makes a draft a submission: its answers, what must be delivered about them and the end of the draft in one commit. A draft
 * makes one submission, however often and from wherever it is sent.
 *
 * @returns null when the draft is gone
 * @throws when it could not be kept: then the draft is as it was.
 */
export function sendDraft(
	{ write }: Store,
	key: string,
	submission: Omit<NewSubmission, 'idempotencyKey'>,
	deliveriesOf: DeliveriesOf,
	now: number,
): Promise<Accepted | null> {
	const keyHash = hashKey(key)
	return write(async (transaction) => {
		const draft = await transaction
			.selectFrom('draft')
			.select('submission_id')
			.where('key_hash', '=', keyHash)
			.where('expires_at', '>', now)
			.executeTakeFirst()
		if (!draft) return null
		if (draft.submission_id) return sentAs(transaction, draft.submission_id)
		const accepted = await acceptIn(
			transaction,
			{ ...submission, idempotencyKey: `draft ${keyHash}` },
			deliveriesOf,
			now,
		)
		await transaction
			.updateTable('draft')
			// The answers are the submission's now: nobody needs them twice.
			.set({ submission_id: accepted.id, answers_json: '{}', link_hash: null, expires_at: now + THANKS_LIFE_MS })
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
