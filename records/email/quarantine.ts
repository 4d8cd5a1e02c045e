import { sql } from 'kysely'
import type { MessageScope } from '#domain/desk/people/message-scope.ts'
import { isInScope } from '../outbox/in-scope.ts'
import type { Store } from '../store/open-store.ts'

/** An email that waits for release by staff. */
export interface QuarantinedEmail {
	id: string
	/** The reference of its submission; null for the link back to a draft, and about a donation or an order. */
	reference: string | null
	to: string
	subject: string
	quarantinedAt: number
	reason: string
}

/** The oldest quarantined emails of a scope. */
export async function listQuarantinedEmails(
	{ db }: Store,
	scope: MessageScope,
	limit: number,
): Promise<QuarantinedEmail[]> {
	const rows = await db
		.selectFrom('delivery')
		.leftJoin('submission', 'submission.id', 'delivery.submission_id')
		.select(['delivery.id', 'payload_json', 'quarantined_at', 'quarantine_reason', 'submission.reference'])
		.where('quarantined_at', 'is not', null)
		.where(isInScope(scope))
		.orderBy('quarantined_at')
		.limit(limit)
		.execute()
	return rows.map((row) => {
		const { to, subject } = JSON.parse(row.payload_json)
		return {
			id: row.id,
			reference: row.reference,
			to: String(to ?? ''),
			subject: String(subject ?? ''),
			quarantinedAt: row.quarantined_at ?? 0,
			reason: row.quarantine_reason ?? '',
		}
	})
}

/**
 * Releases the email of a submission: it is deleted and written again, because its reply deadline may be over. Resolves to false when
 * none is quarantined.
 */
export function releaseEmailOf({ write }: Store, reference: string): Promise<boolean> {
	return write(async (transaction) => {
		const quarantined = await transaction
			.deleteFrom('delivery')
			.where('quarantined_at', 'is not', null)
			.where('submission_id', 'in', (eb) => eb.selectFrom('submission').select('id').where('reference', '=', reference))
			.returning('submission_id')
			.executeTakeFirst()
		if (!quarantined) return false
		await transaction
			.updateTable('submission')
			.set({ pending_emails: ONLY_TO_APPLICANT })
			.where('reference', '=', reference)
			.where('pending_emails', '=', 0)
			.execute()
		return true
	})
}

/** In `pending_emails`: only the email to the person is pending; staff have had their notice. */
export const ONLY_TO_APPLICANT = 2

/** Releases the emails of a scope to an address that belong to no submission. Resolves to how many. */
export function releaseEmailsTo({ write }: Store, scope: MessageScope, email: string, now: number): Promise<number> {
	return write(async (transaction) => {
		const address = email.trim().toLowerCase()
		const pattern = `%${JSON.stringify(email.trim()).replace(/[\\%_]/g, '\\$&')}%`
		const quarantined = await transaction
			.selectFrom('delivery')
			.select(['id', 'payload_json'])
			.where('quarantined_at', 'is not', null)
			.where('submission_id', 'is', null)
			.where(isInScope(scope))
			// What may be to this address: the rest of a flood is not read.
			.where(sql<boolean>`lower(payload_json) like lower(${pattern}) escape '\\'`)
			.execute()
		const ids = quarantined
			.filter(({ payload_json }) => String(JSON.parse(payload_json).to).toLowerCase() === address)
			.map(({ id }) => id)
		if (ids.length === 0) return 0
		await transaction
			.updateTable('delivery')
			.set({ quarantined_at: null, quarantine_reason: null, next_at: now })
			.where('id', 'in', ids)
			.execute()
		return ids.length
	})
}
