import type { RouterContextProvider } from 'react-router'
import { contentContext, siteContext } from '#app/request/content.server.ts'
import { recordsContext } from '#app/request/records.server.ts'
import { errorLogContext } from '#app/request/request.server.ts'
import { readBasket } from '#app/request/shop/basket.server.ts'
import { type DeliveryBand, EMPTY_OPTIONS } from '#content/model/general-options.ts'
import { createFormContext, type FormContext } from '#domain/applications/form-context.ts'
import type { Answers } from '#domain/forms/answers/answers.ts'
import type { Step } from '#domain/forms/form.ts'
import { checkStep } from '#domain/forms/validation/read-step.ts'
import { deliveryEstimateInWords, slowestDispatch } from '#domain/shop/checkout/delivery-estimate.ts'
import { deliveryStep, methodIn, type OfferedMethod } from '#domain/shop/checkout/delivery-step.ts'
import { countryOf, type DeliveryCountry, detailsStep } from '#domain/shop/checkout/details-step.ts'
import { changesSince, parseShown, type Quote, quoteTotal } from '#domain/shop/checkout/quote.ts'
import { deliveryCountries, deliveryMethods, homeCountry } from '#domain/shop/delivery.ts'
import { countryName } from '#domain/shop/emails/order-words.ts'
import { titleOf } from '#domain/shop/order.ts'
import { orderPath } from '#domain/shop/order-links.ts'
import { type PricedBasket, priceBasket, problemInWords } from '#domain/shop/priced-basket.ts'
import { readAvailability } from '#records/shop/stock/availability.ts'
import { type CheckoutDraft, findCheckoutDraft, SHOWN } from './checkout-draft.server.ts'

interface CheckoutRequest {
	context: Readonly<RouterContextProvider>
	request: Request
	url: URL
}

/** A checkout as it is now: prices, stock and delivery are read anew for each request. */
export interface OpenCheckout {
	formContext: FormContext
	locale: string
	now: number
	basket: PricedBasket
	draft: CheckoutDraft | null
	/** The last order of this device, while nothing new was typed. */
	placedPath: string | null
	/** The store cannot be read: what was typed before is not known. */
	isStoreDown: boolean
	countries: DeliveryCountry[]
	/** What was typed; before that the country of the basket's sums. */
	answers: Answers
	details: Step
	/** Null when nothing is posted. */
	delivery: Step | null
	method: OfferedMethod | undefined
	/** While no method is chosen: the cheapest one, at home until the country is known. */
	cheapest: OfferedMethod | undefined
	/** There is no other. */
	isOnlyMethod: boolean
	quote: Quote
	/** What is different from what the last page showed, in sentences. */
	changes: string[]
}

export async function openCheckout({ context, request, url }: CheckoutRequest): Promise<OpenCheckout> {
	const [content, now] = [context.get(contentContext), Date.now()]
	const formContext = createFormContext(content, context.get(siteContext).url, now)
	const { site, shop } = content.options ?? EMPTY_OPTIONS
	const { locale } = site
	const { entries, donation } = readBasket(context, request)
	const stored = await readStored(context, request, url, now)
	const basket = priceBasket(entries, content.merch, stored.availability)
	const answers = stored.draft?.answers ?? firstAnswers(url, shop.delivery, locale)
	const weighed = (country: string) => deliveryMethods(shop.delivery, country, basket.weightG, basket.currency)
	const countries = basket.needsDelivery
		? deliveryCountries(shop.delivery).map((code) => ({
				code,
				name: countryName(code, locale),
				isReachable: weighed(code).length > 0,
			}))
		: []
	const dispatch = basket.lines
		.filter(({ needsDelivery }) => needsDelivery)
		.map(({ slug }) => content.merch.find((item) => item.slug === slug)?.dispatch ?? '')
	const offered = (country: string): OfferedMethod[] =>
		weighed(country).map(({ key, label, priceMinor, days }) => ({
			key,
			label,
			priceMinor,
			wait: slowestDispatch(dispatch),
			arrival: deliveryEstimateInWords({ ...formContext, dispatch, days, locale }),
		}))
	const country = countryOf(answers, countries)
	const methods = country ? offered(country.code) : []
	const method = country && methodIn(answers, methods)
	const quote = quoteOf({ ...basket, currency: basket.currency || site.currency }, method, donation)
	return {
		formContext,
		locale,
		now,
		basket,
		countries,
		answers,
		method,
		quote,
		draft: stored.draft,
		placedPath: stored.placedPath,
		isStoreDown: stored.isStoreDown,
		details: detailsStep({ formContext, lines: basket.lines, countries }),
		delivery: basket.needsDelivery ? deliveryStep({ methods, currency: basket.currency, locale }) : null,
		isOnlyMethod: methods.length === 1,
		cheapest: methods[0] ?? (basket.needsDelivery ? offered(homeCountry(shop.delivery, locale))[0] : undefined),
		changes: changesOf(basket, quote, answers[SHOWN], locale),
	}
}

