import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Role } from '#domain/desk/roles.ts'
import { findDonation, listPayments } from '#records/giving/donations.ts'
import { startDonation } from '#records/giving/start-donation.ts'
import { readAuditLog } from '#records/staff/audit.ts'
import { openStore, type Store } from '#records/store/open-store.ts'
import { storedDonation } from '#tests/builders/giving/donation.ts'
import { aNewDonation } from '#tests/builders/giving/new-donation.ts'
import { DESK_URL, signedIn, textOf } from './desk-visitor.ts'
import { freshFolder, type SiteProcess, startSiteProcess } from './site-process.ts'
import { SMALL_CHARITY } from './small-charity.ts'

const dataDir = freshFolder('desk-giving')
const FORMULA = '=HYPERLINK("http://evil.example","Zoë")'
let site: SiteProcess
let store: Store
let tess: Visitor
let tom: Visitor

type Visitor = Awaited<ReturnType<typeof signedIn>>

beforeAll(async () => {
	site = await startSiteProcess({ ...SMALL_CHARITY, DATA_DIR: dataDir, SITE_URL: DESK_URL })
	store = await openStore({ dataDir, databaseUrl: null, onLostConnection() {} })
	tess = await signedIn(site.url, store, 'treasurer')
	tom = await signedIn(site.url, store, 'treasurer')
})
afterAll(async () => {
	await store?.close()
	await site?.stop()
})

/** By bank transfer, as the form stores it. */
async function aDonation(changes: Parameters<typeof aNewDonation>[0] = {}) {
	const { donation, payment } = await startDonation(store, aNewDonation(changes), () => [], Date.now() - 86_400_000)
	return { reference: donation.reference, id: donation.id, paymentId: payment.id }
}

const versionOf = async (reference: string) => String((await findDonation(store.db, reference))?.version)

/** Sends a form of the page of a donation as it was seen now. */
async function send(visitor: Visitor, reference: string, fields: Record<string, string>) {
	return visitor.post(`/desk/giving/${reference}`, { version: await versionOf(reference), seen: '0', ...fields })
}

const today = () => new Date().toISOString().slice(0, 10)

async function ledgerOf(donationId: string) {
	const rows = await store.db.selectFrom('ledger_entry').selectAll().where('donation_id', '=', donationId).execute()
	return rows.map(({ kind, amount_minor }) => `${kind} ${amount_minor}`).sort()
}

async function receiptsOf(donationId: string): Promise<string[]> {
	const rows = await store.db.selectFrom('delivery').selectAll().where('donation_id', '=', donationId).execute()
	return rows.map(({ payload_json }) => JSON.parse(payload_json).subject).filter((subject) => /receipt/.test(subject))
}

