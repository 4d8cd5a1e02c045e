import { stateFromPayments } from '#domain/payables/monthly-states.ts'
import type { PayableState } from '#domain/payables/payable.ts'
import type { PayableRow, PaymentRow } from './payables.ts'

/** The state of what is paid once: that of the attempt with money, else of the last one. @param payments in their order */
export function stateOfAttempts(payments: PaymentRow[], otherwise: PayableState): PayableState {
	const counts = payments.findLast(({ paid_at }) => paid_at !== null) ?? payments.at(-1)
	return counts?.state ?? otherwise
}

export function monthlyStateOf(
	{ provider_status, provider_status_at }: Pick<PayableRow, 'provider_status' | 'provider_status_at'>,
	payments: PaymentRow[],
): PayableState {
	const events = payments.flatMap(({ state, state_at, paid_at }): { event: 'paid' | 'failed'; at: number }[] => {
		if (state === 'failed') return [{ event: 'failed', at: Math.max(state_at, paid_at ?? 0) }]
		return paid_at === null ? [] : [{ event: 'paid', at: paid_at }]
	})
	return stateFromPayments(
		events,
		provider_status ? { status: provider_status, at: provider_status_at ?? 0 } : undefined,
	)
}
