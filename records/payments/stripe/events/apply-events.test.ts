import type Stripe from 'stripe'
import { describe, expect, test } from 'vitest'
import type { LedgerKind } from '#domain/payables/ledger-kinds.ts'
import { DAY_MS, HOUR_MS } from '#lib/dates.ts'
import { ENGINES, freshStore, TAKES_EVERY_STEP } from '#tests/records/stores.ts'
import { balanceOf, type GivingWithStripe, givingWithStripe, URLS } from '#tests/stripe/giving-with-stripe.ts'
import { feeOf } from '#tests/stripe/play/charge.ts'
import {
	advanceClock,
	answerDispute,
	closeDispute,
	endDirectDebit,
	failRefund,
	openDispute,
	returnDirectDebit,
} from '#tests/stripe/play/later.ts'
import { renew, retryInvoice } from '#tests/stripe/play/renew.ts'
import { press } from '#tests/stripe/stripe-client.ts'
import { totalsByFund } from '../../../payables/ledger/totals.ts'
import { listUnmatchedEvents } from './stored-events.ts'

const FEE = feeOf(2000)
const MONTHLY = { frequency: 'monthly', state: 'starting' } as const

function shuffled<T>(list: T[], seed: number): T[] {
	const random = (index: number) => Math.abs(Math.sin(seed * 1000 + index * 77.7)) % 1
	return list
		.map((item, index) => ({ item, key: random(index) }))
		.sort((a, b) => a.key - b.key)
		.map(({ item }) => item)
}

