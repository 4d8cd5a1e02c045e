import { coveredDays } from '#domain/payables/bank-statement/check-arrivals.ts'
import { dayIn } from '#lib/dates.ts'
import { formatSum } from '#lib/money.ts'
import { type ProviderTotals, totalsOfProvider } from '#records/payables/ledger/totals.ts'
import { type Payouts, readPayouts } from '#records/payables/transfers/payouts.ts'
import { listStatementPeriods } from '#records/payables/transfers/statement-check.ts'
import type { DeskRequest } from '../../request.server.ts'
import { daysInWords } from '../gift-aid/claim-page.server.ts'
import { coveredInWords } from '../statement/check/read-check.server.ts'

/**
 * What Stripe should still hold: the books' net of everything that went through it, less its payouts on imported statements. What payments
 * are in a payout is not known here, so that it is right in all and not for one payout.
 */
export async function readStillWithStripe({ store, content, timezone }: DeskRequest) {
	const [totals, payouts, periods] = await Promise.all([
		totalsOfProvider(store, 'stripe'),
		readPayouts(store),
		listStatementPeriods(store),
	])
	const locale = content.options?.site.locale ?? 'en-GB'
	return {
		covered: coveredInWords(coveredDays(periods)),
		balances: totals.map((of) => {
			const money = (amount: number) => formatSum({ amount, currency: of.currency }, locale)
			const paidOut = payouts.find(({ currency }) => currency === of.currency) ?? NO_PAYOUTS
			const held = of.left - paidOut.known.amount - paidOut.likely.amount
			return {
				currency: of.currency,
				held: money(Math.abs(held)),
				/** More was paid out than the books have. */
				isTooMuch: held < 0,
				days: daysInWords({ from: dayIn(timezone, of.first), to: dayIn(timezone, of.last) }),
				parts: partsOf(of, paidOut).map(({ label, amount }) => ({ label, value: amount === 0 ? '–' : money(amount) })),
			}
		}),
	}
}

export type StillWithStripe = Awaited<ReturnType<typeof readStillWithStripe>>

const NOTHING = { count: 0, amount: 0 }
const NO_PAYOUTS: Pick<Payouts, 'known' | 'likely'> = { known: NOTHING, likely: NOTHING }

function partsOf(totals: ProviderTotals, { known, likely }: Pick<Payouts, 'known' | 'likely'>) {
	return [
		{ label: 'Payments', amount: totals.received },
		{ label: 'Refunds', amount: totals.refunded },
		{ label: 'Taken back by banks', amount: totals.disputed },
		{ label: 'Fees', amount: totals.fees },
		{ label: 'Fees for disputes', amount: totals.disputeFees },
		{
			label:
				known.count === 0 ? 'No payout on a statement yet' : known.count === 1 ? '1 payout' : `${known.count} payouts`,
			amount: 0 - known.amount,
			isShown: likely.count === 0,
		},
		{
			label: likely.count === 1 ? '1 line that looks like a payout' : `${likely.count} lines that look like payouts`,
			amount: 0 - likely.amount,
		},
	].filter(({ amount, isShown }) => amount !== 0 || isShown)
}
