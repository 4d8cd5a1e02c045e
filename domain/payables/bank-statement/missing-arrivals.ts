import { type Arrival, isSameMoney } from './arrivals.ts'

/** Days of which a statement was imported, both included. */
export interface StatementPeriod {
	/** `YYYY-MM-DD` */
	from: string
	to: string
	currency: string
}

/** A line that is tied to no payment: open, or set aside. */
export interface FreeLine {
	day: string
	amount: number
	currency: string
}

/**
 * What is in the books, marked by hand on a day of which a statement was imported, and has no line: neither its own nor a free one of
 * its sum around this day. A free line answers for one arrival.
 *
 * @param dayOf the day of an instant where the charity is
 */
export function missingArrivals<A extends Arrival>(
	arrivals: readonly A[],
	lines: readonly FreeLine[],
	{ periods, dayOf }: { periods: readonly StatementPeriod[]; dayOf(at: number): string },
): A[] {
	const free = new Set(lines)
	return arrivals.filter((arrival) => {
		if (arrival.lineId !== null) return false
		const line = [...free].find((one) => isSameMoney(arrival, one))
		if (line) free.delete(line)
		const day = dayOf(arrival.at)
		const isCovered = periods.some(
			({ from, to, currency }) => from <= day && day <= to && currency === arrival.currency,
		)
		return !line && isCovered
	})
}