test('money is for treasurers and leads: the team sees no page, no file and presses no button', async () => {
	const { reference } = await aDonation()
	const paths = ['', '/books', '/statement', '/unmatched', `/${reference}`]
	const statusesOf = async (role: Role) => {
		const visitor = await signedIn(site.url, store, role)
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
	expect((await tess.get('/desk')).headers.get('Location')).toMatch(/\/desk\/giving$/)
	expect((await tess.get('/desk/giving/DON-7K3F-2X')).status).toBe(404)
})

test('two volunteers mark the same transfer as received: it is entered once, and the second is told what the first did', async () => {
	const { reference, id } = await aDonation({ fund: 'vets' })
	const seen = { version: await versionOf(reference), seen: String(Date.now()) }
	const fields = { intent: 'received', amount: '£19.50', day: today() }
	const first = await tess.post(`/desk/giving/${reference}`, { ...seen, ...fields })
	expect([first.status, first.headers.get('Location')]).toEqual([303, `/desk/giving/${reference}?done=received`])
	const second = await tom.post(`/desk/giving/${reference}`, { ...seen, ...fields, amount: '20' })
	expect(second.status).toBe(409)
	expect(await textOf(second)).toMatch(/before you press again\. +Ana treasurer marked the money as received/)
	expect((await send(tom, reference, fields)).status).toBe(422)
	expect([await ledgerOf(id), await receiptsOf(id)]).toEqual([
		['payment 1950'],
		[`Your receipt for £19.50 - ${reference}`],
	])
	const page = await textOf(await tom.get(`/desk/giving/${reference}`))
	for (const part of ['Zoë O’Brien', 'zoe@example.org', 'Vets’ bills', 'Paid', '£19.50']) expect(page).toContain(part)
	expect(page).not.toContain('Mark as received')
})

test('what cannot be is refused in a sentence, and what was typed is still there', async () => {
	const { reference, id } = await aDonation()
	const refused = async (fields: Record<string, string>) => {
		const answer = await send(tess, reference, { intent: 'received', amount: '20', day: today(), ...fields })
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
	expect((await send(tess, reference, { intent: 'none' })).status).toBe(400)
	expect(await ledgerOf(id)).toEqual([])
})

test('a refund is entered up to what was received, after a sign-in of the last 15 minutes', async () => {
	const { reference, id, paymentId } = await aDonation()
	const refund = { intent: 'refund', payment: paymentId, 'refund-amount': '5', 'refund-day': today() }
	expect((await send(tess, reference, refund)).status).toBe(422)
	await send(tess, reference, { intent: 'received', amount: '20', day: today() })
	const late = await signedIn(site.url, store, 'lead', { signedInAt: Date.now() - 16 * 60_000 })
	expect((await send(late, reference, refund)).headers.get('Location')).toContain('/desk/confirm?form=')
	const other = await aDonation()
	expect((await send(tess, other.reference, refund)).status).toBe(422)
	const version = await versionOf(reference)
	const both = await Promise.all(
		[tess, tom].map((one) => one.post(`/desk/giving/${reference}`, { ...refund, version })),
	)
	expect(both.map(({ status }) => status).sort()).toEqual([303, 409])
	const tooMuch = await send(tom, reference, { ...refund, 'refund-amount': '15.01' })
	expect([tooMuch.status, await textOf(tooMuch)]).toEqual([
		422,
		expect.stringContaining('£15 can be refunded, no more'),
	])
	expect((await send(tom, reference, { ...refund, 'refund-amount': '15' })).status).toBe(303)
	expect(await ledgerOf(id)).toEqual(['payment 2000', 'refund -1500', 'refund -500'])
	expect((await findDonation(store.db, reference))?.state).toBe('refunded')
})

test('without keys nothing is asked of Stripe, and a transfer cannot be entered for a card', async () => {
	const reference = 'DON-CARD'
	const { paymentId, donationId } = await storedDonation(store, { reference })
	expect((await send(tess, reference, { intent: 'received', amount: '20', day: today() })).status).toBe(409)
	expect((await send(tess, reference, { intent: 'refund', payment: paymentId, 'refund-amount': '5' })).status).toBe(422)
	expect(await ledgerOf(donationId)).toEqual([])
})

test('a receipt is sent again with what the ledger says, once however often the button is pressed', async () => {
	const { reference, id, paymentId } = await aDonation()
	expect((await send(tess, reference, { intent: 'receipt', payment: paymentId })).status).toBe(422)
	await send(tess, reference, { intent: 'received', amount: '17', day: today() })
	const presses = await Promise.all(
		[tess, tom, tess].map((one) => send(one, reference, { intent: 'receipt', payment: paymentId })),
	)
	expect(presses.map(({ status }) => status).sort()).toEqual([303, 422, 422])
	const subject = `Your receipt for £17 - ${reference}`
	expect(await receiptsOf(id)).toEqual([subject, subject])
})

/** The values of the buttons of a donation's lines. */
const linesIn = (html: string, reference: string) => [
	...new Set(
		[...html.matchAll(/value="([\w-]{36} ([A-Z0-9-]+) \d+)"/g)]
			.filter(([, , of]) => of === reference)
			.map(([, value = '']) => value),
	),
]

test('a lost link to change or cancel goes to the address on file, once, and not for what has no months', async () => {
	const { reference, id } = await aDonation({ frequency: 'monthly', email: 'on.file@example.org' })
	const link = { intent: 'link', email: 'another@example.org' }
	expect((await send(tess, reference, link)).status).toBe(303)
	expect((await send(tom, reference, link)).status).toBe(422)
	const rows = await store.db.selectFrom('delivery').selectAll().where('donation_id', '=', id).execute()
	const [email, ...more] = rows.map(({ payload_json }): { to: string; text: string } => JSON.parse(payload_json))
	expect([email?.to, more]).toEqual(['on.file@example.org', []])
	expect(email?.text).toContain(`${DESK_URL}/giving/manage?key=${id}.`)
	const { reference: single } = await aDonation()
	expect((await send(tess, single, link)).status).toBe(422)
})

test('a statement is imported, confirmed and imported again: each line counts once', async () => {
	const [first, second, third] = [await aDonation(), await aDonation(), await aDonation({ frequency: 'monthly' })]
	const csv = [
		'Date,Description,Paid in,Paid out',
		`23/11/2026,Z OBRIEN ${first.reference},20.00,`,
		`23/11/2026,Z OBRIEN ${second.reference.toLowerCase()},15.00,`,
		`20/10/2026,STO ${third.reference},20.00,`,
		`20/11/2026,STO ${third.reference},20.00,`,
		`22/11/2026,${FORMULA.replaceAll(',', ' ')},7.00,`,
		'21/11/2026,RENT,,500.00',
		'Total,,62.00,500.00',
	].join('\r\n')
	const importing = () => tess.post('/desk/giving/statement', { intent: 'import', csv })
	const imported = await textOf(await importing())
	expect(imported).toContain('5 lines imported, 1 of money that left, not stored.')
	expect(imported).toContain('Row 8: Total')
	expect(await textOf(await importing())).toContain('Nothing new, 5 known from before')
	expect((await tess.post('/desk/giving/statement', { intent: 'import', csv: 'Hello, bank' })).status).toBe(422)
	const page = await (await tess.get('/desk/giving/statement')).text()
	expect(page).not.toContain('<a href="http://evil')
	const matching = [...linesIn(page, first.reference), ...linesIn(page, third.reference)]
	expect(matching).toHaveLength(3)
	const all = (visitor: Visitor) =>
		visitor.post('/desk/giving/statement', [
			['intent', 'receive'],
			...matching.map((line): [string, string] => ['line', line]),
		])
	const both = await Promise.all([all(tess), all(tom)])
	const counts = both.map(({ headers }) => new URL(headers.get('Location') ?? '', DESK_URL).searchParams)
	expect(counts.reduce((sum, one) => sum + Number(one.get('received')), 0)).toBe(3)
	expect(await ledgerOf(first.id)).toEqual(['payment 2000'])
	expect(await ledgerOf(third.id)).toEqual(['payment 2000', 'payment 2000'])
	const [line = ''] = linesIn(page, second.reference)
	const press = { intent: 'receive', line }
	expect((await tess.post('/desk/giving/statement', press)).headers.get('Location')).toContain('received=1&refused=0')
	const again = await tom.get((await tom.post('/desk/giving/statement', press)).headers.get('Location') ?? '')
	expect(await textOf(again)).toContain('someone has dealt with it')
	expect(await ledgerOf(second.id)).toEqual(['payment 1500'])
	await importing()
	const left = await textOf(await tess.get('/desk/giving/statement'))
	expect(left).toContain('Unknown 1')
	expect(left).not.toContain(first.reference)
})

test('an unknown line is looked up by hand before it is booked, or set aside for good', async () => {
	const { reference, id } = await aDonation()
	const csv = 'Date,Text,Amount\n19/11/2026,GRANNY,20.00\n19/11/2026,RAFFLE,3.00'
	await tess.post('/desk/giving/statement', { intent: 'import', csv })
	const rows = await store.db.selectFrom('bank_statement_line').selectAll().execute()
	const lineOf = (text: string) => rows.find((row) => row.text === text)?.id ?? ''
	const shown = async (typed: string) =>
		(await tess.get(`/desk/giving/statement?line=${lineOf('GRANNY')}&reference=${typed}`)).text()
	expect(await shown('DON-2222-22')).toContain('No donation by bank transfer has the reference')
	const [, line = ''] =
		/value="([\w-]{36} DON-[^"]+)"/.exec(await shown(reference.toLowerCase().replaceAll('-', ''))) ?? []
	expect(line).toContain(reference)
	await tess.post('/desk/giving/statement', { intent: 'receive', line })
	expect(await ledgerOf(id)).toEqual(['payment 2000'])
	const aside = { intent: 'aside', line: `${lineOf('RAFFLE')}  ` }
	expect((await tess.post('/desk/giving/statement', aside)).headers.get('Location')).toContain('aside=1')
	await tess.post('/desk/giving/statement', { intent: 'import', csv })
	expect(await textOf(await tess.get('/desk/giving/statement'))).not.toContain('RAFFLE')
})

