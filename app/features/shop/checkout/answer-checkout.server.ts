import type { RouterContextProvider } from 'react-router'
import { siteContext } from '#app/request/content.server.ts'
import { draftRefusalInWords } from '#app/request/forms/draft-refusal.server.ts'
import { recordsContext, visitorContext } from '#app/request/records.server.ts'
import { errorLogContext } from '#app/request/request.server.ts'
import { basketCookie, readBasket } from '#app/request/shop/basket.server.ts'
import type { Answers } from '#domain/forms/answers/answers.ts'
import type { FieldError, Step } from '#domain/forms/form.ts'
import { cutAnswers } from '#domain/forms/validation/cut-answers.ts'
import { readStep, type Suggestion } from '#domain/forms/validation/read-step.ts'
import { formatShown } from '#domain/shop/checkout/quote.ts'
import { SHOWN, saveCheckout } from './checkout-draft.server.ts'
import type { OpenCheckout } from './open-checkout.server.ts'

interface CheckoutAnswer {
	context: Readonly<RouterContextProvider>
	request: Request
	checkout: OpenCheckout
	step: Step
	body: URLSearchParams
}

/** Answers were stored, or the same page with what was typed. */
type CheckoutAnswered =
	| { kind: 'stored'; cookies: string[] }
	| {
			kind: 'again'
			answers: Answers
			errors: FieldError[]
			suggestions: Suggestion[]
			problem: string | null
			status: 422 | 429 | 503
	  }

const NOT_SAVED = 'We couldn’t save that just now. What you typed is still on this page: please try again in a moment.'

/** Reads one step of the checkout and stores it. What is invalid or cannot be stored is shown again. */
export async function answerCheckout({
	context,
	request,
	checkout,
	step,
	body,
}: CheckoutAnswer): Promise<CheckoutAnswered> {
	const { draft, quote, basket, now, isStoreDown } = checkout
	const earlier = draft?.answers ?? {}
	const read = readStep(step, body, earlier)
	const again = (status: 422 | 429 | 503, problem: string | null, errors: FieldError[] = []): CheckoutAnswered => ({
		kind: 'again',
		answers: { ...earlier, ...read.typed },
		errors,
		suggestions: read.suggestions,
		problem,
		status,
	})
	const { clientHash } = context.get(visitorContext)
	if (isStoreDown) return again(503, NOT_SAVED)
	if (read.errors.length > 0) return again(422, null, read.errors)
	const shown = body.get(SHOWN) ?? ''
	const answers = { ...cutAnswers(step, read.typed).answers, [SHOWN]: shown.slice(0, MAX_SHOWN_LENGTH) }
	try {
		const { store } = context.get(recordsContext)
		const cookie = await saveCheckout(store, draft, answers, {
			siteUrl: context.get(siteContext).url,
			now,
			clientHash,
		})
		// What was said on this page need not be said again.
		const isSaid = basket.problems.length > 0 && shown === formatShown(quote)
		const kept = isSaid ? basketCookie(context, { ...readBasket(context, request), entries: basket.kept }) : null
		return { kind: 'stored', cookies: [cookie, kept].filter((one) => one !== null) }
	} catch (error) {
		const refusal = draftRefusalInWords(error, checkout.formContext.charity.phone)
		if (refusal) return again(refusal.status, refusal.problem)
		context.get(errorLogContext)(error, new URL(request.url).pathname)
		return again(503, NOT_SAVED)
	}
}

const MAX_SHOWN_LENGTH = 20_000
