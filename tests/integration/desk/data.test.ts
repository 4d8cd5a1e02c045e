import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY_MS } from '#lib/dates.ts'
import { importStatement } from '#records/payables/transfers/import-statement.ts'
import { readAuditLog, recordEvent } from '#records/staff/audit.ts'
import { sealAuditLog } from '#records/staff/audit-seals.ts'
import { openStore, type Store } from '#records/store/open-store.ts'
import { accept } from '#records/submissions/accept.ts'
import { enough } from '#tests/builders/applications/answers.ts'
import { aSubmission } from '#tests/builders/applications/submission.ts'
import { FORM_SECRET, formSecret } from '#tests/builders/form-secret.ts'
import { storedDonation } from '#tests/builders/giving/donation.ts'
import { aStatementLine } from '#tests/builders/giving/statement-line.ts'
import { freshFolder, type SiteProcess, startSiteProcess } from '../support/site-process.ts'
import { SMALL_CHARITY } from '../support/small-charity.ts'
import { DESK_URL, signedIn, textOf } from './desk-visitor.ts'
import { emailTo, subscriber } from './subscriber.ts'

const dataDir = freshFolder('desk-data')
let site: SiteProcess
let store: Store

beforeAll(async () => {
	site = await startSiteProcess({ ...SMALL_CHARITY, DATA_DIR: dataDir, SITE_URL: DESK_URL, FORM_SECRET })
	store = await openStore({ dataDir, databaseUrl: null, formSecret, onLostConnection() {} })
})
afterAll(async () => {
	await store?.close()
	await site?.stop()
})

const noEmails = () => []
const FORMULA = '=HYPERLINK("http://evil.example","Sam")'

function aCase(changes: Parameters<typeof aSubmission>[0] = {}, emails: Parameters<typeof accept>[2] = noEmails) {
	const answers = { ...enough.adoption, dog: 'biscuit', allergies: 'PRIVATE-ALLERGY', offence: 'no' }
	return accept(store, aSubmission({ answers, deleteAt: Date.now() + 9 * DAY_MS, ...changes }), emails, Date.now())
}

const newestAction = async () => (await readAuditLog(store, { limit: 1 }))[0]

test('newsletter: basis and wording of each, and an export in which no name is a formula', async () => {
	await subscriber(store, 'zoe@example.org', FORMULA)
	const team = await signedIn(site.url, store, 'team')
	const page = await textOf(await team.get('/desk/newsletter?search=ZOE'))
	expect(page).toContain('1 subscriber found')
	expect(page).toContain('confirmed by email the same day. Where: Home page')
	expect(page).toContain('A dog in your inbox')
	const file = await team.post('/desk/newsletter/export', {})
	expect(file.headers.get('Content-Disposition')).toMatch(/^attachment; filename="newsletter-[\d-]+\.csv"$/)
	expect(file.headers.get('Cache-Control')).toBe('no-store')
	const csv = await file.text()
	expect(csv).toContain(`zoe@example.org,"'=HYPERLINK(""http://evil.example"",""Sam"")"`)
	expect(csv).toContain(`${DESK_URL}/newsletter/unsubscribe?key=`)
	expect(await newestAction()).toMatchObject({ staffId: team.id, action: 'exported', subject: 'newsletter, 1' })
})

test('what is exported or erased needs a sign-in of the last 15 minutes', async () => {
	const { reference } = await aCase({ email: 'early@example.org' })
	const lead = await signedIn(site.url, store, 'lead', { signedInAt: Date.now() - 16 * 60_000 })
	const requests: [string, Record<string, string>][] = [
		['/desk/newsletter/export', {}],
		['/desk/data/export-file', { state: 'all' }],
		['/desk/data/person-file', { email: 'early@example.org' }],
		['/desk/data/person', { email: 'early@example.org', intent: 'erase', sure: 'yes' }],
	]
	for (const [path, fields] of requests) {
		const refused = await lead.post(path, fields)
		expect([path, refused.status]).toEqual([path, 302])
		expect(refused.headers.get('Location')).toContain('/desk/confirm?form=')
	}
	expect((await lead.get(`/desk/cases/${reference}`)).status).toBe(200)
})

