import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../store/tables.ts'
import { hashAddress } from './address.ts'

/** What is kept about news to one address. */
export interface NewsOfPerson {
	/** "asked": has not said yes. */
	state: 'asked' | 'subscribed' | 'left'
	firstName: string
	interests: string[]
	place: string
	/** The words they saw. */
	wording: Record<string, string>
	askedAt: number
	confirmedAt: number | null
	leftAt: number | null
}

export async function newsOfPerson(db: Kysely<Tables>, email: string): Promise<NewsOfPerson[]> {
	const hash = hashAddress(email)
	const [subscribers, requests] = await Promise.all([
		db.selectFrom('subscriber').selectAll().where('email_hash', '=', hash).execute(),
		db
			.selectFrom('news_request')
			.selectAll()
			.where('email_hash', '=', hash)
			.where('confirmed_at', 'is', null)
			.orderBy('asked_at')
			.execute(),
	])
	return [
		...subscribers.map((row) => asNews(row, row.left_at === null ? 'subscribed' : 'left', row.left_at)),
		...requests.map((row) => asNews(row, 'asked', null)),
	]
}

/** Also what proves that they left: news need a new yes in any case. */
export async function forgetNewsOfPerson(transaction: Transaction<Tables>, email: string): Promise<void> {
	const hash = hashAddress(email)
	await transaction.deleteFrom('subscriber').where('email_hash', '=', hash).execute()
	await transaction.deleteFrom('news_request').where('email_hash', '=', hash).execute()
}

interface Kept {
	first_name: string
	interests_json: string
	place: string
	wording_json: string
	asked_at: number
	confirmed_at: number | null
}

function asNews(row: Kept, state: NewsOfPerson['state'], leftAt: number | null): NewsOfPerson {
	return {
		state,
		firstName: row.first_name,
		interests: JSON.parse(row.interests_json),
		place: row.place,
		wording: JSON.parse(row.wording_json),
		askedAt: row.asked_at,
		confirmedAt: row.confirmed_at,
		leftAt,
	}
}
