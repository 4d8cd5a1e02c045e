import type { Kysely } from 'kysely'

/** The record of a case: what happened, tasks, links and drafts. */
export async function caseTables(db: Kysely<unknown>) {
	await eventTables(db)
	await workTables(db)
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
