import type { StaffSession } from '#domain/desk/staff.ts'
import { findSession } from '#records/staff/sessions.ts'
import type { Store } from '#records/store/open-store.ts'
import { readKey } from './cookies.server.ts'

interface Asked {
	store: Store
	siteUrl: string
	now: number
}

/** The session of a request, read from the store each time: revoking it ends the next request. */
export async function sessionOf(request: Request, { store, siteUrl, now }: Asked): Promise<StaffSession | undefined> {
	const key = await readKey(request, 'session', siteUrl)
	return key === undefined ? undefined : findSession(store, key, now)
}
