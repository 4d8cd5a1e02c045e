import { expect, test } from 'vitest'
import { DAY_MS, dayIn } from '#lib/dates.ts'
import { recordSponsorship } from '#records/giving/monthly/sponsorships.ts'
import { importStatement } from '#records/payables/transfers/import-statement.ts'
import { aNewDeclaration } from '#tests/builders/giving/new-declaration.ts'
import { aStatementLine } from '#tests/builders/giving/statement-line.ts'
import { aPaidOrder, aStoredOrder } from '#tests/builders/shop/stored-order.ts'
import { textOf } from '../desk-visitor.ts'
import { deskWithTreasurers } from './treasurers.ts'

const desk = deskWithTreasurers('gift-aid-of-gifts')
const day = (daysAgo = 0) => dayIn('Europe/London', Date.now() - daysAgo * DAY_MS)

const pageOf = async (path: string) => textOf(await desk.tess.get(`/desk/giving/${path}`))
const person = (firstName: string) => ({ firstName, lastName: 'Moss', email: `${firstName}@example.org` })

async function given(changes: Parameters<typeof desk.aDonation>[0], received = day()) {
	const donation = await desk.aDonation(changes)
	expect(
		(await desk.send(desk.tess, donation.reference, { intent: 'received', amount: '20', day: received })).status,
	).toBe(303)
	return donation
}

test('the page of a gift names the declaration that covers it, also one made with another gift', async () => {
	const { reference } = await given({ ...person('Ada'), declaration: aNewDeclaration() })
	const later = await given(person('Ada'))
	const page = await desk.tess.get(`/desk/giving/${later.reference}`)
	expect(await page.clone().text()).toContain(`/giving/${reference}/gift-aid`)
	const words = await textOf(page)
	expect(words).toMatch(
		new RegExp(
			`Covered by their declaration of [^(]+ \\(${reference}\\), made on the site, for that gift and future ones`,
		),
	)
	expect(words).not.toContain('Enter a declaration')
	expect(await pageOf(reference)).toContain('for this gift and future ones')
	const awaited = await desk.aDonation(person('Ada'))
	expect(await pageOf(awaited.reference)).toContain('Will be covered by their declaration of')
})

test('a standing order says from when on it is covered, and what may be asked about', async () => {
	const monthly = await given({ ...person('Ben'), frequency: 'monthly' }, day(2))
	await given({ ...person('Ben'), declaration: aNewDeclaration() })
	const page = await pageOf(monthly.reference)
	expect(page).toMatch(/Covered from \d+ \w+ \d{4} on by their declaration of/)
	expect(page).toMatch(
		/The payment of \d+ \w+ \d{4} is not covered\. They declared on .* HMRC allows four years\. That would bring £5\./,
	)
	expect(page).toContain('Enter a declaration')
})

test('a monthly donation that has ended offers what arrived, and no payment to come', async () => {
	const { reference, id } = await given({ ...person('Cleo'), frequency: 'monthly' })
	expect(await pageOf(reference)).toContain('you can claim £5 for each payment of £20.')
	await desk.store.db.updateTable('payable').set({ state: 'cancelled' }).where('id', '=', id).execute()
	const page = await pageOf(reference)
	expect(page).toContain('you can claim £5.')
	expect(page).not.toContain('for each payment')
})

test('the gift of an order is listed and can be declared for, naming what was given', async () => {
	const { payable } = await aPaidOrder(desk.store, { ...person('Dev'), donationMinor: 400 })
	const { reference } = payable
	expect(await pageOf('gift-aid')).toMatch(new RegExp(`${reference} *, with an order`))
	expect(await pageOf(`${reference}/gift-aid`)).toContain('I want to Gift Aid my donation of £4 to')
	const declared = { intent: 'enter', how: 'paper', madeOn: day(), scope: 'this', firstName: 'Dev', lastName: 'Moss' }
	const address = { house: '7', postcode: 'SA14 8NN' }
	expect((await desk.tess.post(`/desk/giving/${reference}/gift-aid`, { ...declared, ...address })).status).toBe(303)
	expect(await pageOf('gift-aid')).toMatch(
		new RegExp(`The \\d+ rows of this claim.*Dev Moss ${reference} *, with an order.*Without a declaration`, 's'),
	)
	const { payable: goods } = await aPaidOrder(desk.store, person('Dev'))
	expect((await desk.tess.get(`/desk/giving/${goods.reference}/gift-aid`)).status).toBe(404)
})

test('a gift whose declaration HMRC would refuse says so on its page', async () => {
	const { reference } = await given({ ...person('Gus'), declaration: aNewDeclaration({ title: 'Professor' }) })
	expect(await pageOf(reference)).toContain(
		'HMRC would refuse it until the declaration is corrected: The title is not two to four letters.',
	)
})

