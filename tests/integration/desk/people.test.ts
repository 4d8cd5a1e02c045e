import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, DAY_MS, dayIn } from '#lib/dates.ts'
import { changeSettings } from '#records/staff/team.ts'
import { openStore, type Store } from '#records/store/open-store.ts'
import { accept } from '#records/submissions/accept.ts'
import { aSubmission } from '#tests/builders/applications/submission.ts'
import { freshFolder, type SiteProcess, startSiteProcess } from '../support/site-process.ts'
import { SMALL_CHARITY } from '../support/small-charity.ts'
import { DESK_URL, signedIn, textOf } from './desk-visitor.ts'

const dataDir = freshFolder('desk-people')
let site: SiteProcess
let store: Store

beforeAll(async () => {
	site = await startSiteProcess({ ...SMALL_CHARITY, DATA_DIR: dataDir, SITE_URL: DESK_URL })
	store = await openStore({ dataDir, databaseUrl: null, onLostConnection() {} })
})
afterAll(async () => {
	await store?.close()
	await site?.stop()
})

const wordsOf = (html: string) =>
	html
		.replaceAll('<!-- -->', '')
		.replaceAll(/<[^>]+>/g, ' ')
		.replaceAll(/\s+/g, ' ')

test('people have one action for their role and for removing them, what each role may use, and who is away', async () => {
	const ana = await signedIn(site.url, store, 'lead')
	const lee = await signedIn(site.url, store, 'team')
	const until = addDays(dayIn('UTC', Date.now()), 3)
	await changeSettings(store, { id: lee.id, by: ana.id, settings: { awayUntil: until } }, Date.now())
	const people = await (await ana.get('/desk/people')).text()
	expect(people.match(/<summary>/g)).toHaveLength(2)
	const words = wordsOf(people)
	expect(words).toContain('2 people can open this desk.')
	expect(words).toMatch(/Lead Does everything, .*? Not signed in yet Change the role of [^ ]/)
	expect(words).toMatch(
		/Team Answers applications and questions, .*? Not signed in yet Change the role of or remove [^ ]/,
	)
	expect(people).toMatch(/<b>Treasurer<\/b>.{0,200}Donations, the books, bank statements and Gift Aid/)
	expect(people).toContain('Away until')
	const team = await (await ana.get('/desk/team')).text()
	expect(team).toMatch(/is away until/)
})

test('an invitation is written on a page of its own, with what was typed if it is refused', async () => {
	const ana = await signedIn(site.url, store, 'lead')
	const people = await (await ana.get('/desk/people')).text()
	expect(people).not.toContain('name="email"')
	expect(people).toContain('href="/desk/people?invite=1"')
	expect(wordsOf(await (await ana.get('/desk/people?invite=1')).text())).toContain('It works for 7 days.')
	const invite = { do: 'invite', name: 'Noor', email: 'noor at home', role: 'team' }
	const refused = await ana.post('/desk/people', invite)
	expect(refused.status).toBe(422)
	expect(await refused.text()).toContain('value="noor at home"')
	const sent = await (await ana.post('/desk/people', { ...invite, email: 'noor@rescue.example' })).text()
	expect(sent).toContain('An invitation is on its way to noor@rescue.example.')
	expect(sent).toContain('Who is at the desk')
	expect(wordsOf(sent)).toMatch(/Invited, not here yet .*? Noor Team noor@rescue\.example The link works until/)
})

test('the log of a month is an address, says what a reference is about, and counts through its pages', async () => {
	const lead = await signedIn(site.url, store, 'lead')
	const sent = aSubmission({ name: 'Sam Taylor', about: 'Bramble', aboutSlug: 'bramble' })
	const { reference } = await accept(store, sent, () => [], Date.now())
	// At noon: an hour before midnight the charity's clock may be in the next month already.
	const then = Math.floor(Date.now() / DAY_MS) * DAY_MS - 60 * DAY_MS + DAY_MS / 2
	const month = new Date(then).toISOString().slice(0, 7)
	const entries = Array.from({ length: 101 }, (_, index) => ({
		id: randomUUID(),
		at: then + index,
		staff_id: lead.id,
		action: 'case taken' as const,
		subject: index === 100 ? reference : 'ORD-7K3F-2X',
	}))
	await store.db.insertInto('audit_entry').values(entries).execute()
	const html = await (await lead.get(`/desk/audit-log?month=${month}`)).text()
	const page = html.replaceAll(/<!--.*?-->/g, '')
	expect(page).toContain('100 of 101')
	expect(page).toMatch(new RegExp(`${reference}</a><span[^>]*> Adoption, Bramble<`))
	expect(page).toContain(`<option value="${month}" selected`)
	expect(page).not.toMatch(/Signed in<|Sam Taylor/)
	const [, older = ''] = /href="\/desk\/audit-log(\?[^"]*before=[^"]*)"/.exec(page) ?? []
	const next = await textOf(await lead.get(`/desk/audit-log${older.replaceAll('&amp;', '&')}`))
	expect(next).toContain('101 to 101 of 101')
	const now = await textOf(await lead.get(`/desk/audit-log?month=${new Date().toISOString().slice(0, 7)}`))
	expect(now).not.toContain('Case taken')
})

test('who was invited and what changed for whom is said by name', async () => {
	const lead = await signedIn(site.url, store, 'lead')
	const lee = await signedIn(site.url, store, 'team')
	await lead.post('/desk/people', { do: 'invite', name: 'Noor Aziz', email: 'noor@rescue.example', role: 'treasurer' })
	await lead.post('/desk/people', { do: 'role', id: lee.id, role: 'treasurer', name: 'Lee' })
	const page = await textOf(await lead.get('/desk/audit-log?kind=people'))
	expect(page).toMatch(/Invited.*Noor Aziz, as Treasurer/s)
	expect(page).toMatch(/Role changed.*, now Treasurer/s)
})

test('the title of each refused form begins with “Error:”, and of no other page', async () => {
	const lead = await signedIn(site.url, store, 'lead')
	const { reference } = await accept(store, aSubmission(), () => [], Date.now())
	const refused: [path: string, fields: Record<string, string>][] = [
		['/desk/people', { do: 'invite', name: 'Noor', email: 'noor at home', role: 'team' }],
		['/desk/data/complaint', {}],
		['/desk/data/person', { intent: 'find', email: '' }],
		['/desk/quarantine', { intent: 'delete' }],
		['/desk/team', { id: lead.id, away: 'soon' }],
		['/desk/account/settings', { away: 'soon' }],
		['/desk/views', { intent: 'save', name: '' }],
		['/desk/giving/statement', { intent: 'import', csv: '' }],
		[`/desk/cases/${reference}`, { intent: 'note', version: '0', note: '' }],
		[`/desk/cases/${reference}/email`, { intent: 'preview', subject: '', body: '' }],
	]
	for (const [path, fields] of refused) {
		const answer = await lead.post(path, fields)
		const html = await answer.text()
		expect([path, answer.status, /<title>([^<]*)/.exec(html)?.[1]]).toEqual([
			path,
			expect.toSatisfy((status: number) => status === 409 || status === 422),
			expect.stringMatching(/^Error: .* – Desk$/),
		])
		// Without JavaScript the browser leads to why.
		expect(html, path).toMatch(/ autofocus="".{0,1500}role="alert"/s)
	}
	expect(await (await lead.get('/desk/people')).text()).toContain('<title>People – Desk')
})
