import { createCookie } from 'react-router'
import type { Answers } from '#domain/forms/answers/answers.ts'
import { DRAFT_LIFE_MS, findDraft, saveAnswers, startDraft } from '#records/drafts/drafts.ts'
import { isKey } from '#records/drafts/keys.ts'
import type { Store } from '#records/store/open-store.ts'

/** The form of the draft in the store. */
const FORM = 'checkout'
/** In the answers of a draft whose order was placed: its id, and nothing else. */
const PLACED = 'placed'
/** In the answers: what the last page showed. */
export const SHOWN = 'shown'

export interface CheckoutDraft {
	key: string
	answers: Answers
}

/** The checkout's cookie, like that of the applications (`draft-cookie.server.ts`). */
function cookieOf(siteUrl: string) {
	const isHttps = siteUrl.startsWith('https:')
	return createCookie(isHttps ? '__Host-checkout' : 'checkout', {
		path: '/',
		httpOnly: true,
		sameSite: 'lax',
		secure: isHttps,
		maxAge: DRAFT_LIFE_MS / 1000,
	})
}

/** What was typed so far on this device; of an order that was placed only its id is left. */
export async function findCheckoutDraft(
	request: Request,
	store: Store,
	siteUrl: string,
	now: number,
): Promise<{ draft: CheckoutDraft | null; placedId: string | null }> {
	const key: unknown = await cookieOf(siteUrl).parse(request.headers.get('Cookie'))
	const stored = typeof key === 'string' && isKey(key) ? await findDraft(store, key, FORM, now) : undefined
	if (!stored || typeof key !== 'string') return { draft: null, placedId: null }
	const placed = stored.answers[PLACED]
	if (typeof placed === 'string') return { draft: null, placedId: placed }
	return { draft: { key, answers: stored.answers }, placedId: null }
}

/**
 * Stores answers.
 *
 * @param clientHash a keyed hash of the network address
 * @returns the `Set-Cookie` of a draft that had to be started
 * @throws `DraftRefusedError` beyond a limit
 */
export async function saveCheckout(
	store: Store,
	draft: CheckoutDraft | null,
	answers: Answers,
	{ siteUrl, now, clientHash }: { siteUrl: string; now: number; clientHash: string },
): Promise<string | null> {
	if (draft && (await saveAnswers(store, draft.key, answers, now))) return null
	const key = await startDraft(store, FORM, { ...draft?.answers, ...answers }, now, clientHash)
	return cookieOf(siteUrl).serialize(key)
}

/** The order has it all: the draft keeps its id only, so that "Back" leads to it. */
export async function closeCheckout(store: Store, { key, answers }: CheckoutDraft, id: string, now: number) {
	await saveAnswers(store, key, { [PLACED]: id }, now, Object.keys(answers))
}
