import type { Payable } from '#domain/payables/payable.ts'
import type { PayableDetails } from '#domain/payables/payable-details.ts'
import { DAY_MS, dayIn, HOUR_MS } from '#lib/dates.ts'
import type { DeliveriesOfChange } from '#records/payables/apply-payment-event.ts'
import { deleteOldStarts, readCardPause, takeCardStart } from '#records/payments/stripe/card-limits.ts'
import { checkAccount } from '#records/payments/stripe/check-account.ts'
import { type ApplyContext, applyDueEvents } from '#records/payments/stripe/events/apply-events.ts'
import { storeEvent } from '#records/payments/stripe/events/stored-events.ts'
import { reconcile } from '#records/payments/stripe/reconcile.ts'
import { retryRequests } from '#records/payments/stripe/requests/retry-requests.ts'
import { createStripeApi } from '#records/payments/stripe/stripe-api.ts'
import { createStripeProvider } from '#records/payments/stripe/stripe-provider.ts'
import { endUnfinished } from '#records/shop/orders/end-unfinished.ts'
import type { Store } from '#records/store/open-store.ts'
import type { Log } from '../logging/log.ts'
import { createEventEndpoint, STRIPE_EVENTS_PATH } from './event-endpoint.ts'
import { isTestKey, paymentOrigins, type StripeConfig } from './stripe-settings.ts'

/** What was made since then is compared every hour, and far back once a day. */
const COMPARED_HOURLY_MS = 3 * DAY_MS
const COMPARED_DAILY_MS = 120 * DAY_MS

interface PaymentsOptions {
	stripe: StripeConfig
	store: Store
	siteUrl: string
	log: Pick<Log, 'info' | 'warn' | 'error'>
	emails: {
		deliveriesOf: DeliveriesOfChange
		/** Whether emails can be written: events wait until then, so that no payment is applied without its receipt. */
		prepare(): Promise<boolean>
	}
	/** Sends new emails at once. */
	deliver(): void
	now?: () => number
}

export type Payments = ReturnType<typeof createPayments>

/** Undefined while the keys are not set: the site is as without payments. */
export function openPayments(
	stripe: StripeConfig | null,
	options: Omit<PaymentsOptions, 'stripe'>,
): Payments | undefined {
	return stripe ? createPayments({ ...options, stripe }) : undefined
}

/** Everything about Stripe in the running site: events, calls that are repeated, comparison of the books, checks of the account. */
function createPayments({ stripe, store, siteUrl, log, emails, deliver, now = Date.now }: PaymentsOptions) {
	const { deliveriesOf } = emails
	let isStopping = false
	const api = createStripeApi(stripe)
	const context: ApplyContext = { store, api, now, deliveriesOf, isStopping: () => isStopping }
	const checks = createChecks({ stripe, context, siteUrl, log })
	const compared = { hourly: 0, daily: 0 }

	async function applyEvents() {
		if (!(await emails.prepare())) return
		const { errors, ...counts } = await applyDueEvents(context)
		for (const err of errors) log.warn({ err }, 'payment event failed, retrying')
		if (counts.applied + counts.unmatched > 0) log.info(counts, 'payment events applied')
		if (counts.applied > 0) deliver()
	}
	async function compareBooks() {
		if (!(await emails.prepare())) return
		const isDaily = now() - compared.daily >= DAY_MS
		if (!isDaily && now() - compared.hourly < HOUR_MS) return
		const since = now() - (isDaily ? COMPARED_DAILY_MS : COMPARED_HOURLY_MS)
		compared.hourly = now()
		if (isDaily) compared.daily = now()
		const { applied, errors } = await reconcile(context, since)
		for (const err of errors) log.warn({ err }, 'could not compare a payment with Stripe')
		if (applied > 0) log.warn({ applied }, 'payments found without an event')
		if (applied > 0) deliver()
	}
	const work = createQueue(log)

	return {
		api,
		receiveEvent: createEventEndpoint({
			webhookSecret: stripe.webhookSecret,
			store: (event) => storeEvent(store, event, now()),
			apply: () => work.add(applyEvents),
			log,
		}),
		/**
		 * For pages.
		 *
		 * @param describe what the donor sees at Stripe: "Donation to Fairlead"
		 * @param excludesDelayed whether orders leave out ways of paying that take days
		 */
		forPages: (describe: (details: PayableDetails) => string, excludesDelayed = true) => ({
			provider: createStripeProvider({ ...context, describe, excludesDelayed }),
			takeStart: (start: Parameters<typeof takeCardStart>[1]) => takeCardStart(store, start, now()),
			readPause: () => readCardPause(store, now()),
			deliveriesOf,
		}),
		/** For jobs. Throws while it is not confirmed; the request is stored and sent again. */
		cancelMonthly: (payable: Payable) =>
			createStripeProvider({ ...context, describe: () => '' }).cancelMonthly(payable),
		/** Everything that is due. */
		run() {
			work.add(applyEvents)
			work.add(async () => {
				for (const err of await retryRequests(context)) log.warn({ err }, 'payment request failed, retrying')
			})
			work.add(compareBooks)
			work.add(() => endOrders(context, emails, log))
			work.add(() => deleteOldStarts(store, now()))
			work.add(checks.run)
		},
		/** In sentences, for health and the desk. */
		warnings: checks.warnings,
		/** Resolves when the current call has ended. */
		stop() {
			isStopping = true
			return work.stop()
		},
	}
}

