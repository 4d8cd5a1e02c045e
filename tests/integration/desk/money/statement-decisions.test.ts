import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { DAY_MS } from '#lib/dates.ts'
import { findDonation } from '#records/giving/donations.ts'
import { expireUnpaid } from '#records/payables/expire-unpaid.ts'
import { markReceived } from '#records/payables/mark-received.ts'
import { aNewDeclaration } from '#tests/builders/giving/new-declaration.ts'
import { aStoredOrder } from '#tests/builders/shop/stored-order.ts'
import { textOf } from '../desk-visitor.ts'
import { deskWithTreasurers, linesIn } from './treasurers.ts'

const STATEMENT = '/desk/giving/statement'
const desk = deskWithTreasurers('desk-statement-decisions')

test('what was marked by hand is the same money at one press, and booked again only after a sentence', async () => {
	const [first, second] = [await desk.aDonation({ lastName: 'Same' }), await desk.aDonation({ lastName: 'Money' })]
	for (const { reference } of [first, second])
		await desk.send(desk.tess, reference, { intent: 'received', amount: '20', day: '2026-11-10' })
	const csv = `Date,Text,Amount\n12/11/2026,SAME ${first.reference},20.00\n13/11/2026,MONEY ${second.reference},20.00`
	await desk.tess.post(STATEMENT, { intent: 'import', csv })
	const html = await (await desk.tess.get(STATEMENT)).text()
	const page = await textOf(await desk.tess.get(STATEMENT))
	expect(page).toMatch(/These *2 are the same money/)
	expect(page).toContain('Received: £20 on 10 November 2026, marked by hand')
	expect(page).toMatch(/It is the same money .* They paid twice *Only if your account has *£20 *twice/s)
	const lines = [...linesIn(html, first.reference), ...linesIn(html, second.reference)]
	const tied = await desk.tess.post(STATEMENT, [
		['intent', 'same money'],
		...lines.map((line): [string, string] => ['line', line]),
	])
	expect(await textOf(await desk.tess.get(tied.headers.get('Location') ?? ''))).toContain(
		'These 2 are the same money: nothing was booked a second time.',
	)
	expect([await desk.ledgerOf(first.id), await desk.ledgerOf(second.id)]).toEqual([['payment 2000'], ['payment 2000']])
	expect((await desk.receiptsOf(first.id)).length).toBe(1)
	const donation = await textOf(await desk.tess.get(`/desk/giving/${first.reference}`))
	expect(donation).toMatch(new RegExp(`On the statement: *SAME ${first.reference}, 12 November 2026`))
	expect(donation).toContain('found the money on the bank statement')
})

test('an order that expired meanwhile is outside of “Mark all”, in the words of its page, and says what booking does', async () => {
	const order = await aStoredOrder(desk.store, { firstName: 'Dev', lastName: 'Patel' })
	const { reference, id } = order.payable
	await expireUnpaid(desk.store, order.payable, Date.UTC(2026, 10, 17, 12))
	const amount = (order.payable.due.amount / 100).toFixed(2)
	const csv = `Date,Counter Party,Reference,Type,Amount\n19/11/2026,I BOWEN,${reference},FASTER PAYMENT,${amount}`
	await desk.tess.post(STATEMENT, { intent: 'import', csv })
	const html = await (await desk.tess.get(STATEMENT)).text()
	const page = await textOf(await desk.tess.get(STATEMENT))
	expect(page).toContain('No longer expected 1')
	expect(page).toContain('expired, not paid')
	expect(page).toContain('From another name')
	expect(page).toContain(
		'Expired on 17 November 2026, and its goods are on sale again. Booking it takes them off the shelf, if they are still there. If they are gone, the order waits under “To decide”: you write to the buyer, or send the money back.',
	)
	const [line = ''] = linesIn(html, reference)
	const booked = await desk.tess.post(STATEMENT, { intent: 'receive', line })
	expect(await textOf(await desk.tess.get(booked.headers.get('Location') ?? ''))).toContain(
		'1 payment received: one order. Its email is on its way.',
	)
	expect(await desk.ledgerOf(id)).toEqual([`payment ${order.payable.due.amount}`])
})

