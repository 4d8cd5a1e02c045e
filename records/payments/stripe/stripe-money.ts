import type { Money } from '#domain/payables/payable.ts'

/** Currencies whose amounts Stripe takes with two decimals although they have none. https://docs.stripe.com/currencies */
const TWO_DECIMALS_AT_STRIPE = new Set(['ISK', 'UGX'])
const HUNDRED = 100

/** As Stripe writes it: "gbp", in its own smallest unit. */
export function toStripeMoney({ amount, currency }: Money): Money {
	return { amount: amount * factorOf(currency), currency: currency.toLowerCase() }
}

export function fromStripeMoney({ amount, currency }: Money): Money {
	const code = currency.toUpperCase()
	// Fees of such a currency may have decimals, which it has not.
	return { amount: Math.round(amount / factorOf(code)), currency: code }
}

function factorOf(currency: string): number {
	return TWO_DECIMALS_AT_STRIPE.has(currency) ? HUNDRED : 1
}
