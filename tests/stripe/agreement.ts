import { expect } from 'vitest'
import { balanceOf, type GivingWithStripe } from './giving-with-stripe.ts'

/** The books agree with Stripe's, and each payment was thanked for once. */
export async function expectAgreement(
	giving: GivingWithStripe,
	donations: { read: Awaited<ReturnType<GivingWithStripe['donate']>>['read'] }[],
	told: string,
) {
	const { state } = giving.server
	const found = await Promise.all(donations.map(({ read }) => read()))
	expect(
		found.reduce((total, { sum }) => total + sum, 0),
		told,
	).toBe(balanceOf(giving))
	const paid = [...state.intents.values()].filter(({ id }) => movedMoney(state, id))
	const booked = found.flatMap(({ entries }) => entries.filter((entry) => entry.startsWith('payment ')))
	expect(booked, told).toHaveLength(paid.length)
	// Each payment is thanked for once.
	expect(giving.receipts, told).toHaveLength(paid.length)
	const isOpen = found.some(({ payments }) => payments.filter((one) => one.state === 'started').length > 1)
	expect(isOpen, told).toBe(false)
}

const SOLD_STATES = ['paid', 'partly refunded', 'disputed']
const FREE_STATES = ['failed', 'abandoned', 'refunded']

/** The goods of an order are where its money is, and the stock is the sum of its orders. */
export async function expectTrueStock({ store: { db } }: GivingWithStripe, payableId: string, told: string) {
	const rows = await db
		.selectFrom('shop_order')
		.innerJoin('payable', 'payable.id', 'shop_order.payable_id')
		.innerJoin('order_line', 'order_line.payable_id', 'shop_order.payable_id')
		.selectAll('order_line')
		.select(['shop_order.reservation', 'shop_order.cancelled_at', 'payable.state'])
		.execute()
	const heldAs = (reservation: string) =>
		rows
			.filter((row) => row.reservation === reservation)
			.reduce((sum, { quantity, restocked_quantity }) => sum + quantity - restocked_quantity, 0)
	const stock = await db.selectFrom('stock').select(['sold', 'reserved']).executeTakeFirstOrThrow()
	expect(stock, told).toEqual({ sold: heldAs('sold'), reserved: heldAs('reserved') })
	const mine = rows.filter((row) => row.payable_id === payableId)
	for (const { state, cancelled_at, reservation, refunded_quantity, unit_minor } of mine) {
		if (FREE_STATES.includes(state) || cancelled_at !== null) expect(reservation, told).toBe('freed')
		else if (SOLD_STATES.includes(state)) expect(reservation, told).toBe('sold')
		const entries = await db
			.selectFrom('ledger_entry')
			.select('amount_minor')
			.where('payable_id', '=', payableId)
			.where('kind', 'in', ['refund', 'correction'])
			.execute()
		const refunded = 0 - entries.reduce((sum, { amount_minor }) => sum + amount_minor, 0)
		expect(refunded_quantity * unit_minor, told).toBeLessThanOrEqual(refunded)
	}
}

function movedMoney({ charges }: GivingWithStripe['server']['state'], intent: string): boolean {
	return [...charges.values()].some((one) => one.payment_intent === intent && one.balance_transaction !== null)
}
