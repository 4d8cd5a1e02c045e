import type { Store } from '../store/open-store.ts'

/** An address that gets news, as whoever sends them needs it. */
export interface Subscriber {
	email: string
	/** "" when it was not said. */
	firstName: string
	interests: string[]
	place: string
	confirmedAt: number
	/** For the `List-Unsubscribe` of each letter: "/newsletter/leave?key=" and this. */
	leaveKey: string
}

/** Everybody who gets news, the newest first. */
export async function listSubscribers({ db }: Store): Promise<Subscriber[]> {
	const rows = await db
		.selectFrom('subscriber')
		.selectAll()
		.where('left_at', 'is', null)
		.orderBy('confirmed_at', 'desc')
		.execute()
	return rows.map((row) => ({
		email: row.email,
		firstName: row.first_name,
		interests: JSON.parse(row.interests_json),
		place: row.place,
		confirmedAt: row.confirmed_at,
		leaveKey: row.leave_key,
	}))
}
