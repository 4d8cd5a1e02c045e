import { dayRefusalInWords } from '#app/request/forms/day-refusal.server.ts'
import { EMAIL_LIMIT_REACHED } from '#app/request/forms/new-address-limit.server.ts'
import type { Content } from '#content/model/content.ts'
import { confirmationEmail } from '#domain/applications/emails/short-emails.ts'
import { type EmailText, textOf } from '#domain/applications/emails/texts.ts'
import type { FormContext } from '#domain/applications/form-context.ts'
import { formFor } from '#domain/applications/forms/all-forms.ts'
import { spamReasons } from '#domain/applications/spam/spam.ts'
import type { NewAddressLimit } from '#domain/emails/new-delivery.ts'
import type { Answers } from '#domain/forms/answers/answers.ts'
import type { Form, Step } from '#domain/forms/form.ts'
import type { StepView } from '#domain/forms/question.ts'
import { readStep } from '#domain/forms/validation/read-step.ts'
import { DAY_MS } from '#lib/dates.ts'
import { NEWS_PROMISE, NEWS_TEXT } from '#lib/newsletter-words.ts'
import { isProvenAddress } from '#records/email/proven-address.ts'
import { CONFIRM_LIFE_MS, type SubscribeRequest, subscribe } from '#records/newsletter/subscribe.ts'
import type { Store } from '#records/store/open-store.ts'
import { HONEYPOT } from '../steps/answer-step.server.ts'
import { showStep } from '../steps/show-step.server.ts'

export const CONFIRM_DAYS = CONFIRM_LIFE_MS / DAY_MS

const NOT_SAVED = 'We couldn’t save that just now. Please try again in a moment.'

interface SignUp {
	store: Store
	formContext: FormContext
	emailTexts: Content['emailTexts']
	/** From the form's page, or from the field on other pages, which has only the address. */
	body: URLSearchParams
	mayWriteTo(email: string): Promise<boolean>
	newAddressLimit: NewAddressLimit
	now: number
	onStoreError(error: unknown): void
}

type SubscribeResult =
	| { sentTo: string; suggestion: string | null }
	| { step: StepView; problem: string | null; status: 422 | 429 | 503 }

export function newsletterPage(formContext: FormContext): { form: Form; step: Step } {
	const form = formFor('newsletter', formContext)
	const step = form.steps[0]
	if (!step) throw new Error('the newsletter form has no page')
	return { form, step }
}

/** Handles a newsletter request. The response is the same for subscribed addresses. */
export async function takeSubscribeRequest(subscribing: SignUp): Promise<SubscribeResult> {
	const { store, formContext, emailTexts, body, now } = subscribing
	const { form, step } = newsletterPage(formContext)
	const { answers, typed, errors, suggestions } = readStep(step, body)
	const rerender = (status: 422 | 429 | 503, problem: string | null): SubscribeResult => ({
		step: showStep(step, typed, { errors, suggestions }),
		problem,
		status,
	})
	if (errors.length > 0) return rerender(422, null)
	const email = String(answers.email)

	const text = textOf('newsletter', emailTexts)
	const request = subscribeRequestOf({ answers, body, form, text, now })
	try {
		if (!(await subscribing.mayWriteTo(email))) return rerender(429, EMAIL_LIMIT_REACHED)
		const { newAddressLimit } = subscribing
		const limit = (await isProvenAddress(store, email)) ? undefined : newAddressLimit
		const { clientHash } = newAddressLimit
		await subscribe(
			store,
			{ ...request, clientHash },
			(key) => confirmationEmail(email, key, formContext, text),
			now,
			limit,
		)
	} catch (error) {
		const refused = dayRefusalInWords(error, formContext.charity.phone)
		if (refused) return rerender(refused.status, refused.problem)
		subscribing.onStoreError(error)
		return rerender(503, NOT_SAVED)
	}
	return { sentTo: email, suggestion: suggestions[0]?.message ?? null }
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
			privacy: place === 'page' ? form.privacy : NEWS_PROMISE,
			email: `${text.subject}\n\n${text.body}`,
		},
		// The field is on cached pages, so it has no signed opening time.
		quarantineReasons: spamReasons({ answers, honeypot: body.get(HONEYPOT) ?? '', openedAt: 0, now, isRepeat: false }),
	}
}
