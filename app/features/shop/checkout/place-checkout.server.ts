import { createHash } from 'node:crypto'
import { type RouterContextProvider, redirect } from 'react-router'
import { contentContext } from '#app/request/content.server.ts'
import { dayRefusalInWords } from '#app/request/forms/day-refusal.server.ts'
import { newAddressLimit } from '#app/request/forms/new-address-limit.server.ts'
import { NOT_SAVED, providerPage, refusedStart } from '#app/request/giving/card-start.server.ts'
import { paymentsContext } from '#app/request/giving/payments.server.ts'
import { recordsContext, visitorContext } from '#app/request/records.server.ts'
import { errorLogContext } from '#app/request/request.server.ts'
import { basketCookie, readBasket } from '#app/request/shop/basket.server.ts'
import type { Answers } from '#domain/forms/answers/answers.ts'
import { createEmailContext } from '#domain/payables/email-context.ts'
import { toleranceOf } from '#domain/payables/payment-words.ts'
import { countryOf, tidyPostcode } from '#domain/shop/checkout/details-step.ts'
import { wordsOf } from '#domain/shop/checkout/personal-words.ts'
import { addressLines } from '#domain/shop/emails/order-words.ts'
import type { Address, NewOrder } from '#domain/shop/order.ts'
import { emailsOfPlacing } from '#domain/shop/order-emails.ts'
import { orderPath } from '#domain/shop/order-links.ts'
import { unpaidRefusalInWords } from '#domain/shop/unpaid-limits.ts'
import { limitsFor } from '#records/email/address-limit.ts'
import { placeOrder } from '#records/shop/orders/place-order.ts'
import { applyStockCounts } from '#records/shop/stock/availability.ts'
import { closeCheckout } from './checkout-draft.server.ts'
import type { OpenCheckout } from './open-checkout.server.ts'
import type { PayOffers } from './pay/pay-data.ts'

interface Placing {
	context: Readonly<RouterContextProvider>
	request: Request
	checkout: OpenCheckout
	provider: NewOrder['provider']
	offers: PayOffers
}

/** "not available": sold in this moment; nothing was stored. */
type PlacingRefused = { kind: 'refused'; problem: string; status: 422 | 429 | 503 } | { kind: 'not available' }

/**
 * Stores the order with its reservation and leads on: to the provider's page, or to the page of the order, which offers to try again when
 * the provider does not answer.
 */
export async function placeCheckout({
	context,
	request,
	checkout,
	provider,
	offers,
}: Placing): Promise<Response | PlacingRefused> {
	const { store, formSecret, deliver } = context.get(recordsContext)
	const { draft, now } = checkout
	const cards = provider === 'stripe' ? context.get(paymentsContext) : null
	const given = draft && newOrder(checkout, provider, draft.key)
	if (!given) return { kind: 'refused', problem: NOT_SAVED, status: 503 }
	let placed: Awaited<ReturnType<typeof placeOrder>>
	try {
		const refused = await refusedStart(context, cards, given)
		if (refused) return { kind: 'refused', ...refused }
		placed = await storeOrder({ context, checkout, offers }, given)
	} catch (error) {
		const refused = dayRefusalInWords(error, checkout.formContext.charity.phone)
		if (refused) return { kind: 'refused', ...refused }
		context.get(errorLogContext)(error, new URL(request.url).pathname)
		return { kind: 'refused', problem: NOT_SAVED, status: 503 }
	}
	if (placed.kind === 'not available') return { kind: 'not available' }
	if (placed.kind === 'over limit') {
		const { phone } = checkout.formContext.charity
		const ways = { provider, canPayByCard: offers.card, canTransfer: offers.bank, phone }
		return { kind: 'refused', problem: unpaidRefusalInWords(placed.refusal, ways), status: 429 }
	}
	deliver()
	const next = orderPath(placed.order.payable.id, formSecret)
	await closeCheckout(store, draft, placed.order.payable.id, now).catch((error: unknown) =>
		context.get(errorLogContext)(error, new URL(request.url).pathname),
	)
	const { payable } = placed.order
	const page = cards && (await providerPage(context, cards, { payable, payment: placed.payment, next }))
	return redirect(page ?? next, {
		status: 303,
		headers: { 'Set-Cookie': basketCookie(context, { ...readBasket(context, request), entries: [], donation: 0 }) },
	})
}

