import type { Transaction } from 'kysely'
import type { PaymentEvent } from '../../payments/payment-events.ts'
import type { Tables } from '../../store/tables/tables.ts'
import { handlerOf } from '../payable-handlers.ts'
import type { PayableRow, PaymentRow } from '../payables.ts'
import type { Effect, Entered } from './ledger.ts'

/** Enters in the ledger what an event says about money. @returns whether anything was new */
export async function enterEffects(
	transaction: Transaction<Tables>,
	about: { payable: PayableRow; payment: PaymentRow },
	event: PaymentEvent,
	entered: Entered,
): Promise<boolean> {
	let isNew = false
	for (const effect of effectsOf(event)) {
		if (await handlerOf(about.payable).enter(transaction, about, { ...effect, at: event.at, entered })) isNew = true
	}
	return isNew
}

type NewEffect = Omit<Effect, 'at' | 'entered'>

function effectsOf(event: PaymentEvent): NewEffect[] {
	switch (event.kind) {
		case 'paid':
			return [signed('payment', event, 1), ...optional('fee', event.fee, -1)]
		case 'failed':
			return event.isLate ? [signed('late failure', event, -1)] : []
		case 'refunded':
			return [signed('refund', event, -1), ...optional('fee refund', event.feeReturned, 1)]
		case 'refund failed':
			return [signed('correction', event, 1)]
		case 'dispute opened':
			return [signed('dispute', event, -1), ...optional('dispute fee', event.fee, -1)]
		case 'dispute closed': {
			const returned = optional('dispute fee refund', event.feeReturned, 1)
			return [
				event.outcome === 'won' ? signed('dispute won', event, 1) : signed('dispute lost', { ...event, amount: 0 }, 1),
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
