import { expect, test } from 'vitest'
import type { Role } from '#domain/desk/people/roles.ts'
import { dayIn } from '#lib/dates.ts'
import { findDonation } from '#records/giving/donations.ts'
import { listPayments } from '#records/payables/payables.ts'
import { readAuditLog } from '#records/staff/audit.ts'
import { storedDonation } from '#tests/builders/giving/donation.ts'
import { DESK_URL, signedIn, textOf } from '../desk-visitor.ts'
import { deskWithTreasurers } from './treasurers.ts'

const FORMULA = '=HYPERLINK("http://evil.example","Zoë")'
const desk = deskWithTreasurers('desk-giving')

const versionOf = async (reference: string) => String((await findDonation(desk.store.db, reference))?.version)
const today = () => dayIn('Europe/London', Date.now())

test('money is for treasurers and leads: the team sees no page, no file and presses no button', async () => {
	const { reference } = await desk.aDonation()
	const paths = ['', '/books', '/statement', '/unmatched', `/${reference}`]
	const statusesOf = async (role: Role) => {
		const visitor = await signedIn(desk.site.url, desk.store, role)
		const pages = paths.flatMap((path) => [`/desk/giving${path}`, `/desk/giving${path}.data`])
		const read = await Promise.all(pages.map(async (page) => (await visitor.get(page)).status))
		const pressed = await Promise.all([
			visitor.post(`/desk/giving/${reference}`, { intent: 'none', version: '0' }),
			visitor.post('/desk/giving/statement', { intent: 'none' }),
			visitor.post('/desk/giving/unmatched', { intent: 'none' }),
			visitor.post('/desk/giving/ledger.csv', { month: '2026-11' }),
		])
		return [...new Set(read), ...pressed.map(({ status }) => status)]
	}
	expect(await statusesOf('team')).toEqual([403, 403, 403, 403, 403])
	expect(await statusesOf('treasurer')).toEqual([200, 400, 400, 400, 200])
	expect(await statusesOf('lead')).toEqual([200, 400, 400, 400, 200])
	expect((await desk.tess.get('/desk')).headers.get('Location')).toMatch(/\/desk\/giving$/)
	expect((await desk.tess.get('/desk/giving/DON-7K3F-2X')).status).toBe(404)
})

test('two volunteers mark the same transfer as received: it is entered once, and the second is told what the first did', async () => {
	const { reference, id } = await desk.aDonation({ fund: 'vets' })
	const seen = { version: await versionOf(reference), seen: String(Date.now()) }
	const fields = { intent: 'received', amount: '£20.00', day: today() }
	const first = await desk.tess.post(`/desk/giving/${reference}`, { ...seen, ...fields })
	expect([first.status, first.headers.get('Location')]).toEqual([303, `/desk/giving/${reference}?done=received`])
	const second = await desk.tom.post(`/desk/giving/${reference}`, { ...seen, ...fields, amount: '19.50' })
	expect(second.status).toBe(409)
	expect(await textOf(second)).toMatch(/before you press again\. +Ana treasurer marked the money as received/)
	expect((await desk.send(desk.tom, reference, fields)).status).toBe(422)
	expect([await desk.ledgerOf(id), await desk.receiptsOf(id)]).toEqual([
		['payment 2000'],
		[`Your receipt for £20 - ${reference}`],
	])
	const page = await textOf(await desk.tom.get(`/desk/giving/${reference}`))
	for (const part of ['Zoë O’Brien', 'zoe@example.org', 'Vets’ bills', 'Paid', '£20']) expect(page).toContain(part)
	expect(page).not.toContain('Mark as received')
	expect(page).toMatch(/Paid Received \d+ \w+ \d{4} · Vets’ bills £20/)
	expect(page).toMatch(/Announced on \d+ \w+ \d{4} Other donations \d+ more/)
	expect(page).toContain('If they pay UK tax and declare it, you can claim £5.')
})

