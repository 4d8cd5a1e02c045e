import type { Content } from '#content/model/content.ts'
import type { FormContext } from '#domain/applications/form-context.ts'
import { isLinkKey } from '#domain/applications/signed-link.ts'
import { checkInNotice } from '#domain/desk/check-ins/check-in.ts'
import { type CheckInAnswer, isCheckInAnswer } from '#domain/desk/check-ins/check-in-answers.ts'
import type { FormSecret } from '#lib/form-secret.ts'
import { cleanText } from '#lib/text/clean.ts'
import { answerCheckIn, findCheckIn } from '#records/cases/check-ins.ts'
import type { Store } from '#records/store/open-store.ts'

/** Characters; longer words are cut. */
const MAX_WORDS_LENGTH = 2000

interface CheckInRequest {
	store: Store
	/** Both from the email. */
	id: string
	key: string
	formSecret: FormSecret
	formContext: FormContext
	content: Pick<Content, 'notificationEmail' | 'dogs'>
	now: number
}

export interface CheckInPageData {
	/** "ended": the dog came back, or the adoption was none. "unknown": the link is not ours, or the case was deleted. */
	state: 'asks' | 'stored' | 'answered before' | 'ended' | 'unknown'
	/** "your dog" when it has no page any more. */
	dogName: string
	/** What was answered. */
	answer: CheckInAnswer | null
	phone: string
}

/** What the link's page shows. Changes nothing: mail scanners open every link, and run its scripts. */
export async function checkInOfLink({
	store,
	id,
	key,
	formSecret,
	formContext,
	content,
}: CheckInRequest): Promise<CheckInPageData> {
	const { phone } = formContext.charity
	const checkIn = isLinkKey(key, 'check-in', id, formSecret) ? await findCheckIn(store, id) : undefined
	if (!checkIn) return { state: 'unknown', dogName: '', answer: null, phone }
	const { answer, submission, hasEnded } = checkIn
	return { state: hasEnded ? 'ended' : 'asks', dogName: dogNameOf(content, submission.aboutSlug), answer, phone }
}

/** @returns undefined when no answer was chosen */
export async function answerByLink(asked: CheckInRequest, form: URLSearchParams): Promise<CheckInPageData | undefined> {
	const { store, id, formContext, content, now } = asked
	const page = await checkInOfLink(asked)
	if (page.state !== 'asks') return page
	const answer = form.get('answer')
	if (!isCheckInAnswer(answer)) return undefined
	const words = [...cleanText(form.get('words') ?? '')].slice(0, MAX_WORDS_LENGTH).join('')
	const to = content.notificationEmail || formContext.charity.email
	const state = await answerCheckIn(
		store,
		{ id, answer, words },
		({ kind, submission: { reference } }) =>
			answer === 'well'
				? undefined
				: checkInNotice(to, { reference, dogName: page.dogName, kind, answer }, formContext.charity),
		now,
	)
	return { ...page, state, answer: state === 'stored' ? answer : page.answer }
}

function dogNameOf({ dogs }: Pick<Content, 'dogs'>, slug: string): string {
	return dogs.find((dog) => dog.slug === slug)?.title ?? 'your dog'
}
