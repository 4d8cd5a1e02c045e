import type { ExpressionBuilder } from 'kysely'
import type { Donation } from '#domain/giving/donation.ts'
import { FEE_KINDS } from '#domain/payables/ledger-kinds.ts'
import type { MonthBounds } from '#domain/payables/month-bounds.ts'
import type { PayableState, ProviderName } from '#domain/payables/payable.ts'
import type { PaymentBalance } from '#domain/payables/payment-balance.ts'
import type { PaymentMethod } from '#domain/payables/payment-methods.ts'
import { searchTerms, searchText } from '#lib/text/search-text.ts'
import { hasDispute } from '../payables/disputed-payments.ts'
import { hasOverRefund, readOverRefunds } from '../payables/ledger/over-refund.ts'
import type { Store } from '../store/open-store.ts'
import type { Tables } from '../store/tables/tables.ts'
import { asDonation } from './donations.ts'
import { isEnteredKey } from './enter-donation.ts'

export const DONATIONS_PER_PAGE = 50

export interface DonationFilter {
	/** Words of a name, an address or a reference; "" for all. */
	search: string
	/** Undefined for all. */
	states: readonly PayableState[] | undefined
	/** Only those of which more went back than came. */
	isOverRefunded: boolean
	/** Only those with a payment that a bank disputes or has won back. */
	isDisputed: boolean
	/** Only these; undefined for all. */
	ids?: readonly string[] | undefined
	kind: 'once' | 'monthly' | 'sponsorship' | ''
	fund: string
	provider: ProviderName | ''
	/** Announced then, or money moved then. */
	within: MonthBounds | undefined
	/** From 1. */
	page: number
}

export interface ListedDonation {
	donation: Donation
	/** What the ledger has of it. */
	balance: PaymentBalance
	/** What it was paid with last; null where that is not known. */
	method: PaymentMethod | null
	/** Staff entered it from a line of a statement: no one announced it. */
	isEntered: boolean
	/** Minor units that went back above what came; 0 for none. */
	overRefunded: number
}

/** One page of donations, the newest first. */
export async function listDonations(
	{ db }: Store,
	filter: DonationFilter,
): Promise<{ donations: ListedDonation[]; total: number }> {
	const matching = matchingOf(db).where((eb) => matches(eb, filter))
	const ids = filter.search === '' ? undefined : await searched(matching, filter.search)
	const start = (filter.page - 1) * DONATIONS_PER_PAGE
	const shown = ids?.slice(start, start + DONATIONS_PER_PAGE)
	const total =
		ids?.length ?? Number((await matching.select((eb) => eb.fn.countAll().as('count')).executeTakeFirst())?.count)
	const rows = await matching
		.selectAll(['payable', 'donation'])
		.select((eb) =>
			eb
				.selectFrom('ledger_entry')
				.select((sum) => sum.fn.sum<number | string | null>('amount_minor').as('sum'))
				.whereRef('ledger_entry.payable_id', '=', 'payable.id')
				.whereRef('ledger_entry.currency', '=', 'payable.currency')
				.where('kind', 'not in', FEE_KINDS)
				.as('left'),
		)
		.select((eb) =>
			eb
				.selectFrom('ledger_entry')
				.select((sum) => sum.fn.sum<number | string | null>('amount_minor').as('sum'))
				.whereRef('ledger_entry.payable_id', '=', 'payable.id')
				.whereRef('ledger_entry.currency', '=', 'payable.currency')
				.where('kind', '=', 'payment')
				.as('arrived'),
		)
		.select((eb) =>
			eb
				.selectFrom('payment')
				.select('payment.method')
				.whereRef('payment.payable_id', '=', 'payable.id')
				.where('payment.method', 'is not', null)
				.orderBy('payment.sequence', 'desc')
				.limit(1)
				.as('method'),
		)
		.$if(shown !== undefined, (query) => query.where('id', 'in', shown && shown.length > 0 ? shown : ['']))
		.orderBy('created_at', 'desc')
		.orderBy('id')
		.limit(DONATIONS_PER_PAGE)
		.offset(shown === undefined ? start : 0)
		.execute()
	const overRefunds = await readOverRefunds(
		db,
		rows.map(({ id }) => id),
	)
	const donations = rows.map((row) => {
		const arrived = Number(row.arrived ?? 0)
		return {
			donation: asDonation(row),
			balance: { arrived, returned: arrived - Number(row.left ?? 0) },
			method: row.method,
			isEntered: isEnteredKey(row.idempotency_key),
			overRefunded: overRefunds.get(row.id) ?? 0,
		}
	})
	return { donations, total }
}

function matches(
	eb: ExpressionBuilder<Tables, 'payable' | 'donation'>,
	{ states, isOverRefunded, isDisputed, ids, kind, fund, provider, within }: DonationFilter,
) {
	const all = [
		...(states ? [eb('state', 'in', states)] : []),
		...(isOverRefunded ? [hasOverRefund()] : []),
		...(isDisputed ? [hasDispute()] : []),
		...(ids ? [eb('id', 'in', ids.length > 0 ? ids : [''])] : []),
		...(kind === 'sponsorship' ? [eb('kind', '=', kind)] : []),
		...(kind === 'once' || kind === 'monthly' ? [eb('kind', '=', 'donation'), eb('frequency', '=', kind)] : []),
		...(fund === '' ? [] : [eb('fund', '=', fund)]),
		...(provider === '' ? [] : [eb('provider', '=', provider)]),
	]
	if (within) {
		const moved = eb
			.selectFrom('ledger_entry')
			.select('payable_id')
			.where('at', '>=', within.from)
			.where('at', '<', within.to)
		const announced = eb.and([eb('created_at', '>=', within.from), eb('created_at', '<', within.to)])
		all.push(eb.or([announced, eb('id', 'in', moved)]))
	}
	return eb.and(all)
}

/** The ids of donations with all words, the newest first: in any spelling, as cases are searched. */
async function searched(matching: ReturnType<typeof matchingOf>, typed: string): Promise<string[]> {
	const terms = searchTerms(typed)
	const rows = await matching
		.select(['id', 'reference', 'first_name', 'last_name', 'email'])
		.orderBy('created_at', 'desc')
		.orderBy('id')
		.execute()
	return rows
		.filter(({ reference, first_name, last_name, email }) => {
			const nothing = { phone: '', postcode: '', town: '', about: '' }
			const text = searchText({ ...nothing, name: `${first_name} ${last_name}`, reference, email })
			return terms.every((term) => text.includes(term))
		})
		.map(({ id }) => id)
}

const matchingOf = (db: Store['db']) =>
	db.selectFrom('payable').innerJoin('donation', 'donation.payable_id', 'payable.id')

/** The funds that any donation was for. */
export async function listFunds({ db }: Store): Promise<string[]> {
	const rows = await db.selectFrom('donation').select('fund').distinct().orderBy('fund').execute()
	return rows.map(({ fund }) => fund)
}