test('money that was in the account before its order or donation ended is said to have been imported after the end', async () => {
	const order = await aStoredOrder(desk.store)
	const { reference } = await desk.aDonation()
	const donation = await findDonation(desk.store.db, reference)
	if (!donation) throw new Error('the donation is gone')
	const ended = Date.UTC(2026, 10, 17, 12)
	await expireUnpaid(desk.store, order.payable, ended)
	await expireUnpaid(desk.store, donation, ended)
	const amount = (order.payable.due.amount / 100).toFixed(2)
	const csv = [
		'Date,Name,Reference,Amount',
		`16/11/2026,A,${order.payable.reference},${amount}`,
		`16/11/2026,B,${reference},20.00`,
	].join('\n')
	await desk.tess.post(STATEMENT, { intent: 'import', csv })
	const page = await textOf(await desk.tess.get(STATEMENT))
	expect(page).not.toContain('before this money came')
	expect(page).toContain('Expired on 17 November 2026, before this line was imported, and its goods are on sale again.')
	expect(page).toContain('Given up on 17 November 2026, before this line was imported: no money had been seen.')
})

test('what another person paid is not booked with the others when Gift Aid is on it', async () => {
	const { reference, id } = await desk.aDonation({
		firstName: 'Nina',
		lastName: 'Vole',
		declaration: aNewDeclaration(),
	})
	const [other, third] = [
		await desk.aDonation({ lastName: 'Mole' }),
		await desk.aDonation({ firstName: 'Bea', lastName: 'Badger' }),
	]
	const given = [reference, other.reference, third.reference].map((one) => `19/11/2026,B BADGER,${one},20.00`)
	const csv = ['Date,Name,Reference,Amount', ...given].join('\n')
	await desk.tess.post(STATEMENT, { intent: 'import', csv })
	const page = await textOf(await desk.tess.get(STATEMENT))
	expect(page.match(/From another name/g)).toHaveLength(2)
	expect(page.match(/Their Gift Aid declaration covers only their own money/g)).toHaveLength(1)
	const html = await (await desk.tess.get(STATEMENT)).text()
	const bulk = html.slice(html.indexOf('money-panel'), html.indexOf('Import a statement'))
	const isInBulk = [reference, other.reference, third.reference].map((one) => bulk.includes(one))
	expect(isInBulk).toEqual([false, true, true])
	expect(page).toContain('Mark £20 as received, without Gift Aid')
	const marked = () =>
		desk.store.db.selectFrom('payment').select('id').where('other_payer_at', 'is not', null).execute()
	const [line = ''] = linesIn(html, reference)
	const intent = 'receive without Gift Aid'
	await desk.tess.post(STATEMENT, { intent, line: line.replace(/\d+$/, '99') })
	expect(await marked()).toEqual([])
	await desk.tess.post(STATEMENT, { intent, line })
	expect(await marked()).toHaveLength(1)
	expect(await textOf(await desk.tess.get(`/desk/giving/${reference}`))).toContain('Received 19 November 2026')
	const emails = await desk.store.db
		.selectFrom('delivery')
		.select('payload_json')
		.where('payable_id', '=', id)
		.execute()
	const receipt = emails.map(({ payload_json }) => payload_json).find((payload) => payload.includes('receipt'))
	expect(receipt).toContain('We have received your donation: £20')
	expect(receipt).not.toMatch(/25p|covers your donation/)

	const gift = `/desk/giving/${reference}`
	const notCovered = 'The payment of 19 November 2026 is not covered. Another person paid it'
	expect(await textOf(await desk.tess.get(gift))).toContain(notCovered)
	const giftAid = await (await desk.tess.get(`${gift}/gift-aid`)).text()
	const payment = /name="payment" value="([^"]+)"/.exec(giftAid)?.[1] ?? ''
	await desk.tess.post(`${gift}/gift-aid`, { intent: 'own payment', payment })
	expect(await marked()).toEqual([])
	expect(await textOf(await desk.tess.get(gift))).not.toContain(notCovered)
})

