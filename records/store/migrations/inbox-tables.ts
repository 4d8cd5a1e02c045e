import { type Kysely, sql } from 'kysely'
import { searchText } from '#lib/text/search-text.ts'

interface Searched {
	id: string
	name: string
	reference: string
	phone: string
	town: string
	about: string
	email: string
	answers_json: string
	search_text: string
}

/** The list of cases: its search, the index it is read from, saved views, and the settings of each person. */
export async function inboxTables(db: Kysely<unknown>) {
	await db.schema
		.alterTable('submission')
		.addColumn('search_text', 'text', (c) => c.notNull().defaultTo(''))
		.execute()
	await fillSearchText(db.withTables<{ submission: Searched }>())
	// All that the list, its filters, counts and search read: SQLite then never reads the rows, which have the answers.
	await sql`create index submission_inbox on submission (status, quarantined, urgent, form, assigned_to, about_slug,
		answered_at, reply_by, back_on, created_at, id, search_text)`.execute(db)
	await db.schema.alterTable('staff').addColumn('away_until', 'text').execute()
	await db.schema
		.alterTable('staff')
		.addColumn('wants_digest', 'integer', (c) => c.notNull().defaultTo(1))
		.execute()
	await db.schema
		.alterTable('staff')
		.addColumn('has_shortcuts', 'integer', (c) => c.notNull().defaultTo(0))
		.execute()
	await db.schema
		.alterTable('staff')
		.addColumn('undo_seconds', 'integer', (c) => c.notNull().defaultTo(60))
		.execute()
	await db.schema
		.createTable('saved_view')
		.addColumn('id', 'text', (c) => c.primaryKey())
		.addColumn('staff_id', 'text', (c) => c.notNull().references('staff.id').onDelete('cascade'))
		.addColumn('name', 'text', (c) => c.notNull())
		.addColumn('query', 'text', (c) => c.notNull())
		.addColumn('created_at', 'bigint', (c) => c.notNull())
		.addUniqueConstraint('view_name_once', ['staff_id', 'name'])
		.execute()
}

async function fillSearchText(db: Kysely<{ submission: Searched }>) {
	const rows = await db
		.selectFrom('submission')
		.select(['id', 'name', 'reference', 'phone', 'town', 'about', 'email', 'answers_json'])
		.execute()
	for (const { id, answers_json, ...parts } of rows) {
		const postcode = postcodeOf(JSON.parse(answers_json))
		const text = searchText({ ...parts, postcode })
		await db.updateTable('submission').set({ search_text: text }).where('id', '=', id).execute()
	}
}

function postcodeOf({ postcode }: Record<string, unknown>): string {
	return typeof postcode === 'string' ? postcode : ''
}
