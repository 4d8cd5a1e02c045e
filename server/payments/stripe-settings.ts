import { ConfigError, LOCAL_HOSTS } from '../settings/settings-schema.ts'

/** Card payments, when both keys are set. */
export interface StripeConfig {
	secretKey: string
	webhookSecret: string
	/** The URL of the tests' stand-in; null for Stripe itself. */
	baseUrl: string | null
	/** Where the account has its pages, when it has a domain of its own for them. */
	checkoutOrigin: string | null
}

interface StripeSettings {
	STRIPE_SECRET_KEY?: string | undefined
	STRIPE_WEBHOOK_SECRET?: string | undefined
	STRIPE_BASE_URL?: string | undefined
	STRIPE_CHECKOUT_ORIGIN?: string | undefined
}

/** Where a browser is sent: hosted Checkout and the customer portal. */
const STRIPE_PAGES = ['https://checkout.stripe.com', 'https://billing.stripe.com']

/** @throws `ConfigError` */
export function stripeConfigOf(settings: StripeSettings, siteUrl: string | undefined): StripeConfig | null {
	const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_BASE_URL: baseUrl } = settings
	if (secretKey === undefined && webhookSecret === undefined && baseUrl === undefined) return null
	if (secretKey === undefined || webhookSecret === undefined) {
		throw new ConfigError('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together: set both, or neither')
	}
	if (
		baseUrl !== undefined &&
		!(isTestKey(secretKey) && isLocal(baseUrl) && (siteUrl === undefined || isLocal(siteUrl)))
	) {
		throw new ConfigError(
			'STRIPE_BASE_URL is for tests on one machine: it needs a test key, and a SITE_URL of this machine; remove it, so that payments go to Stripe',
		)
	}
	return { secretKey, webhookSecret, baseUrl: baseUrl ?? null, checkoutOrigin: settings.STRIPE_CHECKOUT_ORIGIN ?? null }
}

/** Origins that a form's answer may redirect to. Chromium blocks others, by the policy of the document that was loaded first. */
export function paymentOrigins(stripe: StripeConfig | null): string[] {
	if (stripe === null) return []
	const pages = stripe.baseUrl === null ? STRIPE_PAGES : [new URL(stripe.baseUrl).origin]
	return stripe.checkoutOrigin === null ? pages : [...pages, stripe.checkoutOrigin]
}

export function isTestKey(secretKey: string): boolean {
	return /^(sk|rk)_test_/.test(secretKey)
}

function isLocal(url: string): boolean {
	return LOCAL_HOSTS.includes(new URL(url).hostname.replace(/^\[|\]$/g, ''))
}