test('a payout and Gift Aid from HMRC are recognised, set aside as what they are, and can be put back', async () => {
	const claim = { id: randomUUID(), created_at: 1, created_by: null, from_day: '2026-11-01', to_day: '2026-11-20' }
	const gift = await desk.aDonation({ declaration: aNewDeclaration() })
	await desk.store.db
		.insertInto('gift_aid_claim')
		.values({ ...claim, submitted_at: 2 })
		.execute()
	const { gift_aid_declaration_id } = await desk.store.db
		.selectFrom('payable')
		.select('gift_aid_declaration_id')
		.where('id', '=', gift.id)
		.executeTakeFirstOrThrow()
	await desk.store.db
		.insertInto('gift_aid_claim_line')
		.values({
			id: randomUUID(),
			claim_id: claim.id,
			payment_id: gift.paymentId,
			declaration_id: gift_aid_declaration_id ?? '',
			kind: 'gift',
			amount_minor: 35_400,
			tax_minor: 8850,
			adjusts_line_id: null,
			reason_ref: null,
		})
		.execute()
	const csv =
		'Date,Text,Amount\n19/11/2026,STRIPE PAYMENTS UK PAYOUT,412.37\n19/11/2026,HMRC CHARITIES,88.50\n19/11/2026,HMRC VAT,5.00'
	await desk.tess.post(STATEMENT, { intent: 'import', csv })
	const page = await textOf(await desk.tess.get(STATEMENT))
	expect(page).toMatch(/Payout of Stripe .* Its payments are in the books already/s)
	expect(page).toMatch(/Gift Aid, claim of *1 November 2026 to 20 November 2026/)
	expect(page).toMatch(/No claim of £5 was marked as sent/)
	const rows = await desk.store.db.selectFrom('bank_statement_line').selectAll().execute()
	const lineOf = (text: string) => `${rows.find((row) => row.text === text)?.id ?? ''}  `
	const payout = { intent: 'aside', as: 'payout', line: lineOf('STRIPE PAYMENTS UK PAYOUT') }
	const done = await desk.tess.post(STATEMENT, payout)
	expect(await textOf(await desk.tess.get(done.headers.get('Location') ?? ''))).toContain(
		'Set aside as a payout of Stripe',
	)
	await desk.tess.post(STATEMENT, { intent: 'aside', as: 'gift aid', claim: claim.id, line: lineOf('HMRC CHARITIES') })
	await desk.tess.post(STATEMENT, { intent: 'aside', as: 'nonsense', line: lineOf('HMRC VAT') })
	const outcomes = await desk.store.db
		.selectFrom('bank_statement_line')
		.select(['text', 'outcome', 'claim_id'])
		.where('text', 'in', ['STRIPE PAYMENTS UK PAYOUT', 'HMRC CHARITIES', 'HMRC VAT'])
		.orderBy('text')
		.execute()
	expect(outcomes).toEqual([
		{ text: 'HMRC CHARITIES', outcome: 'gift aid', claim_id: claim.id },
		{ text: 'HMRC VAT', outcome: null, claim_id: null },
		{ text: 'STRIPE PAYMENTS UK PAYOUT', outcome: 'payout', claim_id: null },
	])
	const elsewhere = {
		intent: 'aside',
		as: 'gift aid',
		line: lineOf('HMRC VAT'),
		knownBy: 'Claim of spring, made on paper',
	}
	await desk.tess.post(STATEMENT, elsewhere)
	expect(await textOf(await desk.tess.get(`${STATEMENT}/check`))).toContain(
		'HMRC Gift Aid tax repayment, for no claim made here “Claim of spring, made on paper”',
	)
	expect(await textOf(await desk.tess.get('/desk/giving/gift-aid'))).toContain('£88.50 arrived on 19 November 2026')
	expect(await textOf(await desk.tess.get(`/desk/giving/gift-aid/${claim.id}`))).toContain('£88.50 arrived on')
	await desk.tess.post(STATEMENT, { intent: 'put back', line: payout.line })
	expect(await textOf(await desk.tess.get(STATEMENT))).toContain('STRIPE PAYMENTS UK PAYOUT')
})

