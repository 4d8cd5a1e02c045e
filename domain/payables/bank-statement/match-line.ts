import { addDays } from '#lib/dates.ts'
import { isMonthlyState } from '../monthly-states.ts'
import type { Payable, Payment } from '../payable.ts'
import { findPaymentReferences } from '../payment-reference.ts'
import { type Arrival, isSameMoney } from './arrivals.ts'
import { likelyKind } from './line-outcome.ts'

/** A line of a bank statement, as far as it says whose it is. */
interface MatchableLine {
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
	/** What arrived for it so far. */
	arrivals: readonly Arrival[]
	/** It was given up, expired or cancelled, and no one waits for its money any more. */
	hasEnded: boolean
}

/**
 * Kinds that are about one payable. Only what is "matched" may be booked without a look at it. "same money": the books have this sum
 * around this day, marked by hand. "perhaps received": they have it, and it has a line of its own, or as much is still awaited; or another
 * line is matched with it. "already received": it was paid, with another sum or on another day.
 */
export type KindAboutOne =
	| 'matched'
	| 'amount differs'
	| 'no longer expected'
	| 'same money'
	| 'perhaps received'
	| 'already received'

export type LineMatch<A extends Awaited = Awaited> =
	/** "amount differs": the person decides; the ledger gets what arrived. `matchedLine` is not booked yet, and perhaps the same money. */
	| { kind: KindAboutOne; reference: string; awaited: A; matchedLine?: MatchableLine }
	/** It names several payables: a person divides it, or says whose it is. */
	| { kind: 'several'; all: A[] }
	/** No reference of ours in it, or one that no payable has. */
	| { kind: 'unknown' }
	/** Money that left the account. */
	| { kind: 'not money in' }

/** The references to look up for a line; none of a line that is not money in. */
export function referencesOf({ amount, text }: MatchableLine): string[] {
	return amount > 0 ? findPaymentReferences(text) : []
}

/**
 * What each line is about. A donation or an order is matched with one line, the first by day, and a monthly one with one line for each month:
 * the other lines may be the same payment in the bank's other words, or a second one. What was marked by hand once is the same money as one
 * line.
 *
 * @param awaited the payables of their references, by reference
 */
export function matchLines<A extends Awaited>(
	lines: readonly MatchableLine[],
	awaited: ReadonlyMap<string, A>,
): LineMatch<A>[] {
	const matched: MatchedLine[] = []
	const taken = new Set<Arrival>()
	const byDay = lines.toSorted((a, b) => a.day.localeCompare(b.day))
	const matches = new Map(byDay.map((line) => [line, matchAfter(line, awaited, { matched, taken })]))
	return lines.map((line) => matches.get(line) ?? { kind: 'unknown' })
}

interface MatchedLine {
	reference: string
	line: MatchableLine
}

/** What a line is about, after the lines of earlier days took what they are matched with. */
function matchAfter<A extends Awaited>(
	line: MatchableLine,
	awaited: ReadonlyMap<string, A>,
	{ matched, taken }: { matched: MatchedLine[]; taken: Set<Arrival> },
): LineMatch<A> {
	const match = matchLine(line, awaited)
	if (match.kind === 'same money') {
		const arrival = match.awaited.arrivals.find((one) => isOpenArrival(one, line) && !taken.has(one))
		if (!arrival) return { ...match, kind: 'perhaps received' }
		taken.add(arrival)
	}
	if (match.kind !== 'matched') return match
	const { payable } = match.awaited
	const other = matched.find((one) => one.reference === match.reference && isOnePayment(one.line, line, payable))
	if (other) return { ...match, kind: 'perhaps received', matchedLine: other.line }
	matched.push({ reference: match.reference, line })
	return match
}

/** Whether two lines that match a payable are for one of its payments: its only one, the rest of one, or that of one month. */
function isOnePayment(one: MatchableLine, other: MatchableLine, { state, due }: Awaited['payable']): boolean {
	if (!isMonthlyState(state)) return true
	if (one.amount !== other.amount) return false
	return one.amount !== due.amount || isSameMoney({ ...one, at: Date.parse(`${one.day}T12:00:00Z`) }, other)
}

/** Whether an arrival is the money of a line, and no other line has it. */
export const isOpenArrival = (arrival: Arrival, line: Pick<MatchableLine, 'day' | 'amount' | 'currency'>): boolean =>
	arrival.lineId === null && isSameMoney(arrival, line)

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

function kindOf(line: MatchableLine, { payable, payments, arrivals, hasEnded }: Awaited): KindAboutOne {
	const { amount, currency } = payable.due
	const short = payments.find(({ state }) => state === 'part paid')
	const isOfCurrency = line.currency === currency
	// The rest of what has come in part is awaited; for a standing order also another month.
	const isRest = short !== undefined && isOfCurrency && line.amount === amount - short.received
	const isWhole = isOfCurrency && line.amount === amount && (short === undefined || isMonthlyState(payable.state))
	if (arrivals.some((arrival) => isSameMoney(arrival, line))) {
		// The rest may be the second half of what comes in two halves.
		return !isRest && arrivals.some((arrival) => isOpenArrival(arrival, line)) ? 'same money' : 'perhaps received'
	}
	if (hasEnded) return 'no longer expected'
	if (!isAwaited({ payable, payments })) return 'already received'
	return isRest || isWhole ? 'matched' : 'amount differs'
}

/** Every month of a monthly donation is another payment. */
function isAwaited({ payable, payments }: Pick<Awaited, 'payable' | 'payments'>): boolean {
	return (
		isMonthlyState(payable.state) ||
		payments.some(({ state }) => ['started', 'pending', 'part paid', 'abandoned', 'failed'].includes(state))
	)
}

/** A line that no one has decided about. */
export interface UndecidedLine extends MatchableLine {
	/** The ids of the payables whose references it has. */
	named: readonly string[]
}

/** What waits for money by bank transfer. */
interface AwaitingMoney {
	id: string
	currency: string
	/** `YYYY-MM-DD` */
	announcedOn: string
}

/** A bank may book a transfer on the day before a form is sent in the charity's time zone. */
const DAYS_BEFORE_ANNOUNCED = 1

/**
 * Whether an undecided line may be the money that a payable waits for: it has its reference, or none that is known. Of any sum, because
 * donors round and banks keep fees. What Stripe and the tax office pay out is no one's donation.
 */
export function mayPay(line: UndecidedLine, { id, currency, announcedOn }: AwaitingMoney): boolean {
	if (line.amount <= 0 || line.currency !== currency) return false
	if (line.named.length > 0) return line.named.includes(id)
	return line.day >= addDays(announcedOn, 0 - DAYS_BEFORE_ANNOUNCED) && likelyKind(line.text) === undefined
}
