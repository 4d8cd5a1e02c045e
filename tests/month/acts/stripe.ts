import type Stripe from 'stripe'
import * as later from '#tests/stripe/play/later.ts'
import { cancelSubscription, renew, retryInvoice } from '#tests/stripe/play/renew.ts'
import type { Play } from '../play.ts'
import { pounds } from './bank.ts'

/** A payout, with the movements that it pays. */
export interface Payout {
	id: string
	day: string
	amount: number
	movements: string[]
}

/** What happens at Stripe without a visitor of the site. Each act tells the site, as Stripe does. */
export function atStripe({ month, caseOf, bank }: Play) {
	const { state } = month.stripe
	const payouts: Payout[] = []

	function sessionOf(key: string): Stripe.Checkout.Session {
		const { reference } = caseOf(key)
		const own = [...state.sessions.values()].filter((one) => one.client_reference_id === reference)
		const session = own.findLast(({ status }) => status === 'complete') ?? own.at(-1)
		if (!session) throw new Error(`no session of ${key}`)
		return session
	}
	function chargeOf(key: string): string {
		const intent = state.intents.get(state.attempts.get(sessionOf(key).id) ?? '')
		return String(intent?.latest_charge)
	}
	function subscriptionOf(key: string): Stripe.Subscription {
		const found = state.subscriptions.get(String(sessionOf(key).subscription))
		if (!found) throw new Error(`no subscription of ${key}`)
		return found
	}
	const disputeOf = (key: string) => {
		const charge = chargeOf(key)
		return [...state.disputes.values()].find((one) => one.charge === charge)?.id ?? ''
	}
	async function told<T>(act: () => T): Promise<T> {
		month.syncStripe()
		const result = act()
		await month.settle()
		return result
	}

	return {
		payouts,
		renew: (key: string, outcome: 'pay' | 'decline') => told(() => renew(state, subscriptionOf(key).id, outcome)),
		/** Stripe tries the last month again. */
		retry: (key: string, outcome: 'pay' | 'decline') =>
			told(() => retryInvoice(state, String(subscriptionOf(key).latest_invoice), outcome)),
		/** After its retries Stripe gives a subscription up. */
		giveUp: (key: string) => told(() => cancelSubscription(state, subscriptionOf(key))),
		endDebit: (key: string, outcome: 'succeeds' | 'fails') =>
			told(() => later.endDirectDebit(state, sessionOf(key).id, outcome)),
		returnDebit: (key: string) => told(() => later.returnDirectDebit(state, chargeOf(key))),
		openDispute: (key: string) => told(() => later.openDispute(state, chargeOf(key))),
		answerDispute: (key: string) => told(() => later.answerDispute(state, disputeOf(key))),
		closeDispute: (key: string, outcome: 'won' | 'lost') =>
			told(() => later.closeDispute(state, disputeOf(key), outcome)),
		/** Everything that moved before a day and was not paid out goes to the bank account. */
		payOut(day: string, before: string) {
			const paid = new Set(payouts.flatMap(({ movements }) => movements))
			const until = Date.parse(`${before}T00:00:00Z`) / 1000
			const due = [...state.balance.values()].filter(({ id, created }) => created < until && !paid.has(id))
			const amount = due.reduce((sum, { net }) => sum + net, 0)
			if (amount <= 0) return
			payouts.push({ id: state.newId('po'), day, amount, movements: due.map(({ id }) => id) })
			bank.receive(day, 'STRIPE PAYMENTS UK LTD STRIPE', pounds(amount), 'BGC')
		},
	}
}

export type AtStripe = ReturnType<typeof atStripe>