test('cases as CSV: answers about health and offences only when asked for, with an audit entry, and never for ASM', async () => {
	await aCase({ name: FORMULA, town: '@SUM(A1)', phone: '+44 1632 960001' })
	const lead = await signedIn(site.url, store, 'lead')
	const plain = await (await lead.post('/desk/data/export-file', { form: 'adoption', state: 'open' })).text()
	expect(plain.split('\r\n')[1]).toBeDefined()
	expect(plain).toContain(`"'=HYPERLINK(""http://evil.example"",""Sam"")"`)
	expect(plain).toContain("'@SUM(A1)")
	expect(plain).not.toMatch(/(^|,)[=@+]/m)
	expect(plain).toContain('"=""+44 1632 960001"""')
	expect(plain).not.toContain('PRIVATE-ALLERGY')
	expect(plain).not.toMatch(/offence/i)
	const whole = await (await lead.post('/desk/data/export-file', { state: 'all', restricted: 'yes' })).text()
	expect(whole).toContain('PRIVATE-ALLERGY')
	expect(await newestAction()).toMatchObject({
		action: 'exported',
		subject: expect.stringMatching(/^\d+ cases with restricted answers$/),
	})
	const asm = await (await lead.post('/desk/data/export-file', { for: 'asm', restricted: 'yes' })).text()
	expect(asm).toMatch(/^firstname,lastname,/)
	expect(asm).toContain(',+44 1632 960001,')
	expect(asm).not.toContain('PRIVATE-ALLERGY')
	for (const role of ['team', 'treasurer'] as const) {
		const other = await signedIn(site.url, store, role)
		expect((await other.post('/desk/data/export-file', { restricted: 'yes' })).status).toBe(403)
	}
})

test('quarantine: many are released or deleted at once, deleting asks again, and open cases cannot be deleted there', async () => {
	const held = { quarantineReasons: ['sent within 3 seconds'] }
	const refs = await Promise.all(['One', 'Two', 'Three'].map((name) => aCase({ ...held, name, email: '' })))
	const open = await aCase({ name: 'Open' })
	const team = await signedIn(site.url, store, 'team')
	expect(await textOf(await team.get('/desk/quarantine'))).toContain('Sent within 3 seconds.')
	expect((await team.post('/desk/quarantine', { intent: 'release' })).status).toBe(422)
	const [one, two, three] = refs.map(({ reference }) => `case ${reference}`)
	expect(
		(await (await team.get('/desk/quarantine?tick=forms')).text()).match(
			/name="pick"[^>]*checked|checked[^>]*name="pick"/g,
		),
	).toHaveLength(3)
	const release = (intent: string) =>
		team.post('/desk/quarantine', [
			['intent', intent],
			['pick', one ?? ''],
			['pick', two ?? ''],
		])
	expect(await textOf(await release('release'))).toContain('Release 2 entries?')
	const released = await release('release all')
	expect(await textOf(released)).toContain('Released: 2.')
	const asked = await team.post('/desk/quarantine', { intent: 'delete', pick: three ?? '' })
	expect(await textOf(asked)).toContain('Delete 1 entry for good?')
	const stored = async () =>
		(await store.db.selectFrom('submission').select('reference').execute()).map((row) => row.reference)
	expect(await stored()).toContain(refs[2]?.reference)
	for (const pick of [three ?? '', one ?? '', `case ${open.reference}`]) {
		await team.post('/desk/quarantine', { intent: 'delete for good', pick })
	}
	const left = await stored()
	expect(left).not.toContain(refs[2]?.reference)
	expect(left).toEqual(expect.arrayContaining([refs[0]?.reference, open.reference]))
	expect(await newestAction()).toMatchObject({ action: 'deleted', subject: refs[2]?.reference })
})

