import { signTime } from '#domain/applications/spam/signed-time.ts'
import type { Answers } from '#domain/forms/answers/answers.ts'
import type { Stop } from '#domain/forms/form.ts'
import type { FormSecret } from '#lib/form-secret.ts'
import { startDraft } from '#records/drafts/drafts.ts'
import type { Store } from '#records/store/open-store.ts'
import { draftCookie } from '../draft-cookie.server.ts'
import { OPENED } from './answer-step.server.ts'

interface ContinueRequest {
	store: Store
	continuation: NonNullable<Stop['continuation']>
	/** Answers of the form that ended. */
	answers: Answers
	formSecret: FormSecret
	siteUrl: string
	now: number
	/** A keyed hash of the network address. */
	clientHash: string
}

/**
 * Starts a draft of the other form with the answers that fit it.
 *
 * @returns the value of `Set-Cookie` for its draft
 * @throws `DraftRefusedError` beyond a limit
 */
export async function continueWith({
	store,
	continuation,
	answers,
	formSecret,
	siteUrl,
	now,
	clientHash,
}: ContinueRequest): Promise<string> {
	const started = { ...continuation.answers(answers), [OPENED]: signTime(now, continuation.form, formSecret) }
	const key = await startDraft(store, continuation.form, started, now, clientHash)
	return draftCookie(continuation.form, key, siteUrl)
}
