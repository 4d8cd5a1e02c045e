import { expect, test } from 'vitest'
import { DAY_MS, dayIn, formatNearDate, formatTime } from '#lib/dates.ts'
import { applyPaymentEvent } from '#records/payables/apply-payment-event.ts'
import { markReceived } from '#records/payables/mark-received.ts'
import { keepSurplus } from '#records/shop/money/surplus.ts'
import { findOrder } from '#records/shop/orders/read-order.ts'
import { factsOf } from '#tests/builders/giving/payment-events.ts'
import { aStoredOrder } from '#tests/builders/shop/stored-order.ts'
import { signedIn, textOf } from '../desk-visitor.ts'
import { deskWithTreasurers } from './treasurers.ts'

const desk = deskWithTreasurers('to-decide')
const none = () => []
const pageOf = async (path: string) => textOf(await desk.tess.get(`/desk/${path}`))

test('what was sent on top of an order is no donation of the month until it is kept', async () => {
	const { payable } = await aStoredOrder(desk.store, { donationMinor: 300 })
	const { reference, version, due } = payable
	const received = { reference, seenVersion: version, ...due, amount: due.amount + 200, at: Date.now(), staffId: null }
	await markReceived(desk.store, received, none, Date.now())

	expect(await pageOf('giving')).toMatch(/£3\.00 £3\.00 of it with orders of the shop See the books The shop/)
	expect(await pageOf('giving')).toMatch(
		/Orders to decide 1 £2\.00 sent on top is no donation until you keep it Look at it/,
	)
	expect(await pageOf('giving/books')).toMatch(/Donations and sponsorships £3\.00 .*Sent on top of orders £2\.00/)

	const claim = await pageOf('giving/gift-aid')
	expect(claim).not.toContain('The books have')
	const month = dayIn('Europe/London', Date.now()).slice(0, 7)
	const csv = await (await desk.tess.post('/desk/giving/ledger.csv', { month })).text()
	expect(csv).toMatch(new RegExp(`${reference},payment,general,3\\.00,`))
	expect(csv).toMatch(new RegExp(`${reference},more than ordered,general,2\\.00,,GBP,`))
	expect(await pageOf('giving/books')).toMatch(/Received, more than ordered/)

	const seen = { reference, seenVersion: (await findOrder(desk.store, reference))?.version ?? 0 }
	await keepSurplus(desk.store, seen, { staffId: 'tess', now: Date.now() })
	expect(await (await desk.tess.post('/desk/giving/ledger.csv', { month })).text()).not.toContain('more than ordered')
	expect(await pageOf('giving')).toMatch(/£5\.00 £5\.00 of it with orders of the shop/)
	expect(await pageOf('giving')).not.toContain('Orders to decide')
	expect(await pageOf('giving/books')).toMatch(/Donations and sponsorships £5\.00/)
})

test('a donation of which more went back than came is marked, counted and found', async () => {
	const { reference } = await desk.aDonation({ provider: 'stripe' })
	const { paid, refunded } = factsOf(reference)
	for (const event of [paid(), refunded('re_1', 2000), refunded('re_2', 500)]) {
		await applyPaymentEvent(desk.store, event, none, Date.now())
	}
	expect(await pageOf('giving')).toMatch(/More went back than came 1 Look at it/)
	const found = await pageOf('giving?state=over-refunded')
	expect(found).toMatch(new RegExp(`£5 more went back than came.*${reference}`))
	expect(found).toContain('1 donation or sponsorship found')
})

test('a dispute to answer has its day in the list of giving, in that of orders, and on the page of Stripe', async () => {
	// At noon: in its last hour a day goes without a time.
	const dueBy = (Math.floor(Date.now() / DAY_MS) + 3.5) * DAY_MS
	const day = `${formatNearDate(dayIn('Europe/London', dueBy), new Date())}, ${formatTime(dueBy, 'Europe/London')}`
	const dispute = async (reference: string, charge: string, amount: number) => {
		const { effect } = factsOf(reference)
		const refs = { intent: `pi_${charge}`, charge }
		for (const event of [
			effect('paid', refs.intent, amount, 20, { refs }),
			effect('dispute opened', `dp_${charge}`, amount, 30, { refs, fee: null, dueBy }),
		]) {
			await applyPaymentEvent(desk.store, event, none, Date.now())
		}
	}
	const { reference } = await desk.aDonation({ provider: 'stripe', frequency: 'monthly' })
	await dispute(reference, 'ch_monthly', 2000)
	expect(await pageOf('giving')).toMatch(new RegExp(`Dispute to answer 1 by ${day} Look at it`))
	expect(await (await desk.tess.get('/desk/giving')).text()).toContain(`href="/desk/giving/${reference}"`)
	const found = await pageOf('giving?state=disputed')
	expect(found).toMatch(new RegExp(`1 donation or sponsorship found.*Answer by ${day}.*${reference}`))

	const { payable } = await aStoredOrder(desk.store, { provider: 'stripe' })
	await dispute(payable.reference, 'ch_order', payable.due.amount)
	await desk.store.db.updateTable('shop_order').set({ packed_at: 1, sent_at: 1 }).execute()
	expect(await pageOf('orders?view=to+decide')).toMatch(
		new RegExp(`${payable.reference}.*Disputed\\. Answer by ${day}, at Stripe`),
	)
	expect(await pageOf('giving')).toMatch(new RegExp(`Disputes to answer 2 the first by ${day} Look at them`))
	const stripe = await pageOf('giving/unmatched')
	expect(stripe).toMatch(new RegExp(`Disputes 2 .*${reference} £20 taken back Answer by ${day}`))
	expect(stripe).toContain(payable.reference)
})

