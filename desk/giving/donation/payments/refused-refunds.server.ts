import type { Payment } from '#domain/payables/payable.ts'
import { momentOf } from '#lib/dates.ts'
import { listRefusedRefunds } from '#records/payments/stripe/requests/asked-refunds.ts'
import type { DeskRequest } from '../../../request.server.ts'

export interface RefusedRefund {
	sum: string
	when: string
	reason: string
}

/** Refunds of these payments that Stripe refused, and none was made since. The newest first. */
export async function refusedRefunds(
	store: DeskRequest['store'],
	payments: readonly Payment[],
	{ money, timezone }: { money(amount: number): string; timezone: string },
): Promise<RefusedRefund[]> {
	const found = await Promise.all(payments.map((payment) => listRefusedRefunds(store, payment)))
	return found.flat().map(({ amount, at, reason }) => ({ sum: money(amount), when: momentOf(at, timezone), reason }))
}
