import { createNetworkLimit, createRateLimit } from './rate-limit.ts'

export const POST_WINDOW_SECONDS = 600
/** Completing the longest form twice sends about forty. */
export const MAX_POSTS_PER_DRAFT = 120
/** Per address, outside any draft: first pages, newsletter, links. */
export const MAX_POSTS_WITHOUT_DRAFT = 300
/** Per address in all: a school or an office behind one address has hundreds of people. */
export const MAX_POSTS_PER_ADDRESS = 6000

/**
 * Limits of forms in ten minutes; the IPv6 networks around an address have theirs. Each draft has its own, so that people behind one address do not share a limit; a new
 * draft counts as a request without one, so the number of drafts is limited too.
 *
 * @returns a function that counts one request and returns whether it is allowed
 */
export function createPostLimits(now?: () => number) {
	const limit = (max: number) => ({ max, withinMs: POST_WINDOW_SECONDS * 1000, ...(now ? { now } : {}) })
	const takePerDraft = createRateLimit(limit(MAX_POSTS_PER_DRAFT))
	const takeWithoutDraft = createNetworkLimit(limit(MAX_POSTS_WITHOUT_DRAFT))
	const takePerAddress = createNetworkLimit(limit(MAX_POSTS_PER_ADDRESS))
	/** @param draft the id of a stored draft */
	return function take(address: string, draft: string | undefined): boolean {
		const isAddressAllowed = takePerAddress(address)
		return (draft ? takePerDraft(draft) : takeWithoutDraft(address)) && isAddressAllowed
	}
}
