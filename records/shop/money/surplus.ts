import { randomUUID } from 'node:crypto'
import { type ExpressionBuilder, sql } from 'kysely'
import { type Order, SURPLUS_REFUND } from '#domain/shop/order.ts'
import { applyPaymentEventIn, type DeliveriesOfChange } from '../../payables/apply-payment-event.ts'
import { type Database, listPayments } from '../../payables/payables.ts'
import { recordEvent } from '../../staff/audit.ts'
import type { Store } from '../../store/open-store.ts'
import type { Tables } from '../../store/tables/tables.ts'
import { lockOrder, type SeenOrder } from '../orders/lock-order.ts'

/**
 * Minor units that a bank transfer brought above the sum of its order, about which staff have not decided. It stands in the general fund
 * meanwhile. No provider takes another sum than was asked for.
 */
export async function readSurplus(db: Database, order: Pick<Order, 'payable'>): Promise<number> {
	return (await readSurpluses(db, [order])).get(order.payable.id) ?? 0
}

/** The surpluses of several orders, by the id of their payable; those without one are left out. */
export async function readSurpluses(
	db: Database,
	orders: readonly Pick<Order, 'payable'>[],
): Promise<Map<string, number>> {
	const transfers = orders.filter(({ payable }) => payable.provider === 'bank transfer')
	if (transfers.length === 0) return new Map()
	const ids = transfers.map(({ payable }) => payable.id)
	const entries = await db
		.selectFrom('ledger_entry')
		.select(['payable_id', 'kind', 'provider_ref', 'amount_minor'])
		.where('payable_id', 'in', ids)
		.execute()
	const kept = await db
		.selectFrom('shop_order')
		.select(['payable_id', 'surplus_kept_minor'])
		.where('payable_id', 'in', ids)
		.execute()
	return new Map(
		kept.flatMap(({ payable_id, surplus_kept_minor }) => {
			const of = entries.filter((entry) => entry.payable_id === payable_id)
			const due = transfers.find(({ payable }) => payable.id === payable_id)?.payable.due.amount ?? 0
			const surplus = surplusOf(of, due + surplus_kept_minor)
			return surplus > 0 ? [[payable_id, surplus] as const] : []
		}),
	)
}

/** Minor units that an order brought above its sum and that staff kept as a donation. */
export async function readKeptSurplus(db: Database, { payable }: Pick<Order, 'payable'>): Promise<number> {
	const row = await db
		.selectFrom('shop_order')
		.select('surplus_kept_minor')
		.where('payable_id', '=', payable.id)
		.executeTakeFirst()
	return row?.surplus_kept_minor ?? 0
}

interface Entry {
	kind: string
	provider_ref: string
	amount_minor: number
}

/** @param wanted what it costs, and what was kept as a donation */
function surplusOf(entries: readonly Entry[], wanted: number): number {
	const sumOf = (isCounted: (entry: Entry) => boolean) =>
		entries.filter(isCounted).reduce((sum, { amount_minor }) => sum + amount_minor, 0)
	const received = sumOf(({ kind }) => kind === 'payment' || kind === 'late failure')
	const refunded = sumOf(({ provider_ref }) => provider_ref.startsWith(SURPLUS_REFUND))
	// After a refund of everything nothing is left to decide.
	return Math.max(
		0,
		Math.min(
			received + refunded - wanted,
			sumOf(() => true),
		),
	)
}

/** Whether an order has a surplus, as `readSurpluses` finds it. */
export function hasSurplus(eb: ExpressionBuilder<Tables, 'shop_order' | 'payable'>) {
	const sumOf = (isOfSurplus: boolean) =>
		eb
			.selectFrom('ledger_entry')
			.select((entry) => entry.fn.coalesce(entry.fn.sum<number>('amount_minor'), entry.lit(0)).as('sum'))
			.whereRef('ledger_entry.payable_id', '=', 'payable.id')
			.$if(isOfSurplus, (query) =>
				query.where((entry) =>
					entry.or([
						entry('kind', 'in', ['payment', 'late failure']),
						entry('provider_ref', 'like', `${SURPLUS_REFUND}%`),
					]),
				),
			)
	return eb.and([
		eb('payable.provider', '=', 'bank transfer'),
		eb(sumOf(true), '>', sql<number>`due_minor + surplus_kept_minor`),
		eb(sumOf(false), '>', 0),
	])
}

export type SurplusResult = 'done' | 'changed meanwhile' | 'unknown'

interface Decision {
	staffId: string | null
	now: number
}

/** Keeps it as a donation, for example after asking the buyer. */
export function keepSurplus(store: Store, seen: SeenOrder, { staffId, now }: Decision): Promise<SurplusResult> {
	return decide(store, seen, async ({ transaction, order, surplus }) => {
		await transaction
			.updateTable('shop_order')
			.set((eb) => ({
				surplus_kept_minor: eb('surplus_kept_minor', '+', surplus),
				version: eb('version', '+', 1),
			}))
			.where('payable_id', '=', order.payable.id)
			.execute()
		await recordEvent(transaction, { staffId, action: 'surplus kept', subject: seen.reference }, now)
	})
}

/** Enters that staff sent it back from their bank. @param at when */
export function refundSurplus(
	store: Store,
	seen: SeenOrder & { at: number },
	deliveriesOf: DeliveriesOfChange,
	{ staffId, now }: Decision,
): Promise<SurplusResult> {
	return decide(store, seen, async ({ transaction, order, surplus }) => {
		const payments = await listPayments(transaction, order.payable.id)
		const [payment] = payments
			.filter(({ paidAt }) => paidAt !== null)
			.toSorted((a, b) => b.amount.amount - a.amount.amount)
		if (!payment) return
		const { reference } = seen
		const about = { provider: 'bank transfer', reference, paymentId: payment.id, at: seen.at } as const
		const refund = { kind: 'refunded', ref: SURPLUS_REFUND + randomUUID(), amount: surplus } as const
		const { currency } = payment.amount
		await applyPaymentEventIn(transaction, store.engine, { ...about, ...refund, currency }, deliveriesOf, now, staffId)
		await recordEvent(transaction, { staffId, action: 'refund recorded', subject: reference }, now)
		await transaction
			.updateTable('shop_order')
			.set((eb) => ({ version: eb('version', '+', 1) }))
			.where('payable_id', '=', order.payable.id)
			.execute()
	})
}

interface Deciding {
	transaction: Parameters<Parameters<Store['write']>[0]>[0]
	order: Order
	surplus: number
}

function decide(
	store: Store,
	{ reference, seenVersion }: SeenOrder,
	enterDecision: (deciding: Deciding) => Promise<void>,
): Promise<SurplusResult> {
	return store.write(async (transaction): Promise<SurplusResult> => {
		const locked = await lockOrder(transaction, store.engine, reference)
		if (!locked) return 'unknown'
		const { order } = locked
		if (order.version !== seenVersion) return 'changed meanwhile'
		const surplus = await readSurplus(transaction, order)
		if (surplus === 0) return 'changed meanwhile'
		await enterDecision({ transaction, order, surplus })
		return 'done'
	})
}
