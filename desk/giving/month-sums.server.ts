import { fundLabel } from '#domain/giving/purposes.ts'
import { GENERAL_FUND, SHOP_FUND } from '#domain/payables/funds.ts'
import { monthBounds } from '#domain/payables/month-bounds.ts'
import { formatDate } from '#lib/dates.ts'
import { addTotals, givenWithOrders, totalsByFund } from '#records/payables/ledger/totals.ts'
import { listReturnedSurpluses, listSurpluses, type Surplus } from '#records/shop/money/list-surpluses.ts'
import type { DeskRequest } from '../request.server.ts'
import { sumWords } from './money.server.ts'

interface MonthSumsParams {
	/** `YYYY-MM` */
	month: string
	/** "" for all but the shop's. */
	fund: string
}

interface Received {
	/** Minor units. */
	received: number
	currency: string
}

/** What was given in a month, and what was sent on top of orders: that is no gift unless staff keep it. */
export async function readMonthSums(
	{ month, fund }: MonthSumsParams,
	{ store, content, timezone }: Pick<DeskRequest, 'store' | 'content' | 'timezone'>,
) {
	const bounds = monthBounds(month, timezone)
	const [sums, withOrders, surpluses, returned] = await Promise.all([
		totalsByFund(store, bounds),
		givenWithOrders(store, bounds),
		listSurpluses(store),
		listReturnedSurpluses(store),
	])
	const isAsked = (of: { fund: string }) => (fund === '' ? of.fund !== SHOP_FUND : of.fund === fund)
	const isOfSurpluses = fund === '' || fund === GENERAL_FUND
	const undecided = isOfSurpluses ? surpluses : []
	const isThen = ({ at }: Surplus) => bounds.from <= at && at < bounds.to
	const undecidedThen = undecided.filter(isThen)
	const returnedThen = isOfSurpluses ? returned.filter(isThen) : []
	const gifts = addTotals(sums.filter(isAsked))
	const ofShop = fund === '' ? addTotals(sums.filter((of) => of.fund === SHOP_FUND)) : []
	const money = sumWords(content)
	const inWords = (all: readonly Received[]) =>
		all.filter(({ received }) => received !== 0).map(({ received, currency }) => money(received, currency))
	const wentBack = (all: typeof gifts) => ({
		refunded: inWords(all.map(({ refunded, currency }) => ({ received: 0 - refunded, currency }))),
		disputed: inWords(all.map(({ disputed, currency }) => ({ received: 0 - disputed, currency }))),
	})
	return {
		month: {
			month,
			words: formatDate(month),
			received: inWords(withoutSurplus(gifts, undecidedThen)),
			/** What the shop received, which the books have too. */
			fromShop: inWords(ofShop),
			fund: fund === '' ? '' : fundLabel(fund, content.options?.giving.purposes ?? []),
			/** The part that was given with orders, which are not in this list. */
			withOrders: inWords(withoutSurplus(addReceived(withOrders.filter(isAsked)), [...undecidedThen, ...returnedThen])),
			/** The part of what was received, as in the books, that was sent on top of orders and given back. */
			surplusReturned: inWords(addSurpluses(returnedThen)),
			back: wentBack(gifts),
			shopBack: wentBack(ofShop),
		},
		/** Sent on top of orders in any month. */
		undecided: inWords(addSurpluses(undecided)),
	}
}

/** What was received without the part that no one has decided about. */
export function withoutSurplus<S extends Received>(sums: readonly S[], surpluses: readonly Surplus[]): S[] {
	return sums.map((sum) => ({
		...sum,
		received: surpluses
			.filter(({ currency }) => currency === sum.currency)
			.reduce((rest, { amount }) => rest - amount, sum.received),
	}))
}

function addSurpluses(surpluses: readonly Surplus[]): Received[] {
	return addReceived(surpluses.map(({ amount, currency }) => ({ received: amount, currency })))
}

/** For each currency. */
function addReceived(sums: readonly Received[]): Received[] {
	return [...Map.groupBy(sums, ({ currency }) => currency)].map(([currency, of]) => ({
		currency,
		received: of.reduce((sum, { received }) => sum + received, 0),
	}))
}