test('a donation of which a part arrived says so, and the rest makes it whole', async () => {
	const { reference, id } = await desk.aDonation()
	const received = (amount: string) => desk.send(desk.tess, reference, { intent: 'received', amount, day: today() })
	expect((await received('19.50')).status).toBe(303)
	const page = await textOf(await desk.tom.get(`/desk/giving/${reference}`))
	expect(page).toMatch(/Part of the money is here.*£20 announced *£19\.50/)
	expect((await received('0.50')).status).toBe(303)
	expect(await textOf(await desk.tom.get(`/desk/giving/${reference}`))).not.toContain('Part of the money')
	expect(await desk.ledgerOf(id)).toEqual(['payment 1950', 'payment 50'])
	expect((await received('1')).status).toBe(422)
})

test('what cannot be is refused in a sentence, and what was typed is still there', async () => {
	const { reference, id } = await desk.aDonation()
	const refused = async (fields: Record<string, string>) => {
		const answer = await desk.send(desk.tess, reference, { intent: 'received', amount: '20', day: today(), ...fields })
		return [answer.status, await answer.text()] as const
	}
	for (const amount of ['', '0', '-5', '1e9', '20.005', 'twenty']) {
		const [status, html] = await refused({ amount })
		expect([amount, status]).toEqual([amount, 422])
		if (amount) expect(html).toContain(`value="${amount}"`)
	}
	for (const day of ['', '2099-01-01', '2026-02-30', '0026-11-01']) {
		expect([day, (await refused({ day }))[0]]).toEqual([day, 422])
	}
	expect((await desk.send(desk.tess, reference, { intent: 'none' })).status).toBe(400)
	expect(await desk.ledgerOf(id)).toEqual([])
})

test('a refund is entered up to what was received, after a sign-in of the last 15 minutes', async () => {
	const { reference, id, paymentId } = await desk.aDonation()
	const refund = {
		intent: 'refund',
		payment: paymentId,
		'refund-amount': '5',
		'refund-day': today(),
		'refund-reason': 'She gave twice by mistake',
	}
	expect((await desk.send(desk.tess, reference, refund)).status).toBe(422)
	await desk.send(desk.tess, reference, { intent: 'received', amount: '20', day: today() })
	const late = await signedIn(desk.site.url, desk.store, 'lead', { signedInAt: Date.now() - 16 * 60_000 })
	expect((await desk.send(late, reference, refund)).headers.get('Location')).toContain('/desk/confirm?form=')
	const other = await desk.aDonation()
	expect((await desk.send(desk.tess, other.reference, refund)).status).toBe(422)
	const version = await versionOf(reference)
	const both = await Promise.all(
		[desk.tess, desk.tom].map((one) => one.post(`/desk/giving/${reference}`, { ...refund, version })),
	)
	expect(both.map(({ status }) => status).sort()).toEqual([303, 409])
	const tooMuch = await desk.send(desk.tom, reference, { ...refund, 'refund-amount': '15.01' })
	expect([tooMuch.status, await textOf(tooMuch)]).toEqual([
		422,
		expect.stringContaining('£15 can be refunded, no more'),
	])
	expect((await desk.send(desk.tom, reference, { ...refund, 'refund-amount': '15' })).status).toBe(303)
	expect(await desk.ledgerOf(id)).toEqual(['payment 2000', 'refund -1500', 'refund -500'])
	const page = await textOf(await desk.tom.get(`/desk/giving/${reference}`))
	// Of the two that pressed, one refunded; the other refund has its reason too.
	expect(page.match(/Refunded because: She gave twice by mistake/g)).toHaveLength(2)
	expect([page.match(/\bRefund \d+ \w+ \d{4} · /g)?.length, page.match(/Received \d/g)?.length]).toEqual([2, 1])
	expect((await findDonation(desk.store.db, reference))?.state).toBe('refunded')
})

test('without keys nothing is asked of Stripe, and a transfer cannot be entered for a card', async () => {
	const reference = 'DON-CARD'
	const { paymentId, payableId } = await storedDonation(desk.store, { reference })
	expect((await desk.send(desk.tess, reference, { intent: 'received', amount: '20', day: today() })).status).toBe(409)
	expect(
		(await desk.send(desk.tess, reference, { intent: 'refund', payment: paymentId, 'refund-amount': '5' })).status,
	).toBe(422)
	expect(await desk.ledgerOf(payableId)).toEqual([])
})

