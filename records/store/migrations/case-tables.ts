import { type Kysely, sql } from 'kysely'
import { phoneDigits } from '#lib/text/phone-digits.ts'

/** The record of a case: who holds it, what happened, tasks, links and drafts. Earlier submissions get a timeline from their columns. */
export async function caseTables(db: Kysely<unknown>) {
	await caseColumns(db)
	await eventTables(db)
	await workTables(db)
	await fillEarlierRows(db)
}

async function caseColumns(db: Kysely<unknown>) {
	const submission = () => db.schema.alterTable('submission')
	await submission()
		.addColumn('version', 'integer', (c) => c.notNull().defaultTo(0))
		.execute()
	await submission().addColumn('assigned_to', 'text').execute()
	await submission().addColumn('back_on', 'text').execute()
	await submission().addColumn('answered_at', 'bigint').execute()
	await submission().addColumn('closed_at', 'bigint').execute()
	await submission().addColumn('hold_json', 'text').execute()
	await submission().addColumn('retention_months', 'integer').execute()
	await submission()
		.addColumn('phone_digits', 'text', (c) => c.notNull().defaultTo(''))
		.execute()
	await db.schema.createIndex('submission_by_holder').on('submission').column('assigned_to').execute()
	await db.schema.createIndex('submission_by_dog').on('submission').column('about_slug').execute()
	await db.schema.createIndex('submission_by_phone').on('submission').column('phone_digits').execute()
	await sql`create index submission_by_name on submission (lower(name))`.execute(db)
}

async function eventTables(db: Kysely<unknown>) {
	await db.schema
		.createTable('case_event')
		.addColumn('id', 'text', (c) => c.primaryKey())
		.addColumn('submission_id', 'text', (c) => c.notNull().references('submission.id').onDelete('cascade'))
		.addColumn('at', 'bigint', (c) => c.notNull())
		.addColumn('staff_id', 'text')
		.addColumn('version', 'integer')
		.addColumn('kind', 'text', (c) => c.notNull())
		.addColumn('data_json', 'text', (c) => c.notNull())
		.execute()
	await db.schema.createIndex('event_of_case').on('case_event').columns(['submission_id', 'at']).execute()
	await db.schema
		.createTable('case_mention')
		.addColumn('event_id', 'text', (c) => c.notNull().references('case_event.id').onDelete('cascade'))
		.addColumn('staff_id', 'text', (c) => c.notNull())
		.addColumn('submission_id', 'text', (c) => c.notNull().references('submission.id').onDelete('cascade'))
		.addColumn('at', 'bigint', (c) => c.notNull())
		.addColumn('read_at', 'bigint')
		.addPrimaryKeyConstraint('mention_once', ['event_id', 'staff_id'])
		.execute()
	await db.schema.createIndex('mention_of_staff').on('case_mention').columns(['staff_id', 'read_at']).execute()
	await db.schema.createIndex('mention_in_case').on('case_mention').column('submission_id').execute()
}

async function workTables(db: Kysely<unknown>) {
	await db.schema
		.createTable('case_task')
		.addColumn('id', 'text', (c) => c.primaryKey())
		.addColumn('submission_id', 'text', (c) => c.notNull().references('submission.id').onDelete('cascade'))
		.addColumn('text', 'text', (c) => c.notNull())
		.addColumn('due_on', 'text', (c) => c.notNull())
		.addColumn('assigned_to', 'text')
		.addColumn('created_by', 'text', (c) => c.notNull())
		.addColumn('created_at', 'bigint', (c) => c.notNull())
		.addColumn('done_at', 'bigint')
		.addColumn('done_by', 'text')
		.execute()
	await db.schema.createIndex('task_of_case').on('case_task').column('submission_id').execute()
	await db.schema.createIndex('task_of_staff').on('case_task').columns(['assigned_to', 'due_on']).execute()
	await db.schema
		.createTable('case_link')
		.addColumn('id', 'text', (c) => c.primaryKey())
		.addColumn('submission_id', 'text', (c) => c.notNull().references('submission.id').onDelete('cascade'))
		.addColumn('other_id', 'text', (c) => c.notNull().references('submission.id').onDelete('cascade'))
		.addColumn('kind', 'text', (c) => c.notNull())
		.addColumn('staff_id', 'text', (c) => c.notNull())
		.addColumn('at', 'bigint', (c) => c.notNull())
		.addUniqueConstraint('link_once', ['submission_id', 'other_id'])
		.execute()
	await db.schema.createIndex('link_of_other').on('case_link').column('other_id').execute()
	await db.schema
		.createTable('case_draft')
		.addColumn('submission_id', 'text', (c) => c.notNull().references('submission.id').onDelete('cascade'))
		.addColumn('staff_id', 'text', (c) => c.notNull())
		.addColumn('kind', 'text', (c) => c.notNull())
		.addColumn('content_json', 'text', (c) => c.notNull())
		.addColumn('updated_at', 'bigint', (c) => c.notNull())
		.addPrimaryKeyConstraint('case_draft_once', ['submission_id', 'staff_id', 'kind'])
		.execute()
}

/** `retention_months` stays null: their privacy text counted from the day of sending, and `delete_at` keeps that promise. */
async function fillEarlierRows(db: Kysely<unknown>) {
	const closed = sql`('approved', 'declined', 'withdrawn', 'done')`
	await sql`insert into case_event (id, submission_id, at, staff_id, kind, data_json)
		select id || ' received', id, created_at, null, 'received', '{}' from submission`.execute(db)
	await sql`insert into case_event (id, submission_id, at, staff_id, kind, data_json)
		select id || ' status', id, status_at, null, 'status',
			'{"from":null,"to":"' || status || '","reason":"","note":"","backOn":null}'
		from submission where status <> 'new'`.execute(db)
	await sql`update submission set answered_at = status_at
		where status in ('waiting', 'approved', 'declined', 'done')`.execute(db)
	await sql`update submission set closed_at = status_at where status in ${closed}`.execute(db)
	const typed = db.withTables<{ submission: { id: string; phone: string; phone_digits: string } }>()
	const rows = await typed.selectFrom('submission').select(['id', 'phone']).where('phone', '<>', '').execute()
	for (const { id, phone } of rows) {
		const digits = phoneDigits(phone)
		await typed.updateTable('submission').set({ phone_digits: digits }).where('id', '=', id).execute()
	}
}
