import { addDays } from '#lib/dates.ts'
import { findPaymentReferences } from '../payment-reference.ts'
import { type Arrival, isSameMoney } from './arrivals.ts'
import { payerFinder } from './payer-name.ts'

/** Days of which a statement was imported, both included. */
export interface StatementPeriod {
	/** `YYYY-MM-DD` */
	from: string
	to: string
	currency: string
	/** Letters and digits, where the file had it; "" elsewhere. */
	account: string
}

/** A line that is tied to no payment: open, or set aside. */
export interface FreeLine {
	day: string
	amount: number
	currency: string
	/** All that it says: of what, and of who paid. */
	text: string
}

/** Where a day lies to the days of which statements were imported. */
export type OutsideStatements = 'before' | 'between' | 'after'

/** An arrival with whom the books have it from. */
export interface CheckableArrival extends Arrival {
	reference: string
	firstName: string
	lastName: string
}

/** Each arrival is in one of them: together they are what the books have. */
export interface CheckedArrivals<A extends Arrival> {
	/** A line has it, or answers for it. */
	found: A[]
	/** Marked by hand on a day of which a statement was imported, and on none of them. */
	missing: A[]
	/** On days of which none was imported: no one can say of these. */
	unchecked: Record<OutsideStatements, A[]>
}

/**
 * Which arrivals are on a statement. What was marked by hand is, if a free line of its sum around its day has its reference, or no reference
 * and the name of its person: another person's line of the same sum answers for nothing. A free line answers for one arrival, and for the
 * one of its reference first.
 *
 * @param dayOf the day of an instant where the charity is
 */
export function checkArrivals<A extends CheckableArrival>(
	arrivals: readonly A[],
	lines: readonly FreeLine[],
	{ periods, dayOf }: { periods: readonly StatementPeriod[]; dayOf(at: number): string },
): CheckedArrivals<A> {
	const free = new Set(lines.map((line) => ({ ...line, named: findPaymentReferences(line.text) })))
	const answered = new Set(arrivals.filter(({ lineId }) => lineId !== null))
	for (const fits of [hasReferenceOf, hasNameOf]) {
		for (const arrival of arrivals) {
			if (answered.has(arrival)) continue
			const line = [...free].find((one) => isSameMoney(arrival, one) && fits(one, arrival))
			if (!line) continue
			free.delete(line)
			answered.add(arrival)
		}
	}
	const checked: CheckedArrivals<A> = { found: [], missing: [], unchecked: { before: [], between: [], after: [] } }
	for (const arrival of arrivals) {
		const own = periods.filter(({ currency }) => currency === arrival.currency)
		const place = answered.has(arrival) ? 'found' : placeOf(dayOf(arrival.at), own)
		const list = place === 'found' ? checked.found : place === 'within' ? checked.missing : checked.unchecked[place]
		list.push(arrival)
	}
	return checked
}

interface ReadLine extends Pick<FreeLine, 'text'> {
	/** The references in its text. */
	named: readonly string[]
}

type OfPerson = Pick<CheckableArrival, 'reference' | 'firstName' | 'lastName'>

const hasReferenceOf = ({ named }: ReadLine, { reference }: OfPerson) => named.includes(reference)

const hasNameOf = ({ named, text }: ReadLine, person: OfPerson) =>
	named.length === 0 && payerFinder([person])(text).length > 0

/** Whether the words of a line are about money of a person: its reference, or no reference and their name. */
export function isLineOf(text: string, payable: OfPerson): boolean {
	const line = { text, named: findPaymentReferences(text) }
	return hasReferenceOf(line, payable) || hasNameOf(line, payable)
}

/** Where a day lies to the days of statements: within the days of one, or outside. */
export function placeOf(day: string, periods: readonly StatementPeriod[]): OutsideStatements | 'within' {
	if (periods.some(({ from, to }) => from <= day && day <= to)) return 'within'
	if (periods.every(({ from }) => day < from)) return 'before'
	return periods.every(({ to }) => to < day) ? 'after' : 'between'
}

/** The days of one account without a gap. */
export type CoveredDays = Pick<StatementPeriod, 'account' | 'from' | 'to'>

/** The days that statements cover, account by account, in their order: those that overlap or follow one another are one. */
export function coveredDays(periods: readonly StatementPeriod[]): CoveredDays[] {
	const byAccount = Map.groupBy(periods, ({ account }) => account)
	return [...byAccount]
		.toSorted(([one], [other]) => (one < other ? -1 : 1))
		.flatMap(([account, of]) => {
			const spans: CoveredDays[] = []
			for (const { from, to } of of.toSorted((one, other) => (one.from < other.from ? -1 : 1))) {
				const last = spans.at(-1)
				if (last && from <= addDays(last.to, 1)) last.to = to > last.to ? to : last.to
				else spans.push({ account, from, to })
			}
			return spans
		})
}
