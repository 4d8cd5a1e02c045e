import { likelyKind } from '#domain/payables/bank-statement/line-outcome.ts'
import { findPaymentReferences } from '#domain/payables/payment-reference.ts'
import type { Store } from '../../store/open-store.ts'

/** Lines of imported statements that are payouts of Stripe. */
export interface Payouts {
	currency: string
	/** Set aside as payouts by a person. */
	known: Sum
	/** By their words, and no one has dealt with them. */
	likely: Sum
}

interface Sum {
	count: number
	/** Minor units. */
	amount: number
}

/** For each currency that has any. */
export async function readPayouts({ db }: Store): Promise<Payouts[]> {
	const rows = await db
		.selectFrom('bank_statement_line')
		.select(['currency', 'amount_minor as amount', 'outcome', 'text', 'note'])
		.where((eb) => eb.or([eb('outcome', '=', 'payout'), eb('outcome', 'is', null)]))
		.orderBy('currency')
		.execute()
	const found = rows.filter(({ outcome, text, note }) => outcome === 'payout' || isLikelyPayout(`${text} ${note}`))
	return [...Map.groupBy(found, ({ currency }) => currency)].map(([currency, of]) => ({
		currency,
		known: sumOf(of.filter(({ outcome }) => outcome === 'payout')),
		likely: sumOf(of.filter(({ outcome }) => outcome === null)),
	}))
}

const isLikelyPayout = (text: string) => likelyKind(text) === 'payout' && findPaymentReferences(text).length === 0

const sumOf = (lines: readonly { amount: number }[]): Sum => ({
	count: lines.length,
	amount: lines.reduce((sum, { amount }) => sum + amount, 0),
})
