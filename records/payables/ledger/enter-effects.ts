import type { Transaction } from 'kysely'
import type { ProviderFact } from '../../payments/provider-facts.ts'
import type { Tables } from '../../store/tables/tables.ts'
import type { PayableRow, PaymentRow } from '../payables.ts'
import { sideOf } from '../sides.ts'
import type { Effect, Entered } from './ledger.ts'

/** Enters in the ledger what a fact says about money. @returns whether anything was new */
export async function enterEffects(
	transaction: Transaction<Tables>,
	about: { payable: PayableRow; payment: PaymentRow },
	fact: ProviderFact,
	entered: Entered,
): Promise<boolean> {
	let isNew = false
	for (const effect of effectsOf(fact)) {
		if (await sideOf(about.payable).enter(transaction, about, { ...effect, at: fact.at, entered })) isNew = true
	}
	return isNew
}

type NewEffect = Omit<Effect, 'at' | 'entered'>

function effectsOf(fact: ProviderFact): NewEffect[] {
	switch (fact.kind) {
		case 'paid':
			return [signed('payment', fact, 1), ...optional('fee', fact.fee, -1)]
		case 'failed':
			return fact.isLate ? [signed('late failure', fact, -1)] : []
		case 'refunded':
			return [signed('refund', fact, -1), ...optional('fee refund', fact.feeReturned, 1)]
		case 'refund failed':
			return [signed('correction', fact, 1)]
		case 'dispute opened':
			return [signed('dispute', fact, -1), ...optional('dispute fee', fact.fee, -1)]
		case 'dispute closed': {
			const returned = optional('dispute fee refund', fact.feeReturned, 1)
			return [
				fact.outcome === 'won' ? signed('dispute won', fact, 1) : signed('dispute lost', { ...fact, amount: 0 }, 1),
				...returned,
			]
		}
		default:
			return []
	}
}

type Sum = { ref: string; amount: number; currency: string }

function signed(kind: Effect['kind'], { ref, amount, currency }: Sum, sign: 1 | -1): NewEffect {
	// Not -0.
	return { kind, ref, currency, amount: amount === 0 ? 0 : sign * amount }
}

function optional(kind: Effect['kind'], sum: Sum | null, sign: 1 | -1): NewEffect[] {
	return sum ? [signed(kind, sum, sign)] : []
}