test('a month that was marked by hand and then comes with the statement is not booked with the others', async () => {
	const { reference, id } = await aDonation({ frequency: 'monthly', firstName: 'Twice' })
	await send(tess, reference, { intent: 'received', amount: '20', day: '2026-11-18' })
	const csv = `Date,Text,Amount\n18/11/2026,STO ${reference},20.00`
	await tess.post('/desk/giving/statement', { intent: 'import', csv })
	const page = await textOf(await tess.get('/desk/giving/statement'))
	expect(page).toContain('Perhaps received already 1')
	expect(page).toContain('Last received: £20 on 18 November 2026')
	expect(await ledgerOf(id)).toEqual(['payment 2000'])
})

test('a second transfer for a donation that was paid is set aside, or booked as another payment of it', async () => {
	const { reference, id } = await aDonation()
	await send(tess, reference, { intent: 'received', amount: '20', day: '2026-11-10' })
	const csv = `Date,Text,Amount\n19/11/2026,AGAIN ${reference},21.00`
	await tess.post('/desk/giving/statement', { intent: 'import', csv })
	const page = await (await tess.get('/desk/giving/statement')).text()
	const [line = ''] = linesIn(page, reference)
	expect((await tess.post('/desk/giving/statement', { intent: 'receive', line })).headers.get('Location')).toContain(
		'received=0&refused=1',
	)
	const another = { intent: 'receive another', line }
	const both = await Promise.all([tess, tom].map((one) => one.post('/desk/giving/statement', another)))
	expect(both.map(({ headers }) => /received=\d/.exec(headers.get('Location') ?? '')?.[0]).sort()).toEqual([
		...['received=0', 'received=1'],
	])
	expect([await ledgerOf(id), (await receiptsOf(id)).length]).toEqual([['payment 2000', 'payment 2100'], 2])
	expect((await listPayments(store.db, id)).map(({ state }) => state)).toEqual(['paid', 'paid'])
})

