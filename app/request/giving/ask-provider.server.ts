import { setTimeout as delay } from 'node:timers/promises'
import type { CardPayments } from '#app/request/giving/payments.server.ts'
import type { PayableInBooks } from '#records/payables/payables.ts'
import { syncPayment } from '#records/payments/sync-payment.ts'
import type { Store } from '#records/store/open-store.ts'

const MAX_ASKING_MS = 4000
/** A page that is loaded again and again asks no more often. */
const MAX_ASKED = 20
const ASKED_WITHIN_MS = 60_000
const MAX_REMEMBERED = 1000

const asked = new Map<string, { since: number; times: number }>()

interface Asking {
	store: Store
	payments: CardPayments
	now: number
}

/**
 * Asks the provider what became of a payment that was started, and applies it: a visitor often comes back from its page before
 * its event does. @returns whether anything changed
 */
export async function askProvider(
	{ payable, payments: attempts }: PayableInBooks,
	{ store, payments, now }: Asking,
): Promise<boolean> {
	const last = attempts.at(-1)
	if (payable.provider !== 'stripe' || last?.state !== 'started' || !mayAsk(last.id, now)) return false
	// After that the page shows what is stored; the answer is applied when it comes.
	const late = delay(MAX_ASKING_MS, false, { ref: false })
	return Promise.race([syncPayment(store, last, { ...payments, now }), late])
}

function mayAsk(paymentId: string, now: number): boolean {
	const before = asked.get(paymentId)
	const isRecent = before !== undefined && now - before.since < ASKED_WITHIN_MS
	if (isRecent && before.times >= MAX_ASKED) return false
	if (asked.size >= MAX_REMEMBERED) asked.clear()
	asked.set(paymentId, isRecent ? { ...before, times: before.times + 1 } : { since: now, times: 1 })
	return true
}
