import { addDays } from '#lib/dates.ts'
import type { StatementPeriod } from './check-arrivals.ts'
import type { StatementLine } from './read-statement.ts'

/** What was in the account before the first line of a file, and after its last; in minor units. */
export interface StatementBalances {
	opening: number
	closing: number
}

type BalancedLine = Pick<StatementLine, 'day' | 'amount' | 'balance'>

/**
 * The balances around the lines of one account, whichever way the bank sorts them. Null where a line has no balance, or where they do not
 * lead from one line to the next: then nothing can be told from them.
 */
export function balancesOf(lines: readonly BalancedLine[]): StatementBalances | null {
	return inOrder(lines) ?? inOrder(lines.toReversed())
}

function inOrder(lines: readonly BalancedLine[]): StatementBalances | null {
	const [first] = lines
	if (!first || first.balance === null) return null
	const opening = first.balance - first.amount
	let closing = opening
	for (const { day, amount, balance } of lines) {
		closing += amount
		if (balance !== closing || day < first.day) return null
	}
	return { opening, closing }
}

/** Days of which a statement was imported, with its balances where it had them. */
export interface BalancedPeriod extends StatementPeriod {
	balances: StatementBalances | null
}

/**
 * The same periods, each lasting until the next one of its account where the balances show that no money moved in between. A file says
 * from which line to which it goes, and not of which days it is: a quiet weekend between two files would look like a gap.
 */
export function withoutQuietDays(periods: readonly BalancedPeriod[]): StatementPeriod[] {
	const accounts = Map.groupBy(periods, ({ account, currency }) => `${account} ${currency}`)
	return [...accounts.values()].flatMap((of) => {
		const sorted = of.toSorted((one, other) => (one.from < other.from ? -1 : 1))
		return sorted.map(({ balances, ...period }, index): StatementPeriod => {
			const next = sorted.find((other, at) => at > index && other.from > period.to)
			const isQuiet = balances && next?.balances && balances.closing === next.balances.opening
			return isQuiet ? { ...period, to: addDays(next.from, -1) } : period
		})
	})
}
