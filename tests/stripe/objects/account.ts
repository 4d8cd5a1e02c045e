import type Stripe from 'stripe'
import { STRIPE_API_VERSION } from '#records/payments/stripe/api-version.ts'
import type { StripeState } from '../state.ts'

export function buildAccount(): Stripe.Account {
	return {
		id: 'acct_00000001',
		object: 'account',
		charges_enabled: true,
		country: 'GB',
		default_currency: 'gbp',
		details_submitted: true,
		email: 'treasurer@fairlead.example',
		payouts_enabled: true,
		type: 'standard',
	}
}

export interface EndpointFields {
	url: string
	enabledEvents: string[]
	apiVersion?: string | null
	status?: string
}

export function buildEndpoint(state: StripeState, fields: EndpointFields): Stripe.WebhookEndpoint {
	return {
		id: state.newId('we'),
		object: 'webhook_endpoint',
		api_version: fields.apiVersion === undefined ? STRIPE_API_VERSION : fields.apiVersion,
		application: null,
		created: state.seconds(),
		description: null,
		enabled_events: fields.enabledEvents,
		livemode: false,
		metadata: {},
		status: fields.status ?? 'enabled',
		url: fields.url,
	}
}

export function buildPortal(
	state: StripeState,
	{ customer, returnUrl }: { customer: string; returnUrl: string | null },
): Stripe.BillingPortal.Session {
	const id = state.newId('bps')
	return {
		id,
		object: 'billing_portal.session',
		configuration: 'bpc_00000001',
		created: state.seconds(),
		customer,
		customer_account: null,
		flow: null,
		livemode: false,
		locale: null,
		on_behalf_of: null,
		return_url: returnUrl,
		url: `${state.origin}/p/session/${id}`,
	}
}