describe.each(ENGINES)('on %s', (engine) => {
	const open = async () => givingWithStripe(await freshStore(engine))

	test('a donation is paid once its events have come, with Stripe’s fee in the books', async () => {
		const giving = await open()
		const { start, read, reference } = await giving.donate()
		const url = await start()
		await press(url, 'decline')
		await giving.deliver()
		const { payment: declined } = await read()
		expect([declined.state, declined.declinedAt]).toEqual(['started', expect.any(Number)])

		await press(url, 'pay')
		await giving.deliver()
		const { payable, payment, entries, sum } = await read()
		expect([payable.state, payment.state, payment.fee]).toEqual(['paid', 'paid', FEE])
		expect(entries).toEqual([`fee -${FEE}`, 'payment 2000'])
		expect([sum, giving.receipts]).toEqual([balanceOf(giving), [reference]])
	})

	test('the order of events, and how often they come, make no difference', async () => {
		for (let seed = 1; seed <= (TAKES_EVERY_STEP ? 6 : 2); seed++) {
			const giving = await open()
			const { start, read, reference } = await giving.donate(MONTHLY)
			await press(await start(), 'pay')
			const events = [...giving.server.state.undelivered]
			await giving.deliver(() => shuffled([...events, ...events], seed))
			const subscription = [...giving.server.state.subscriptions.keys()][0] ?? ''
			const invoice = renew(giving.server.state, subscription, 'decline')
			giving.server.state.advance(1000)
			retryInvoice(giving.server.state, invoice.id, 'pay')
			await giving.deliver((renewal) => shuffled([...renewal, ...events, ...renewal], seed))
			giving.server.state.advance(HOUR_MS)
			await giving.deliver()

			const { payable, payments, sum } = await read()
			expect([payable.state, payments.map(({ state }) => state)]).toEqual(['active', ['paid', 'paid']])
			expect([sum, giving.receipts]).toEqual([balanceOf(giving), [reference, reference]])
		}
	})

	test('an event whose object cannot be read is tried again', async () => {
		const giving = await open()
		const { start, read } = await giving.donate()
		await press(await start(), 'pay')
		giving.server.fail({ path: /./, method: 'GET', kind: 'error 500', times: 1000 })
		expect((await giving.deliver()).applied).toBe(0)
		giving.server.repair()
		giving.server.state.advance(HOUR_MS)
		await giving.deliver()
		expect((await read()).payment.state).toBe('paid')
	})

	test('a first invoice that is told before the session is placed from its metadata alone', async () => {
		const giving = await open()
		const { start, read } = await giving.donate(MONTHLY)
		await press(await start(), 'pay')
		await giving.deliver((events) => events.filter(({ type }) => type === 'invoice.paid'))

		const { payable, payment } = await read()
		expect([payable.state, payment.state, payment.fee]).toEqual(['active', 'paid', FEE])
		expect(payable.subscriptionRef).toMatch(/^sub_/)
	})

	test('a direct debit is pending until its money is there; one that fails is not thanked for', async () => {
		const giving = await open()
		const [good, bad] = [await giving.donate(), await giving.donate()]
		for (const { start } of [good, bad]) await press(await start(), 'direct-debit')
		await giving.deliver()
		expect((await good.read()).payment.state).toBe('pending')
		expect(giving.receipts).toEqual([])

		giving.server.state.advance(4 * DAY_MS)
		const [first, second] = [...giving.server.state.sessions.keys()]
		endDirectDebit(giving.server.state, first ?? '', 'succeeds')
		endDirectDebit(giving.server.state, second ?? '', 'fails')
		await giving.deliver()
		expect([(await good.read()).payment.state, (await bad.read()).payment.state]).toEqual(['paid', 'failed'])
		expect(giving.receipts).toEqual([good.reference])
		// On the day on which its money came, not on which it was begun.
		const { paidAt } = (await good.read()).payment
		expect(paidAt).toBe(Math.floor(giving.server.state.now() / 1000) * 1000)
	})

	test.each([
		['pay', 'card'],
		['apple-pay', 'apple pay'],
		['google-pay', 'google pay'],
		['direct-debit', 'direct debit'],
	])('what was paid with is stored: %s', async (action, method) => {
		for (const changes of [{}, MONTHLY]) {
			const giving = await open()
			const { start, read } = await giving.donate(changes)
			await press(await start(), action)
			await giving.deliver()
			// The method of a monthly donation by direct debit is known once its money arrives.
			if (action === 'direct-debit') {
				const [session = ''] = giving.server.state.sessions.keys()
				endDirectDebit(giving.server.state, session, 'succeeds')
				await giving.deliver()
			}
			expect((await read()).payment).toMatchObject({ state: 'paid', method })
		}
	})

	test('what a way to pay is that is not told apart stays open, and a single direct debit is known while it is on its way', async () => {
		const giving = await open()
		const [other, debit] = [await giving.donate(), await giving.donate()]
		await press(await other.start(), 'pay')
		for (const charge of giving.server.state.charges.values()) charge.payment_method_details = { type: 'klarna' }
		await press(await debit.start(), 'direct-debit')
		await giving.deliver()
		expect((await other.read()).payment).toMatchObject({ state: 'paid', method: null })
		expect((await debit.read()).payment).toMatchObject({ state: 'pending', method: 'direct debit' })
	})

	test('a direct debit that the bank returns later is taken off the books, once', async () => {
		for (const changes of [{}, MONTHLY]) {
			const giving = await open()
			const { start, read } = await giving.donate(changes)
			await press(await start(), 'pay')
			await giving.deliver()
			giving.server.state.advance(4 * DAY_MS)
			returnDirectDebit(giving.server.state, (await read()).payment.chargeRef ?? '')
			await giving.deliver((events) => [...events, ...events.map((event) => ({ ...event, id: `${event.id}_2` }))])
			const { payment, entries, sum } = await read()
			expect(payment.state).toBe('failed')
			expect(entries).toEqual([`fee -${FEE}`, 'late failure -2000', 'payment 2000'])
			expect(sum).toBe(balanceOf(giving))
			expect(await dayOf(giving, 'late failure')).toBe(dayAt(giving.server.state.now()))
			const [totals] = await totalsByFund(giving.store, { from: 0, to: Number.MAX_SAFE_INTEGER })
			expect(totals).toMatchObject({ received: 2000, disputed: -2000 })
		}
	})

	test('a charge of a monthly donation is entered once, by its invoice', async () => {
		const giving = await open()
		const { start, read } = await giving.donate(MONTHLY)
		await press(await start(), 'pay')
		const events = [...giving.server.state.undelivered]
		await giving.deliver()
		await giving.deliver(() =>
			events
				.filter(({ type }) => /^(charge|payment_intent)\./.test(type))
				.map((event) => ({ ...event, id: `${event.id}_2` })),
		)
		expect((await read()).entries).toEqual([`fee -${FEE}`, 'payment 2000'])
	})

	test('an abandoned session ends the attempt', async () => {
		const giving = await open()
		const { start, read } = await giving.donate()
		await start()
		advanceClock(giving.server.state, 25 * HOUR_MS)
		await giving.deliver()
		expect((await read()).payment.state).toBe('abandoned')
	})

	test('the day by which to answer a dispute is gone with the answer', async () => {
		const giving = await open()
		const { start, read } = await giving.donate()
		await press(await start(), 'pay')
		await giving.deliver()
		const dispute = openDispute(giving.server.state, (await read()).payment.chargeRef ?? '')
		await giving.deliver()
		const dueBy = (dispute.evidence_details.due_by ?? 0) * 1000
		expect((await read()).payment).toMatchObject({
			state: 'disputed',
			disputeDueBy: dueBy,
			disputeReason: 'fraudulent',
		})
		answerDispute(giving.server.state, dispute.id)
		await giving.deliver()
		expect((await read()).payment).toMatchObject({ state: 'disputed', disputeDueBy: null })
	})

	test('a dispute at any age takes the money, and one that is won gives it back', async () => {
		const giving = await open()
		const { start, read } = await giving.donate()
		await press(await start(), 'pay')
		await giving.deliver()
		giving.server.state.advance(200 * DAY_MS)
		const dispute = openDispute(giving.server.state, (await read()).payment.chargeRef ?? '')
		await giving.deliver((events) => events.toReversed())
		expect([(await read()).payment.state, (await read()).sum]).toEqual(['disputed', balanceOf(giving)])

		giving.server.state.advance(60 * DAY_MS)
		closeDispute(giving.server.state, dispute.id, 'won')
		await giving.deliver()
		expect([(await read()).payment.state, (await read()).sum]).toEqual(['paid', balanceOf(giving)])
	})

	test('what is lost, or comes back of a refund, is in the books on the day of it', async () => {
		const giving = await open()
		const { start, read } = await giving.donate()
		await press(await start(), 'pay')
		await giving.deliver()
		await giving.provider.refund((await read()).payment, { amount: 500, currency: 'GBP' })
		await giving.deliver()
		giving.server.state.advance(5 * DAY_MS)
		failRefund(giving.server.state, [...giving.server.state.refunds.keys()][0] ?? '')
		await giving.deliver()
		expect(await dayOf(giving, 'correction')).toBe(dayAt(giving.server.state.now()))
		const dispute = openDispute(giving.server.state, (await read()).payment.chargeRef ?? '')
		await giving.deliver()
		giving.server.state.advance(11 * DAY_MS)
		closeDispute(giving.server.state, dispute.id, 'lost')
		await giving.deliver()
		expect(await dayOf(giving, 'dispute lost')).toBe(dayAt(giving.server.state.now()))
	})
})

