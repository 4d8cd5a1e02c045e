import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../store/tables/tables.ts'

/** What is stored about the newsletter for one address. */
export interface PersonNewsletter {
	/** "asked": not confirmed; "left": unsubscribed. */
	state: 'requested' | 'subscribed' | 'unsubscribed'
	firstName: string
	interests: string[]
	place: string
	/** The wording they saw. */
	wording: Record<string, string>
	requestedAt: number
	confirmedAt: number | null
	unsubscribedAt: number | null
}

/** @param hash of the address */
export async function exportPersonNewsletter(db: Kysely<Tables>, hash: string): Promise<PersonNewsletter[]> {
	const [subscribers, requests] = await Promise.all([
		db.selectFrom('subscriber').selectAll().where('email_hash', '=', hash).execute(),
		db
			.selectFrom('newsletter_request')
			.selectAll()
			.where('email_hash', '=', hash)
			.where('confirmed_at', 'is', null)
			.orderBy('requested_at')
			.execute(),
	])
	return [
		...subscribers.map((row) =>
			asNewsletter(row, row.unsubscribed_at === null ? 'subscribed' : 'unsubscribed', row.unsubscribed_at),
		),
		...requests.map((row) => asNewsletter(row, 'requested', null)),
	]
}

/**
 * Also deletes the proof that they unsubscribed: a new subscription needs confirmation anyway.
 *
 * @param hash of the address
 */
export async function erasePersonNewsletter(transaction: Transaction<Tables>, hash: string): Promise<void> {
	await transaction.deleteFrom('subscriber').where('email_hash', '=', hash).execute()
	await transaction.deleteFrom('newsletter_request').where('email_hash', '=', hash).execute()
}

interface NewsletterRow {
	first_name: string
	interests_json: string
	place: string
	wording_json: string
	requested_at: number
	confirmed_at: number | null
}

function asNewsletter(
	row: NewsletterRow,
	state: PersonNewsletter['state'],
	unsubscribedAt: number | null,
): PersonNewsletter {
	return {
		state,
		firstName: row.first_name,
		interests: JSON.parse(row.interests_json),
		place: row.place,
		wording: JSON.parse(row.wording_json),
		requestedAt: row.requested_at,
		confirmedAt: row.confirmed_at,
		unsubscribedAt,
	}
}