test('a receipt is sent again with what the ledger says, once however often the button is pressed', async () => {
	const { reference, id, paymentId } = await desk.aDonation()
	expect((await desk.send(desk.tess, reference, { intent: 'receipt', payment: paymentId })).status).toBe(422)
	await desk.send(desk.tess, reference, { intent: 'received', amount: '17', day: today() })
	const presses = await Promise.all(
		[desk.tess, desk.tom, desk.tess].map((one) => desk.send(one, reference, { intent: 'receipt', payment: paymentId })),
	)
	expect(presses.map(({ status }) => status).sort()).toEqual([303, 422, 422])
	const subject = `Your receipt for £17 - ${reference}`
	expect(await desk.receiptsOf(id)).toEqual([subject, subject])
})

test('a lost link to change or cancel goes to the address on file, once, and not for what has no months', async () => {
	const { reference, id } = await desk.aDonation({ frequency: 'monthly', email: 'on.file@example.org' })
	const link = { intent: 'link', email: 'another@example.org' }
	expect((await desk.send(desk.tess, reference, link)).status).toBe(303)
	expect((await desk.send(desk.tom, reference, link)).status).toBe(422)
	const rows = await desk.store.db.selectFrom('delivery').selectAll().where('payable_id', '=', id).execute()
	const [email, ...more] = rows.map(({ payload_json }): { to: string; text: string } => JSON.parse(payload_json))
	expect([email?.to, more]).toEqual(['on.file@example.org', []])
	expect(email?.text).toContain(`${DESK_URL}/giving/manage?key=${id}.`)
	const { reference: single } = await desk.aDonation()
	expect((await desk.send(desk.tess, single, link)).status).toBe(422)
	const [monthly, once] = await Promise.all(
		[reference, single].map(async (one) => textOf(await desk.tess.get(`/desk/giving?search=${one}`))),
	)
	expect([/£20\.00 +a month/.test(monthly ?? ''), /£20\.00 +a month/.test(once ?? '')]).toEqual([true, false])
})

