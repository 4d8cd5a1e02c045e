import { HOUR_MS } from '#lib/dates.ts'
import { hashKey } from '../../drafts/keys.ts'
import type { Store } from '../../store/open-store.ts'
import { lockAttempts } from './attempts.ts'
import { tryCode } from './codes.ts'
import { renewSession } from './sessions.ts'
import { markUsed, requestEmail } from './sign-in-requests.ts'

/** The limit for one person, apart from emails to sign in, which strangers can use up. */
const MAX_EMAILS = { max: 10, withinMs: HOUR_MS }

/** The browser of a signed-in person. */
interface SignedInBrowser {
	sessionId: string
	staffId: string
	/** The key in its cookie. */
	sessionKey: string
}

/** Emails a code to a signed-in person. It works in this browser only, and does not sign in. @returns false when too many were sent */
export function requestCode(
	{ write, engine }: Store,
	{ sessionId, staffId, sessionKey }: SignedInBrowser,
	now: number,
): Promise<boolean> {
	const limits = [{ key: `confirmation emails ${staffId}`, ...MAX_EMAILS }]
	return write(async (transaction) => {
		await lockAttempts(transaction, engine)
		const request = { staffId, sessionId, browserHash: hashKey(sessionKey), limits }
		return (await requestEmail(transaction, request, now)) === undefined
	})
}

/** Renews the time of a session's sign-in by the emailed code. @returns its new key; undefined for a code that does not work */
export function confirmByCode(
	{ write, engine }: Store,
	{ sessionId, staffId, sessionKey, code }: SignedInBrowser & { code: string },
	now: number,
): Promise<string | undefined> {
	return write(async (transaction) => {
		const typed = { engine, browserHash: hashKey(sessionKey), sessionId, code }
		const request = await tryCode(transaction, typed, now)
		if (!request || !(await markUsed(transaction, request, now))) return undefined
		return renewSession(transaction, { id: sessionId, staffId }, now)
	})
}