test('a gift that the bank names another payer for says so at the claim, and whose declaration ended on its page', async () => {
	const { reference } = await given({
		...person('Hal'),
		declaration: aNewDeclaration({ firstName: 'Hal', lastName: 'Moss' }),
	})
	const lines = [aStatementLine(`MRS B MOSS ${reference}`, { day: day() })]
	await importStatement(desk.store, { lines, currency: 'GBP', staffId: null }, Date.now())
	const html = await (await desk.tess.get('/desk/giving/statement')).text()
	const line = html.match(new RegExp(`value="([^"]+ ${reference}[^"]*)"`))?.[1] ?? ''
	await desk.tess.post('/desk/giving/statement', { intent: 'same money', line })
	expect(await pageOf(reference)).toContain('From another name: MRS B MOSS')
	expect(await pageOf('gift-aid')).toContain('From another name: MRS B MOSS')
	const ending = { intent: 'cancel', from: day(), tell: 'yes', 'cancel-why': 'He rang, and pays no tax' }
	await desk.tess.post(`/desk/giving/${reference}/gift-aid`, ending)
	const page = await pageOf(reference)
	expect(page).toMatch(/treasurer ended their Gift Aid declaration/)
	expect(page).toMatch(/Gift Aid ended from \d+ \w+ \d{4} on: He rang, and pays no tax/)
	expect(page).toContain('Email to them: We have ended your Gift Aid declaration')
})

test('what a quiz night collected is marked at its page, and nothing is claimed on it', async () => {
	await given({ ...person('Fay'), declaration: aNewDeclaration() })
	const { reference } = await given(person('Fay'))
	const path = `/desk/giving/${reference}/gift-aid`
	expect(await pageOf(reference)).toContain('Not their own money?')
	expect((await desk.tess.post(path, { intent: 'not-for-gift-aid' })).headers.get('location')).toContain('?saved')
	const page = await pageOf(reference)
	expect(page).toContain('marked as not the donor’s own money')
	expect(page).toMatch(/treasurer marked it as not the donor’s own money/)
	expect(await pageOf(`${reference}/gift-aid`)).not.toContain('Enter a declaration')
	expect(await pageOf('gift-aid')).toMatch(new RegExp(`Not for Gift Aid.*${reference} .*or a collection`, 's'))
	await desk.tess.post(path, { intent: 'for-gift-aid' })
	expect(await pageOf(reference)).toContain('Covered by their declaration of')
})

test('the month of the list says what of it came with orders', async () => {
	await aPaidOrder(desk.store, { ...person('Elin'), donationMinor: 400 })
	expect(await pageOf('')).toMatch(/Donations and sponsorships, .* £\d+\.00 of it with orders of the shop/)
})

test('lines of bank statements that wait are said before a claim is made', async () => {
	expect(await pageOf('gift-aid')).not.toContain('lines of your bank statements')
	// Only what an order gives may be claimed on: here nothing.
	const { payable } = await aStoredOrder(desk.store)
	const lines = [
		aStatementLine('A MOSS'),
		aStatementLine('B MOSS', { amount: 500 }),
		aStatementLine(payable.reference, { amount: payable.due.amount }),
	]
	await importStatement(desk.store, { lines, currency: 'GBP', staffId: null }, Date.now())
	expect(await pageOf('gift-aid')).toMatch(
		/3 lines of your bank statements are not dealt with yet *\. 2 of them bring £25\.00, which may belong in this claim\. *Make this claim/,
	)
})

test('a claim that is discarded, and one that is marked as sent, say so', async () => {
	const made = async () => {
		const html = await (await desk.tess.get('/desk/giving/gift-aid')).text()
		const seen = Object.fromEntries(
			[...html.matchAll(/name="(rows|total|adjustmentTax)" value="(-?\d+)"/g)].map(([, name, value]) => [name, value]),
		)
		const answer = await desk.tess.post('/desk/giving/gift-aid', seen)
		return answer.headers.get('Location') ?? ''
	}
	const after = async (claim: string, intent: string) => {
		const answer = await desk.tess.post(claim, { intent })
		return textOf(await desk.tess.get(answer.headers.get('Location') ?? ''))
	}
	expect(await after(await made(), 'discard')).toContain('The claim is discarded. Its payments can be claimed again.')
	// The oldest gift of this file that is covered; the schedule asks for its day above the rows.
	const claim = await made()
	expect(await textOf(await desk.tess.get(claim))).toMatch(
		/Paste into the first empty cell .*Enter \d+ \w+ \d+ in the box for the earliest donation date\./,
	)
	expect(await after(claim, 'sent')).toContain('The claim is marked as sent.')
})

