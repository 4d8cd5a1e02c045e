import type Stripe from 'stripe'
import { InvalidRequestError, notFound } from '../http/api-error.ts'
import type { FormObject, FormValue } from '../http/form-body.ts'
import { buildLineItem, buildSession } from '../objects/session.ts'
import type { Order, StripeState } from '../state.ts'

/** The minimum in pounds and euros; the smallest charge of most currencies is near it. */
const MIN_CHARGE = 30
const MAX_CHARGE = 99_999_999
const MIN_LIFETIME_SECONDS = 30 * 60
const MAX_LIFETIME_SECONDS = 24 * 3600
const MAX_METADATA = { keys: 50, key: 40, value: 500 }
const MAX_REFERENCE_LENGTH = 200

/** `POST /v1/checkout/sessions`, with the rules of hosted Checkout that our code can break. */
export function createSession(state: StripeState, params: FormObject): Stripe.Checkout.Session {
	const isMonthly = isSubscription(params)
	const dataName = isMonthly ? 'subscription_data' : 'payment_intent_data'
	const metadata = readMetadata(objectAt(params, dataName)?.metadata, `${dataName}[metadata]`)
	const order: Order = { ...readLineItems(params, isMonthly), isMonthly, metadata }
	const customer = textAt(params, 'customer')
	if (customer !== null && !state.customers.has(customer)) throw notFound('customer', customer)
	const session = buildSession(state, {
		order,
		metadata: readMetadata(params.metadata, 'metadata'),
		clientReferenceId: readReference(params),
		customer,
		customerEmail: readEmail(params),
		successUrl: readUrl(params, 'success_url') ?? fail('You must provide success_url.', 'success_url'),
		cancelUrl: readUrl(params, 'cancel_url'),
		expiresAt: readExpiry(params, state.seconds()),
		locale: textAt(params, 'locale'),
	})
	state.sessions.set(session.id, session)
	state.orders.set(session.id, order)
	state.lineItems.set(session.id, [buildLineItem(state, order)])
	return session
}

function isSubscription(params: FormObject): boolean {
	const mode = textAt(params, 'mode')
	if (mode !== 'payment' && mode !== 'subscription') return fail('Invalid mode', 'mode')
	const other = mode === 'payment' ? 'subscription_data' : 'payment_intent_data'
	if (params[other] !== undefined) fail(`You can not pass \`${other}\` in \`${mode}\` mode.`, other)
	const submitType = textAt(params, 'submit_type')
	const submitTypes = mode === 'payment' ? ['auto', 'book', 'donate', 'pay'] : ['auto', 'subscribe']
	if (submitType !== null && !submitTypes.includes(submitType)) fail('Invalid submit_type', 'submit_type')
	const uiMode = textAt(params, 'ui_mode')
	if (uiMode !== null && uiMode !== 'hosted_page') fail('Only hosted pages are played here.', 'ui_mode')
	return mode === 'subscription'
}

/** Their sum is what is paid; the first names it. */
function readLineItems(params: FormObject, isMonthly: boolean): Pick<Order, 'amount' | 'currency' | 'name'> {
	const { line_items: items } = params
	const all = (Array.isArray(items) ? items : []).map((item) => readLineItem(item, isMonthly))
	const [first] = all
	if (!first) return fail('The `line_items` parameter is required.', 'line_items')
	if (isMonthly && all.length > 1) fail('One item of a subscription is played here.', 'line_items')
	if (all.some(({ currency }) => currency !== first.currency)) fail('All prices must have one currency.', 'line_items')
	const amount = all.reduce((sum, item) => sum + item.amount * item.quantity, 0)
	if (amount < MIN_CHARGE) throw new InvalidRequestError('The amount is too small.', { code: 'amount_too_small' })
	if (amount > MAX_CHARGE) throw new InvalidRequestError('The amount is too large.', { code: 'amount_too_large' })
	return { amount, currency: first.currency, name: first.name }
}

