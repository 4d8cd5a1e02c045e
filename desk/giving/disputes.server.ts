import { answersDue } from '#domain/desk/giving/dispute-words.ts'
import type { DisputedPayment } from '#records/payables/disputed-payments.ts'
import type { DeskRequest } from '../request.server.ts'

/** How many disputes wait for an answer at Stripe, until when, and where they are looked at: one on its own page. */
export function disputesToAnswer(
	disputed: readonly DisputedPayment[],
	time: Pick<DeskRequest, 'timezone' | 'now'>,
): { count: number; days: string; path: string } {
	const toAnswer = disputed.filter(({ dueBy }) => dueBy !== null)
	const [first, ...more] = toAnswer
	const path = first && more.length === 0 ? disputePath(first) : '/giving/unmatched#disputes'
	return { count: toAnswer.length, days: answersDue(toAnswer, time), path }
}

export function disputePath({ kind, reference }: Pick<DisputedPayment, 'kind' | 'reference'>): string {
	return kind === 'order' ? `/orders/${reference}` : `/giving/${reference}`
}
