import type { z } from 'zod'
import type { endpointAnswer } from './answers.ts'
import { STRIPE_API_VERSION } from './api-version.ts'
import { checkPages, type PagesOptions } from './check-pages.ts'
import { EVENT_EFFECTS, type StripeEventType } from './events/event-effects.ts'
import type { StripeApi } from './stripe-api.ts'
import { reasonOf, statusOf } from './stripe-errors.ts'

/** What the webhook endpoint has to send. */
export const REQUIRED_EVENTS = Object.keys(EVENT_EFFECTS) as StripeEventType[]

const UNAUTHORIZED = 401
const FORBIDDEN = 403

interface CheckOptions {
	api: StripeApi
	/** Where events are received. */
	webhookUrl: string
	/** Where its pages may be; undefined for another server in place of Stripe. */
	pages: Omit<PagesOptions, 'api' | 'currency'> | undefined
}

/** Asks Stripe whether payments can work. @returns what is wrong, in sentences for those who run the site */
export async function checkAccount({ api, webhookUrl, pages }: CheckOptions): Promise<string[]> {
	try {
		const account = await api.readAccount()
		const problems = account.charges_enabled
			? []
			: ['Stripe does not let this account take payments yet: finish its setup there.']
		return [
			...problems,
			...checkEndpoints(await api.listEndpoints(), webhookUrl),
			...(pages ? await checkPages({ api, ...pages, currency: account.default_currency }) : []),
		]
	} catch (error) {
		// Stripe's words repeat a part of the key.
		const status = statusOf(error)
		if (status === UNAUTHORIZED) {
			return ['Stripe does not accept STRIPE_SECRET_KEY: copy it from the developers’ page of Stripe.']
		}
		if (status === FORBIDDEN) {
			return [
				'STRIPE_SECRET_KEY is a restricted key without a permission that the site needs: docs/running.md lists them.',
			]
		}
		return [`Stripe could not be asked whether payments work (${reasonOf(error)}).`]
	}
}

function checkEndpoints(endpoints: z.infer<typeof endpointAnswer>[], webhookUrl: string): string[] {
	const mine = endpoints.find(({ url }) => url === webhookUrl)
	if (!mine)
		return [`Stripe has no webhook endpoint for ${webhookUrl}: add one, or donations by card are found hours late.`]
	if (mine.status !== 'enabled') return [`The webhook endpoint ${webhookUrl} is disabled at Stripe: enable it there.`]
	const problems: string[] = []
	if (mine.api_version !== STRIPE_API_VERSION) {
		problems.push(
			`The webhook endpoint at Stripe has API version ${mine.api_version ?? 'of the account'}: make it again with ${STRIPE_API_VERSION}.`,
		)
	}
	const missing = mine.enabled_events.includes('*')
		? []
		: REQUIRED_EVENTS.filter((type) => !mine.enabled_events.includes(type))
	if (missing.length > 0)
		problems.push(`The webhook endpoint at Stripe does not send: ${missing.join(', ')}. Add them there.`)
	return problems
}