test('the list finds, filters and adds up what the ledger has, and a month is exported without names or formulas', async () => {
	const { reference } = await desk.aDonation({ firstName: FORMULA, lastName: 'Grün', email: 'gruen@example.org' })
	await desk.send(desk.tess, reference, { intent: 'received', amount: '1234', day: today() })
	const list = await (
		await desk.tess.get('/desk/giving?search=grun&state=paid&kind=once&provider=bank+transfer')
	).text()
	expect(list).toContain(`/desk/giving/${reference}`)
	expect(list.match(/href="\/desk\/giving\/DON-/g)).toHaveLength(1)
	expect(await textOf(await desk.tess.get('/desk/giving?search=nobody'))).toContain('Nothing matches')
	const month = today().slice(0, 7)
	const entries = await desk.store.db.selectFrom('ledger_entry').select(['at', 'amount_minor']).execute()
	const sum = entries
		.filter(({ at }) => dayIn('Europe/London', at).startsWith(month))
		.reduce((before, { amount_minor }) => before + amount_minor, 0)
	const left = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' }).format(sum / 100)
	expect(await textOf(await desk.tess.get(`/desk/giving/books?month=${month}`))).toContain(left)
	const file = await desk.tess.post('/desk/giving/ledger.csv', { month })
	expect(file.headers.get('Content-Disposition')).toBe(`attachment; filename="ledger-${month}.csv"`)
	const csv = await file.text()
	expect(csv).toContain(`${reference},payment,general,1234.00,,GBP,bank transfer,`)
	expect(csv).not.toMatch(/Grün|HYPERLINK|gruen/)
	expect(csv).not.toMatch(/(^|,)[=@+-]/m)
	const late = await signedIn(desk.site.url, desk.store, 'treasurer', { signedInAt: Date.now() - 16 * 60_000 })
	expect((await late.post('/desk/giving/ledger.csv', { month })).headers.get('Location')).toContain(
		'/desk/confirm?form=',
	)
	expect((await readAuditLog(desk.store, { limit: 1 }))[0]).toMatchObject({
		staffId: desk.tess.id,
		action: 'exported',
		subject: expect.stringMatching(/^ledger of [\d-]+, \d+$/),
	})
})

test('what is entered for a month after its export is listed on the page of the books', async () => {
	const month = today().slice(0, 7)
	const booksPage = async () => textOf(await desk.tess.get(`/desk/giving/books?month=${month}`))
	await desk.tess.post('/desk/giving/ledger.csv', { month })
	expect(await booksPage()).toContain('Nothing for these days was entered after it.')
	const { reference } = await desk.aDonation()
	await desk.send(desk.tom, reference, { intent: 'received', amount: '20', day: today() })
	const page = await booksPage()
	expect(page).toMatch(/Ana treasurer exported \w+ \d{4} on \d+ \w+ \d{4}: \d+ entr/)
	expect(page).toMatch(
		new RegExp(`1 entry for \\w+ \\d{4} was entered after the export of .*?: .*${reference} Received`),
	)
	expect(page).toMatch(new RegExp(`${reference} .*, by Ana treasurer`))
	await desk.tess.post('/desk/giving/ledger.csv', { month })
	expect(await booksPage()).toContain('Nothing for these days was entered after it.')
})

test('an event without a donation is tried again or set aside once', async () => {
	const event = (id: string) => ({
		id,
		provider: 'stripe' as const,
		event_id: `evt_${id}`,
		type: 'charge.dispute.created',
		payload_json: '{}',
		received_at: 1,
		applied_at: null,
		attempts: 7,
		next_at: null,
		last_error: 'x',
		unmatched: 1,
	})
	await desk.store.db
		.insertInto('provider_event')
		.values([event('one'), event('two')])
		.execute()
	const page = await textOf(await desk.tess.get('/desk/giving/unmatched'))
	expect(page).toContain('A dispute (charge.dispute.created)')
	const press = async (intent: string, id: string) =>
		textOf(await desk.tess.post('/desk/giving/unmatched', { intent, event: id }))
	expect(await press('retry', 'one')).toContain('It is tried again')
	expect(await press('aside', 'two')).toContain('Set aside.')
	expect(await press('aside', 'one')).toContain('meanwhile')
	const rows = await desk.store.db.selectFrom('provider_event').selectAll().orderBy('id').execute()
	expect(rows).toMatchObject([
		{ unmatched: 0, attempts: 0, applied_at: null, next_at: expect.any(Number) },
		{ unmatched: 0, applied_at: expect.any(Number) },
	])
})

test('hostile text of a donor is shown as text, and payments are not reached through another donation', async () => {
	const evil = '<script>alert(1)</script>'
	const sponsorship = {
		dogId: '1',
		dogSlug: 'biscuit',
		dogName: evil,
		whenRehomed: 'ask' as const,
		present: { recipient: evil, relation: evil, email: evil, address: evil, message: evil, sendOn: '2026-12-24' },
	}
	const { reference } = await desk.aDonation({
		firstName: evil,
		message: evil,
		fund: evil,
		kind: 'sponsorship',
		sponsorship,
	})
	for (const path of ['', `/${reference}`, `?search=${encodeURIComponent(evil)}`]) {
		expect(await (await desk.tess.get(`/desk/giving${path}`)).text()).not.toContain(evil)
	}
	const mine = await desk.aDonation()
	const [payment] = await listPayments(desk.store.db, mine.id)
	const crossed = await desk.send(desk.tess, reference, { intent: 'receipt', payment: payment?.id ?? '' })
	expect(crossed.status).toBe(422)
})

test('the name of a donor is corrected for the next receipt, and the one before stays as a note', async () => {
	const { reference } = await desk.aDonation({ firstName: 'Accounts', lastName: 'Wetherby Ltd' })
	const refused = await desk.send(desk.tess, reference, { intent: 'name', 'first-name': '', 'last-name': ' ' })
	expect(refused.status).toBe(422)
	const named = { intent: 'name', 'first-name': '', 'last-name': 'Wetherby Ltd' }
	expect((await desk.send(desk.tess, reference, named)).status).toBe(303)
	const page = await textOf(await desk.tess.get(`/desk/giving/${reference}`))
	expect(page).toMatch(/All donations Wetherby Ltd/)
	expect(page).toContain('The name was “Accounts Wetherby Ltd” before.')
	expect(page).toMatch(/corrected the donor’s name/)
})
