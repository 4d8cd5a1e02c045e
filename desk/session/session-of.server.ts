import type { StaffSession } from '#domain/desk/people/staff.ts'
import { findSession } from '#records/staff/sign-in/sessions.ts'
import type { Store } from '#records/store/open-store.ts'
import { readKey } from './cookies.server.ts'

interface SessionParams {
	store: Store
	siteUrl: string
	now: number
}

/** Sent by open pages by themselves: a page that is only open does not keep its session from going idle. */
const BACKGROUND_PATHS = /^\/desk\/(events|live|presence)(\.data)?$/

/** The session of a request, read from the store each time: revoking it ends the next request. */
export async function sessionOf(
	request: Request,
	{ store, siteUrl, now }: SessionParams,
): Promise<StaffSession | undefined> {
	const key = await readKey(request, 'session', siteUrl)
	const isUsed = !BACKGROUND_PATHS.test(new URL(request.url).pathname)
	return key === undefined ? undefined : findSession(store, key, now, { isUsed })
}