test('a gift without a reference is entered in the name of who gave before, or of someone else', async () => {
	const before = { firstName: 'Farah', lastName: 'Aziz', email: 'farah@example.org', declaration: aNewDeclaration() }
	const earlier = await desk.aDonation({ ...before, amount: 10_000 })
	await desk.send(desk.tess, earlier.reference, { intent: 'received', amount: '100', day: '2026-11-09' })
	const csv =
		'Date,Text,Amount\n19/11/2026,F AZIZ,25.00\n19/11/2026,THE PLOUGH INN,30.00\n10/11/2026,MISS AZIZ F,100.00'
	await desk.tess.post(STATEMENT, { intent: 'import', csv })
	const list = await textOf(await desk.tess.get(STATEMENT))
	expect(list).toMatch(
		/F AZIZ .*Perhaps Farah Aziz *, *who gave £100 on 9.November.2026 *\? *farah@example\.org *On the next page you see whose it is and what for, before it is booked as a new donation in their name, .* Enter as theirs/,
	)
	expect(list).toMatch(
		/MISS AZIZ F .*Already received: £100 on 9.November.2026 *\. It may be the same money\. *Look at it/,
	)
	const rows = await desk.store.db.selectFrom('bank_statement_line').selectAll().execute()
	const [aziz = '', inn = ''] = ['F AZIZ', 'THE PLOUGH INN'].map((text) => rows.find((row) => row.text === text)?.id)
	const pageOf = (line: string) => `${STATEMENT}/donation?line=${line}`
	const page = await textOf(await desk.tess.get(pageOf(aziz)))
	expect(page).toMatch(/Farah Aziz *, *gave £100 on 9 November 2026 *farah@example.org *. Their Gift Aid declaration/)
	const unsaid = await desk.tess.post(pageOf(aziz), { line: aziz, choices: '1', lastName: '' })
	expect([unsaid.status, await textOf(unsaid)]).toEqual([422, expect.stringContaining('Choose whose donation it is')])
	const chosen = { line: aziz, choices: '1', donor: earlier.reference, fund: '' }
	const both = await Promise.all([desk.tess, desk.tom].map((one) => one.post(pageOf(aziz), chosen)))
	const next = both.map(({ headers }) => headers.get('Location') ?? '').find((to) => to.includes('entered=')) ?? ''
	const reference = /DON-[A-Z0-9-]+/.exec(next)?.[0] ?? ''
	expect(await textOf(await desk.tess.get(next))).toContain(`Entered as ${reference}. Its receipt is on its way.`)
	expect(both.map(({ headers }) => headers.get('Location')).join()).toContain('refused=1')
	const donation = await textOf(await desk.tess.get(`/desk/giving/${reference}`))
	expect(donation).toContain('Farah Aziz')
	expect(donation).toContain('Given without the website')
	expect(donation).toContain('entered the donation from the bank statement')
	const wrong = await desk.tess.post(pageOf(inn), { line: inn, lastName: 'The Plough Inn', email: 'inn@' })
	const again = await wrong.text()
	expect(again).toContain('Enter an email address')
	expect(again).toContain('value="The Plough Inn"')
	const entered = await desk.tess.post(pageOf(inn), { line: inn, lastName: 'The Plough Inn', email: '' })
	expect(await textOf(await desk.tess.get(entered.headers.get('Location') ?? ''))).toMatch(/Entered as DON-[\w-]+\. /)
	expect((await desk.tess.get(pageOf(inn))).headers.get('Location')).toContain('refused=1')
})

test('what came in two transfers says each with its day, and what the statement said of it', async () => {
	const order = await aStoredOrder(desk.store, { firstName: 'Xenia', lastName: 'Petrou' })
	const { reference, due } = order.payable
	const byHand = { reference, seenVersion: order.payable.version, amount: 725, currency: 'GBP', staffId: null }
	await markReceived(desk.store, { ...byHand, at: Date.UTC(2026, 10, 9, 12) }, () => [], Date.now())
	const rest = (due.amount - 725) / 100
	const csv = `Date,Name,Reference,Amount\n19/11/2026,X PETROU,${reference},${rest.toFixed(2)}`
	await desk.tess.post(STATEMENT, { intent: 'import', csv })
	const [line = ''] = linesIn(await (await desk.tess.get(STATEMENT)).text(), reference)
	await desk.tess.post(STATEMENT, { intent: 'receive', line })
	const page = await textOf(await desk.tess.get(`/desk/orders/${reference}`))
	expect(page).toContain(`£7.25 received 9 November 2026, £${rest} received 19 November 2026 · The shop`)
	expect(page).toMatch(new RegExp(`On the statement: *X PETROU ${reference}, 19 November 2026`))
})

