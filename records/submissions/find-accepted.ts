import type { Store } from '../store/open-store.ts'

/** What the page after sending repeats of a submission. */
export interface Thanked {
	reference: string
	/** `YYYY-MM-DD` */
	replyBy: string
	about: string
	aboutSlug: string
	email: string
	/** The day was named to the person: it is not in quarantine, and is not waiting for its first email since. */
	isPromised: boolean
	isUrgent: boolean
}

/** A submission by its id, which the draft knows; null when it has been deleted since. */
export async function findAccepted({ db }: Store, id: string): Promise<Thanked | null> {
	const row = await db
		.selectFrom('submission')
		.select(['reference', 'reply_by', 'about', 'about_slug', 'email', 'quarantined', 'letters_owed', 'urgent'])
		.where('id', '=', id)
		.executeTakeFirst()
	if (!row) return null
	return {
		reference: row.reference,
		replyBy: row.reply_by,
		about: row.about,
		aboutSlug: row.about_slug,
		email: row.email,
		isPromised: row.quarantined === 0 && row.letters_owed !== 1,
		isUrgent: row.urgent === 1,
	}
}
