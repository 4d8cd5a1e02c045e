import { fundLabel } from '#domain/giving/purposes.ts'
import { SHOP_FUND } from '#domain/payables/funds.ts'
import { addMonths, monthBounds } from '#domain/payables/month-bounds.ts'
import { addDays, formatDate } from '#lib/dates.ts'
import { listInWords } from '#lib/text/list-in-words.ts'
import { ledgerSpan } from '#records/payables/ledger/ledger-entries.ts'
import { addTotals, type FundTotals, type Totals, totalsByFund } from '#records/payables/ledger/totals.ts'
import { listReturnedSurpluses, listSurpluses, type Surplus } from '#records/shop/money/list-surpluses.ts'
import type { DeskRequest } from '../../request.server.ts'
import type { Figure } from '../figures.tsx'
import { sumWords } from '../money.server.ts'
import { withoutSurplus } from '../month-sums.server.ts'
import { monthsOf } from '../read-list.server.ts'
import { readSponsored } from './read-sponsored.server.ts'

const MAX_MONTHS = 12

export interface SumsRow {
	/** A month or a fund. */
	key: string
	words: string
	/** An empty `amount` is nothing. */
	sums: { label: string; amount: string }[]
	/** Nothing was given back or charged: what was received is what is left. */
	isPlain: boolean
	/** What was received, in minor units. */
	received: number
	currency: string
}

/** The totals of a month by fund, and of the months before. @param month `YYYY-MM` */
export async function readBooksPage(month: string, desk: DeskRequest) {
	const { store, content, today, timezone } = desk
	const money = sumWords(content)
	const purposes = content.options?.giving.purposes ?? []
	const months = monthsOf(await ledgerSpan(store), today, timezone)
	const bounds = monthBounds(month, timezone)
	const funds = await totalsByFund(store, bounds)
	const isThen = ({ at }: Surplus) => bounds.from <= at && at < bounds.to
	const surpluses = (await listSurpluses(store)).filter(isThen)
	const returned = (await listReturnedSurpluses(store)).filter(isThen)
	const row = (key: string, words: string, totals: Totals & { currency: string }): SumsRow => ({
		key: `${key} ${totals.currency}`,
		words,
		received: totals.received,
		currency: totals.currency,
		sums: columnsOf(totals).map(({ label, amount }) => ({
			label,
			amount: amount === 0 ? '' : money(amount, totals.currency),
		})),
		isPlain: [totals.refunded, totals.disputed, totals.fees, totals.disputeFees, totals.left - totals.received].every(
			(amount) => amount === 0,
		),
	})
	const byMonth = await Promise.all(
		months.slice(0, MAX_MONTHS).map(async (one) => {
			const all = addTotals(await totalsByFund(store, monthBounds(one, timezone)))
			return all.map((totals) => ({ ...row(one, monthInWords(one, today), totals), month: one }))
		}),
	)
	const shown = {
		funds: funds
			.toSorted((one, other) => other.received - one.received)
			.map((totals) => row(totals.fund, fundLabel(totals.fund, purposes), totals)),
		sum: addTotals(funds).map((totals) => row('sum', 'Total', totals)),
		byMonth: byMonth.flat(),
	}
	return {
		month,
		words: formatDate(month),
		heading: monthInWords(month, today),
		months: months.map((value) => ({ value, words: formatDate(value) })),
		...shown,
		dogs: await readSponsored(month, desk),
		figures: figuresOf(funds, { undecided: surpluses, returned }, money),
		/** The Gift Aid page for the days of this month; "" for a charity that claims none. */
		giftAidPath: content.options?.giving.giftAid
			? `/giving/gift-aid?from=${month}-01&to=${addDays(`${addMonths(month, 1)}-01`, -1)}`
			: '',
		isVatRegistered: Boolean(content.options?.shop.vatNumber),
		hasNet: Object.values(shown).some((rows) => rows.some(({ isPlain }) => !isPlain)),
	}
}

/**
 * What was received, how much of it in the shop where it received anything, and what is left of it after what was given back or charged. What
 * was sent on top of orders is in the general fund, and no donation until staff keep it.
 */
function figuresOf(
	funds: readonly FundTotals[],
	{ undecided: waiting, returned }: { undecided: readonly Surplus[]; returned: readonly Surplus[] },
	money: ReturnType<typeof sumWords>,
): Figure[] {
	const inWords = (key: 'received' | 'left', sums: ReturnType<typeof addTotals>) =>
		listInWords(sums.filter((sum) => sum[key] !== 0).map((sum) => money(sum[key], sum.currency)))
	const all = addTotals(funds)
	const received = inWords('received', all)
	if (received === '') return []
	const shop = inWords('received', addTotals(funds.filter(({ fund }) => fund === SHOP_FUND)))
	const ofGifts = addTotals(funds.filter(({ fund }) => fund !== SHOP_FUND))
	const gifts = inWords('received', withoutSurplus(ofGifts, waiting))
	const sumInWords = (of: readonly Surplus[]) =>
		listInWords(
			[...Map.groupBy(of, ({ currency }) => currency)].map(([currency, parts]) =>
				money(
					parts.reduce((sum, { amount }) => sum + amount, 0),
					currency,
				),
			),
		)
	const [undecided, wentBack] = [sumInWords(waiting), sumInWords(returned)]
	const left = inWords('left', all)
	return [
		{ label: 'Received', value: received },
		...(shop === '' || gifts === ''
			? []
			: [
					{
						label: 'Donations and sponsorships',
						value: gifts,
						...(wentBack === '' ? {} : { note: `${wentBack} of it was sent on top of orders, and went back` }),
					},
					{ label: 'The shop', value: shop },
				]),
		...(undecided === ''
			? []
			: [
					{
						label: 'Sent on top of orders',
						value: undecided,
						note: 'in the general fund, no donation until you keep it',
					},
				]),
		...(left === received ? [] : [{ label: 'Net', value: left || 'Nothing', note: 'what is left' }]),
	]
}

/** "November 2026"; of the month that has not ended "November 2026 so far". */
export function monthInWords(month: string, today: string): string {
	return `${formatDate(month)}${today.startsWith(month) ? ' so far' : ''}`
}

function columnsOf({ received, refunded, disputed, fees, disputeFees, left }: Totals) {
	return [
		{ label: 'Received', amount: received },
		{ label: 'Refunded', amount: refunded },
		{ label: 'Taken back', amount: disputed },
		{ label: 'Fees', amount: fees },
		{ label: 'Dispute fees', amount: disputeFees },
		{ label: 'Net', amount: left },
	]
}
