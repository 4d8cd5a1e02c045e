import { randomUUID } from 'node:crypto'
import type { Insertable, Transaction } from 'kysely'
import type { Accepted, NewSubmission } from '#domain/applications/submissions/new-submission.ts'
import type { NewDelivery } from '#domain/emails/new-delivery.ts'
import { newReference } from '#lib/reference.ts'
import { phoneDigits } from '#lib/text/phone.ts'
import { searchText } from '#lib/text/search-text.ts'
import { addCaseEvent } from '../cases/events.ts'
import { enqueue } from '../outbox/deliveries.ts'
import type { Store } from '../store/open-store.ts'
import { numberSubmission } from '../store/submission-numbers.ts'
import type { SubmissionTable } from '../store/tables/submission-tables.ts'
import type { Tables } from '../store/tables/tables.ts'

/** Creates the deliveries of a submission once its reference is known. */
export type DeliveriesOf = (accepted: Accepted) => Omit<NewDelivery, 'submissionId'>[]

/**
 * Stores a submission and its deliveries in one transaction. Idempotent by idempotency key.
 *
 * @throws when nothing could be stored
 */
export function accept(store: Store, submission: NewSubmission, deliveriesOf: DeliveriesOf, now: number) {
	return store.write((transaction) => acceptIn(transaction, submission, deliveriesOf, now))
}

/** `accept` as part of a transaction that writes more. */
export async function acceptIn(
	transaction: Transaction<Tables>,
	submission: NewSubmission,
	deliveriesOf: DeliveriesOf,
	now: number,
): Promise<Accepted> {
	for (;;) {
		const row = asRow(submission, now)
		const inserted = await transaction
			.insertInto('submission')
			.values(row)
			.onConflict((conflict) => conflict.doNothing())
			.returning(['id', 'reference'])
			.executeTakeFirst()
		if (inserted) {
			await numberSubmission(transaction, inserted.id)
			await addCaseEvent(transaction, { submissionId: inserted.id, staffId: null, kind: 'received', data: {} }, now)
			const accepted = { ...inserted, replyBy: submission.replyBy, isDuplicate: false }
			const deliveries = deliveriesOf(accepted).map((delivery) => ({ ...delivery, submissionId: inserted.id }))
			await enqueue(transaction, deliveries, now)
			return accepted
		}
		const earlier = await findDuplicate(transaction, submission.idempotencyKey)
		if (earlier) return earlier
		// The reference is taken: try another.
	}
}

async function findDuplicate(transaction: Transaction<Tables>, idempotencyKey: string): Promise<Accepted | undefined> {
	const row = await transaction
		.selectFrom('submission')
		.select(['id', 'reference', 'reply_by'])
		.where('idempotency_key', '=', idempotencyKey)
		.executeTakeFirst()
	return row && { id: row.id, reference: row.reference, replyBy: row.reply_by, isDuplicate: true }
}

function asRow(submission: NewSubmission, now: number): Insertable<SubmissionTable> {
	const reference = newReference(submission.prefix)
	const { postcode } = submission.answers
	return {
		id: randomUUID(),
		form: submission.form,
		reference,
		idempotency_key: submission.idempotencyKey,
		created_at: now,
		reply_by: submission.replyBy,
		status: 'new',
		status_at: now,
		name: submission.name,
		email: submission.email,
		phone: submission.phone,
		town: submission.town,
		about: submission.about,
		about_slug: submission.aboutSlug,
		answers_json: JSON.stringify(submission.answers),
		wording_json: JSON.stringify(submission.wording),
		quarantined: submission.quarantineReasons.length > 0 ? 1 : 0,
		quarantine_reasons_json: JSON.stringify(submission.quarantineReasons),
		flags_json: JSON.stringify(submission.flags),
		text_hash: submission.textHash ?? null,
		confirm_hash: submission.confirmation?.hash ?? null,
		confirm_expires_at: submission.confirmation?.expiresAt ?? null,
		extension_emailed_at: null,
		extended_reply_by: null,
		urgent: submission.isUrgent ? 1 : 0,
		delete_at: submission.deleteAt,
		retention_months: submission.retentionMonths,
		phone_digits: phoneDigits(submission.phone),
		search_text: searchText({ ...submission, reference, postcode: typeof postcode === 'string' ? postcode : '' }),
	}
}
