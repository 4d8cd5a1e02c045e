import { eachInSteps, filterInSteps, mapInSteps, type Steps } from '#lib/time-slices.ts'
import { isDirection, type Layout, placesOf } from './layout.ts'
import { DAY_ORDERS, readDay, readSum } from './read-values.ts'

/** Why a person must say which column is which. */
export type LayoutProblem =
	/** No row names a day and a sum. */
	| 'no heading'
	/** The sums have no sign, and no column says which way the money went. */
	| 'no signs'
	/** The days are written with the month first, or in both ways. */
	| 'month first'
	/** The headings are known, and the days of this file are written in another order than those of the file they are known from. */
	| 'other days'
	/** The headings are known, and by what was said of such files no row of this one is a line. */
	| 'not as said'

/**
 * Some banks print no heading: one column of days, one of sums, the rest is text. Only if signs, or a column of credit and debit, make
 * it certain which way the money went.
 */
export function* layoutWithoutHeadings(rows: string[][], currency: string): Steps<Layout | undefined> {
	const all = (rows[0] ?? []).map((_, index) => index)
	const isDay = (field: string) => readDay(field) !== undefined
	const isSum = (field: string) => readSum(field, currency) !== undefined
	const days = yield* columnsOf(rows, all, isDay)
	const [day] = days
	const [amount, ...others] = yield* columnsOf(rows, all, (field) => isSum(field) && !isDay(field))
	if (day === undefined || amount === undefined || others.length > 0) return undefined
	const direction = all.find((index) => index !== amount && isDirection(rows, index))
	yield
	const below = yield* filterInSteps(rows, (row) => (readSum(row[amount] ?? '', currency)?.amount ?? 0) < 0)
	if (direction === undefined && below.length === 0) return undefined
	const roleOf = (index: number) => {
		if (index === day) return 'day'
		if (index === amount) return 'amount'
		return index === direction ? 'direction' : 'text'
	}
	return { columns: all.map(roleOf), days: 'day first' }
}

/** The columns of which every row passes. */
function* columnsOf(rows: string[][], columns: readonly number[], isIt: (field: string) => boolean): Steps<number[]> {
	let left = [...columns]
	yield* eachInSteps(rows, (row) => {
		left = left.filter((index) => isIt(row[index] ?? ''))
	})
	return left
}

/** What makes a layout uncertain. */
export function* problemOf(rows: string[][], layout: Layout, currency: string): Steps<LayoutProblem | undefined> {
	const at = placesOf(layout)
	const isMonthFirst = (printed: string) =>
		readDay(printed) === undefined && readDay(printed, 'month first') !== undefined
	if ((yield* filterInSteps(rows, (row) => isMonthFirst(row[at.day] ?? ''))).length > 0) return 'month first'
	if (at.in >= 0 || at.direction >= 0) return undefined
	const read = yield* mapInSteps(rows, (row) => ({
		amount: readSum(row[at.amount] ?? '', currency)?.amount,
		balance: readSum(row[at.balance] ?? '', currency)?.amount,
		isOut: row.some(isOfMoneyOut),
	}))
	const sums = read.flatMap(({ amount, balance }) => (amount === undefined ? [] : [{ amount, balance }]))
	if (sums.some(({ amount }) => amount < 0)) return undefined
	return fits(sums) && !read.some(({ isOut }) => isOut) ? undefined : 'no signs'
}

/** Whether each balance is the one before it and the sum, in either order; true where that cannot be told. */
function fits(sums: readonly { amount: number; balance: number | undefined }[]): boolean {
	const pairs = sums.slice(1).map((later, index) => ({ earlier: sums[index], later }))
	const steps = pairs.flatMap(({ earlier, later }) =>
		earlier?.balance === undefined || later.balance === undefined
			? []
			: [{ change: later.balance - earlier.balance, down: later.amount, up: earlier.amount }],
	)
	return steps.every(({ change, down }) => change === down) || steps.every(({ change, up }) => change === 0 - up)
}

/** What British banks call a payment out, as the whole of a field. */
const MONEY_OUT =
	/^(dd|ddr|d\/d|direct debit|deb|debit card|card payment|card purchase|pos|atm|cash withdrawal|withdrawal|cash machine|bank charges?|chg|fee)$/i

const isOfMoneyOut = (field: string) => MONEY_OUT.test(field.trim())

/** Whether no day of the file can only be read in another order: two programs may print the same headings. */
export function* hasDaysOf(rows: string[][], layout: Layout): Steps<boolean> {
	const { day } = placesOf(layout)
	const isOther = (printed: string) =>
		readDay(printed, layout.days) === undefined && DAY_ORDERS.some((order) => readDay(printed, order) !== undefined)
	return (yield* filterInSteps(rows, (row) => isOther(row[day] ?? ''))).length === 0
}
