import { daysAfter } from '#lib/dates.ts'
import { type Arrival, isSameMoney } from './arrivals.ts'

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
}

/** Where the day of an arrival lies to the days of which statements were imported. */
export type OutsideStatements = 'before' | 'between' | 'after'

export interface CheckedArrivals<A extends Arrival> {
	/** Marked by hand on a day of which a statement was imported, and on none of them. */
	missing: A[]
	/** On days of which none was imported: no one can say of these. */
	unchecked: Record<OutsideStatements, A[]>
}

/**
 * What is in the books, marked by hand, and has no line: neither its own nor a free one of its sum around its day. A free line answers for
 * one arrival.
 *
 * @param dayOf the day of an instant where the charity is
 */
export function checkArrivals<A extends Arrival>(
	arrivals: readonly A[],
	lines: readonly FreeLine[],
	{ periods, dayOf }: { periods: readonly StatementPeriod[]; dayOf(at: number): string },
): CheckedArrivals<A> {
	const free = new Set(lines)
	const found: CheckedArrivals<A> = { missing: [], unchecked: { before: [], between: [], after: [] } }
	for (const arrival of arrivals) {
		if (arrival.lineId !== null) continue
		const line = [...free].find((one) => isSameMoney(arrival, one))
		if (line) {
			free.delete(line)
			continue
		}
		const own = periods.filter(({ currency }) => currency === arrival.currency)
		placeOf(dayOf(arrival.at), own, found).push(arrival)
	}
	return found
}

function placeOf<A extends Arrival>(
	day: string,
	periods: readonly StatementPeriod[],
	{ missing, unchecked }: CheckedArrivals<A>,
): A[] {
	if (periods.some(({ from, to }) => from <= day && day <= to)) return missing
	if (periods.every(({ from }) => day < from)) return unchecked.before
	return periods.every(({ to }) => to < day) ? unchecked.after : unchecked.between
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
				if (last && from <= daysAfter(last.to, 1)) last.to = to > last.to ? to : last.to
				else spans.push({ account, from, to })
			}
			return spans
		})
}
