import Stripe from 'stripe'
import { STRIPE_API_VERSION } from '#records/payments/stripe/api-version.ts'
import { TEST_SECRET_KEY } from './stripe-server.ts'

/** The official library, talking to the stand-in over HTTP. */
export function libraryClient(url: string, secretKey = TEST_SECRET_KEY) {
	const { hostname, port } = new URL(url)
	return new Stripe(secretKey, {
		apiVersion: STRIPE_API_VERSION,
		host: hostname,
		port,
		protocol: 'http',
		maxNetworkRetries: 0,
		telemetry: false,
	})
}
