import { type ExpressionBuilder, type Kysely, sql, type Transaction } from 'kysely'
import { DAY_MS } from '#lib/dates.ts'
import type { Store } from '../store/open-store.ts'
import { recordDeletedNumbers } from '../store/submission-numbers.ts'
import type { Tables } from '../store/tables/tables.ts'
import { FORMS_WITHOUT_REPLY } from '../submissions/submissions.ts'
import { hasExpiredDonations, severExpiredDonations } from './expired-donations.ts'
import { hasEndedPresents, severRecipients } from './expired-recipients.ts'
import { clearClientHashes, hasOldClientHashes } from './order-client-hashes.ts'

/** The links in them work for this long (`LINK_LIFE_MS`). */
const RETAINED_QUARANTINED_EMAILS_MS = 14 * DAY_MS
/** Emails without a submission (a newsletter's confirmation) that were sent or failed for good, for questions about them. */
const RETAINED_OTHER_EMAILS_MS = 30 * DAY_MS
/** How far the audit log of the desk goes back. */
export const RETAINED_AUDIT_MS = 365 * DAY_MS

/** What open pages are told; a page that was away longer is loaded again. */
const RETAINED_DESK_EVENTS_MS = DAY_MS

export interface Deleted {
	submissions: number
	drafts: number
	emails: number
	/** Never confirmed. */
	newsletterRequests: number
	/** Without their personal data; the amounts stay. */
	anonymisedDonations: number
}

export const NOTHING_DELETED: Deleted = {
	submissions: 0,
	drafts: 0,
	emails: 0,
	newsletterRequests: 0,
	anonymisedDonations: 0,
}

/**
 * Deletes expired records: submissions with their deliveries, drafts, other emails and unconfirmed newsletter requests. Of donations only
 * what is personal.
 */
export async function deleteExpired({ db, write }: Store, now: number): Promise<Deleted> {
	if (!(await isAnythingDue(db, now))) return NOTHING_DELETED
	return write(async (transaction) => {
		await deleteExpiredSignIns(transaction, now)
		await severRecipients(transaction, now)
		await clearClientHashes(transaction, now)
		await transaction.deleteFrom('stock_notice').where('expires_at', '<=', now).execute()
		await recordDeletedNumbers(transaction, isExpired(now))
		const submissions = await transaction.deleteFrom('submission').where(isExpired(now)).executeTakeFirstOrThrow()
		const drafts = await transaction.deleteFrom('draft').where('expires_at', '<=', now).executeTakeFirstOrThrow()
		const emails = await transaction
			.deleteFrom('delivery')
			.where('submission_id', 'is', null)
			.where((eb) => isOld(eb, now))
			.executeTakeFirstOrThrow()
		const newsletterRequests = await transaction
			.deleteFrom('newsletter_request')
			.where('expires_at', '<=', now)
			.executeTakeFirstOrThrow()
		return {
			submissions: Number(submissions.numDeletedRows),
			drafts: Number(drafts.numDeletedRows),
			emails: Number(emails.numDeletedRows),
			newsletterRequests: Number(newsletterRequests.numDeletedRows),
			anonymisedDonations: await severExpiredDonations(transaction, now),
		}
	})
}

/** Open cases are not deleted by time, with the exceptions of `isDatedForDeletion`. */
export function isExpired(now: number) {
	return sql<boolean>`(delete_at <= ${now} and (closed_at is not null or retention_months is null or quarantined = 1
		or form in (${sql.join(FORMS_WITHOUT_REPLY)})
		or (confirm_hash is not null and confirmed_at is null and answered_at is null and status = 'new')))`
}

