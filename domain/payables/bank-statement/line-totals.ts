import type { LineOutcome, SetAsideKind } from './line-outcome.ts'

/** A line of money that came in, with what became of it. */
export interface StatementLine {
	/** Minor units, above 0. */
	amount: number
	currency: string
	/** Null while no one has dealt with it. */
	outcome: LineOutcome | null
	/** The payment that it was booked for or tied to. */
	paymentId: string | null
}

/** Where the money of lines stands. */
export type LineClass = 'in the books' | SetAsideKind | 'waiting'

export interface LineTotal {
	of: LineClass
	count: number
	/** Minor units. */
	amount: number
	currency: string
}

const CLASSES: readonly LineClass[] = ['in the books', 'payout', 'gift aid', 'other income', 'not ours', 'waiting']

/**
 * What the lines of a statement add up to, by what became of them, in the order of `CLASSES`; each currency has its own. Together they are all
 * that came into the account. A line that tells the money of another in other words is left out.
 */
export function totalsOfLines(lines: readonly StatementLine[]): LineTotal[] {
	const groups = Map.groupBy(withoutRepeats(lines), (line) => `${classOf(line)} ${line.currency}`)
	const totals = [...groups.values()].flatMap((of): LineTotal[] => {
		const [first] = of
		if (!first) return []
		const amount = of.reduce((sum, line) => sum + line.amount, 0)
		return [{ of: classOf(first), count: of.length, amount, currency: first.currency }]
	})
	return totals.toSorted((one, other) => CLASSES.indexOf(one.of) - CLASSES.indexOf(other.of))
}

function classOf({ outcome }: StatementLine): LineClass {
	if (outcome === null) return 'waiting'
	return outcome === 'booked' || outcome === 'same money' ? 'in the books' : outcome
}

function withoutRepeats(lines: readonly StatementLine[]): StatementLine[] {
	const seen = new Set<string>()
	return lines.filter(({ outcome, paymentId, amount }) => {
		if (paymentId === null) return true
		const money = `${paymentId} ${amount}`
		const isRepeat = outcome === 'same money' && seen.has(money)
		seen.add(money)
		return !isRepeat
	})
}
