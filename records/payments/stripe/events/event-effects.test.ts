import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DAY_MS } from '#lib/dates.ts'
import { freshStore } from '#tests/records/stores.ts'
import { givingWithStripe } from '#tests/stripe/giving-with-stripe.ts'
import {
	advanceClock,
	answerDispute,
	closeDispute,
	endDirectDebit,
	failRefund,
	openDispute,
	returnDirectDebit,
} from '#tests/stripe/play/later.ts'
import { attemptSession } from '#tests/stripe/play/pay-session.ts'
import { cancelSubscription, renew } from '#tests/stripe/play/renew.ts'
import { recordEvent } from '#tests/stripe/state.ts'
import { GIVING_DOCS, withEventTable } from '#tools/scripts/doc-tables.ts'
import type { PaymentEvent } from '../../payment-events.ts'
import { EVENT_EFFECTS } from './event-effects.ts'
import { readPaymentEvents } from './read-payment-events.ts'

/** Everything that can become of a payment, one after the other; after each step its events are read. */
async function factsByEvent() {
	const giving = await givingWithStripe(await freshStore('sqlite'))
	const { state } = giving.server
	const found = new Map<string, Set<PaymentEvent['kind']>>()
	const readEvents = async () => {
		for (const { type, data } of state.undelivered.splice(0)) {
			const { object, id } = data.object as { object: string; id: string; payment_intent?: string }
			const charged = 'payment_intent' in data.object ? String(data.object.payment_intent) : ''
			const named = object === 'charge' ? { object: 'payment_intent', id: charged } : { object, id }
			const paymentEvents = await readPaymentEvents(giving.context, named)
			found.set(type, new Set([...(found.get(type) ?? []), ...paymentEvents.map(({ kind }) => kind)]))
		}
	}
	const play = async (step: () => unknown) => {
		await step()
		await readEvents()
	}
	const begun = async (changes = {}) => {
		const donated = await giving.donate(changes)
		await donated.start()
		const session = [...state.sessions.values()].findLast(({ metadata }) => metadata?.payment === donated.paymentId)
		if (!session) throw new Error('no session')
		return session.id
	}
	const lastCharge = () => [...state.charges.values()].at(-1)?.id ?? ''

	const card = await begun()
	await play(() => attemptSession(state, card, 'decline'))
	await play(() => attemptSession(state, card, 'pay'))
	const charge = lastCharge()
	const payment = state.charges.get(charge)?.payment_intent
	// The stand-in knows its fee at once.
	await play(() => recordEvent(state, 'charge.updated', { ...state.charges.get(charge), id: charge }))
	const intent = typeof payment === 'string' ? payment : (payment?.id ?? '')
	await play(() => giving.api.createRefund({ payment_intent: intent, amount: 500 }, 'refund'))
	const refund = [...state.refunds.keys()].at(-1) ?? ''
	// It is pending first at some banks.
	await play(() => recordEvent(state, 'refund.updated', { ...state.refunds.get(refund), id: refund }))
	await play(() => failRefund(state, refund))
	const dispute = openDispute(state, charge).id
	await play(() => {})
	await play(() => answerDispute(state, dispute))
	await play(() => closeDispute(state, dispute, 'won'))

	for (const outcome of ['succeeds', 'fails'] as const) {
		const debit = await begun()
		await play(() => attemptSession(state, debit, 'direct debit'))
		await play(() => endDirectDebit(state, debit, outcome))
		if (outcome === 'succeeds') await play(() => returnDirectDebit(state, lastCharge()))
	}

	const monthly = await begun({ frequency: 'monthly', state: 'starting' })
	await play(() => attemptSession(state, monthly, 'pay'))
	const subscription = [...state.subscriptions.values()].at(-1)
	if (!subscription) throw new Error('no subscription')
	await play(() => renew(state, subscription.id, 'pay'))
	await play(() => renew(state, subscription.id, 'decline'))
	await play(() => cancelSubscription(state, subscription))

	await begun()
	await play(() => advanceClock(state, DAY_MS))
	return found
}

test('each event leads to what the table says, and to nothing else', async () => {
	const found = await factsByEvent()
	for (const [type, { paymentEvents }] of Object.entries(EVENT_EFFECTS)) {
		const told = [...(found.get(type) ?? ['never told'])]
		expect(
			told.filter((kind) => !(paymentEvents as readonly string[]).includes(kind)),
			type,
		).toEqual([])
	}
})

test('the table of docs/giving.md is this one', () => {
	const document = readFileSync(GIVING_DOCS, 'utf8')
	expect(document, 'the table is out of date: run npm run docs:tables').toBe(withEventTable(document))
})
