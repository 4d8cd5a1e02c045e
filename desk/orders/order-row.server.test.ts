import { expect, test } from 'vitest'
import { askPaperCard, markCardPosted } from '#records/shop/orders/paper-card.ts'
import { findOrder } from '#records/shop/orders/read-order.ts'
import { someShop } from '#tests/builders/content/shop-facts.ts'
import { aNewOrderLine } from '#tests/builders/shop/order.ts'
import { aPaidOrder } from '#tests/builders/shop/stored-order.ts'
import { freshStore } from '#tests/records/stores.ts'
import { lineView } from './order/line-view.server.ts'
import { orderRow } from './order-row.server.ts'

const NOW = Date.UTC(2026, 10, 23, 12)
const BY = { staffId: null, now: NOW }

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
		const balance = { arrived: 900, returned: 0, movedAt: NOW }
		const time = { timezone: 'Europe/London', today: '2026-11-23', now: NOW }
		const nothing = { attempt: undefined, surplus: 0, overRefunded: 0, dispute: undefined, isOnStatement: false }
		const { place, cardAddress, stage, tone } = orderRow(order, {
			...nothing,
			...time,
			balance,
			content,
			seesMoney: false,
		})
		const words = { money: String, sum: String, toRefund: null, paperCard: order.paperCard }
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
	const posted = { notes: ['A gift to the dogs: its card was posted by hand'] }
	expect(await shown()).toEqual({ ...done, ...posted })
})
