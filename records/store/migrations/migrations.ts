import { type Kysely, type Migration, sql } from 'kysely'
import { cardStartTable } from './card-start-table.ts'
import { caseEmailTables } from './case-email-tables.ts'
import { caseTables } from './case-tables.ts'
import { deskCountColumn } from './desk-count-column.ts'
import { fileTables } from './file-tables.ts'
import { givingTables } from './giving-tables.ts'
import { heartbeatTables } from './heartbeat-tables.ts'
import { identityTables } from './identity-tables.ts'
import { inboxTables } from './inbox-tables.ts'
import { liveTables } from './live-tables.ts'
import { replacedKeys } from './replaced-keys-table.ts'
import { shopTables } from './shop-tables.ts'
import { signInTables } from './sign-in-tables.ts'
import { sponsorshipEventTable } from './sponsorship-event-table.ts'
import { staffTables } from './staff-tables.ts'
import { stockNoticeTable } from './stock-notice-table.ts'
import { submissionNumbers } from './submission-number-tables.ts'

/** Run in the order of their names. Released migrations and their names never change. */
export const migrations: Record<string, Migration> = {
	'0001_applications': { up: applications },
	'0002_jobs': { up: jobs },
	'0003_newsletter': { up: newsletter },
	'0004_same_address': { up: sameAddress },
	'0005_newsletter_released': { up: newsletterReleased },
	'0006_staff_flags': { up: staffFlags },
	'0007_urgent': { up: urgent },
	'0008_heartbeats': { up: heartbeatTables },
	'0009_new_addresses': { up: newAddresses },
	'0010_replaced_keys': { up: replacedKeys },
	'0011_submission_numbers': { up: submissionNumbers },
	'0012_staff': { up: staffTables },
	'0013_cases': { up: caseTables },
	'0014_inbox': { up: inboxTables },
	'0015_case_emails': { up: caseEmailTables },
	'0016_sign_in': { up: signInTables },
	'0018_live': { up: liveTables },
	'0019_files': { up: fileTables },
	'0020_giving': { up: givingTables },
	'0021_card_starts': { up: cardStartTable },
	'0022_identities': { up: identityTables },
	'0023_sponsorship_events': { up: sponsorshipEventTable },
	'0024_shop': { up: shopTables },
	'0025_stock_notices': { up: stockNoticeTable },
	'0027_desk_counts': { up: deskCountColumn },
}

async function applications(db: Kysely<unknown>) {
	await submissionTable(db)
	await draftTable(db)
	await deliveryTable(db)
}

async function jobs(db: Kysely<unknown>) {
	await db.schema.alterTable('submission').addColumn('extended_reply_by', 'text').execute()
	await db.schema
		.alterTable('submission')
		.addColumn('pending_emails', 'integer', (c) => c.notNull().defaultTo(0))
		.execute()
	await db.schema
		.createTable('job_run')
		.addColumn('job', 'text', (c) => c.notNull())
		.addColumn('day', 'text', (c) => c.notNull())
		.addColumn('done_at', 'bigint', (c) => c.notNull())
		.addPrimaryKeyConstraint('job_run_once', ['job', 'day'])
		.execute()
}

async function newsletter(db: Kysely<unknown>) {
	await db.schema
		.createTable('newsletter_request')
		.addColumn('confirm_hash', 'text', (c) => c.primaryKey())
		.addColumn('email_hash', 'text', (c) => c.notNull())
		.addColumn('email', 'text', (c) => c.notNull())
		.addColumn('first_name', 'text', (c) => c.notNull())
		.addColumn('interests_json', 'text', (c) => c.notNull())
		.addColumn('place', 'text', (c) => c.notNull())
		.addColumn('wording_json', 'text', (c) => c.notNull())
		.addColumn('quarantine_reasons_json', 'text', (c) => c.notNull())
		.addColumn('requested_at', 'bigint', (c) => c.notNull())
		.addColumn('expires_at', 'bigint', (c) => c.notNull())
		.addColumn('confirmed_at', 'bigint')
		.execute()
	await db.schema.createIndex('newsletter_request_by_email').on('newsletter_request').column('email_hash').execute()
	await db.schema.createIndex('newsletter_request_to_delete').on('newsletter_request').column('expires_at').execute()
	await db.schema
		.createTable('subscriber')
		.addColumn('email_hash', 'text', (c) => c.primaryKey())
		.addColumn('email', 'text', (c) => c.notNull())
		.addColumn('first_name', 'text', (c) => c.notNull())
		.addColumn('interests_json', 'text', (c) => c.notNull())
		.addColumn('place', 'text', (c) => c.notNull())
		.addColumn('wording_json', 'text', (c) => c.notNull())
		.addColumn('requested_at', 'bigint', (c) => c.notNull())
		.addColumn('confirmed_at', 'bigint', (c) => c.notNull())
		.addColumn('unsubscribe_key', 'text', (c) => c.notNull().unique())
		.addColumn('unsubscribed_at', 'bigint')
		.execute()
}

