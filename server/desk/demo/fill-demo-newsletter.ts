import { DEMO_MARK } from '#domain/desk/demo.ts'
import { DAY_MS, HOUR_MS } from '#lib/dates.ts'
import { NEWS_PROMISE, NEWS_TEXT } from '#lib/newsletter-words.ts'
import { hashKey, newKey } from '#records/drafts/keys.ts'
import { CONFIRM_LIFE_MS } from '#records/newsletter/subscribe.ts'
import { listSubscriberPage } from '#records/newsletter/subscriber-pages.ts'
import type { Store } from '#records/store/open-store.ts'
import { DEMO_PEOPLE } from './demo-people.ts'

const PLACES = ['footer', 'page', 'home'] as const
const INTERESTS = [['dogs'], ['dogs', 'fostering'], [], ['events'], ['dogs', 'events']] as const
const SUBSCRIBERS = 14
/** Asked, and have yet to press yes. */
const UNCONFIRMED = 2
const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T

const addressOf = (index: number) => `${index + 1}@demo.invalid`

/** Under which invented people are in the newsletter. */
export function demoAddressHashes({ hashAddress }: Pick<Store, 'hashAddress'>): string[] {
	return DEMO_PEOPLE.map((_, index) => hashAddress(addressOf(index)))
}

/**
 * Adds people who get the newsletter, and some who have not confirmed. None where real people have subscribed: the next export would have
 * invented addresses. No email is sent.
 *
 * @returns how many get it
 */
export async function fillDemoNewsletter(store: Store, { now }: { now: number }): Promise<number> {
	if ((await listSubscriberPage(store, { search: '', page: 1 })).total > 0) return 0
	const people = DEMO_PEOPLE.slice(0, SUBSCRIBERS + UNCONFIRMED).map(([firstName], index) => {
		const email = addressOf(index)
		const place = pick(PLACES, index)
		return {
			email,
			email_hash: store.hashAddress(email),
			place,
			first_name: `${firstName} ${DEMO_MARK}`,
			interests_json: JSON.stringify(pick(INTERESTS, index)),
			wording_json: JSON.stringify({ offer: NEWS_TEXT, privacy: NEWS_PROMISE }),
		}
	})
	await store.write(async (transaction) => {
		const subscribers = people.slice(0, SUBSCRIBERS).map((person, index) => {
			const confirmedAt = now - Math.round((index * index + 1) * 1.5 * DAY_MS)
			const requestedAt = confirmedAt - (index % 3 === 0 ? 20 * HOUR_MS : HOUR_MS / 4)
			return {
				...person,
				requested_at: requestedAt,
				confirmed_at: confirmedAt,
				unsubscribe_key: newKey(),
				unsubscribed_at: null,
			}
		})
		await transaction.insertInto('subscriber').values(subscribers).execute()
		const requests = people.slice(SUBSCRIBERS).map((person, index) => {
			const requestedAt = now - (index + 1) * DAY_MS
			const expiry = { requested_at: requestedAt, expires_at: requestedAt + CONFIRM_LIFE_MS, confirmed_at: null }
			return { ...person, ...expiry, confirm_hash: hashKey(newKey()), quarantine_reasons_json: '[]' }
		})
		await transaction.insertInto('newsletter_request').values(requests).execute()
	})
	return SUBSCRIBERS
}
