import { describe, expect, test } from 'vitest'
import { HOUR_MS } from '#lib/dates.ts'
import { killedAt, wasKilled } from '#tests/records/killed-process.ts'
import { freshStore, TAKES_EVERY_STEP, WALK_ENGINES } from '#tests/records/stores.ts'
import { balanceOf, type GivingWithStripe, givingWithStripe, URLS } from '#tests/stripe/giving-with-stripe.ts'
import { attemptSession } from '#tests/stripe/play/pay-session.ts'
import { eventAnswer } from './answers.ts'
import { type ApplyContext, applyDueEvents } from './events/apply-events.ts'
import { storeEvent } from './events/stored-events.ts'
import { retryRequests } from './requests/retry-requests.ts'
import { createStripeProvider } from './stripe-provider.ts'

/** `npm test` takes one of ten. */
const STRIDE = TAKES_EVERY_STEP ? 1 : 10
/** Every step on PostgreSQL takes a minute and a half on a machine that does other things too. */
const WALK_MS = 600_000

/** A process that is killed at a step: before or after a transaction or a call to Stripe. */
function processKilledAt(step: number, { store, context }: GivingWithStripe) {
	const killed = killedAt(step, store)
	const api = Object.fromEntries(
		Object.entries(context.api).map(([name, call]) => [
			name,
			(...args: never[]) => killed.between(() => (call as (...all: never[]) => Promise<unknown>)(...args)),
		]),
	) as ApplyContext['api']
	return { ...context, api, store: killed.store }
}

type Donated = Awaited<ReturnType<GivingWithStripe['donate']>>

/** A payment from its start to its refund, by one process. */
async function playThrough(
	context: ApplyContext,
	{ server: { state } }: GivingWithStripe,
	{ read, paymentId }: Donated,
) {
	const provider = createStripeProvider({ ...context, describe: () => 'Donation to Fairlead' })
	const { payment, payable } = await read()
	if (payment.state === 'started') await provider.startPayment(payment, payable, URLS)
	const session = [...state.sessions.values()].find(({ metadata }) => metadata?.payment === paymentId)
	if (session) attemptSession(state, session.id, 'pay')
	for (const event of [...state.undelivered]) {
		await storeEvent(context.store, eventAnswer.parse(JSON.parse(JSON.stringify(event))), context.now())
		// Confirmed, so Stripe does not send it again.
		state.undelivered = state.undelivered.filter((one) => one !== event)
	}
	await applyDueEvents(context)
	const paid = (await read()).payment
	if (paid.intentRef !== null && paid.refunded === 0) await provider.refund(paid, { amount: 500, currency: 'GBP' })
	await retryRequests(context)
}

describe.each(WALK_ENGINES)('on %s', (engine) => {
	test.each([
		{ frequency: 'once', state: 'started' },
		{ frequency: 'monthly', state: 'starting' },
	] as const)(
		'a process killed between any two steps leaves a $frequency payment that becomes right',
		async (changes) => {
			const store = await freshStore(engine)
			let kills = 0
			for (let step = 1; ; step += STRIDE) {
				const giving = await givingWithStripe(store, `step_${engine}_${changes.frequency}_${step}`)
				const donated = await giving.donate(changes)
				const isKilled = await wasKilled(playThrough(processKilledAt(step, giving), giving, donated))
				// Later processes, with time between them.
				for (let round = 0; round < 2; round++) {
					giving.server.state.advance(3 * HOUR_MS)
					await playThrough(giving.context, giving, donated)
				}
				const { payments, sum } = await donated.read()
				const told = `killed at step ${step}`
				expect(
					payments.map(({ state }) => state),
					told,
				).toEqual(['partly refunded'])
				expect([sum, giving.server.state.refunds.size, giving.receipts.length], told).toEqual([balanceOf(giving), 1, 1])
				if (!isKilled) break
				kills += 1
			}
			expect(kills * STRIDE).toBeGreaterThan(20)
		},
		WALK_MS,
	)
})