/** Addresses are compared in lower case. */
async function sameAddress(db: Kysely<unknown>) {
	await db.schema.dropIndex('submission_by_email').execute()
	await sql`create index submission_by_address on submission (lower(email), created_at)`.execute(db)
}

async function newsletterReleased(db: Kysely<unknown>) {
	await db.schema
		.alterTable('newsletter_request')
		.addColumn('pending_email', 'integer', (c) => c.notNull().defaultTo(0))
		.execute()
}

/** Earlier submissions have none: the dog may have changed since. */
async function staffFlags(db: Kysely<unknown>) {
	await db.schema
		.alterTable('submission')
		.addColumn('flags_json', 'text', (c) => c.notNull().defaultTo('[]'))
		.execute()
}

/** For earlier submissions it is derived from the answer. */
async function urgent(db: Kysely<unknown>) {
	await db.schema
		.alterTable('submission')
		.addColumn('urgent', 'integer', (c) => c.notNull().defaultTo(0))
		.execute()
	await sql`update submission set urgent = 1 where form = 'surrender' and answers_json like ${'%"safe":"no"%'}`.execute(
		db,
	)
}

/** Confirmation of addresses, and the limit for unconfirmed ones. */
async function newAddresses(db: Kysely<unknown>) {
	await db.schema.alterTable('submission').addColumn('confirm_hash', 'text').execute()
	await db.schema.alterTable('submission').addColumn('confirm_expires_at', 'bigint').execute()
	await db.schema.alterTable('submission').addColumn('confirmed_at', 'bigint').execute()
	await db.schema.alterTable('submission').addColumn('disowned_at', 'bigint').execute()
	await db.schema.createIndex('submission_by_confirm').on('submission').column('confirm_hash').unique().execute()
	await db.schema.alterTable('delivery').addColumn('quarantined_at', 'bigint').execute()
	await db.schema.alterTable('delivery').addColumn('quarantine_reason', 'text').execute()
	await db.schema
		.createTable('new_address_email')
		.addColumn('id', 'text', (c) => c.primaryKey())
		.addColumn('client_hash', 'text', (c) => c.notNull())
		.addColumn('sent_at', 'bigint', (c) => c.notNull())
		.execute()
	await db.schema.createIndex('new_address_email_by_time').on('new_address_email').column('sent_at').execute()
	await db.schema
		.createTable('email_alarm')
		.addColumn('id', 'text', (c) => c.primaryKey())
		.addColumn('raised_at', 'bigint', (c) => c.notNull())
		.execute()
	await db.schema
		.createTable('daily_total')
		.addColumn('kind', 'text', (c) => c.notNull())
		.addColumn('client_hash', 'text', (c) => c.notNull())
		.addColumn('day', 'text', (c) => c.notNull())
		.addColumn('count', 'bigint', (c) => c.notNull())
		.addPrimaryKeyConstraint('daily_total_once', ['kind', 'client_hash', 'day'])
		.execute()
	await addressEmails(db)
}

async function addressEmails(db: Kysely<unknown>) {
	await db.schema
		.createTable('address_email')
		.addColumn('email_hash', 'text', (c) => c.primaryKey())
		.addColumn('since', 'bigint', (c) => c.notNull())
		.addColumn('count', 'bigint', (c) => c.notNull())
		.execute()
	await db.schema.createIndex('address_email_by_time').on('address_email').column('since').execute()
}

