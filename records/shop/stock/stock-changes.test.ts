import { expect, test } from 'vitest'
import { aNewOrderLine } from '#tests/builders/shop/order.ts'
import { countMugs, stockOfMugs } from '#tests/builders/shop/stock.ts'
import { aPaidOrder, aStoredOrder } from '#tests/builders/shop/stored-order.ts'
import { ENGINES, freshStore, TAKES_EVERY_STEP } from '#tests/records/stores.ts'
import { payableAttempt } from '../../payables/add-attempt.ts'
import { applyPaymentEvent } from '../../payables/apply-payment-event.ts'
import { expireUnpaid } from '../../payables/expire-unpaid.ts'
import { markReceived } from '../../payables/mark-received.ts'
import { listPayments } from '../../payables/payables.ts'
import type { Store } from '../../store/open-store.ts'
import { askCancel, cancelOrder } from '../money/cancel-order.ts'
import { receiveReturn } from '../money/receive-return.ts'
import { refundOrder } from '../money/refund-order.ts'
import { freeUnpaid } from '../orders/free-unpaid.ts'
import { markPacked, markSent } from '../orders/pack-and-send.ts'
import { findOrder } from '../orders/read-order.ts'
import { countAtDesk } from './count-at-desk.ts'
import { listStockChanges } from './stock-changes.ts'

const none = () => []
const by = { staffId: null, deliveriesOf: none }

/** What can happen to an order, in any order; what is refused changes nothing. */
const STEPS = {
	'its money comes': async (store, reference, now) => {
		const { payable } = await orderNow(store, reference)
		if (payable.provider === 'stripe') return card(store, reference, 'paid', now)
		const received = { reference, seenVersion: payable.version, ...payable.due, at: now, staffId: null }
		return markReceived(store, received, none, now)
	},
	'its card is declined': (store, reference, now) => card(store, reference, 'failed', now),
	'its payment page closes': (store, reference, now) => card(store, reference, 'expired', now),
	'it is refunded at Stripe': (store, reference, now) => card(store, reference, 'refunded', now),
	'that refund fails': (store, reference, now) => card(store, reference, 'refund failed', now),
	'it is paid again': async (store, reference, now) =>
		payableAttempt(store, (await orderNow(store, reference)).payable.id, now),
	'it expires': async (store, reference, now) => expireUnpaid(store, (await orderNow(store, reference)).payable, now),
	'it is put back on sale': async (store, reference, now) =>
		freeUnpaid(store, [await seenNow(store, reference)], by, now),
	'its buyer cancels': (store, reference, now) => askCancel(store, reference, none, now),
	'staff cancel it': async (store, reference, now) => cancelOrder(store, await seenNow(store, reference), null, now),
	'one of it is refunded': async (store, reference, now) => {
		const lines = [{ lineId: (await orderNow(store, reference)).lines[0]?.id ?? '', quantity: 1 }]
		const refund = {
			...(await seenNow(store, reference)),
			lines,
			extraMinor: 0,
			cancels: false,
			staffId: null,
			at: now,
		}
		return refundOrder(store, refund, { provider: undefined, deliveriesOf: none, now })
	},
	'it is packed': async (store, reference, now) => markPacked(store, [await seenNow(store, reference)], null, now),
	'it is sent': async (store, reference, now) =>
		markSent(store, [{ ...(await seenNow(store, reference)), trackingUrl: '' }], by, now),
	'one of it comes back': async (store, reference, now) => {
		const lines = [{ lineId: (await orderNow(store, reference)).lines[0]?.id ?? '', quantity: 1, isToStock: true }]
		return receiveReturn(store, { ...(await seenNow(store, reference)), lines }, null, now)
	},
} satisfies Record<string, (store: Store, reference: string, now: number) => Promise<unknown>>

async function orderNow(store: Store, reference: string) {
	const order = await findOrder(store, reference)
	if (!order) throw new Error('the order is gone')
	return order
}

async function seenNow(store: Store, reference: string) {
	return { reference, seenVersion: (await orderNow(store, reference)).version }
}

async function card(
	store: Store,
	reference: string,
	kind: 'paid' | 'failed' | 'expired' | 'refunded' | 'refund failed',
	at: number,
) {
	const { payable } = await orderNow(store, reference)
	const paymentId = (await listPayments(store.db, payable.id)).at(-1)?.id ?? null
	const about = { provider: 'stripe', reference, paymentId, at } as const
	const money = { ...payable.due, ref: `${kind.startsWith('refund') ? 're' : kind} ${payable.id}` }
	const event =
		kind === 'expired'
			? ({ ...about, kind } as const)
			: kind === 'failed'
				? ({ ...about, kind, ...money, isLate: false } as const)
				: ({ ...about, kind, ...money } as const)
	return payable.provider === 'stripe' ? applyPaymentEvent(store, event, none, at) : undefined
}

