import { SET_ASIDE_WORDS } from '#domain/desk/giving/line-words.ts'
import { type LineClass, totalsOfLines } from '#domain/payables/bank-statement/line-totals.ts'
import { formatDate } from '#lib/dates.ts'
import { latestStatementDay, listLinesOfMonth } from '#records/payables/transfers/bank-statement.ts'
import type { DeskRequest } from '../../request.server.ts'
import { sumWords } from '../money.server.ts'

export interface LineTotalRow {
	key: string
	what: string
	/** "3 lines" */
	count: string
	sum: string
}

/** What the bank statements have of a month (`YYYY-MM`), by what became of it, and in all; no rows where no line of it was imported. */
export async function readLinesOfMonth({ store, content }: DeskRequest, month: string) {
	const money = sumWords(content)
	const totals = totalsOfLines(await listLinesOfMonth(store, month))
	const rowOf = (what: string, count: number, amount: number, currency: string) => ({
		key: `${what} ${currency}`,
		what,
		count: count === 1 ? '1 line' : `${count} lines`,
		sum: money(amount, currency),
	})
	const rows = totals.map(({ of, count, amount, currency }) => rowOf(CLASS_WORDS[of], count, amount, currency))
	const all = [...Map.groupBy(totals, ({ currency }) => currency)].map(([currency, own]) => {
		const [count, amount] = [sumOf(own.map((one) => one.count)), sumOf(own.map((one) => one.amount))]
		return rowOf('All that came into your account', count, amount, currency)
	})
	const until = await latestStatementDay(store)
	return {
		rows,
		all,
		/** The last day that statements cover, where it is within the month; "" else. */
		until: until?.startsWith(month) ? formatDate(until) : '',
	}
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)

const CLASS_WORDS: Record<LineClass, string> = {
	'in the books': 'In these books',
	payout: `${SET_ASIDE_WORDS.payout.name}, in these books as its payments`,
	'gift aid': `${SET_ASIDE_WORDS['gift aid'].name}, not in these books`,
	'other income': `${SET_ASIDE_WORDS['other income'].name}, not in these books`,
	'not ours': `${SET_ASIDE_WORDS['not ours'].name}, not in these books`,
	waiting: 'Waiting for someone to look at it',
}