test('the page of a present says its message, when its recipient will be told, and in which fund it stands', async () => {
	const present = {
		recipient: 'Gran',
		relation: '',
		email: 'gran@example.org',
		address: null,
		message: 'Happy birthday',
	}
	const sponsorship = { dogId: '1', dogSlug: 'dot', dogName: 'Dot', whenRehomed: 'ask' } as const
	const { reference, id } = await given({
		...person('Rosa'),
		kind: 'sponsorship',
		frequency: '12 months',
		sponsorship: { ...sponsorship, present: { ...present, sendOn: '2099-12-24' } },
	})
	const page = await pageOf(reference)
	expect(page).toContain('For Sponsorship of Dot, in the fund “Sponsorship of dogs”')
	expect(page).toMatch(/Sponsor until 24 December 2100/)
	expect(page).toMatch(/Message to them Happy birthday To be told on 24 December 2099/)
	await recordSponsorship(desk.store, id, { events: [{ kind: 'present sent', ref: '' }], deliveries: [] }, Date.now())
	expect(await pageOf(reference)).not.toContain('To be told on')
	expect(await pageOf(reference)).toContain('Told on')
	expect(await textOf(await desk.tess.get('/desk/giving/books'))).toContain('Sponsorship of dogs')
})

test('the pages of Gift Aid and of the books say why their sums of the same days differ', async () => {
	const { reference, paymentId } = await given(person('Fay'), day(40))
	const refund = { intent: 'refund', payment: paymentId, 'refund-amount': '5', 'refund-day': day() }
	expect((await desk.send(desk.tess, reference, refund)).status).toBe(303)
	expect(await pageOf(`gift-aid?from=${day(40)}&to=${day(40)}`)).toMatch(
		/The books have £20\.00 for these days .*in the books £20\.00 Refunded since -£5\.00 Given in these days, in no claim yet £15\.00/,
	)
	const books = await (await desk.tess.get(`/desk/giving/books?month=${day(40).slice(0, 7)}`)).text()
	expect(books).toContain(`/desk/giving/gift-aid?from=${day(40).slice(0, 7)}-01&amp;to=`)
})

test('gifts from before a lasting declaration are a group of their own, above those that no one has declared', async () => {
	const early = await given(person('Gil'), day(60))
	await given({ ...person('Gil'), declaration: aNewDeclaration() }, day(50))
	const page = await pageOf(`gift-aid?from=${day(60)}&to=${day(60)}`)
	expect(page).toMatch(
		new RegExp(`Declared later 1 They have declared Gift Aid since.*${early.reference}.*Enter a declaration`),
	)
	expect(page).not.toContain('Without a declaration')
})

test('of a gift that went back it is not said that nothing arrived', async () => {
	const { reference, id, paymentId } = await given(person('Back'))
	const back = { intent: 'refund', payment: paymentId, 'refund-amount': '20', 'refund-day': day() }
	expect((await desk.send(desk.tess, reference, back)).status).toBe(303)
	expect(await desk.ledgerOf(id)).toHaveLength(2)
	expect(await pageOf(reference)).toContain('What arrived went back, so there is nothing to claim on.')
})

test('after a refund of a part it is said on how much a declaration covers the gift', async () => {
	const { reference, paymentId } = await given({ ...person('Una'), declaration: aNewDeclaration() })
	expect(await pageOf(reference)).not.toContain('that did not go back')
	const back = { intent: 'refund', payment: paymentId, 'refund-amount': '5', 'refund-day': day() }
	expect((await desk.send(desk.tess, reference, back)).status).toBe(303)
	expect(await pageOf(reference)).toMatch(/Covered by .*, on the £15 that did not go back\./)
})

test('a claim leads to what can still be claimed on gifts from before its days, and to nothing HMRC takes no more', async () => {
	const { reference } = await given({ ...person('Ada'), declaration: aNewDeclaration() }, day(30))
	const html = await (await desk.tess.get(`/desk/giving/gift-aid?from=${day(20)}&to=${day(20)}`)).text()
	const [, earlier = ''] = html.match(/href="([^"]*)"[^>]*>£[\d.]+ more can be claimed<\/a>/) ?? []
	const search = new URLSearchParams(earlier.replaceAll('&amp;', '&').split('?')[1])
	expect(search.get('to')).toBe(day(21))
	expect(await pageOf(`gift-aid?${search}`)).toContain(reference)
	expect(await pageOf(`gift-aid?from=${search.get('from')}&to=${day(20)}`)).not.toContain(
		'more can be claimed on gifts',
	)
})

test('a form of a declaration that a colleague has ended meanwhile is not carried out', async () => {
	const { reference } = await given({ ...person('Ivo'), declaration: aNewDeclaration() })
	const path = `/desk/giving/${reference}/gift-aid`
	const html = await (await desk.tess.get(path)).text()
	const seen = html.match(/name="seen" value="([^"]+)"/)?.[1] ?? ''
	expect((await desk.tess.post(path, { intent: 'cancel', seen, from: day(5) })).status).toBe(303)
	const late = await desk.tess.post(path, { intent: 'cancel', seen, from: day() })
	expect(late.status).toBe(422)
	expect(await textOf(late)).toContain('This declaration changed while you had it open')
})
