import { SHOP_FUND } from '#domain/payables/funds.ts'
import type { LedgerKind } from '#domain/payables/ledger-kinds.ts'
import type { MonthBounds } from '#domain/payables/month-bounds.ts'
import type { ProviderName } from '#domain/payables/payable.ts'
import type { Store } from '../../store/open-store.ts'

/** Sums over ledger entries in minor units, each signed: negative left the charity. */
export interface Totals {
	received: number
	refunded: number
	/** Taken back by banks: disputed, less what was won, and direct debits that were returned. */
	disputed: number
	fees: number
	disputeFees: number
	left: number
}

export interface FundTotals extends Totals {
	fund: string
	currency: string
}

const COLUMN_OF: Record<LedgerKind, keyof Omit<Totals, 'left'>> = {
	payment: 'received',
	'late failure': 'disputed',
	refund: 'refunded',
	correction: 'refunded',
	dispute: 'disputed',
	'dispute won': 'disputed',
	'dispute lost': 'disputed',
	fee: 'fees',
	'fee refund': 'fees',
	'dispute fee': 'disputeFees',
	'dispute fee refund': 'disputeFees',
}

const NOTHING: Totals = { received: 0, refunded: 0, disputed: 0, fees: 0, disputeFees: 0, left: 0 }

/** What the ledger adds up to in some time, for each fund and currency. */
export async function totalsByFund({ db }: Store, { from, to }: MonthBounds): Promise<FundTotals[]> {
	const sums = await db
		.selectFrom('ledger_entry')
		.select(['fund', 'currency', 'kind', (eb) => eb.fn.sum<number | string>('amount_minor').as('sum')])
		.where('at', '>=', from)
		.where('at', '<', to)
		.groupBy(['fund', 'currency', 'kind'])
		.orderBy('fund')
		.orderBy('currency')
		.execute()
	const rows = new Map<string, FundTotals>()
	for (const { fund, currency, kind, sum } of sums) {
		const key = `${currency} ${fund}`
		const row = rows.get(key) ?? { fund, currency, ...NOTHING }
		row[COLUMN_OF[kind]] += Number(sum)
		row.left += Number(sum)
		rows.set(key, row)
	}
	return [...rows.values()]
}

export interface ProviderTotals extends Totals {
	currency: string
	/** When money first and last moved. */
	first: number
	last: number
}

/** What the ledger has of one provider in all, for each currency. */
export async function totalsOfProvider({ db }: Store, provider: ProviderName): Promise<ProviderTotals[]> {
	const sums = await db
		.selectFrom('ledger_entry')
		.select(['currency', 'kind', (eb) => eb.fn.sum<number | string>('amount_minor').as('sum')])
		.select((eb) => [eb.fn.min<number | string>('at').as('first'), eb.fn.max<number | string>('at').as('last')])
		.where('provider', '=', provider)
		.groupBy(['currency', 'kind'])
		.orderBy('currency')
		.execute()
	return [...Map.groupBy(sums, ({ currency }) => currency)].map(([currency, of]) => {
		const totals: ProviderTotals = {
			...NOTHING,
			currency,
			first: Math.min(...of.map(({ first }) => Number(first))),
			last: Math.max(...of.map(({ last }) => Number(last))),
		}
		for (const { kind, sum } of of) {
			totals[COLUMN_OF[kind]] += Number(sum)
			totals.left += Number(sum)
		}
		return totals
	})
}

/** What was given with orders of the shop and arrived in some time, in minor units, for each fund and currency. */
export async function givenWithOrders({ db }: Store, { from, to }: MonthBounds) {
	const rows = await db
		.selectFrom('ledger_entry')
		.innerJoin('payable', 'payable.id', 'ledger_entry.payable_id')
		.select(['ledger_entry.fund', 'ledger_entry.currency'])
		.select((eb) => eb.fn.sum<number | string>('ledger_entry.amount_minor').as('received'))
		.where('payable.kind', '=', 'order')
		.where('ledger_entry.fund', '!=', SHOP_FUND)
		.where('ledger_entry.kind', '=', 'payment')
		.where('ledger_entry.at', '>=', from)
		.where('ledger_entry.at', '<', to)
		.groupBy(['ledger_entry.fund', 'ledger_entry.currency'])
		.execute()
	return rows.map(({ received, ...row }) => ({ ...row, received: Number(received) }))
}

/** Adds the totals of several funds, for each currency. */
export function addTotals(all: readonly FundTotals[]): (Totals & { currency: string })[] {
	const sums = new Map<string, Totals & { currency: string }>()
	for (const { currency, received, refunded, disputed, fees, disputeFees, left } of all) {
		const sum = sums.get(currency) ?? { currency, ...NOTHING }
		sums.set(currency, {
			currency,
			received: sum.received + received,
			refunded: sum.refunded + refunded,
			disputed: sum.disputed + disputed,
			fees: sum.fees + fees,
			disputeFees: sum.disputeFees + disputeFees,
			left: sum.left + left,
		})
	}
	return [...sums.values()]
}
