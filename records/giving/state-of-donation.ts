import type { DonationState } from '#domain/giving/donation.ts'
import { stateFromPayments } from '#domain/giving/payments/monthly-states.ts'
import type { DonationRow, PaymentRow } from './payments/find-payment.ts'

/** Of a single donation: its payment's. Of several attempts the one with money counts, else the last one. @param payments in their order */
export function stateOfAttempts(payments: PaymentRow[], otherwise: DonationState): DonationState {
	const counts = payments.findLast(({ paid_at }) => paid_at !== null) ?? payments.at(-1)
	return counts?.state ?? otherwise
}

/** Of a monthly donation. */
export function monthlyStateOf(
	{ provider_status, provider_status_at }: Pick<DonationRow, 'provider_status' | 'provider_status_at'>,
	payments: PaymentRow[],
): DonationState {
	const events = payments.flatMap(({ state, state_at, paid_at }): { event: 'paid' | 'failed'; at: number }[] => {
		if (state === 'failed') return [{ event: 'failed', at: Math.max(state_at, paid_at ?? 0) }]
		return paid_at === null ? [] : [{ event: 'paid', at: paid_at }]
	})
	return stateFromPayments(
		events,
		provider_status ? { status: provider_status, at: provider_status_at ?? 0 } : undefined,
	)
}
