import { listDueEvents } from '#records/payments/stripe/events/stored-events.ts'
import type { Store } from '#records/store/open-store.ts'
import { advanceClock } from '#tests/stripe/play/later.ts'
import type { StripeServer } from '#tests/stripe/stripe-server.ts'

const QUIET_MS = 150
const POLL_MS = 50
/** An event that failed is tried again within this time. */
const RETRY_MS = 90_000

interface SettleOptions {
	stripe: StripeServer
	store: Store
	now: () => number
}

/** Waits until what was done has had its consequences: Stripe has told everything, and each email has gone out. */
export function createSettling({ stripe, store, now }: SettleOptions) {
	/** Stripe's clock follows the site's. */
	const syncStripe = () => advanceClock(stripe.state, Math.max(0, now() - stripe.state.now()))
	let asked = 0

	/** Nothing is due, and the site has asked Stripe nothing since the last time. */
	async function isQuiet(): Promise<boolean> {
		const before = asked
		asked = stripe.requests.length
		if (asked > before) return false
		const email = await store.db
			.selectFrom('delivery')
			.select('id')
			.where('done_at', 'is', null)
			.where('quarantined_at', 'is', null)
			.executeTakeFirst()
		if (email) return false
		const events = await listDueEvents(store, now() + RETRY_MS)
		return events.length + stripe.state.undelivered.length === 0
	}

	async function settle() {
		syncStripe()
		for (let quietSince = Date.now(); Date.now() - quietSince < QUIET_MS; ) {
			await stripe.events.deliver()
			if (!(await isQuiet())) quietSince = Date.now()
			await new Promise((resolve) => setTimeout(resolve, POLL_MS))
		}
	}

	return { settle, syncStripe }
}