for (const engine of ENGINES) {
	test(`${engine}: each change of the stock says when, why and by whom, the newest first`, async () => {
		const store = await freshStore(engine)
		const ben = { id: 'ben', email: 'ben@example.org', name: 'Ben Shaw', role: 'team', created_at: 1 } as const
		await store.db.insertInto('staff').values(ben).execute()
		await countMugs(store, 10)
		const lines = [aNewOrderLine({ quantity: 2 })]
		const sent = await aPaidOrder(store, { lines }, 1000)
		const ended = await aStoredOrder(store, {}, 2000)
		const seen = async (reference: string) => ({
			reference,
			seenVersion: (await findOrder(store, reference))?.version ?? 0,
		})
		const [back, over] = [sent.payable.reference, ended.payable.reference]
		await cancelOrder(store, await seen(over), 'ben', 3000)
		await markSent(
			store,
			[{ ...(await seen(back)), trackingUrl: '' }],
			{ staffId: 'ben', deliveriesOf: () => [] },
			4000,
		)
		const returned = [{ lineId: sent.lines[0]?.id ?? '', quantity: 1, isToStock: true }]
		await receiveReturn(store, { ...(await seen(back)), lines: returned }, 'ben', 5000)
		await countAtDesk(store, { merchId: 201, variant: 'one', counted: 8, staffId: 'ben' }, 6000)
		const changes = await listStockChanges(store, 10)
		expect(
			changes.map(({ at, reason, quantity, reference, staffName }) => [at, reason, quantity, reference, staffName]),
		).toEqual([
			[6000, 'counted', 8, '', 'Ben Shaw'],
			[5000, 'returned', 1, back, 'Ben Shaw'],
			[3000, 'order over', 1, over, null],
			[2000, 'ordered', -1, over, null],
			[1000, 'ordered', -2, back, null],
			[1, 'counted in the content', 10, '', null],
		])
		expect(await listStockChanges(store, 2)).toHaveLength(2)
	})

	test(`${engine}: whatever becomes of an order, the changes since the count add up to what is there`, async () => {
		const store = await freshStore(engine)
		await countMugs(store, 100_000)
		const steps = Object.entries(STEPS)
		const taken = async () => {
			const { sold, reserved } = await stockOfMugs(store)
			return 0 - sold - reserved
		}
		const changed = async (limit: number) =>
			(await listStockChanges(store, limit)).filter(({ reason }) => reason !== 'counted in the content')
		const sumOf = (changes: readonly { quantity: number }[]) => changes.reduce((sum, { quantity }) => sum + quantity, 0)
		let now = 10
		for (const provider of ['stripe', 'bank transfer'] as const) {
			for (const [at, [first, doFirst]] of steps.entries()) {
				// Two of them where all would take long.
				const seconds = TAKES_EVERY_STEP
					? steps
					: [steps[at], steps[(at * 5 + 3) % steps.length]].flatMap((one) => (one ? [one] : []))
				for (const [second, doSecond] of seconds) {
					now += 10
					const before = await taken()
					const lines = [aNewOrderLine({ quantity: 2 })]
					const { reference } = (await aStoredOrder(store, { provider, lines }, now)).payable
					await doFirst(store, reference, now + 1)
					await doSecond(store, reference, now + 2)
					const own = (await changed(5)).filter((change) => change.reference === reference)
					expect(sumOf(own), `${provider}: ${first}, then ${second}`).toBe((await taken()) - before)
				}
			}
		}
		expect(sumOf(await changed(100_000))).toBe(await taken())
	})

	test(`${engine}: after a count of all that was not posted, its number and the changes since and marked are what is there`, async () => {
		const store = await freshStore(engine)
		await countMugs(store, 100_000)
		const mugs = { merchId: 201, variant: 'one', staffId: 'ben' }
		const steps = Object.entries(STEPS)
		let now = 10
		for (const provider of ['stripe', 'bank transfer'] as const) {
			for (const [at, [first, doFirst]] of steps.entries()) {
				for (const [second, doSecond] of [
					steps[(at * 5 + 3) % steps.length],
					steps[(at * 3 + 1) % steps.length],
				].flatMap((one) => (one ? [one] : []))) {
					now += 10
					const { reference } = (await aStoredOrder(store, { provider, lines: [aNewOrderLine({ quantity: 2 })] }, now))
						.payable
					await doFirst(store, reference, now + 1)
					await countAtDesk(store, { ...mugs, counted: 500 }, now + 3)
					await doSecond(store, reference, now + 5)
					const changes = await listStockChanges(store, 100_000)
					const since = changes.filter(({ at: when, inCountAt }) => when > now + 3 || inCountAt === now + 3)
					const { sold, reserved } = await stockOfMugs(store)
					const there = since.reduce((sum, { quantity }) => sum + quantity, 500)
					expect(there, `${provider}: ${first}, a count, then ${second}`).toBe(500 - sold - reserved)
				}
			}
		}
	})
}
