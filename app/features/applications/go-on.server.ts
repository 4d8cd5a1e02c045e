import type { Answers } from '#domain/applications/answers.ts'
import type { Stop } from '#domain/applications/form.ts'
import { signTime } from '#domain/applications/spam/signed-time.ts'
import { startDraft } from '#records/drafts/drafts.ts'
import type { Store } from '#records/store/open-store.ts'
import { OPENED } from './answer-step.server.ts'
import { draftCookie } from './draft-cookie.server.ts'

interface GoingOn {
	store: Store
	goOn: NonNullable<Stop['goOn']>
	/** Of the form that ended. */
	answers: Answers
	formSecret: string
	siteUrl: string
	now: number
}

/** Starts a draft of the other form with the answers that fit it. @returns the value of `Set-Cookie` for its draft */
export async function continueWith({ store, goOn, answers, formSecret, siteUrl, now }: GoingOn): Promise<string> {
	const begun = { ...goOn.answers(answers), [OPENED]: signTime(now, goOn.form, formSecret) }
	return draftCookie(goOn.form, await startDraft(store, goOn.form, begun, now), siteUrl)
}
