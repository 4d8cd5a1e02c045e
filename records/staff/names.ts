import type { Store } from '../store/open-store.ts'

/** The names of all people of the desk by id, removed ones too, for timelines. */
export async function staffNames({ db }: Pick<Store, 'db'>): Promise<Map<string, string>> {
	const rows = await db.selectFrom('staff').select(['id', 'name']).execute()
	return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The names on invitations by their id, also of those that ended: who was invited, for the audit log. */
export async function invitedNames({ db }: Pick<Store, 'db'>): Promise<Map<string, string>> {
	const rows = await db.selectFrom('staff_invitation').select(['id', 'name']).execute()
	return new Map(rows.map(({ id, name }) => [id, name]))
}
