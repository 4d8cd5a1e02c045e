import { expect, test } from 'vitest'
import { isDemoAddress } from '#domain/desk/demo.ts'
import { orderStage } from '#domain/shop/order.ts'
import { listClaims } from '#records/gift-aid/read-claims.ts'
import { startDonation } from '#records/giving/start-donation.ts'
import { confirmSubscription } from '#records/newsletter/confirm.ts'
import { subscribe } from '#records/newsletter/subscribe.ts'
import { countUnconfirmed, listSubscriberPage, listUnsubscribed } from '#records/newsletter/subscriber-pages.ts'
import { listSubscribers } from '#records/newsletter/subscribers.ts'
import { unsubscribe } from '#records/newsletter/unsubscribe.ts'
import { markReceived } from '#records/payables/mark-received.ts'
import { addPayableNote } from '#records/payables/payable-notes.ts'
import { listLinesToReview } from '#records/payables/transfers/bank-statement.ts'
import { setLineAside } from '#records/payables/transfers/decide-line.ts'
import { listOrders } from '#records/shop/orders/list-orders.ts'
import { applyStockCounts } from '#records/shop/stock/availability.ts'
import { countAtDesk } from '#records/shop/stock/count-at-desk.ts'
import { listStock } from '#records/shop/stock/list-stock.ts'
import type { Store } from '#records/store/open-store.ts'
import { sampleContent } from '#tests/builders/content/sample-content.ts'
import { aNewDonation } from '#tests/builders/giving/new-donation.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { fillDemo } from './fill-demo.ts'
import { fillDemoNewsletter } from './fill-demo-newsletter.ts'
import { removeDemo } from './remove-demo.ts'

const NOW = Date.UTC(2026, 10, 24, 9)
const TABLES = [
	'payable',
	'payment',
	'ledger_entry',
	'bank_statement_line',
	'gift_aid_declaration',
	'stock',
	'gift_aid_claim',
	'gift_aid_claim_line',
	'shop_order',
	'order_line',
	'payable_note',
	'audit_entry',
	'staff',
	'subscriber',
	'newsletter_request',
] as const

async function everything({ db }: Store) {
	const inOrder = (rows: unknown[]) => rows.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
	const tables = TABLES.map(async (table) => [table, inOrder(await db.selectFrom(table).selectAll().execute())])
	return Object.fromEntries(await Promise.all(tables))
}

for (const engine of ENGINES) {
	test(`${engine}: the demo has donations, orders at every stage and lines to book, and leaves the books as they were`, async () => {
		const [store, content] = [await freshStore(engine), await sampleContent()]
		const { amount, reference } = (await startDonation(store, aNewDonation(), () => [], NOW)).donation
		await markReceived(store, { reference, seenVersion: 0, ...amount, at: NOW, staffId: null }, () => [], NOW)
		await applyStockCounts(store, content.merch, NOW)
		const before = await everything(store)

		expect(await fillDemo(store, content, { siteUrl: 'https://www.fairlead.example', now: NOW })).toEqual({
			cases: 60,
			donations: 17,
			orders: 11,
			statementLines: 7,
			subscribers: 14,
		})
		const views = ['to pack', 'packed', 'sent', 'to decide', 'unpaid', 'ended'] as const
		const { orders } = await listOrders(store, { view: 'all', views, search: '', page: 1 })
		expect(new Set(orders.map(orderStage))).toEqual(new Set(['to pack', 'packed', 'sent', 'cancel asked', 'unpaid']))
		expect(orders.filter(({ payable }) => !payable.lastName.endsWith('(Demo)'))).toEqual([])
		expect(orders.flatMap(({ lines }) => lines.map((line) => line.personalisation)).filter(Boolean)).toHaveLength(1)
		const lines = await listLinesToReview(store, 100)
		expect(new Set(lines.map(({ match }) => match.kind))).toEqual(new Set(['matched', 'amount differs', 'unknown']))
		const sold = (await everything(store)).stock.reduce((sum: number, row: { sold: number }) => sum + row.sold, 0)
		expect(sold).toBeGreaterThan(5)
		const [claim, ...otherClaims] = await listClaims(store)
		expect([claim?.total, claim?.tax, otherClaims]).toEqual([5000, 1250, []])
		await setLineAside(store, { lineId: lines[0]?.id ?? '', kind: 'not ours', staffId: 'a person' }, NOW)
		for (const { payable, version } of orders.slice(0, 1)) {
			const note = { reference: payable.reference, seenVersion: version, staffId: null, text: 'Tried out' }
			expect(await addPayableNote(store, note, NOW)).toBe('done')
		}

		expect(await removeDemo(store)).toEqual({ cases: 60, donations: 28 })
		expect(await everything(store)).toEqual(before)
		await expect(store.db.deleteFrom('ledger_entry').execute()).rejects.toThrow()
	})
}

test('a shelf that was counted meanwhile has what was counted when the demo is gone', async () => {
	const [store, content] = [await freshStore('sqlite'), await sampleContent()]
	await applyStockCounts(store, content.merch, NOW)
	await fillDemo(store, content, { siteUrl: 'https://www.fairlead.example', now: NOW })
	for (const { merchId, variant } of await listStock(store))
		await countAtDesk(store, { merchId, variant, counted: 50, staffId: 'a person' }, NOW)
	await removeDemo(store)
	const counted = (await listStock(store)).filter(({ available }) => available !== null)
	expect(new Set(counted.map(({ available }) => available))).toEqual(new Set([50]))
})

async function aSubscriber(store: Store, address: string) {
	const email = { to: '', replyTo: null, subject: '', text: '', html: '', unsubscribeUrl: null }
	const wording = { offer: '', privacy: '', email: '' }
	const request = { email: address, firstName: 'Ana', place: 'home', wording } as const
	let key = ''
	const emailFor = (confirmKey: string) => {
		key = confirmKey
		return email
	}
	await subscribe(store, { ...request, interests: [], quarantineReasons: [] }, emailFor, NOW)
	await confirmSubscription(store, key, () => email, NOW)
}

test('the demo has subscribers with “Demo” in their name, and removes them without those who are real', async () => {
	const [store, content] = [await freshStore('sqlite'), await sampleContent()]
	await fillDemo(store, content, { siteUrl: 'https://www.fairlead.example', now: NOW })

	const { subscribers, total } = await listSubscriberPage(store, { search: 'demo', page: 1 })
	expect([total, await countUnconfirmed(store, NOW)]).toEqual([14, 2])
	expect(subscribers.filter(({ firstName, email }) => !firstName.endsWith('(Demo)') || !isDemoAddress(email))).toEqual(
		[],
	)
	await aSubscriber(store, 'ana@example.org')
	const [left] = (await listSubscribers(store)).filter(({ email }) => isDemoAddress(email))
	await unsubscribe(store, left?.unsubscribeKey ?? '', NOW)
	expect((await listUnsubscribed(store, 10)).total).toBe(1)

	await removeDemo(store)
	expect((await listSubscribers(store)).map(({ email }) => email)).toEqual(['ana@example.org'])
	expect([(await listUnsubscribed(store, 10)).total, await countUnconfirmed(store, NOW)]).toEqual([0, 0])
})

test('the demo adds no one to a newsletter that real people get', async () => {
	const store = await freshStore('sqlite')
	await aSubscriber(store, 'ana@example.org')
	expect(await fillDemoNewsletter(store, { now: NOW })).toBe(0)
	expect(await listSubscribers(store)).toHaveLength(1)
})