test('a failed email is shown with the person and what to do, and sent again by a press', async () => {
	const { id } = await aCase({ name: 'Priya Nair' }, () => [
		{ channel: 'unknown', payload: emailTo('priya@example.org') },
	])
	const failed = { failed_at: Date.now(), attempts: 24, last_error: '550 no such user' }
	await store.db.updateTable('delivery').set(failed).where('submission_id', '=', id).execute()
	const team = await signedIn(site.url, store, 'team')
	const page = await textOf(await team.get('/desk/deliveries'))
	expect(page).toContain('Priya Nair')
	expect(page).toContain('this address does not exist.')
	expect(page).toContain('Ring them, and note the right address on the case. 01632')
	expect(page).toContain('This person has heard nothing from us yet.')
	expect(page).toContain('Until it works: ring people.')
	expect(page).toContain('To fix it: tell a lead.')
	const { id: delivery } = await store.db
		.selectFrom('delivery')
		.select('id')
		.where('submission_id', '=', id)
		.executeTakeFirstOrThrow()
	expect(await textOf(await team.post('/desk/deliveries', { id: delivery }))).toContain('1 email is sent again now')
	const row = await store.db.selectFrom('delivery').selectAll().where('id', '=', delivery).executeTakeFirstOrThrow()
	expect(row).toMatchObject({ failed_at: null, attempts: 0 })
})

test('a person’s data is shown, handed over and erased: no table has their address afterwards', async () => {
	const email = 'mo.farrell@example.org'
	const answers = { ...enough.adoption, email, why: 'because of MO' }
	const { reference } = await aCase({ email, name: 'Mo Farrell', answers }, () => [
		{ channel: 'email', payload: emailTo(email) },
	])
	await subscriber(store, email, 'Mo')
	const lead = await signedIn(site.url, store, 'lead')
	const shown = await textOf(await lead.post('/desk/data/person', { email: 'MO.Farrell@example.org', intent: 'find' }))
	expect(shown).toContain(reference)
	expect(shown).toContain('because of MO')
	expect(shown).toContain('Subscribed to the newsletter')
	expect(await newestAction()).toMatchObject({ action: 'personal data viewed', subject: reference })
	const file = await lead.post('/desk/data/person-file', { email })
	const handedOver = (await file.json()) as { submissions: { reference: string }[]; deliveries: unknown[] }
	expect(handedOver.submissions).toMatchObject([{ reference }])
	expect(handedOver.deliveries.length).toBeGreaterThan(0)

	expect((await lead.post('/desk/data/person', { email, intent: 'erase' })).status).toBe(422)
	expect(await textOf(await lead.post('/desk/data/person', { email, intent: 'erase', sure: 'yes' }))).toContain(
		'is erased',
	)
	expect((await lead.get(`/desk/cases/${reference}`)).status).toBe(404)
	for (const table of await store.db.introspection.getTables()) {
		const rows = await store.db
			.selectFrom(table.name as 'submission')
			.selectAll()
			.execute()
		expect([table.name, JSON.stringify(rows).toLowerCase().includes(email)]).toEqual([table.name, false])
	}
	const team = await signedIn(site.url, store, 'team')
	expect((await team.post('/desk/data/person', { email, intent: 'find' })).status).toBe(403)
})

test('a person is found by a name too, and chosen before anything is shown', async () => {
	const { reference } = await aCase({ email: 'ottilie@example.org', name: 'Ottilie Brandt' })
	const lead = await signedIn(site.url, store, 'lead')
	const found = await textOf(await lead.post('/desk/data/person', { email: 'ottilie brandt', intent: 'find' }))
	expect(found).toContain('Is it this person?')
	expect(found).toContain(`ottilie@example.org · ${reference}`)
	expect(found).not.toContain('Held about')
	expect((await lead.post('/desk/data/person', { email: 'no such person', intent: 'find' })).status).toBe(422)
	await lead.post('/desk/data/person', { email: 'ottilie@example.org', intent: 'find' })
	expect(await textOf(await lead.get('/desk/data/person'))).toMatch(new RegExp(`Looked at.*${reference}`))
})

