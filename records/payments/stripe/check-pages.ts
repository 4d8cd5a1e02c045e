import { SETTINGS_CHECK } from './metadata.ts'
import type { StripeApi } from './stripe-api.ts'

/** In the smallest units of any currency above the least that Stripe charges. No one pays it. */
const AMOUNT = 10_000

export interface PagesOptions {
	api: StripeApi
	siteUrl: string
	/** Origins to which a form of the site may lead. */
	origins: readonly string[]
	/** In which the account is kept, as Stripe writes it: "gbp". */
	currency: string
	/** `YYYY-MM-DD`: one session a day. Asked again, Stripe repeats its first answer. */
	day: string
}

/**
 * Whether browsers follow a form to the page of Stripe: an account may have it on a domain of its own, which the site cannot know. Opens a
 * session and ends it. @returns what is wrong, in sentences for those who run the site
 */
export async function checkPages({ api, siteUrl, origins, currency, day }: PagesOptions): Promise<string[]> {
	const session = await api.createSession(
		{
			mode: 'payment',
			metadata: SETTINGS_CHECK,
			success_url: siteUrl,
			cancel_url: siteUrl,
			line_items: [
				{ quantity: 1, price_data: { currency, unit_amount: AMOUNT, product_data: { name: 'Settings check' } } },
			],
		},
		`settings check ${siteUrl} ${day}`,
	)
	// Ended earlier today, or by Stripe itself within a day.
	await api.expireSession(session.id).catch(() => undefined)
	const origin = session.url === null ? undefined : new URL(session.url).origin
	if (origin === undefined || origins.includes(origin)) return []
	return [
		`Stripe opens its pages at ${origin}: set STRIPE_CHECKOUT_ORIGIN=${origin}, or browsers without JavaScript show a page in between.`,
	]
}
