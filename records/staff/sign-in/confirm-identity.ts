import { hashKey } from '../../drafts/keys.ts'
import type { Store } from '../../store/open-store.ts'
import { renewSession } from './sessions.ts'
import { type CodeResult, storeRequest } from './sign-in.ts'
import { markUsed, tryCode } from './sign-in-requests.ts'

/** The browser of a signed-in person. */
export interface SignedInBrowser {
	sessionId: string
	staffId: string
	/** The key in its cookie. */
	sessionKey: string
}

/** Emails a code to a signed-in person. It works in this browser only, and does not sign in. */
export function requestCode(
	{ write }: Store,
	{ sessionId, staffId, sessionKey }: SignedInBrowser,
	now: number,
): Promise<void> {
	return write((transaction) =>
		storeRequest(transaction, { staffId, sessionId, browserHash: hashKey(sessionKey) }, now),
	)
}

/** Renews the time of a session's sign-in by the emailed code. @returns its new key */
export function confirmByCode(
	{ write }: Store,
	{ sessionId, staffId, sessionKey, code }: SignedInBrowser & { code: string },
	now: number,
): Promise<CodeResult> {
	return write(async (transaction): Promise<CodeResult> => {
		const tried = await tryCode(transaction, { browserHash: hashKey(sessionKey), sessionId, code }, now)
		if (typeof tried === 'string') return tried
		if (!(await markUsed(transaction, tried, now))) return 'used up'
		const renewed = await renewSession(transaction, { id: sessionId, staffId }, now)
		return renewed === undefined ? 'used up' : { sessionKey: renewed }
	})
}