async function storeOrder(
	{ context, checkout, offers }: Pick<Placing, 'context' | 'checkout' | 'offers'>,
	given: NewOrder,
) {
	const { formContext, now } = checkout
	const { store, formSecret, unpaidLimits } = context.get(recordsContext)
	const content = context.get(contentContext)
	const words = createEmailContext(content.options, formContext.charity, formSecret, content.merch)
	const limits = await limitsFor(store, given.email, newAddressLimit(context))
	// The stock of the content whose prices were shown.
	await applyStockCounts(store, content.merch, now)
	const toStore = { ...given, tolerance: toleranceOf(given.provider, content.options?.giving.bank) }
	const { clientHash } = context.get(visitorContext)
	const buyer = { clientHash, limits: unpaidLimits, areCardsOpen: offers.card }
	return placeOrder(store, toStore, ({ order }) => emailsOfPlacing(order, words, limits), now, buyer)
}

/** Has the same key for a form that is sent twice, another when something in it was changed in between. */
function newOrder(checkout: OpenCheckout, provider: NewOrder['provider'], draftKey: string): NewOrder {
	const { basket, draft, method, quote, locale } = checkout
	const answers = draft?.answers ?? {}
	const given = {
		provider,
		locale,
		currency: quote.currency,
		donationMinor: quote.donationMinor,
		declaration: null,
		firstName: text(answers, 'firstName'),
		lastName: text(answers, 'lastName'),
		email: text(answers, 'email'),
		phone: basket.needsDelivery ? text(answers, 'phone') : '',
		note: basket.needsDelivery ? text(answers, 'note') : '',
		address: basket.needsDelivery ? addressOf(checkout) : null,
		delivery: method ? { key: method.key, label: method.label, priceMinor: method.priceMinor } : null,
		lines: basket.lines.flatMap((line) =>
			wordsOf(line, answers).map(({ words, quantity }) => ({
				merchId: line.merchId,
				slug: line.slug,
				title: line.title,
				variant: line.variant,
				variantLabel: line.variantLabel,
				quantity,
				unitMinor: line.unitMinor,
				vatRate: line.vatRate,
				weightG: line.weightG,
				needsDelivery: line.needsDelivery,
				returnable: line.returnable,
				personalisation: words,
			})),
		),
	}
	const idempotencyKey = createHash('sha256')
		.update(JSON.stringify([draftKey, given]))
		.digest('base64url')
	return { ...given, idempotencyKey }
}

/** The name and the address, a line each; empty when nothing is posted. */
export function recipientOf(checkout: OpenCheckout): string[] {
	const { basket, draft, locale } = checkout
	if (!basket.needsDelivery) return []
	const answers = draft?.answers ?? {}
	const name = `${text(answers, 'firstName')} ${text(answers, 'lastName')}`
	return [name, ...addressLines(addressOf(checkout), locale, '')]
}

function addressOf({ draft, countries, formContext }: OpenCheckout): Address {
	const answers = draft?.answers ?? {}
	const country = countryOf(answers, countries)?.code ?? ''
	const county = text(answers, 'county')
	return {
		lines: [text(answers, 'line1'), text(answers, 'line2')].filter(Boolean),
		town: text(answers, 'town'),
		...(country === 'IE' && county ? { county } : {}),
		postcode: tidyPostcode(text(answers, 'postcode'), country, formContext),
		country,
	}
}

export function text(answers: Answers, name: string): string {
	const value = answers[name]
	return typeof value === 'string' ? value : ''
}
