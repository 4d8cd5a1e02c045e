import { isMonthlyState } from '../monthly-states.ts'
import type { Payable, Payment } from '../payable.ts'
import { findPaymentReferences } from '../payment-reference.ts'

/** A line of a bank statement, as far as it says whose it is. */
export interface MatchableLine {
	/** `YYYY-MM-DD` */
	day: string
	/** Minor units; money in is positive. */
	amount: number
	currency: string
	text: string
}

/** A payable by bank transfer with its payments. */
export interface Awaited {
	payable: Pick<Payable, 'id' | 'reference' | 'due' | 'state'>
	payments: readonly Pick<Payment, 'id' | 'state' | 'amount' | 'received' | 'paidAt'>[]
}

/** Kinds that are about one payable. Only what is "matched" may be booked without a look at it. */
export type KindAboutOne = 'matched' | 'amount differs' | 'perhaps received' | 'already received'

export type LineMatch<A extends Awaited = Awaited> =
	/** "amount differs": the person decides; the ledger gets what arrived. */
	| { kind: KindAboutOne; reference: string; awaited: A }
	/** It names several payables: a person divides it, or says whose it is. */
	| { kind: 'several'; all: A[] }
	/** No reference of ours in it, or one that no payable has. */
	| { kind: 'unknown' }
	/** Money that left the account. */
	| { kind: 'not money in' }

/** A standing order that was marked by hand, and then comes with the statement: the days differ a little. */
const SAME_PAYMENT_MS = 8 * 86_400_000

/** The references to look up for a line; none of a line that is not money in. */
export function referencesOf({ amount, text }: MatchableLine): string[] {
	return amount > 0 ? findPaymentReferences(text) : []
}

/**
 * What each line is about. Two equal lines of one monthly donation and one day may be one payment that the bank tells in other words:
 * only the first is "matched".
 *
 * @param awaited the payables of their references, by reference
 */
export function matchLines<A extends Awaited>(
	lines: readonly MatchableLine[],
	awaited: ReadonlyMap<string, A>,
): LineMatch<A>[] {
	const seen = new Set<string>()
	return lines.map((line) => {
		const match = matchLine(line, awaited)
		if (match.kind !== 'matched') return match
		const one = [match.reference, line.day, line.amount].join(' ')
		if (seen.has(one)) return { ...match, kind: 'perhaps received' }
		seen.add(one)
		return match
	})
}

/** What a line is about. @param awaited the payables of its references, by reference */
export function matchLine<A extends Awaited>(line: MatchableLine, awaited: ReadonlyMap<string, A>): LineMatch<A> {
	if (line.amount <= 0) return { kind: 'not money in' }
	const known = referencesOf(line).flatMap((reference) => {
		const found = awaited.get(reference)
		return found ? [{ reference, awaited: found }] : []
	})
	const [one, ...others] = known
	if (!one) return { kind: 'unknown' }
	if (others.length > 0) return { kind: 'several', all: known.map((each) => each.awaited) }
	return { kind: kindOf(line, one.awaited), ...one }
}

function kindOf(line: MatchableLine, { payable, payments }: Awaited): KindAboutOne {
	if (!isAwaited({ payable, payments })) return 'already received'
	// Of a monthly donation each line would be another month.
	if (payments.some((payment) => isSameMoney(payment, line))) return 'perhaps received'
	const { amount, currency } = payable.due
	// Of what has come in part the rest is awaited.
	const short = payments.find(({ state }) => state === 'part paid')
	const awaited = short ? amount - short.received : amount
	return line.amount === awaited && line.currency === currency ? 'matched' : 'amount differs'
}

/** Every month of a monthly donation is another payment. */
function isAwaited({ payable, payments }: Awaited): boolean {
	if (isMonthlyState(payable.state)) return payable.state !== 'cancelled'
	return payments.some(({ state }) => ['started', 'pending', 'part paid', 'abandoned', 'failed'].includes(state))
}

/** Whether a payment is the same sum, received around the day of a line. */
export function isSameMoney(
	{ paidAt, received }: Pick<Payment, 'paidAt' | 'received'>,
	{ day, amount }: Pick<MatchableLine, 'day' | 'amount'>,
): boolean {
	const isNear = paidAt !== null && Math.abs(paidAt - Date.parse(`${day}T12:00:00Z`)) < SAME_PAYMENT_MS
	return isNear && received === amount
}
