import { type Kysely, sql } from 'kysely'

/** What the content says of the shelf, apart from what staff count at the desk. */
export async function deskCountColumn(db: Kysely<unknown>) {
	await db.schema.alterTable('stock').addColumn('content_counted', 'integer').execute()
	await sql`update stock set content_counted = counted`.execute(db)
}
