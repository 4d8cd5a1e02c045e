import type { Payable } from '#domain/payables/payable.ts'
import { addDays, DAY_MS, dayIn } from '#lib/dates.ts'
import { latestStatementDay } from '../../payables/transfers/bank-statement.ts'
import { type DueTransfers, holdForLines } from '../../payables/transfers/hold-for-lines.ts'
import type { Store } from '../../store/open-store.ts'
import { listToExpire } from './waiting-orders.ts'

/** Who has stopped importing statements must not keep goods from others for good. */
const MAX_DAYS_FOR_STATEMENT = 7

interface Rules {
	/** Days that goods stay reserved for a transfer. */
	reserveDays: number
	/** The charity's time zone. */
	timezone: string
	now: number
}

interface ExpiringOrders extends DueTransfers<Payable> {
	/** Their money may be on a statement that has not been imported yet. */
	beforeStatement: { count: number; lastDay: string }
}

/**
 * Orders by transfer whose days are over: those to expire now, those that wait for a decision about lines that may be their money, and those
 * whose last day no imported statement covers yet. A charity that imports no statements books by hand, and waits for none.
 */
export async function findExpiring(store: Store, { reserveDays, timezone, now }: Rules): Promise<ExpiringOrders> {
	const due = await listToExpire(store, now - reserveDays * DAY_MS)
	const byLines = await holdForLines(store, due, timezone)
	const importedTo = await latestStatementDay(store)
	const today = dayIn(timezone, now)
	const lastDayOf = ({ createdAt }: Payable) => addDays(dayIn(timezone, createdAt), reserveDays)
	const isCovered = (lastDay: string) =>
		importedTo === undefined || importedTo >= lastDay || today > addDays(lastDay, MAX_DAYS_FOR_STATEMENT)
	const uncovered = byLines.clear.filter((payable) => !isCovered(lastDayOf(payable)))
	return {
		clear: byLines.clear.filter((payable) => isCovered(lastDayOf(payable))),
		held: byLines.held,
		lines: byLines.lines,
		beforeStatement: {
			count: uncovered.length,
			lastDay: uncovered.map(lastDayOf).reduce((last, day) => (day > last ? day : last), ''),
		},
	}
}