test('an order that another person pays names them with the line of the bank, and has one main button', async () => {
	const { payable } = await aStoredOrder(desk.store, { firstName: 'Priya', lastName: 'Raman' })
	const { reference, due } = payable
	const csv = `Date,Payer,Reference,Amount\n12/11/2026,I BOWEN,${reference},${due.amount / 100}`
	await desk.tess.post('/desk/giving/statement', { intent: 'import', csv })
	const html = await (await desk.tess.get(`/desk/orders/${reference}`)).text()
	expect(await pageOf(`orders/${reference}`)).toMatch(
		new RegExp(`I BOWEN ${reference} *From another name: *I BOWEN .*Confirm that .*Enter it by hand instead`),
	)
	expect(html.match(/<button[^>]*\bbg-fill\b[^>]*>/g)).toHaveLength(1)
	const [, line = ''] = new RegExp(`value="([\\w-]{36} ${reference} \\d+)"`).exec(html) ?? []
	await desk.tess.post('/desk/giving/statement', { intent: 'receive', line })
	expect(await pageOf(`orders/${reference}`)).toMatch(/On the statement: *I BOWEN .*From another name: *I BOWEN/)
})

test('orders and donations of one address are counted and linked on the pages of both, and not for the team', async () => {
	const buyer = { email: 'Kofi@example.org' }
	const { payable } = await aStoredOrder(desk.store, buyer)
	await aStoredOrder(desk.store, buyer)
	const { reference } = await desk.aDonation({ email: 'kofi@example.org' })
	expect(await pageOf(`giving/${reference}`)).toMatch(/Other donations *None *Orders *2/)
	expect(await pageOf(`orders/${payable.reference}`)).toMatch(/Donations *1 *Other orders *1 more/)
	const html = await (await desk.tess.get(`/desk/orders/${payable.reference}`)).text()
	expect(html).toContain('/desk/giving?search=Kofi%40example.org')
	const vol = await signedIn(desk.site.url, desk.store, 'team')
	expect(await textOf(await vol.get(`/desk/orders/${payable.reference}`))).not.toContain('Other orders')
})

test('an imported file says which of the money that left is a refund in the books', async () => {
	const { reference, paymentId } = await desk.aDonation()
	await desk.send(desk.tess, reference, { intent: 'received', amount: '20', day: '2026-11-12' })
	const refund = { intent: 'refund', payment: paymentId, 'refund-amount': '7', 'refund-day': '2026-11-20' }
	await desk.send(desk.tess, reference, refund)
	const csv = 'Date,Text,Amount\n21/11/2026,Z OBRIEN,-7.00\n21/11/2026,BRITISH GAS,-80.00'
	expect(await textOf(await desk.tess.post('/desk/giving/statement', { intent: 'import', csv }))).toContain(
		`2 more were money that left: they are not stored. Of what left the books have 1 refund: ${reference}, £7. The rest is no refund in the books.`,
	)
})

test('the books say what sponsors gave for each dog, and the export has the dog of each payment', async () => {
	const sponsorship = { dogId: '108', dogSlug: 'dot', dogName: 'Dot', whenRehomed: 'ask', present: null } as const
	const given = { kind: 'sponsorship', frequency: 'monthly', fund: 'sponsorship', sponsorship } as const
	const { reference } = await desk.aDonation(given)
	const today = dayIn('Europe/London', Date.now())
	await desk.send(desk.tess, reference, { intent: 'received', amount: '20', day: today })
	expect(await pageOf('giving/books')).toMatch(/Sponsorship, dog by dog Dot *: £20\.00 received/)
	const csv = await (await desk.tess.post('/desk/giving/ledger.csv', { month: today.slice(0, 7) })).text()
	expect(csv).toMatch(new RegExp(`${reference},payment,sponsorship,20\\.00,.*,Dot \\(108\\)\r\n`))
})

test('the books of a month say which lines of statements of its days wait, with what they bring', async () => {
	const csv = 'Date,Text,Amount\n12/10/2026,A MOSS,20.00\n13/10/2026,B MOSS,5.00\n14/10/2026,STRIPE PAYMENTS UK,400.00'
	await desk.tess.post('/desk/giving/statement', { intent: 'import', csv })
	const page = await pageOf('giving/books?month=2026-10')
	expect(page).toMatch(
		/3 lines of your bank statements are not dealt with yet *\. 2 of them bring £25\.00, which may belong in the books of October 2026\./,
	)
	expect(page).toMatch(
		/3 lines of your bank statements wait *, 2 of them with £25\.00 *: what you book of it later is not in this file/,
	)
	expect(await pageOf('giving/books?month=2026-09')).not.toContain('not dealt with yet')
})
