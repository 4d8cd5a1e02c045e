import Stripe from 'stripe'
import { HOUR_MS } from '#lib/dates.ts'
import type { StripeState } from './state.ts'

interface SendOptions {
	/** Another secret is a forged event. */
	secret?: string
	/** Milliseconds; earlier is a late delivery, whose signature Stripe renews. */
	signedAt?: number
}

/** Stripe tries for three days, at growing intervals. */
const MAX_RETRY_HOURS = 72

/** Sends events to the webhook of the site, as often and in any order a test wishes. */
export function createDelivery(
	state: StripeState,
	{ url, secret, now = Date.now }: { url: () => string; secret: string; now?: () => number },
) {
	/** @returns the status the site answered with; 0 when it did not */
	async function send(event: Stripe.Event, options: SendOptions = {}): Promise<number> {
		const payload = JSON.stringify(event)
		const timestamp = Math.floor((options.signedAt ?? now()) / 1000)
		const header = Stripe.webhooks.generateTestHeaderString({
			payload,
			timestamp,
			secret: options.secret ?? secret,
		})
		const headers = { 'Stripe-Signature': header, 'Content-Type': 'application/json; charset=utf-8' }
		const response = await fetch(url(), { method: 'POST', headers, body: payload }).catch(() => undefined)
		await response?.body?.cancel()
		return response?.status ?? 0
	}

	/** Sends what the site has not accepted, in order. What fails stays, to be sent by the next call. */
	async function deliver(): Promise<number[]> {
		const statuses: number[] = []
		for (const event of [...state.undelivered]) {
			const status = await send(event)
			statuses.push(status)
			const isTooOld = state.seconds() - event.created > MAX_RETRY_HOURS * (HOUR_MS / 1000)
			if (!isAccepted(status) && !isTooOld) continue
			state.undelivered = state.undelivered.filter((one) => one !== event)
			event.pending_webhooks = 0
		}
		return statuses
	}

	return { send, deliver }
}

function isAccepted(status: number): boolean {
	return status >= 200 && status < 300
}

/** An event that another program of the same account has caused. */
export function otherSoftwareEvent(state: StripeState): Stripe.Event {
	const event = {
		id: state.newId('evt'),
		object: 'event',
		api_version: null,
		created: state.seconds(),
		data: { object: { id: 'in_of_the_shop', object: 'invoice', metadata: {} } },
		livemode: false,
		pending_webhooks: 1,
		request: null,
		type: 'invoice.paid',
	} satisfies Stripe.EventBase as Stripe.Event
	return event
}
