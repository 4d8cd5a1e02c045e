import type { Content } from '#content/model/content.ts'
import type { Answers } from '#domain/applications/answers.ts'
import { confirmationEmail } from '#domain/applications/emails/short-emails.ts'
import { type EmailText, textOf } from '#domain/applications/emails/texts.ts'
import type { Form, Step } from '#domain/applications/form.ts'
import type { FormContext } from '#domain/applications/form-context.ts'
import { formFor } from '#domain/applications/forms/all-forms.ts'
import type { NewAddressLimit } from '#domain/applications/new-delivery.ts'
import type { StepView } from '#domain/applications/question.ts'
import { spamReasons } from '#domain/applications/spam/spam.ts'
import { readStep } from '#domain/applications/validation/read-step.ts'
import { NEWS_PROMISE, NEWS_TEXT } from '#lib/newsletter-words.ts'
import { isProvenAddress } from '#records/email/proven-address.ts'
import { CONFIRM_LIFE_MS, type SubscribeRequest, subscribe } from '#records/newsletter/subscribe.ts'
import type { Store } from '#records/store/open-store.ts'
import { HONEYPOT, TOO_FAST } from '../answer-step.server.ts'
import { showStep } from '../show-step.server.ts'

/** For how many days the confirmation link works. */
export const CONFIRM_DAYS = CONFIRM_LIFE_MS / 86_400_000

const ENOUGH_LETTERS =
	'We have written to this address several times within the hour. Please look in its inbox, and among the junk, or try again in an hour.'
const NOT_KEPT = 'We could not take that in just now. Please try again in a moment.'

interface Asking {
	store: Store
	formContext: FormContext
	/** The charity's own texts for emails. */
	letters: Content['letters']
	/** From the form's own page, or from the field on other pages, which has no more than the address. */
	body: URLSearchParams
	isTooFast: boolean
	mayWriteTo(email: string): boolean
	/** For an unconfirmed address. */
	newAddressLimit: NewAddressLimit
	now: number
	/** Called when the request could not be stored. */
	onStoreError(error: unknown): void
}

/** The outcome of subscribing: a confirmation email, or the form again with what was typed. */
export type SubscribeResult =
	| { sentTo: string; meant: string | null }
	| { step: StepView; problem: string | null; status: 422 | 429 | 503 }

/** The one page of the form, with nothing typed yet. */
export function newsletterPage(formContext: FormContext): { form: Form; step: Step } {
	const form = formFor('newsletter', formContext)
	const step = form.steps[0]
	if (!step) throw new Error('the newsletter form has no page')
	return { form, step }
}

/** Handles a newsletter request. The response is the same for subscribed addresses. */
export async function takeSubscribeRequest(asking: Asking): Promise<SubscribeResult> {
	const { store, formContext, letters, body, now } = asking
	const { form, step } = newsletterPage(formContext)
	const { answers, typed, errors, suggestions } = readStep(step, body)
	const again = (status: 422 | 429 | 503, problem: string | null): SubscribeResult => ({
		step: showStep(step, typed, { errors, suggestions }),
		problem,
		status,
	})
	if (errors.length > 0) return again(422, null)
	if (asking.isTooFast) return again(429, TOO_FAST)
	const email = String(answers.email)
	if (!asking.mayWriteTo(email)) return again(429, ENOUGH_LETTERS)

	const text = textOf('newsletter', letters)
	const request = subscribeRequestOf({ answers, body, form, text, now })
	try {
		const limit = (await isProvenAddress(store, email)) ? undefined : asking.newAddressLimit
		await subscribe(store, request, (key) => confirmationEmail(email, key, formContext, text), now, limit)
	} catch (error) {
		asking.onStoreError(error)
		return again(503, NOT_KEPT)
	}
	return { sentTo: email, meant: suggestions[0]?.message ?? null }
}

interface Read {
	answers: Answers
	body: URLSearchParams
	form: Form
	text: EmailText
	now: number
}

function subscribeRequestOf({ answers, body, form, text, now }: Read): SubscribeRequest {
	const from = body.get('from')
	const place = from === 'home' || from === 'footer' ? from : 'page'
	return {
		email: String(answers.email),
		firstName: String(answers.firstName ?? ''),
		interests: [answers.interests ?? []].flat(),
		place,
		wording: {
			offer: NEWS_TEXT,
			promise: place === 'page' ? form.privacy : NEWS_PROMISE,
			letter: `${text.subject}\n\n${text.body}`,
		},
		// The field is on cached pages, so it has no signed opening time.
		quarantineReasons: spamReasons({ answers, honeypot: body.get(HONEYPOT) ?? '', openedAt: 0, now, isRepeat: false }),
	}
}
