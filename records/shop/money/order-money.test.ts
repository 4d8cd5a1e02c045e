import { expect, test } from 'vitest'
import { orderAccount, vatDue } from '#domain/desk/orders/order-accounts.ts'
import { SHOP_FUND } from '#domain/payables/funds.ts'
import { monthBounds } from '#domain/payables/month-bounds.ts'
import { dayIn } from '#lib/dates.ts'
import { aNewOrder } from '#tests/builders/shop/order.ts'
import { aStoredOrder } from '#tests/builders/shop/stored-order.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { applyPaymentEvent } from '../../payables/apply-payment-event.ts'
import { totalsByFund } from '../../payables/ledger/totals.ts'
import { markReceived } from '../../payables/mark-received.ts'
import { listPayments } from '../../payables/payables.ts'
import { recordTransferRefund } from '../../payables/record-refund.ts'
import type { NewPaymentEvent } from '../../payments/payment-events.ts'
import type { Store } from '../../store/open-store.ts'
import { placeOrder } from '../orders/place-order.ts'
import { findOrder } from '../orders/read-order.ts'
import { listOrderMoney } from './order-money.ts'

const JULY = Date.UTC(2026, 6, 1)
const none = () => []

/** £9 of goods, £2.25 of delivery and £5 on top: paid at 10, £4 refunded at 20, the rest disputed at 30, and lost at 40. */
async function aDisputedOrder(store: Store) {
	const result = await placeOrder(store, aNewOrder({ donationMinor: 500 }), () => [], 1)
	if (result.kind !== 'placed') throw new Error('not placed')
	const about = {
		provider: 'stripe',
		reference: result.order.payable.reference,
		paymentId: result.payment.id,
		currency: 'GBP',
	} as const
	const fee = (ref: string, amount: number) => ({ ref, amount, currency: 'GBP' })
	const events: NewPaymentEvent[] = [
		{ ...about, kind: 'paid', ref: 'pi', amount: 1625, at: 10, fee: fee('txn 1', 44) },
		{ ...about, kind: 'refunded', ref: 're', amount: 400, at: 20, feeReturned: null },
		{ ...about, kind: 'dispute opened', ref: 'dp', amount: 1225, at: 30, fee: fee('txn 2', 2000) },
		{ ...about, kind: 'dispute closed', ref: 'dp', amount: 0, at: 40, outcome: 'lost', feeReturned: null },
	]
	for (const event of events) await applyPaymentEvent(store, event, () => [], event.at)
}

for (const engine of ENGINES) {
	test(`${engine}: what moved for an order in a month is what the ledger has after it, less what it had before`, async () => {
		const store = await freshStore(engine)
		await aDisputedOrder(store)
		const inMonth = async (from: number, to: number) => (await listOrderMoney(store, { from, to }, String))[0]
		const paid = { received: 1625, receivedOfShop: 1125 }
		expect(await inMonth(0, 15)).toMatchObject({
			day: '10',
			before: { received: 0 },
			after: { ...paid, fees: -44 },
		})
		const refunded = { ...paid, refunded: -400, refundedOfShop: -400, disputed: 0 }
		expect(await inMonth(15, 25)).toMatchObject({ day: '20', before: { ...paid, refunded: 0 }, after: refunded })
		const open = { ...refunded, disputed: -1225, lostOfShop: 0, fees: -44, disputeFees: -2000 }
		expect(await inMonth(25, 35)).toMatchObject({ before: refunded, after: open })
		expect(await inMonth(35, 45)).toMatchObject({ before: open, after: { ...open, lost: -1225, lostOfShop: -725 } })
		expect(await inMonth(45, 55)).toBeUndefined()
	})

	test(`${engine}: parts of an order and part refunds are each in their month with their VAT, and all months are the ledger`, async () => {
		const store = await freshStore(engine)
		const { payable } = await aStoredOrder(store, { donationMinor: 500 }, JULY)
		const { reference } = payable
		const version = async () => (await findOrder(store, reference))?.payable.version ?? 0
		const money = { reference, currency: 'GBP', staffId: null }
		const receive = async (amount: number, at: number, enteredAt = at) =>
			markReceived(store, { ...money, seenVersion: await version(), amount, at }, none, enteredAt)
		await receive(500, Date.UTC(2026, 9, 30, 12))
		// Above the order by £2, and entered when the statement came.
		const entered = Date.UTC(2026, 11, 1, 9)
		await receive(1325, Date.UTC(2026, 10, 2, 12), entered)
		const [payment] = await listPayments(store.db, payable.id)
		const refund = async (amount: number, at: number) =>
			recordTransferRefund(
				store,
				{ reference, seenVersion: await version(), paymentId: payment?.id ?? '', amount, at, staffId: null },
				none,
				at,
			)
		await refund(333, Date.UTC(2026, 10, 20, 12))
		await refund(110, Date.UTC(2026, 11, 4, 12))
		const order = await findOrder(store, reference)
		const accountsOf = async (month: string) => {
			const moved = await listOrderMoney(store, monthBounds(month, 'Europe/London'), (at) => dayIn('Europe/London', at))
			return order ? moved.map((one) => orderAccount(order, one, true)) : []
		}
		const months = await Promise.all(['2026-10', '2026-11', '2026-12'].map(accountsOf))
		expect(months.map((of) => of.map(({ day, received, refunded }) => [day, received, refunded]))).toEqual([
			[['2026-10-30', 500, 0]],
			[
				['2026-11-02', 1325, 0],
				['2026-11-20', 0, -333],
			],
			[['2026-12-04', 0, -110]],
		])
		expect(months[1]?.map(({ enteredAt }) => enteredAt)).toEqual([entered, Date.UTC(2026, 10, 20, 12)])
		// £1.88 is in £11.25: of £5 84p, and 104p of the rest; £4.43 of it went back with 74p.
		expect(months.map((of) => vatDue(of.flatMap(({ vat }) => vat)))).toEqual([84, 104 - 56, -18])
		const all = months.flat()
		const sum = (key: 'goods' | 'delivery' | 'donation' | 'surplus') => all.reduce((total, one) => total + one[key], 0)
		expect([sum('goods'), sum('delivery'), sum('donation'), sum('surplus')]).toEqual([900, 225, 500, 200])
		const ledger = await totalsByFund(store, { from: 0, to: Date.UTC(2027, 0) })
		expect(all.reduce((total, { received, refunded }) => total + received + refunded, 0)).toBe(
			ledger.reduce((total, { left }) => total + left, 0),
		)
		expect(sum('goods') + sum('delivery')).toBe(ledger.find(({ fund }) => fund === SHOP_FUND)?.received)
	})
}
