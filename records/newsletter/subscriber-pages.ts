import { sql } from 'kysely'
import type { Store } from '../store/open-store.ts'

export const SUBSCRIBERS_PER_PAGE = 50

/** A subscriber with what they agreed to. */
interface SubscriberRow {
	email: string
	/** "" when not given. */
	firstName: string
	interests: string[]
	/** Where the form was: "page", "home", "footer". */
	place: string
	/** The wording they saw, there and in the email. */
	wording: Record<string, string>
	requestedAt: number
	confirmedAt: number
}

/** What remains of someone who unsubscribed: the proof, without the address. */
interface UnsubscribedRow {
	requestedAt: number
	confirmedAt: number
	unsubscribedAt: number
}

/** One page of subscribers, newest first, whose address or name has the search text. */
export async function listSubscriberPage({ db }: Store, { search, page }: { search: string; page: number }) {
	const pattern = `%${search.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`
	const matching = db
		.selectFrom('subscriber')
		.where('unsubscribed_at', 'is', null)
		.$if(search !== '', (query) =>
			query.where(sql<boolean>`lower(email || ' ' || first_name) like ${pattern} escape '\\'`),
		)
	const { total } = await matching.select((eb) => eb.fn.countAll().as('total')).executeTakeFirstOrThrow()
	const rows = await matching
		.selectAll()
		.orderBy('confirmed_at', 'desc')
		.orderBy('email_hash')
		.limit(SUBSCRIBERS_PER_PAGE)
		.offset((page - 1) * SUBSCRIBERS_PER_PAGE)
		.execute()
	const subscribers = rows.map(
		(row): SubscriberRow => ({
			email: row.email,
			firstName: row.first_name,
			interests: JSON.parse(row.interests_json),
			place: row.place,
			wording: JSON.parse(row.wording_json),
			requestedAt: row.requested_at,
			confirmedAt: row.confirmed_at,
		}),
	)
	return { subscribers, total: Number(total) }
}

/** How many asked and have not pressed yes in our email yet. Without those in quarantine, who have had none. */
export async function countUnconfirmed({ db }: Store, now: number): Promise<number> {
	const { count } = await db
		.selectFrom('newsletter_request')
		.select(({ fn }) => fn.countAll().as('count'))
		.where('confirmed_at', 'is', null)
		.where('expires_at', '>', now)
		.where('quarantine_reasons_json', '=', '[]')
		.executeTakeFirstOrThrow()
	return Number(count)
}

/** The newest who unsubscribed, and how many there are. */
export async function listUnsubscribed({ db }: Store, limit: number) {
	const left = db.selectFrom('subscriber').where('unsubscribed_at', 'is not', null)
	const { total } = await left.select((eb) => eb.fn.countAll().as('total')).executeTakeFirstOrThrow()
	const rows = await left
		.select(['requested_at as requestedAt', 'confirmed_at as confirmedAt', 'unsubscribed_at as unsubscribedAt'])
		.$narrowType<UnsubscribedRow>()
		.orderBy('unsubscribed_at', 'desc')
		.limit(limit)
		.execute()
	return { unsubscribed: rows, total: Number(total) }
}
