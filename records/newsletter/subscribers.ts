import type { Store } from '../store/open-store.ts'

/** A confirmed subscriber. */
export interface Subscriber {
	email: string
	/** "" when not given. */
	firstName: string
	interests: string[]
	place: string
	confirmedAt: number
	/** For the link in each newsletter: "/newsletter/unsubscribe?key=". */
	unsubscribeKey: string
}

/** All subscribers, newest first. */
export async function listSubscribers({ db }: Store): Promise<Subscriber[]> {
	const rows = await db
		.selectFrom('subscriber')
		.selectAll()
		.where('unsubscribed_at', 'is', null)
		.orderBy('confirmed_at', 'desc')
		.execute()
	return rows.map((row) => ({
		email: row.email,
		firstName: row.first_name,
		interests: JSON.parse(row.interests_json),
		place: row.place,
		confirmedAt: row.confirmed_at,
		unsubscribeKey: row.unsubscribe_key,
	}))
}