async function submissionTable(db: Kysely<unknown>) {
	await db.schema
		.createTable('submission')
		.addColumn('id', 'text', (c) => c.primaryKey())
		.addColumn('form', 'text', (c) => c.notNull())
		.addColumn('reference', 'text', (c) => c.notNull().unique())
		.addColumn('idempotency_key', 'text', (c) => c.notNull().unique())
		.addColumn('created_at', 'bigint', (c) => c.notNull())
		.addColumn('reply_by', 'text', (c) => c.notNull())
		.addColumn('status', 'text', (c) => c.notNull())
		.addColumn('status_at', 'bigint', (c) => c.notNull())
		.addColumn('name', 'text', (c) => c.notNull())
		.addColumn('email', 'text', (c) => c.notNull())
		.addColumn('phone', 'text', (c) => c.notNull())
		.addColumn('town', 'text', (c) => c.notNull())
		.addColumn('about', 'text', (c) => c.notNull())
		.addColumn('about_slug', 'text', (c) => c.notNull())
		.addColumn('answers_json', 'text', (c) => c.notNull())
		.addColumn('wording_json', 'text', (c) => c.notNull())
		.addColumn('quarantined', 'integer', (c) => c.notNull())
		.addColumn('quarantine_reasons_json', 'text', (c) => c.notNull())
		.addColumn('text_hash', 'text')
		.addColumn('extension_emailed_at', 'bigint')
		.addColumn('delete_at', 'bigint', (c) => c.notNull())
		.execute()
	await db.schema.createIndex('submission_by_status').on('submission').columns(['status', 'created_at']).execute()
	await db.schema.createIndex('submission_to_delete').on('submission').column('delete_at').execute()
	await db.schema.createIndex('submission_by_email').on('submission').column('email').execute()
	await db.schema.createIndex('submission_by_text').on('submission').column('text_hash').execute()
}

async function draftTable(db: Kysely<unknown>) {
	await db.schema
		.createTable('draft')
		.addColumn('key_hash', 'text', (c) => c.primaryKey())
		.addColumn('form', 'text', (c) => c.notNull())
		.addColumn('bytes', 'bigint', (c) => c.notNull())
		.addColumn('answers_json', 'text', (c) => c.notNull())
		.addColumn('created_at', 'bigint', (c) => c.notNull())
		.addColumn('updated_at', 'bigint', (c) => c.notNull())
		.addColumn('expires_at', 'bigint', (c) => c.notNull())
		.addColumn('link_hash', 'text', (c) => c.unique())
		.addColumn('submission_id', 'text', (c) => c.references('submission.id').onDelete('cascade'))
		.execute()
	await db.schema.createIndex('draft_to_delete').on('draft').column('expires_at').execute()
	// The sum of sizes is read at each start, from the index alone.
	await db.schema.createIndex('draft_by_size').on('draft').columns(['submission_id', 'bytes']).execute()
	await db.schema
		.createTable('draft_start')
		.addColumn('id', 'text', (c) => c.primaryKey())
		.addColumn('client_hash', 'text', (c) => c.notNull())
		.addColumn('started_at', 'bigint', (c) => c.notNull())
		.execute()
	await db.schema
		.createIndex('draft_start_by_client')
		.on('draft_start')
		.columns(['client_hash', 'started_at'])
		.execute()
	await db.schema.createIndex('draft_start_by_time').on('draft_start').column('started_at').execute()
}

async function deliveryTable(db: Kysely<unknown>) {
	await db.schema
		.createTable('delivery')
		.addColumn('id', 'text', (c) => c.primaryKey())
		.addColumn('channel', 'text', (c) => c.notNull())
		.addColumn('submission_id', 'text', (c) => c.references('submission.id').onDelete('cascade'))
		.addColumn('payload_json', 'text', (c) => c.notNull())
		.addColumn('created_at', 'bigint', (c) => c.notNull())
		.addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
		.addColumn('next_at', 'bigint', (c) => c.notNull())
		.addColumn('lease_until', 'bigint')
		.addColumn('done_at', 'bigint')
		.addColumn('failed_at', 'bigint')
		.addColumn('last_error', 'text')
		.execute()
	await db.schema
		.createIndex('delivery_due')
		.on('delivery')
		.column('next_at')
		.where(sql<boolean>`done_at is null and failed_at is null`)
		.execute()
	await db.schema.createIndex('delivery_of_submission').on('delivery').column('submission_id').execute()
}
