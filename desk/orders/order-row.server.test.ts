import { expect, test } from 'vitest'
import type { PayableState } from '#domain/payables/payable.ts'
import { uk } from '#domain/region/uk.ts'
import type { Order } from '#domain/shop/order.ts'
import type { PayableBalance } from '#records/payables/ledger/payment-balances.ts'
import { askPaperCard, markCardPosted } from '#records/shop/orders/paper-card.ts'
import { findOrder } from '#records/shop/orders/read-order.ts'
import { someShop } from '#tests/builders/content/shop-facts.ts'
import { anOrder, anOrderLine } from '#tests/builders/shop/an-order.ts'
import { aNewOrderLine } from '#tests/builders/shop/order.ts'
import { aPaidOrder } from '#tests/builders/shop/stored-order.ts'
import { freshStore } from '#tests/records/stores.ts'
import { lineView } from './order/line-view.server.ts'
import { orderRow } from './order-row.server.ts'

const NOW = Date.UTC(2026, 10, 23, 12)
const BY = { staffId: null, now: NOW }
/** What the list knows besides of an order of £9 that was paid now. */
const LISTED = {
	balance: { arrived: 900, returned: 0, movedAt: NOW, endedAt: null } as PayableBalance,
	attempt: undefined,
	surplus: 0,
	overRefunded: 0,
	dispute: undefined,
	isOnStatement: false,
	posting: { dispatch: new Map([['tag', 'Engraved and posted within 10 working days.']]), region: uk },
	timezone: 'Europe/London',
	today: '2026-11-23',
	now: NOW,
	seesMoney: false,
}

test('a greetings card that is posted by hand has its address in the list until it is posted, and then says how it went', async () => {
	const store = await freshStore('sqlite')
	const { content } = someShop()
	const dinners = aNewOrderLine({ title: 'Dinners', needsDelivery: false })
	const gift = await aPaidOrder(store, { lines: [dinners], address: null, delivery: null }, NOW)
	const now = async () => {
		const order = await findOrder(store, gift.payable.reference)
		if (!order) throw new Error('the order is gone')
		return order
	}
	const shown = async () => {
		const order = await now()
		const { place, cardAddress, stage, tone } = orderRow(order, { ...LISTED, content })
		const words = { prices: { money: String, sum: String }, toRefund: null, paperCard: order.paperCard, hasVat: true }
		return {
			place,
			cardAddress,
			stage: `${stage} (${tone})`,
			notes: order.lines.flatMap((line) => lineView(line, content, words).notes),
		}
	}
	const seen = async () => ({ reference: gift.payable.reference, seenVersion: (await now()).version })
	const byEmail = ['A gift to the dogs: nothing to post, its card comes by email']
	const done = { place: 'Nothing to post', cardAddress: '', stage: 'Paid, nothing to post (good)' }
	expect(await shown()).toEqual({ ...done, notes: byEmail })
	await askPaperCard(store, { ...(await seen()), address: 'Ada Reed\n1 Mill Lane' }, BY)
	expect(await shown()).toEqual({
		place: '',
		cardAddress: 'Ada Reed\n1 Mill Lane',
		stage: 'Paid, a card to post (plain)',
		notes: ['A gift to the dogs: its card is to be posted by hand'],
	})
	await markCardPosted(store, await seen(), BY)
	expect(await shown()).toEqual({
		place: 'Only a card',
		cardAddress: '',
		stage: 'Card posted (good)',
		notes: ['A gift to the dogs: its card was posted by hand'],
	})
	expect(orderRow(await now(), { ...LISTED, content }).lines).toMatchObject([{ text: '1 × Dinners, White (a gift)' }])
})

