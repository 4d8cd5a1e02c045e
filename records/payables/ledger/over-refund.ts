import { expressionBuilder } from 'kysely'
import { FEE_KINDS } from '#domain/payables/ledger-kinds.ts'
import type { Tables } from '../../store/tables/tables.ts'
import type { Database } from '../payables.ts'

/**
 * Whether more went back of a payment than came, as `oddMoneyOf` finds it: refunded at the provider's and disputed, for example. A person asks
 * the provider, and the books say when it is right again.
 */
export function hasOverRefund() {
	const eb = expressionBuilder<Tables, 'payable'>()
	return eb(
		'payable.id',
		'in',
		expressionBuilder<Tables>().selectFrom(overRefunded().as('over')).select('over.payable_id'),
	)
}

/** How much more went back than came, in minor units by the id of the payable; those that are right are left out. */
export async function readOverRefunds(db: Database, payableIds: readonly string[]): Promise<Map<string, number>> {
	if (payableIds.length === 0) return new Map()
	const rows = await db
		.selectFrom(overRefunded().as('over'))
		.select(['over.payable_id', 'over.left'])
		.where('over.payable_id', 'in', [...payableIds])
		.execute()
	const all = Map.groupBy(rows, ({ payable_id }) => payable_id)
	return new Map([...all].map(([id, of]) => [id, 0 - of.reduce((sum, { left }) => sum + Number(left), 0)]))
}

/** How many donations and sponsorships have it. */
export async function countOverRefunded(db: Database): Promise<number> {
	const { count } = await db
		.selectFrom('payable')
		.select(({ fn }) => fn.countAll<number | string>().as('count'))
		.where('payable.kind', '!=', 'order')
		.where(hasOverRefund())
		.executeTakeFirstOrThrow()
	return Number(count)
}

/** Payments of which less than nothing is left. */
function overRefunded() {
	return expressionBuilder<Tables>()
		.selectFrom('ledger_entry')
		.innerJoin('payment', 'payment.id', 'ledger_entry.payment_id')
		.select('ledger_entry.payable_id')
		.select(({ fn }) => fn.sum<number | string>('ledger_entry.amount_minor').as('left'))
		.whereRef('ledger_entry.currency', '=', 'payment.currency')
		.where('ledger_entry.kind', 'not in', FEE_KINDS)
		.groupBy(['ledger_entry.payable_id', 'ledger_entry.payment_id'])
		.having(({ fn }) => fn.sum('ledger_entry.amount_minor'), '<', 0)
}