/** The country is chosen beforehand: that of the basket, else the home country. It can be changed, and nothing else is. */
function firstAnswers(url: URL, bands: readonly DeliveryBand[], locale: string): Answers {
	const asked = url.searchParams.get('to')
	const country = deliveryCountries(bands).find((code) => code === asked) ?? homeCountry(bands, locale)
	return country ? { country } : {}
}

/** Without the store the prices are still known, and what was typed is shown again. */
async function readStored(context: CheckoutRequest['context'], request: Request, url: URL, now: number) {
	const { store, formSecret } = context.get(recordsContext)
	try {
		const [availability, { draft, placedId }] = await Promise.all([
			readAvailability(store, context.get(contentContext).merch),
			findCheckoutDraft(request, store, context.get(siteContext).url, now),
		])
		const placedPath = placedId === null ? null : orderPath(placedId, formSecret)
		return { availability, draft, placedPath, isStoreDown: false }
	} catch (error) {
		context.get(errorLogContext)(error, url.pathname)
		return { availability: () => null, draft: null, placedPath: null, isStoreDown: true }
	}
}

/** @param shown what a page showed; without it there is nothing to compare with but the basket */
export function changesOf(basket: PricedBasket, quote: Quote, shown: unknown, locale: string): string[] {
	const problems = basket.problems.map(problemInWords)
	const before = typeof shown === 'string' ? parseShown(shown) : undefined
	return before ? changesSince(before, quote, problems, locale) : problems
}

function quoteOf({ lines, currency }: PricedBasket, method: OfferedMethod | undefined, donation: number): Quote {
	const quoted = {
		lines: lines.map((line) => ({ ...line, name: titleOf(line) })),
		delivery: method ? { key: method.key, label: method.label, priceMinor: method.priceMinor } : null,
		donationMinor: donation,
	}
	return { ...quoted, currency, totalMinor: quoteTotal(quoted) }
}

/** The chosen country; "" before one is, and when nothing is posted. */
export function destinationIn({ answers, countries }: Pick<OpenCheckout, 'answers' | 'countries'>): string {
	return countryOf(answers, countries)?.code ?? ''
}

type CheckoutStepId = 'details' | 'delivery' | 'pay'

/** The step that comes first, when this one cannot be shown yet. */
export function unfinishedBefore(
	asked: CheckoutStepId,
	{ draft, details, delivery, isStoreDown }: OpenCheckout,
): 'details' | 'delivery' | undefined {
	if (asked === 'details' || isStoreDown) return undefined
	const answers: Answers = draft?.answers ?? {}
	if (!draft || checkStep(details, answers).errors.length > 0) return 'details'
	if (asked === 'pay' && delivery && checkStep(delivery, answers).errors.length > 0) return 'delivery'
	return undefined
}