test('the list finds, filters and adds up what the ledger has, and a month is exported without names or formulas', async () => {
	const { reference } = await aDonation({ firstName: FORMULA, lastName: 'Grün', email: 'gruen@example.org' })
	await send(tess, reference, { intent: 'received', amount: '1234', day: today() })
	const list = await (await tess.get('/desk/giving?search=grun&state=paid&kind=once&provider=bank+transfer')).text()
	expect(list).toContain(`/desk/giving/${reference}`)
	expect(list.match(/href="\/desk\/giving\/DON-/g)).toHaveLength(1)
	expect(await textOf(await tess.get('/desk/giving?search=nobody'))).toContain('Nothing matches')
	const month = today().slice(0, 7)
	const sum = await store.db
		.selectFrom('ledger_entry')
		.select((eb) => eb.fn.sum<number>('amount_minor').as('sum'))
		.where('at', '>=', Date.parse(`${month}-01T00:00:00Z`))
		.executeTakeFirstOrThrow()
	const left = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' }).format(Number(sum.sum) / 100)
	expect(await textOf(await tess.get(`/desk/giving/books?month=${month}`))).toContain(left)
	const file = await tess.post('/desk/giving/ledger.csv', { month })
	expect(file.headers.get('Content-Disposition')).toBe(`attachment; filename="ledger-${month}.csv"`)
	const csv = await file.text()
	expect(csv).toContain(`${reference},payment,general,1234.00,,GBP,bank transfer,`)
	expect(csv).not.toMatch(/Grün|HYPERLINK|gruen/)
	expect(csv).not.toMatch(/(^|,)[=@+-]/m)
	const late = await signedIn(site.url, store, 'treasurer', { signedInAt: Date.now() - 16 * 60_000 })
	expect((await late.post('/desk/giving/ledger.csv', { month })).headers.get('Location')).toContain(
		'/desk/confirm?form=',
	)
	expect((await readAuditLog(store, { limit: 1 }))[0]).toMatchObject({
		...{ staffId: tess.id, action: 'exported', subject: expect.stringMatching(/^ledger of [\d-]+, \d+$/) },
	})
})

test('an event without a donation is tried again or set aside once', async () => {
	const event = (id: string) => ({
		...{ id, provider: 'stripe' as const, event_id: `evt_${id}`, type: 'charge.dispute.created', payload_json: '{}' },
		...{ received_at: 1, applied_at: null, attempts: 7, next_at: null, last_error: 'x', unmatched: 1 },
	})
	await store.db
		.insertInto('provider_event')
		.values([event('one'), event('two')])
		.execute()
	const page = await textOf(await tess.get('/desk/giving/unmatched'))
	expect(page).toContain('A dispute (charge.dispute.created)')
	const press = async (intent: string, id: string) =>
		textOf(await tess.post('/desk/giving/unmatched', { intent, event: id }))
	expect(await press('retry', 'one')).toContain('It is tried again')
	expect(await press('aside', 'two')).toContain('Set aside.')
	expect(await press('aside', 'one')).toContain('meanwhile')
	const rows = await store.db.selectFrom('provider_event').selectAll().orderBy('id').execute()
	expect(rows).toMatchObject([
		{ unmatched: 0, attempts: 0, applied_at: null, next_at: expect.any(Number) },
		{ unmatched: 0, applied_at: expect.any(Number) },
	])
})

test('hostile text of a donor is shown as text, and payments are not reached through another donation', async () => {
	const evil = '<script>alert(1)</script>'
	const sponsorship = {
		...{ dogId: '1', dogSlug: 'biscuit', dogName: evil, whenRehomed: 'ask' as const },
		present: { recipient: evil, relation: evil, email: evil, address: evil, message: evil, sendOn: '2026-12-24' },
	}
	const { reference } = await aDonation({
		firstName: evil,
		message: evil,
		fund: evil,
		kind: 'sponsorship',
		sponsorship,
	})
	for (const path of ['', `/${reference}`, `?search=${encodeURIComponent(evil)}`]) {
		expect(await (await tess.get(`/desk/giving${path}`)).text()).not.toContain(evil)
	}
	const mine = await aDonation()
	const [payment] = await listPayments(store.db, mine.id)
	const crossed = await send(tess, reference, { intent: 'receipt', payment: payment?.id ?? '' })
	expect(crossed.status).toBe(422)
})