test('the page of the export says how many cases there are before a file is made', async () => {
	const { reference } = await aCase({ form: 'contact', answers: {} })
	expect(reference).not.toBe('')
	const lead = await signedIn(site.url, store, 'lead')
	expect(await textOf(await lead.get('/desk/data/export'))).toMatch(/Question \(1 open, 1 in all\)/)
})

test('erasing a donor is refused while a monthly donation is charged, then keeps amounts and says so', async () => {
	const email = 'dana.frost@example.org'
	const person = { email, first_name: 'Dana', last_name: 'Frost', message: 'for DANA’s birthday' }
	const { payableId, reference } = await storedDonation(store, { ...person, frequency: 'monthly', state: 'active' })
	const lead = await signedIn(site.url, store, 'lead')
	const shown = await textOf(await lead.post('/desk/data/person', { email, intent: 'find' }))
	expect(shown).toContain(`${reference}: £20 a month`)
	expect(shown).toContain(`${reference} is still charged each month. Cancel it first`)
	const file = (await (await lead.post('/desk/data/person-file', { email })).json()) as {
		giving: { donations: unknown[] }
	}
	expect(file.giving.donations).toMatchObject([{ reference, message: 'for DANA’s birthday' }])
	expect((await lead.post('/desk/data/person', { email, intent: 'erase', sure: 'yes' })).status).toBe(409)
	await store.db.updateTable('payable').set({ state: 'cancelled' }).where('id', '=', payableId).execute()
	const lines = [aStatementLine('D FROST CAKES', { day: '2026-11-20' })]
	await importStatement(store, { lines, currency: 'GBP', staffId: null }, Date.now())
	const erased = await textOf(await lead.post('/desk/data/person', { email, intent: 'erase', sure: 'yes' }))
	expect(erased).toContain('is erased, except the amounts of their donations, without their name.')
	expect(erased).toContain(
		'A line of a bank statement that no gift or order has may still name them: £20 of 20 November 2026.',
	)
	const row = await store.db
		.selectFrom('payable')
		.innerJoin('donation', 'payable_id', 'id')
		.selectAll()
		.where('id', '=', payableId)
		.executeTakeFirst()
	expect(row).toMatchObject({
		email: '',
		first_name: '',
		last_name: '',
		message: '',
		amount_minor: 2000,
	})
	expect(await newestAction()).toMatchObject({ action: 'deleted', subject: `all data of a person ${reference}` })
})

test('a data protection complaint is a case due in 30 days, entered once however often the button is pressed', async () => {
	const team = await signedIn(site.url, store, 'team')
	const form = await (await team.get('/desk/data/complaint')).text()
	const formId = /name="formId" value="([^"]+)"/.exec(form)?.[1] ?? ''
	const today = /max="([\d-]+)"/.exec(form)?.[1] ?? ''
	const fields = { formId, name: 'Ines Roy', receivedOn: today, channel: 'Letter', message: 'You kept my old address.' }
	// Pasted from a chat and from a website.
	Object.assign(fields, { email: '\u200bines@my–site.org', phone: '\u200e01632\u2011960\u2011001' })
	const refused = await team.post('/desk/data/complaint', { ...fields, message: '', receivedOn: '2199-01-01' })
	expect(refused.status).toBe(422)
	expect(await refused.text()).toContain('Ines Roy')
	const sent = await Promise.all([1, 2].map(() => team.post('/desk/data/complaint', fields)))
	const places = new Set(sent.map(({ headers }) => headers.get('Location')))
	expect(places.size).toBe(1)
	const [place = ''] = places
	expect(place).toMatch(/^\/desk\/cases\/DPC-/)
	expect(await textOf(await team.get(place ?? ''))).toContain('You kept my old address.')
	const reference = (place ?? '').split('/').at(-1) ?? ''
	const row = await store.db
		.selectFrom('submission')
		.selectAll()
		.where('reference', '=', reference)
		.executeTakeFirstOrThrow()
	expect(Date.parse(row.reply_by) - Date.parse(today)).toBe(30 * DAY_MS)
	expect([row.email, row.phone]).toEqual(['ines@my-site.org', '01632-960-001'])
})

