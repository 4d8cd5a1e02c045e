import { describe, expect, test } from 'vitest'
import { HOUR_MS } from '#lib/dates.ts'
import { freshStore, TAKES_EVERY_STEP, WALK_ENGINES } from '#tests/records/stores.ts'
import { balanceOf, type GivingWithStripe, givingWithStripe } from '#tests/stripe/giving-with-stripe.ts'
import { closeDispute, failRefund, openDispute } from '#tests/stripe/play/later.ts'
import { attemptSession } from '#tests/stripe/play/pay-session.ts'
import type { Fault } from '#tests/stripe/stripe-server.ts'
import { retryRequests } from './retry-requests.ts'

const MONTHLY = { frequency: 'monthly', state: 'starting' } as const
const FIVE = { amount: 500, currency: 'GBP' }
const KINDS: Fault['kind'][] = ['cut before', 'cut after', 'error 500', 'rate limit']
/** The library itself repeats a call once whose connection was cut. `npm test` takes the first. */
const TIMES = TAKES_EVERY_STEP ? [2, 6] : [2]
const FAULTS = KINDS.flatMap((kind) => TIMES.map((times) => ({ kind, times })))

async function paid(giving: GivingWithStripe, changes: Parameters<GivingWithStripe['donate']>[0] = {}) {
	const donated = await giving.donate(changes)
	await donated.start()
	const session = [...giving.server.state.sessions.values()].find(
		({ metadata }) => metadata?.payment === donated.paymentId,
	)
	attemptSession(giving.server.state, session?.id ?? '', 'pay')
	await giving.deliver()
	return donated
}

const callsOf = ({ server }: GivingWithStripe, method: string, path: RegExp) =>
	server.requests.filter((one) => one.method === method && path.test(one.path)).length

/** The job at intervals, for a day and a half. */
async function runJob(giving: GivingWithStripe) {
	for (let hour = 0; hour < 36; hour += 3) {
		giving.server.state.advance(3 * HOUR_MS)
		expect(await retryRequests(giving.context)).toEqual([])
	}
	await giving.deliver()
}

describe.each(WALK_ENGINES)('on %s', (engine) => {
	const open = async () => givingWithStripe(await freshStore(engine))

	test.each(FAULTS)(
		'a refund that met “$kind” $times times is repeated by the job until it is made, once',
		async ({ kind, times }) => {
			const giving = await open()
			const { read } = await paid(giving)
			giving.server.fail({ path: /refunds$/, method: 'POST', kind, times })
			expect(await giving.provider.refund((await read()).payment, FIVE)).toEqual({ kind: 'requested' })
			// Not before its time.
			const calls = callsOf(giving, 'POST', /refunds$/)
			await retryRequests(giving.context)
			expect(callsOf(giving, 'POST', /refunds$/)).toBe(calls)

			await runJob(giving)
			expect(giving.server.state.refunds.size).toBe(1)
			const { payment, sum } = await read()
			expect([payment.state, payment.refunded, sum]).toEqual(['partly refunded', 500, balanceOf(giving)])
			const undone = giving.store.db.selectFrom('provider_request').select('id').where('done_at', 'is', null)
			expect(await undone.execute()).toEqual([])
		},
	)

	test('a refund whose answer was lost is looked for, not repeated, once Stripe has forgotten its key', async () => {
		const giving = await open()
		const { read } = await paid(giving)
		giving.server.fail({ path: /refunds$/, method: 'POST', kind: 'cut after', times: 2 })
		await giving.provider.refund((await read()).payment, FIVE)
		const calls = callsOf(giving, 'POST', /refunds$/)
		giving.server.state.advance(25 * HOUR_MS)
		await runJob(giving)
		expect([giving.server.state.refunds.size, callsOf(giving, 'POST', /refunds$/)]).toEqual([1, calls])
		expect((await read()).sum).toBe(balanceOf(giving))
	})

	test.each(FAULTS)(
		'a cancellation that met “$kind” $times times is repeated by the job until it is made',
		async ({ kind, times }) => {
			const giving = await open()
			const { read } = await paid(giving, MONTHLY)
			giving.server.fail({ path: /subscriptions/, method: 'DELETE', kind, times })
			const cancelled = giving.provider.cancelMonthly((await read()).payable)
			// The second of two calls may find it cancelled.
			if (kind !== 'cut after') await expect(cancelled).rejects.toThrow('not confirmed')
			else await cancelled
			await runJob(giving)
			expect([...giving.server.state.subscriptions.values()].map(({ status }) => status)).toEqual(['canceled'])
			expect((await read()).payable.state).toBe('cancelled')
			const calls = callsOf(giving, 'DELETE', /subscriptions/)
			await giving.provider.cancelMonthly((await read()).payable)
			expect(callsOf(giving, 'DELETE', /subscriptions/)).toBe(calls)
		},
	)

	test('a refund that came back from the donor’s bank, or that a dispute stood in the way of, can be made again', async () => {
		const giving = await open()
		const { read } = await paid(giving)
		const { state } = giving.server
		await giving.provider.refund((await read()).payment, FIVE)
		await giving.deliver()
		failRefund(state, [...state.refunds.keys()][0] ?? '')
		await giving.deliver()
		expect(await giving.provider.refund((await read()).payment, FIVE)).toEqual({ kind: 'requested' })
		expect(await giving.provider.refund((await read()).payment, FIVE)).toEqual({ kind: 'requested' })
		expect(state.refunds.size).toBe(2)

		const other = await paid(giving)
		const dispute = openDispute(state, (await other.read()).payment.chargeRef ?? '')
		const refused = await giving.provider.refund((await other.read()).payment, FIVE)
		expect(refused).toMatchObject({ kind: 'refused' })
		closeDispute(state, dispute.id, 'won')
		const charge = state.charges.get((await other.read()).payment.chargeRef ?? '')
		if (charge) charge.disputed = false
		expect(await giving.provider.refund((await other.read()).payment, FIVE)).toEqual({ kind: 'requested' })
		await giving.deliver()
		expect((await other.read()).payment.refunded).toBe(500)
		expect((await read()).sum + (await other.read()).sum).toBe(balanceOf(giving))
	})
})
