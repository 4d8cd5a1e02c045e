import type { ProviderName } from './payable.ts'
import type { PaymentMethod } from './payment-methods.ts'

interface Paid {
	provider: ProviderName
	method: PaymentMethod | null
}

export const METHOD_WORDS: Record<PaymentMethod, string> = {
	card: 'Card',
	'apple pay': 'Apple Pay',
	'google pay': 'Google Pay',
	'direct debit': 'Direct Debit',
}

/** "Card", "Direct Debit"; "Online, through Stripe" where the provider has not named it. */
export function paidByInWords({ provider, method }: Paid): string {
	if (provider === 'bank transfer') return 'Bank transfer'
	return method === null ? 'Online, through Stripe' : METHOD_WORDS[method]
}

/** The words within a sentence: "by card", "with Apple Pay", "online". */
export function byMethod({ provider, method }: Paid): string {
	if (provider === 'bank transfer') return 'by bank transfer'
	if (method === null) return 'online'
	if (method === 'card') return 'by card'
	return `${method === 'direct debit' ? 'by' : 'with'} ${METHOD_WORDS[method]}`
}

/** An attempt that their bank refused: "Card declined". */
export function declinedInWords({ method }: Pick<Paid, 'method'>): string {
	return method === 'direct debit' ? 'Direct Debit failed' : 'Card declined'
}