test('the day beside a stage is that on which the order came into it, whatever came later', () => {
	const { content } = someShop()
	const day = (of: number) => Date.UTC(2026, 10, of, 12)
	const shown = (changes: Partial<Order>, balance: Partial<PayableBalance> = {}, state: PayableState = 'paid') => {
		const order = anOrder({ ...changes, payable: { state, createdAt: day(1) } })
		const row = orderRow(order, { ...LISTED, content, balance: { ...LISTED.balance, movedAt: day(2), ...balance } })
		return `${row.stage} ${row.since}`
	}
	const sent = { packedAt: day(3), sentAt: day(4) }
	expect(shown({})).toBe('To pack 2 November 2026')
	expect(shown({ packedAt: day(3) })).toBe('Packed 3 November 2026')
	expect(shown({ ...sent, returnedAt: day(20) }, { endedAt: day(24) }, 'partly refunded')).toBe('Sent 4 November 2026')
	expect(shown({ ...sent, cancelAskedAt: day(6), returnedAt: day(20) })).toBe('Cancelled, to refund 6 November 2026')
	expect(shown({ ...sent, cancelledAt: day(7), returnedAt: day(20) })).toBe('Cancelled 7 November 2026')
	expect(shown({ ...sent, returnedAt: day(20) }, { endedAt: day(24) }, 'refunded')).toBe('Refunded 24 November 2026')
	expect(shown(sent, { endedAt: day(26) }, 'dispute lost')).toBe('Dispute lost 26 November 2026')
})

test('an order waits too long from the day by which it was to be posted, also once it is packed', () => {
	const { content } = someShop()
	const movedAt = Date.UTC(2026, 10, 2, 12)
	const row = (today: string, changes: Partial<Order>, view: 'to pack' | 'packed' = 'to pack') => {
		const order = anOrder({ ...changes, payable: { state: 'paid', createdAt: movedAt } })
		return orderRow(order, { ...LISTED, content, today, view, balance: { ...LISTED.balance, movedAt } })
	}
	const isLong = (...asked: Parameters<typeof row>) => row(...asked).wait?.isLong
	expect([isLong('2026-11-05', {}), isLong('2026-11-06', {})]).toEqual([false, true])
	expect(row('2026-11-05', {}).postBy).toBe('Post by Thursday 5 November')
	expect(row('2026-11-05', {}).wait?.words).toBe('3 days')
	expect(row('2026-11-06', {})).toMatchObject({
		wait: { words: '4 days, late' },
		postBy: 'It was to be posted by Thursday 5 November',
	})
	const lines = [anOrderLine({ slug: 'tag', personalisation: 'BISCUIT' })]
	expect([isLong('2026-11-16', { lines }), isLong('2026-11-17', { lines })]).toEqual([false, true])
	expect(isLong('2026-11-06', { packedAt: Date.UTC(2026, 10, 5) }, 'packed')).toBe(true)
})

test('a line that is sold at 0% says so, and a gift, of which no VAT is charged, does not', () => {
	const { content } = someShop()
	const words = { prices: { money: String, sum: String }, toRefund: null, paperCard: null }
	const notes = (changes: Parameters<typeof anOrderLine>[0], hasVat = true) =>
		lineView(anOrderLine(changes), content, { ...words, hasVat }).notes
	expect(notes({ vatRate: 0 })).toEqual(['0% VAT'])
	expect([notes({}), notes({ vatRate: 0 }, false)]).toEqual([[], []])
	expect(notes({ vatRate: 0, needsDelivery: false })).not.toContain('0% VAT')
})

test('what is made for its buyer is to be made first, until it is packed', () => {
	const { content } = someShop()
	const paid = { payable: { state: 'paid' }, lines: [anOrderLine({ slug: 'tag', personalisation: 'BEAR' })] } as const
	const listed = { ...LISTED, content, view: 'to pack' } as const
	const order = anOrder({ ...paid, lines: [...paid.lines] })
	expect(orderRow(order, listed).postBy).toMatch(/^Make it first\. Post by /)
	expect(orderRow({ ...order, lines: [anOrderLine()] }, listed).postBy).toMatch(/^Post by /)
	const packed = orderRow({ ...order, packedAt: NOW }, { ...listed, view: 'packed' })
	expect(packed.postBy).toMatch(/^Post by /)
})

test('an order that was out of stock and is cancelled has no mark any more', () => {
	const { content } = someShop()
	const gone = { payable: { state: 'refunded' }, isOutOfStock: true, cancelledAt: NOW } as const
	expect(orderRow(anOrder(gone), { ...LISTED, content }).marks).toEqual([])
	const waits = anOrder({ payable: { state: 'paid' }, isOutOfStock: true })
	expect(orderRow(waits, { ...LISTED, content }).marks).toContain('Paid, but out of stock')
})
