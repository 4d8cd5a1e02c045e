import { randomUUID } from 'node:crypto'
import { type Order, SURPLUS_REFUND } from '#domain/shop/order.ts'
import { applyFactIn, type DeliveriesOfChange } from '../../payables/apply-fact.ts'
import { type Database, listPayments } from '../../payables/payables.ts'
import { recordEvent } from '../../staff/audit.ts'
import type { Store } from '../../store/open-store.ts'
import { lockOrder, type SeenOrder } from '../orders/lock-order.ts'

/**
 * Minor units that a bank transfer brought above the sum of its order, about which staff have not decided. It stands in the general fund
 * meanwhile. No provider takes another sum than was asked for.
 */
export async function readSurplus(db: Database, { payable }: Pick<Order, 'payable'>): Promise<number> {
	if (payable.provider !== 'bank transfer') return 0
	const entries = await db
		.selectFrom('ledger_entry')
		.select(['kind', 'provider_ref', 'amount_minor'])
		.where('payable_id', '=', payable.id)
		.execute()
	const sumOf = (isCounted: (entry: (typeof entries)[number]) => boolean) =>
		entries.filter(isCounted).reduce((sum, { amount_minor }) => sum + amount_minor, 0)
	const received = sumOf(({ kind }) => kind === 'payment' || kind === 'late failure')
	const balance = sumOf(() => true)
	// After a refund of everything nothing is left to decide.
	if (balance <= 0) return 0
	const refunded = sumOf(({ provider_ref }) => provider_ref.startsWith(SURPLUS_REFUND))
	const { surplus_kept_minor } = await db
		.selectFrom('shop_order')
		.select('surplus_kept_minor')
		.where('payable_id', '=', payable.id)
		.executeTakeFirstOrThrow()
	const above = received - payable.due.amount
	return Math.max(0, Math.min(above + refunded - surplus_kept_minor, balance))
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
		await applyFactIn(transaction, store.engine, { ...about, ...refund, currency }, deliveriesOf, now)
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
