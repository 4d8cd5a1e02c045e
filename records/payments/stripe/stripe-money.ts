import type { Money } from '#domain/payables/payable.ts'
import { chargeStep, fractionDigits } from '#lib/money.ts'

/**
 * Currencies with other decimals at Stripe than by ISO 4217: the krona and the shilling have none and are sent with two zeros, the ariary is sent
 * without. The forint and the Taiwan dollar are special for payouts only. https://docs.stripe.com/currencies#special-cases
 */
const STRIPE_DIGITS: Record<string, number> = { ISK: 2, UGX: 2, MGA: 0 }

/** The sum for Stripe: "gbp", in its own smallest unit, and with three decimals to the nearest ten, which it requires. */
export function toStripeMoney({ amount, currency }: Money): Money {
	const step = chargeStep(currency)
	return { amount: Math.round((amount * factorOf(currency)) / step) * step, currency: currency.toLowerCase() }
}

export function fromStripeMoney({ amount, currency }: Money): Money {
	const code = currency.toUpperCase()
	// Fees of such a currency may have decimals, which it has not.
	return { amount: Math.round(amount / factorOf(code)), currency: code }
}

function factorOf(currency: string): number {
	const digits = fractionDigits(currency)
	return 10 ** ((STRIPE_DIGITS[currency] ?? digits) - digits)
}