/** Read-only. */
async function isAnythingDue(db: Kysely<Tables>, now: number): Promise<boolean> {
	const found = await Promise.all([
		db.selectFrom('submission').select('id').where(isExpired(now)).limit(1).executeTakeFirst(),
		db.selectFrom('draft').select('form').where('expires_at', '<=', now).limit(1).executeTakeFirst(),
		otherEmails(db, now).limit(1).executeTakeFirst(),
		db.selectFrom('newsletter_request').select('place').where('expires_at', '<=', now).limit(1).executeTakeFirst(),
		db.selectFrom('stock_notice').select('id').where('expires_at', '<=', now).limit(1).executeTakeFirst(),
		db.selectFrom('staff_session').select('id').where('expires_at', '<=', now).limit(1).executeTakeFirst(),
		db.selectFrom('staff_device').select('staff_id').where('expires_at', '<=', now).limit(1).executeTakeFirst(),
		db.selectFrom('sign_in_attempt').select('id').where('expires_at', '<=', now).limit(1).executeTakeFirst(),
		db.selectFrom('sign_in_request').select('id').where('expires_at', '<=', now).limit(1).executeTakeFirst(),
		db.selectFrom('held_form').select('key_hash').where('expires_at', '<=', now).limit(1).executeTakeFirst(),
		db.selectFrom('sign_in_challenge').select('purpose').where('expires_at', '<=', now).limit(1).executeTakeFirst(),
		db.selectFrom('provider_sign_in').select('path').where('expires_at', '<=', now).limit(1).executeTakeFirst(),
		oldDeskEvents(db, now).limit(1).executeTakeFirst(),
		oldAudit(db, now).limit(1).executeTakeFirst(),
		oldInvitations(db, now).limit(1).executeTakeFirst(),
		formerMembers(db, now).limit(1).executeTakeFirst(),
	])
	if (found.some((row) => row !== undefined) || (await hasOldClientHashes(db, now))) return true
	return (await hasExpiredDonations(db, now)) || hasEndedPresents(db, now)
}

function oldAudit(db: Kysely<Tables>, now: number) {
	return db
		.selectFrom('audit_entry')
		.select('id')
		.where('at', '<=', now - RETAINED_AUDIT_MS)
}

/** Whose names the audit log needs no more. */
function oldInvitations(db: Kysely<Tables>, now: number) {
	return db
		.selectFrom('staff_invitation')
		.select('id')
		.where('email', '!=', '')
		.where('expires_at', '<=', now)
		.where('created_at', '<=', now - RETAINED_AUDIT_MS)
}

/** Removed from the desk longer ago than the audit log goes back, with their address. */
function formerMembers(db: Kysely<Tables>, now: number) {
	return db
		.selectFrom('staff')
		.select('id')
		.where('email', '!=', '')
		.where('removed_at', '<=', now - RETAINED_AUDIT_MS)
}

function oldDeskEvents(db: Kysely<Tables>, now: number) {
	return db
		.selectFrom('desk_event')
		.select('id')
		.where('at', '<=', now - RETAINED_DESK_EVENTS_MS)
}

/** What of signing in has ended, the audit log beyond a year, whom invitations were for, and the addresses of former members. */
async function deleteExpiredSignIns(transaction: Transaction<Tables>, now: number) {
	await transaction.deleteFrom('staff_session').where('expires_at', '<=', now).execute()
	await transaction.deleteFrom('staff_device').where('expires_at', '<=', now).execute()
	await transaction.deleteFrom('sign_in_attempt').where('expires_at', '<=', now).execute()
	await transaction.deleteFrom('sign_in_request').where('expires_at', '<=', now).execute()
	await transaction
		.deleteFrom('desk_event')
		.where('at', '<=', now - RETAINED_DESK_EVENTS_MS)
		.execute()
	await transaction.deleteFrom('held_form').where('expires_at', '<=', now).execute()
	await transaction.deleteFrom('sign_in_challenge').where('expires_at', '<=', now).execute()
	await transaction.deleteFrom('provider_sign_in').where('expires_at', '<=', now).execute()
	await transaction
		.deleteFrom('audit_entry')
		.where('at', '<=', now - RETAINED_AUDIT_MS)
		.execute()
	// The rows stay: one that was ever made says that there is a desk.
	await transaction
		.updateTable('staff_invitation')
		.set({ email: '', name: '' })
		.where('id', 'in', oldInvitations(transaction, now))
		.execute()
	// The name stays in the timelines of cases.
	await transaction.updateTable('staff').set({ email: '' }).where('id', 'in', formerMembers(transaction, now)).execute()
}

function otherEmails(db: Kysely<Tables>, now: number) {
	return db
		.selectFrom('delivery')
		.select('id')
		.where('submission_id', 'is', null)
		.where((eb) => isOld(eb, now))
}

function isOld(eb: ExpressionBuilder<Tables, 'delivery'>, now: number) {
	return eb.or([
		eb('done_at', '<=', now - RETAINED_OTHER_EMAILS_MS),
		eb('failed_at', '<=', now - RETAINED_OTHER_EMAILS_MS),
		eb('quarantined_at', '<=', now - RETAINED_QUARANTINED_EMAILS_MS),
	])
}