function readLineItem(item: FormValue, isMonthly: boolean) {
	const price = isObject(item) ? objectAt(item, 'price_data') : undefined
	if (!isObject(item) || !price) return fail('The `line_items` parameter is required.', 'line_items')
	const quantity = Number(textAt(item, 'quantity') ?? Number.NaN)
	if (!Number.isInteger(quantity) || quantity < 1) fail('Invalid integer', 'line_items[0][quantity]')
	if (isMonthly && quantity > 1) fail('One item of quantity 1 is played here.', 'line_items[0][quantity]')
	const amount = Number(textAt(price, 'unit_amount') ?? Number.NaN)
	if (!Number.isInteger(amount) || amount < 0) fail('Invalid integer', 'line_items[0][price_data][unit_amount]')
	const currency = textAt(price, 'currency') ?? ''
	if (!/^[a-z]{3}$/.test(currency)) fail(`Invalid currency: ${currency}`, 'line_items[0][price_data][currency]')
	const product = objectAt(price, 'product_data')
	const name =
		(product && textAt(product, 'name')) ?? fail('Missing required param: product_data[name]', 'product_data')
	const recurring = objectAt(price, 'recurring')
	if (isMonthly && textAt(recurring ?? {}, 'interval') !== 'month') fail('A recurring price is required.', 'line_items')
	if (!isMonthly && recurring) fail('You specified `payment` mode but passed a recurring price.', 'mode')
	return { amount, currency, name, quantity }
}

export function readMetadata(value: FormValue | undefined, param: string): Record<string, string> {
	if (value === undefined) return {}
	if (!isObject(value)) return fail('Invalid object', param)
	const entries = Object.entries(value)
	if (entries.length > MAX_METADATA.keys) fail('Metadata can have up to 50 keys.', param)
	return Object.fromEntries(
		entries.map(([key, text]) => {
			if (key.length > MAX_METADATA.key) fail('Metadata keys can have up to 40 characters.', param)
			if (typeof text !== 'string') return fail('Metadata values must be text.', param)
			if (text.length > MAX_METADATA.value) fail('Metadata values can have up to 500 characters.', param)
			return [key, text]
		}),
	)
}

function readReference(params: FormObject): string | null {
	const reference = textAt(params, 'client_reference_id')
	if (reference !== null && !/^[\w-]+$/.test(reference)) fail('Invalid reference', 'client_reference_id')
	if ((reference?.length ?? 0) > MAX_REFERENCE_LENGTH) fail('The reference is too long', 'client_reference_id')
	return reference
}

function readEmail(params: FormObject): string | null {
	const email = textAt(params, 'customer_email')
	if (email === null) return null
	if (params.customer !== undefined) fail('You may only specify one of these: customer, customer_email.', 'customer')
	return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? email : fail(`Invalid email address: ${email}`, 'customer_email')
}

function readUrl(params: FormObject, name: string): string | null {
	const value = textAt(params, name)
	if (value === null) return null
	// Stripe fills in the id of the session.
	const url = value.replace('{CHECKOUT_SESSION_ID}', 'cs_test')
	return URL.canParse(url) && /^https?:/.test(url) ? value : fail('Not a valid URL', name)
}

function readExpiry(params: FormObject, now: number): number {
	const given = textAt(params, 'expires_at')
	if (given === null) return now + MAX_LIFETIME_SECONDS
	const lifetime = Number(given) - now
	const isValid = lifetime >= MIN_LIFETIME_SECONDS && lifetime <= MAX_LIFETIME_SECONDS
	return isValid ? Number(given) : fail('`expires_at` must be between 30 minutes and 24 hours from now.', 'expires_at')
}

function isObject(value: FormValue | undefined): value is FormObject {
	return typeof value === 'object' && !Array.isArray(value)
}

function objectAt(params: FormObject, name: string): FormObject | undefined {
	const value = params[name]
	return isObject(value) ? value : undefined
}

export function textAt(params: FormObject, name: string): string | null {
	const value = params[name]
	return typeof value === 'string' ? value : null
}

function fail(message: string, param: string): never {
	throw new InvalidRequestError(message, { param })
}
