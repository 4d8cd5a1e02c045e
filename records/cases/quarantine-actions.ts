import { sql, type Transaction } from 'kysely'
import type { MessageScope } from '#domain/desk/people/message-scope.ts'
import { releaseEmailOf, releaseEmailsTo } from '../email/quarantine.ts'
import { releaseRequest } from '../newsletter/quarantined.ts'
import { isInScope } from '../outbox/in-scope.ts'
import { listHolds } from '../retention/deletion-calendar.ts'
import { recordEvent } from '../staff/audit.ts'
import type { Store } from '../store/open-store.ts'
import { recordDeletedNumbers } from '../store/submission-numbers.ts'
import type { Tables } from '../store/tables/tables.ts'
import { release } from '../submissions/submissions.ts'

/** Something in quarantine. */
export type Quarantined =
	| { kind: 'case'; reference: string }
	| { kind: 'newsletter'; email: string }
	/** An email; `id` is its delivery. */
	| { kind: 'email'; id: string }

/** Who decides, and what they may decide about; the rest of what they picked stays as it is. */
interface Decider {
	staffId: string
	scope: MessageScope
}

/** Releases each; returns how many were still in quarantine. The site sends their emails within five minutes. */
export async function releaseQuarantined(
	store: Store,
	picked: Quarantined[],
	{ staffId, scope }: Decider,
	now: number,
) {
	let released = 0
	for (const one of picked) {
		if (!mayDecide(one, scope) || !(await releaseOne(store, one, scope, now))) continue
		released += 1
		const event = { staffId, action: 'released from quarantine', subject: subjectOf(one) } as const
		await store.write((transaction) => recordEvent(transaction, event, now))
	}
	return released
}

/** How many forms, newsletter requests and emails of a scope wait for a decision. */
export async function countQuarantined({ db }: Store, scope: MessageScope, now: number) {
	const [cases, requests, emails] = await Promise.all([
		db
			.selectFrom('submission')
			.select(({ fn }) => fn.countAll().as('count'))
			.where('quarantined', '=', 1)
			.executeTakeFirstOrThrow(),
		db
			.selectFrom('newsletter_request')
			.select(({ fn }) => fn.countAll().as('count'))
			.where('quarantine_reasons_json', '!=', '[]')
			.where('expires_at', '>', now)
			.executeTakeFirstOrThrow(),
		db
			.selectFrom('delivery')
			.select(({ fn }) => fn.countAll().as('count'))
			.where('quarantined_at', 'is not', null)
			.where(isInScope(scope))
			.executeTakeFirstOrThrow(),
	])
	return {
		cases: scope.hasCases ? Number(cases.count) : 0,
		requests: scope.hasNewsletter ? Number(requests.count) : 0,
		emails: Number(emails.count),
	}
}

/** Whether the scope allows it; for an email its row says more. */
function mayDecide({ kind }: Quarantined, { hasCases, hasNewsletter }: MessageScope): boolean {
	if (kind === 'case') return hasCases
	return kind === 'email' || hasNewsletter
}

async function releaseOne(store: Store, one: Quarantined, scope: MessageScope, now: number): Promise<boolean> {
	if (one.kind === 'case') return release(store, one.reference)
	if (one.kind === 'newsletter') return releaseRequest(store, one.email, now)
	const row = await store.db
		.selectFrom('delivery')
		.leftJoin('submission', 'submission.id', 'delivery.submission_id')
		.select(['delivery.payload_json', 'submission.reference'])
		.where('delivery.id', '=', one.id)
		.where('delivery.quarantined_at', 'is not', null)
		.where(isInScope(scope))
		.executeTakeFirst()
	if (!row) return false
	if (row.reference) return releaseEmailOf(store, row.reference)
	return (await releaseEmailsTo(store, scope, String(JSON.parse(row.payload_json).to), now)) > 0
}

/**
 * Deletes each for good, only while it is in quarantine, and no case that is on hold: a sender may bring an answered case here by saying that it is
 * not theirs.
 *
 * @param decider.today `YYYY-MM-DD`
 * @returns how many were deleted, and the references of those on hold
 */
export function deleteQuarantined(
	{ write, hashAddress }: Store,
	picked: Quarantined[],
	{ staffId, scope, today }: Decider & { today: string },
	now: number,
) {
	return write(async (transaction) => {
		const holds = new Set((await listHolds({ db: transaction }, today)).map(({ reference }) => reference))
		const isHeld = (one: Quarantined) => one.kind === 'case' && holds.has(one.reference)
		let deleted = 0
		for (const one of picked) {
			if (isHeld(one) || !mayDecide(one, scope)) continue
			if (!(await deleteOne(transaction, one, { hashAddress, scope }))) continue
			deleted += 1
			await recordEvent(transaction, { staffId, action: 'deleted', subject: subjectOf(one) }, now)
		}
		return { deleted, onHold: scope.hasCases ? picked.filter(isHeld).map(subjectOf) : [] }
	})
}

async function deleteOne(
	transaction: Transaction<Tables>,
	one: Quarantined,
	{ hashAddress, scope }: Pick<Store, 'hashAddress'> & Pick<Decider, 'scope'>,
): Promise<boolean> {
	if (one.kind === 'case') {
		const isIt = sql<boolean>`reference = ${one.reference} and quarantined = 1`
		await recordDeletedNumbers(transaction, isIt)
		const { numDeletedRows } = await transaction.deleteFrom('submission').where(isIt).executeTakeFirstOrThrow()
		return numDeletedRows > 0n
	}
	if (one.kind === 'newsletter') {
		const { numDeletedRows } = await transaction
			.deleteFrom('newsletter_request')
			.where('email_hash', '=', hashAddress(one.email))
			.where('quarantine_reasons_json', '!=', '[]')
			.executeTakeFirstOrThrow()
		return numDeletedRows > 0n
	}
	const { numDeletedRows } = await transaction
		.deleteFrom('delivery')
		.where('id', '=', one.id)
		.where('quarantined_at', 'is not', null)
		.where(isInScope(scope))
		.executeTakeFirstOrThrow()
	return numDeletedRows > 0n
}

/** For the audit log: ids, never an address. */
function subjectOf(one: Quarantined): string {
	if (one.kind === 'case') return one.reference
	return one.kind === 'email' ? `email ${one.id.slice(0, 8)}` : 'newsletter request'
}