const dayAt = (at: number) => new Date(at).toISOString().slice(0, 10)

async function dayOf({ store }: GivingWithStripe, kind: LedgerKind): Promise<string> {
	const { at } = await store.db
		.selectFrom('ledger_entry')
		.select('at')
		.where('kind', '=', kind)
		.executeTakeFirstOrThrow()
	return dayAt(at)
}

test('an event of other software is retried, then shown at the desk', async () => {
	const giving = await givingWithStripe(await freshStore('sqlite'))
	const session = await giving.api.createSession(
		{
			mode: 'payment',
			success_url: URLS.successUrl,
			client_reference_id: 'shop-1',
			metadata: { shop: '1' },
			line_items: [
				{ quantity: 1, price_data: { currency: 'gbp', unit_amount: 900, product_data: { name: 'A lead' } } },
			],
		} satisfies Stripe.Checkout.SessionCreateParams,
		'shop-1',
	)
	await press(session.url, 'pay')
	expect(await giving.deliver()).toMatchObject({ unmatched: 0, errors: [] })
	for (let hours = 0; hours < 48; hours++) {
		giving.server.state.advance(HOUR_MS)
		await giving.deliver()
	}
	const unmatched = await listUnmatchedEvents(giving.store, 10)
	expect(unmatched.map(({ type }) => type)).toContain('checkout.session.completed')
	expect(JSON.stringify(unmatched)).not.toContain('Robin')
})