test('the settings page says when entries of the audit log were deleted or changed', async () => {
	const lead = await signedIn(site.url, store, 'lead')
	await store.write(async (transaction) => {
		for (const subject of ['first', 'second', 'third', 'fourth'])
			await recordEvent(transaction, { staffId: lead.id, action: 'case taken', subject }, Date.now())
	})
	await sealAuditLog(store, formSecret, Date.now())
	expect(await textOf(await lead.get('/desk/data/settings'))).toMatch(
		/Audit log.{0,40}entries, each as it was written/s,
	)
	await store.db.deleteFrom('audit_entry').where('subject', '=', 'second').execute()
	await store.db.updateTable('audit_entry').set({ action: 'signed out' }).where('subject', '=', 'third').execute()
	const settings = await textOf(await lead.get('/desk/data/settings'))
	expect(settings).toMatch(/1 entry is missing between .* UTC and .* UTC/)
	expect(settings).toMatch(/The entry of .* UTC is not the one that was written/)
	writeFileSync(join(dataDir, 'audit-head.json'), JSON.stringify({ number: 2, seal: 'as it was' }))
	expect(await textOf(await lead.get('/desk/data/settings'))).toContain('The log does not have seal 2')
})

test('after a night of a program what is held back is one page, and says how many more there are', async () => {
	const at = Date.now()
	const row = (index: number) => ({
		id: `night ${index}`,
		channel: 'email',
		submission_id: null,
		payload_json: JSON.stringify({ to: `n${index}@example.org`, subject: 'x', text: 'x' }),
		created_at: at,
		next_at: at,
		quarantined_at: at + index,
		quarantine_reason: 'over the limit',
	})
	const rows = Array.from({ length: 130 }, (_, index) => row(index))
	await store.write((transaction) => transaction.insertInto('delivery').values(rows).execute())
	const team = await signedIn(site.url, store, 'team')
	const page = await textOf(await team.get('/desk/quarantine'))
	expect(page).toContain('n0@example.org')
	expect(page).not.toContain('n129@example.org')
	expect(page).toMatch(/30 more: they are shown once you have released or deleted some of these/)
	await store.write((transaction) => transaction.deleteFrom('delivery').where('id', 'like', 'night %').execute())
})

test('leads see what is deleted soon, what was left out, and which settings work, without a secret', async () => {
	const { reference } = await aCase({ name: 'Soon Gone', quarantineReasons: ['sent within 3 seconds'] })
	const later = await aCase({ name: 'Waits For Us' })
	const lead = await signedIn(site.url, store, 'lead')
	const calendar = await textOf(await lead.get('/desk/data/deletion'))
	expect(calendar).toContain('Soon Gone')
	expect(calendar).toContain(reference)
	expect(calendar).toContain('still open')
	expect(calendar).toMatch(/Held back since .*, and no one decided/)
	expect(calendar).toContain('1 of them is still open: answer it first.')
	expect(calendar).toContain('Keep longer')
	// Open cases wait for an answer.
	expect(calendar).not.toContain(later.reference)
	const settings = await textOf(await lead.get('/desk/data/settings'))
	expect(settings).toContain('SMTP_URL is not set')
	expect(settings).toContain('To do: Set SMTP_URL to your mail server.')
	expect(settings).toContain('Disk space')
	expect(settings).toContain('None was made on this server')
	expect(settings).toContain('copied only with a backup')
	expect(calendar).toContain('An open case is not deleted')
	const deliveries = await textOf(await lead.get('/desk/deliveries'))
	expect(deliveries).toContain('Emails reach no one at the moment.')
	expect(deliveries).toContain('To fix it: set SMTP_URL to your mail server.')
	// The small charity has not all of its pictures.
	const content = await textOf(await lead.get('/desk/data/content'))
	expect(content).toMatch(/\d+ records are shown in part\./)
	expect(content).toMatch(/media\.yaml has no picture “[\w-]+”\. .*Visitors see the rest without it\./)
	expect(content).toContain('Correct this file in your content folder.')
	expect((await lead.get('/desk/data')).status).toBe(200)
})