test('what was marked by hand and is on no statement is listed, and each line with what became of it', async () => {
	const [lost, tied] = [await desk.aDonation({ lastName: 'Lost' }), await desk.aDonation({ lastName: 'Found' })]
	for (const { reference } of [lost, tied])
		await desk.send(desk.tess, reference, { intent: 'received', amount: '77', day: '2026-11-04' })
	const early = await desk.aDonation()
	await desk.send(desk.tess, early.reference, { intent: 'received', amount: '12', day: '2026-09-04' })
	const csv = `Date,Text,Amount\n02/11/2026,SHOP,1.00\n05/11/2026,FOUND ${tied.reference},77.00\n06/11/2026,CARD,-4.00`
	await desk.tess.post(STATEMENT, { intent: 'import', csv })
	const [line = ''] = linesIn(await (await desk.tess.get(STATEMENT)).text(), tied.reference)
	const openLines = async () => {
		const page = await textOf(await desk.tess.get(`${STATEMENT}/check`))
		return Number(/On your statements: [^;]*; (\d+) of their lines (?:is|are) not dealt with yet/.exec(page)?.[1] ?? 0)
	}
	const open = await openLines()
	await desk.tess.post(STATEMENT, { intent: 'same money', line })
	expect(await openLines()).toBe(open - 1)
	expect(await textOf(await desk.tess.get(STATEMENT))).toMatch(
		/Your statements cover .*1 payment in the books on these days is on none of your statements\. What was marked as received on other days is not checked\./,
	)
	expect(await textOf(await desk.tess.get('/desk/giving/books?month=2026-11'))).toContain(
		'£77.00 in these books was marked as received by hand, and is on no statement of those days.',
	)
	const page = await textOf(await desk.tom.get(`${STATEMENT}/check`))
	expect(page).toMatch(
		new RegExp(
			`In the books, not on your statements *1 .*Zoë Lost *${lost.reference} *Marked as received on *4 November`,
		),
	)
	expect(page).toMatch(/Your statements cover .* 2026 to .* 2026/)
	expect(page).toMatch(
		/Since \d+ \w+ \d+ the books have \d+ payments, £[\d.,]+, by bank transfer\. .*On your statements: \d+ payments?, .*Not on them: 1 payment, £77\.00 *Not checked, before these days: 1 payment, £12\.00/,
	)
	expect(page).toMatch(new RegExp(`FOUND ${tied.reference} *5 November 2026 *£77.00 *The same money.*Zoë Found`))
	expect((await desk.tess.post(STATEMENT, { intent: 'put back', line })).headers.get('Location')).toContain(
		'reopened=1',
	)
})

test('staff read that reminders and expiries wait, and for which lines, until these are decided', async () => {
	const ago = Date.now() - 70 * DAY_MS
	const { id, reference } = await desk.aDonation({ lastName: 'Waiting' })
	const order = await aStoredOrder(desk.store)
	const [year, month, date] = new Date().toISOString().slice(0, 10).split('-')
	const csv = [
		'Date,Name,Reference,Amount',
		...[reference, order.payable.reference].map((one) => `${date}/${month}/${year},B BADGER,${one},19.00`),
	].join('\n')
	await desk.tess.post(STATEMENT, { intent: 'import', csv })
	// Not before: the jobs of the site would give them up at once.
	const ids = [id, order.payable.id]
	await desk.store.db.updateTable('payable').set({ created_at: ago }).where('id', 'in', ids).execute()
	expect(await textOf(await desk.tess.get('/desk/giving'))).toMatch(
		/Reminders wait while .* of the bank statement .* undecided: it may be the money of \d donations?\./,
	)
	expect(await textOf(await desk.tess.get('/desk/orders?view=unpaid'))).toMatch(
		/1 order has not expired although the days are over, because .* of the bank statement .* undecided: it may be/,
	)
})

test('who only announced a gift in the name of someone who gives does not take their place', async () => {
	const joan = { firstName: 'Joan', lastName: 'Carswell' }
	const earlier = await desk.aDonation({ ...joan, email: 'joan@example.org' })
	await desk.send(desk.tess, earlier.reference, { intent: 'received', amount: '20', day: '2026-10-20' })
	const announced = await desk.aDonation({ ...joan, email: 'stranger@example.org' })
	await desk.tess.post(STATEMENT, { intent: 'import', csv: 'Date,Text,Amount\n20/11/2026,J CARSWELL,35.00' })
	const list = await textOf(await desk.tess.get(STATEMENT))
	expect(list).toMatch(
		/Perhaps Joan Carswell *, *£20, announced on \d+.\w+.\d{4}, who has not given before *\? *stranger@example\.org/,
	)
	expect(list).toMatch(/Perhaps Joan Carswell *, *who gave £20 on 20.October.2026 *\? *joan@example\.org/)
	const line = await desk.store.db
		.selectFrom('bank_statement_line')
		.select('id')
		.where('text', '=', 'J CARSWELL')
		.executeTakeFirstOrThrow()
	const chosen = await textOf(await desk.tess.get(`${STATEMENT}?line=${line.id}&reference=${announced.reference}`))
	expect(chosen).toMatch(/Joan Carswell with another address has given before\. .* joan@example\.org *, *£20 on/)
})
