import { randomUUID } from 'node:crypto'
import type { Store } from '../../store/open-store.ts'

/** Far more than anyone can tell apart. */
const MAX_VIEWS = 20

interface SavedView {
	id: string
	name: string
	/** "?form=adoption&person=me" */
	query: string
}

/** A person's own, by name. */
export async function listViews({ db }: Store, staffId: string): Promise<SavedView[]> {
	return db
		.selectFrom('saved_view')
		.select(['id', 'name', 'query'])
		.where('staff_id', '=', staffId)
		.orderBy('name')
		.execute()
}

/** Saves a view. One of the same name is replaced. */
export function saveView(
	{ write }: Store,
	{ staffId, name, query }: Omit<SavedView, 'id'> & { staffId: string },
	now: number,
): Promise<'done' | 'too many'> {
	return write(async (transaction) => {
		const others = await transaction
			.selectFrom('saved_view')
			.select('id')
			.where('staff_id', '=', staffId)
			.where('name', '<>', name)
			.execute()
		if (others.length >= MAX_VIEWS) return 'too many'
		await transaction
			.insertInto('saved_view')
			.values({ id: randomUUID(), staff_id: staffId, name, query, created_at: now })
			.onConflict((conflict) => conflict.columns(['staff_id', 'name']).doUpdateSet({ query }))
			.execute()
		return 'done'
	})
}

/** One of another person is left alone. */
export async function deleteView({ write }: Store, { id, staffId }: { id: string; staffId: string }): Promise<void> {
	await write((transaction) =>
		transaction.deleteFrom('saved_view').where('id', '=', id).where('staff_id', '=', staffId).execute(),
	)
}
