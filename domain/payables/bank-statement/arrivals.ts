import { DAY_MS } from '#lib/dates.ts'
/** Money that arrived once by bank transfer, as the ledger has it. */
export interface Arrival {
	paymentId: string
	/** By the bank: milliseconds. */
	at: number
	/** Minor units. */
	amount: number
	currency: string
	/** The line of a statement that has it; null: a person marked it by hand, and no line was found for it yet. */
	lineId: string | null
}

/** An arrival with the reference of its entries, `wholeRef`. */
interface EnteredArrival extends Arrival {
	ref: string
}

/** An entry of the ledger for money that came in. */
interface ReceivedEntry {
	paymentId: string
	/** `bank <id of the line>` for what was booked from a statement; of an order divided between funds with a suffix. */
	providerRef: string
	amount: number
	currency: string
	at: number
}

/** A line that a person booked, or tied to money in the books. */
interface TiedLine {
	id: string
	paymentId: string
	/** `YYYY-MM-DD` */
	day: string
	amount: number
}

/** A standing order that was marked by hand, and then comes with the statement: the days differ a little. */
const MAX_DAYS_APART_MS = 8 * DAY_MS

/** Whether an arrival is the sum of a line, around its day. */
export function isSameMoney(
	{ at, amount, currency }: Pick<Arrival, 'at' | 'amount' | 'currency'>,
	line: { day: string; amount: number; currency: string },
): boolean {
	return amount === line.amount && currency === line.currency && distanceMs(at, line.day) < MAX_DAYS_APART_MS
}

const distanceMs = (at: number, day: string) => Math.abs(at - Date.parse(`${day}T12:00:00Z`))

/** What arrived, each time once, in the order of the entries, with the line of a statement that has it. A line has one arrival. */
export function arrivalsOf(entries: readonly ReceivedEntry[], lines: readonly TiedLine[]): EnteredArrival[] {
	const groups = Map.groupBy(entries, ({ paymentId, providerRef }) => `${paymentId} ${wholeRef(providerRef)}`)
	const arrivals = [...groups.values()].flatMap((parts): EnteredArrival[] => {
		const [first] = parts
		if (!first) return []
		const ref = wholeRef(first.providerRef)
		const booked = lines.find(({ id }) => ref === `bank ${id}`)
		const amount = parts.reduce((sum, part) => sum + part.amount, 0)
		const { paymentId, at, currency } = first
		return [{ ref, paymentId, at, amount, currency, lineId: booked?.id ?? null }]
	})
	for (const line of lines) {
		if (arrivals.some(({ lineId }) => lineId === line.id)) continue
		const found = nearest(arrivals, line)
		if (found) found.lineId = line.id
	}
	return arrivals
}

/** Without the suffix of a part, as an order that is divided between funds has it. */
export const wholeRef = (ref: string) => ref.split(':', 1)[0] ?? ref

function nearest(arrivals: readonly Arrival[], { paymentId, day, amount }: TiedLine): Arrival | undefined {
	const candidates = arrivals.filter(
		(one) => one.lineId === null && one.paymentId === paymentId && one.amount === amount,
	)
	return candidates.toSorted((a, b) => distanceMs(a.at, day) - distanceMs(b.at, day))[0]
}
