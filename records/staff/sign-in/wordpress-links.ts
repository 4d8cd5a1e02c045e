import { hashKey, newKey } from '../../drafts/keys.ts'
import type { Store } from '../../store/open-store.ts'
import { takeAttempt } from './attempts.ts'

/** How long a link from WordPress works. */
export const WORDPRESS_LINK_LIFE_MS = 5 * 60_000
/** By how much the clock of WordPress may be ahead. */
const MAX_CLOCK_SKEW_MS = 60_000
const MAX_LINKS = { max: 20, withinMs: 15 * 60_000 }

/** In place of the hash of a browser's key: no key has this hash, so no code can be tried with it. */
export const FROM_WORDPRESS = 'wordpress'

interface WordPressLink {
	/** The address of the person who is signed in to WordPress. */
	email: string
	/** Each one makes one link. */
	nonce: string
	/** When both the request and its link stop working. */
	expiresAt: number
}

/**
 * Makes a link that signs in a person who is at the desk already, for a request that WordPress has signed. Their role is the desk's.
 *
 * The request stays stored until it expires, so that a copy of it makes no second link.
 *
 * @returns its key; undefined for a person who is not at the desk, a repeated or expired request, and too many
 */
export async function issueWordPressLink(
	store: Store,
	{ email, nonce, expiresAt }: WordPressLink,
	now: number,
): Promise<string | undefined> {
	if (expiresAt <= now || expiresAt > now + WORDPRESS_LINK_LIFE_MS + MAX_CLOCK_SKEW_MS) return undefined
	const address = email.trim().toLowerCase()
	if (!(await takeAttempt(store, [{ key: `wordpress ${store.hashAddress(address)}`, ...MAX_LINKS }], now)))
		return undefined
	const key = newKey()
	return store.write(async (transaction) => {
		const member = await transaction
			.selectFrom('staff')
			.select('id')
			.where('email', '=', address)
			.where('removed_at', 'is', null)
			.executeTakeFirst()
		if (!member) return undefined
		const { numInsertedOrUpdatedRows } = await transaction
			.insertInto('sign_in_request')
			.values({
				id: `${FROM_WORDPRESS} ${hashKey(nonce)}`,
				staff_id: member.id,
				browser_hash: FROM_WORDPRESS,
				link_hash: hashKey(key),
				code_hash: null,
				session_id: null,
				created_at: now,
				expires_at: expiresAt,
				used_at: null,
			})
			.onConflict((conflict) => conflict.column('id').doNothing())
			.executeTakeFirstOrThrow()
		return numInsertedOrUpdatedRows === 1n ? key : undefined
	})
}
