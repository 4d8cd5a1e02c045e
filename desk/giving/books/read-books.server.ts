import { fundLabel } from '#domain/giving/funds.ts'
import { monthBounds } from '#domain/giving/month-bounds.ts'
import { longDate } from '#lib/dates.ts'
import { ledgerSpan } from '#records/giving/ledger-entries.ts'
import { addTotals, type Totals, totalsByFund } from '#records/giving/totals.ts'
import type { DeskRequest } from '../../request.server.ts'
import { sumWords } from '../money.server.ts'
import { monthsOf } from '../read-list.server.ts'

const MAX_MONTHS = 12

export interface SumsRow {
	/** A month or a fund. */
	key: string
	words: string
	sums: { label: string; amount: string }[]
}

/** The totals of a month by fund, and of the months before. @param month `YYYY-MM` */
export async function readBooksPage(month: string, { store, content, today, timezone }: DeskRequest) {
	const money = sumWords(content)
	const purposes = content.options?.giving.purposes ?? []
	const months = monthsOf(await ledgerSpan(store), today, timezone)
	const funds = await totalsByFund(store, monthBounds(month, timezone))
	const row = (key: string, words: string, totals: Totals & { currency: string }): SumsRow => ({
		...{ key: `${key} ${totals.currency}`, words },
		sums: columnsOf(totals).map(({ label, amount }) => ({ label, amount: money(amount, totals.currency) })),
	})
	const byMonth = await Promise.all(
		months.slice(0, MAX_MONTHS).map(async (one) => {
			const all = addTotals(await totalsByFund(store, monthBounds(one, timezone)))
			return all.map((totals) => ({ ...row(one, longDate(one), totals), month: one }))
		}),
	)
	return {
		...{ month, words: longDate(month), months: months.map((value) => ({ value, words: longDate(value) })) },
		funds: funds.map((totals) => row(totals.fund, fundLabel(totals.fund, purposes), totals)),
		sum: addTotals(funds).map((totals) => row('sum', 'Together', totals)),
		byMonth: byMonth.flat(),
	}
}

function columnsOf({ received, refunded, disputed, fees, left }: Totals) {
	return [
		{ label: 'Received', amount: received },
		{ label: 'Refunded', amount: refunded },
		{ label: 'Disputed', amount: disputed },
		{ label: 'Fees', amount: fees },
		{ label: 'Net', amount: left },
	]
}