/** Card payments of orders that were begun and left. */
async function endOrders(context: ApplyContext, emails: PaymentsOptions['emails'], log: PaymentsOptions['log']) {
	if (!(await emails.prepare())) return
	const provider = createStripeProvider({ ...context, describe: () => '' })
	const { store, deliveriesOf, now } = context
	const errors = await endUnfinished({ store, provider, deliveriesOf, now: now() })
	for (const err of errors) log.warn({ err }, 'could not expire an unpaid order, retrying')
}

interface ChecksOptions {
	stripe: StripeConfig
	context: ApplyContext
	siteUrl: string
	log: Pick<Log, 'warn'>
}

/** Checks of the account, in the background: once an hour, and each round while something is wrong. */
function createChecks({ stripe, context, siteUrl, log }: ChecksOptions) {
	const { api, store, now } = context
	let [problems, checkedAt, pause]: [string[], number, string | undefined] = [[], 0, undefined]

	function modeWarning(): string[] {
		const isPublic = siteUrl.startsWith('https:')
		return isPublic && isTestKey(stripe.secretKey)
			? ['STRIPE_SECRET_KEY is of Stripe’s test mode: donations by card move no money.']
			: []
	}

	return {
		async run() {
			const paused = await readCardPause(store, now())
			if (paused !== undefined && pause === undefined) log.warn({ reason: paused }, 'card payments paused')
			pause = paused
			if (problems.length === 0 && now() - checkedAt < HOUR_MS) return
			checkedAt = now()
			const found = await checkAccount({
				api,
				webhookUrl: siteUrl + STRIPE_EVENTS_PATH,
				pages:
					stripe.baseUrl === null
						? { siteUrl, origins: paymentOrigins(stripe), day: dayIn('UTC', checkedAt) }
						: undefined,
			})
			for (const problem of found) if (!problems.includes(problem)) log.warn({ problem }, 'payment setup problem')
			problems = found
		},
		warnings: () => [...modeWarning(), ...problems, ...(pause === undefined ? [] : [pause])],
	}
}

/** One task at a time; a task that waits already is not added again. */
function createQueue(log: Pick<Log, 'error'>) {
	const waiting = new Set<() => Promise<void>>()
	let running: Promise<void> | null = null
	let isStopped = false

	async function runAll() {
		for (const task of waiting) {
			waiting.delete(task)
			if (isStopped) return
			await task().catch((err: unknown) => log.error({ err }, 'payment job failed'))
		}
	}

	return {
		add(task: () => Promise<void>) {
			waiting.add(task)
			running ??= runAll().finally(() => {
				running = null
			})
		},
		async stop() {
			isStopped = true
			await running
		},
	}
}
