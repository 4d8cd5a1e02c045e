import { afterAll, beforeAll, expect, test } from 'vitest'
import { listCaseEvents } from '#records/cases/events.ts'
import { readAuditLog } from '#records/staff/audit.ts'
import { openStore, type Store } from '#records/store/open-store.ts'
import { accept } from '#records/submissions/accept.ts'
import { findSubmission } from '#records/submissions/submissions.ts'
import { enough } from '#tests/builders/applications/answers.ts'
import { aSubmission } from '#tests/builders/applications/submission.ts'
import { freshFolder, type SiteProcess, startSiteProcess } from '../../support/site-process.ts'
import { SMALL_CHARITY } from '../../support/small-charity.ts'
import { DESK_URL, signedIn } from '../desk-visitor.ts'

const dataDir = freshFolder('desk-case')
const NEXT_YEAR = new Date().getFullYear() + 1
const HOSTILE = '<script>alert(1)</script>"\' \u202Eevil\u0000 مرحبا'
let site: SiteProcess
let store: Store
/** A lead, and two of the team. */
let ana: Visitor
let lee: Visitor
let mo: Visitor

type Visitor = Awaited<ReturnType<typeof signedIn>>

beforeAll(async () => {
	site = await startSiteProcess({ ...SMALL_CHARITY, DATA_DIR: dataDir, SITE_URL: DESK_URL })
	store = await openStore({ dataDir, databaseUrl: null, onLostConnection() {} })
	ana = await signedIn(site.url, store, 'lead')
	lee = await signedIn(site.url, store, 'team')
	mo = await signedIn(site.url, store, 'team')
})
afterAll(async () => {
	await store?.close()
	await site?.stop()
})

async function aCase(changes: Parameters<typeof aSubmission>[0] = {}) {
	return accept(store, aSubmission(changes), () => [], Date.now())
}

async function version(reference: string): Promise<string> {
	return String((await findSubmission(store, reference))?.version)
}

/** Sends a form of the case page as it was seen now. */
async function send(visitor: Visitor, reference: string, fields: Record<string, string>) {
	return visitor.post(`/desk/cases/${reference}`, { version: await version(reference), ...fields })
}

test('answers about health and offences are in no byte of a page for those who may not read them', async () => {
	const answers = {
		...enough.adoption,
		dog: 'biscuit',
		allergies: 'yes',
		offence: 'no',
		gaveUp: 'yes',
		gaveUpWhy: 'MOVED-ABROAD',
	}
	const flags = [
		{ text: 'Fence 90 cm', isSensitive: false },
		{ text: 'Someone at home is allergic', isSensitive: true },
	]
	const { reference } = await aCase({ answers, flags, aboutSlug: 'biscuit' })
	const SECRET = /MOVED-ABROAD|allergic|banned from keeping|had to give up/
	const paths = [
		`/desk/cases/${reference}`,
		`/desk/cases/${reference}.data`,
		...['', '.data'].map((data) => `/desk/cases/${reference}/email${data}?template=empty`),
		...['', '.data'].map((data) => `/desk/cases/compare${data}?dog=biscuit&case=${reference}`),
	]
	const tom = await signedIn(site.url, store, 'treasurer')
	for (const path of paths) {
		const page = await lee.get(path)
		expect([page.status, await page.text()], path).toEqual([200, expect.not.stringMatching(SECRET)])
		const refused = await tom.get(path)
		expect([refused.status, await refused.text()], path).toEqual([403, expect.not.stringMatching(SECRET)])
		expect(await (await ana.get(path)).text(), path).not.toMatch(SECRET)
	}
	// A link, perhaps of another site, opens nothing, and the log names no one who did not press.
	for (const data of ['', '.data'])
		expect(await (await ana.get(`/desk/cases/${reference}${data}?restricted=1`)).text()).not.toMatch(SECRET)
	const open = async (visitor: Visitor, data = '') =>
		(await visitor.post(`/desk/cases/${reference}${data}`, { intent: 'restricted' })).text()
	expect(await open(lee)).not.toMatch(SECRET)
	expect((await readAuditLog(store, { limit: 99 })).filter(({ action }) => action.startsWith('restricted'))).toEqual([])

	await send(lee, reference, { intent: 'assign', to: lee.id })
	const held = await open(lee)
	expect(held).toMatch(/MOVED-ABROAD/)
	expect(held).toMatch(/Someone at home is allergic/)
	expect(await open(mo)).not.toMatch(SECRET)
	await Promise.all([1, 2, 3].map(() => open(lee, '.data')))
	expect(await open(ana)).toMatch(/MOVED-ABROAD/)
	// The next look at the page is another press.
	expect(await (await ana.get(`/desk/cases/${reference}`)).text()).not.toMatch(SECRET)
	const viewed = (await readAuditLog(store, { limit: 99 })).filter(
		({ action }) => action === 'restricted answers viewed',
	)
	expect(new Set(viewed.map(({ staffId, subject }) => `${staffId} ${subject}`))).toEqual(
		new Set([`${ana.id} ${reference}`, `${lee.id} ${reference}`]),
	)
	// Once an hour, or twice where the hour turns between two requests.
	expect(viewed.length).toBeLessThanOrEqual(4)
	await send(lee, reference, { intent: 'assign', to: mo.id })
	expect(await open(lee)).not.toMatch(SECRET)
})

test('of two people at once the second is told, and what they typed is still there, also after leaving the page', async () => {
	const { reference } = await aCase()
	const seen = await version(reference)
	expect((await lee.post(`/desk/cases/${reference}`, { intent: 'note', version: seen, note: 'First!' })).status).toBe(
		303,
	)
	const second = await mo.post(`/desk/cases/${reference}`, {
		intent: 'note',
		version: seen,
		note: 'My long note',
		mention: ana.id,
	})
	const page = await second.text()
	expect(second.status).toBe(409)
	expect(page).toContain('Ana team wrote a note: First!')
	expect(page).toMatch(/<textarea[^>]*name="note"[^>]*>My long note<\/textarea>/)
	expect(page).toMatch(new RegExp(`checked[^>]*value="${ana.id}"|value="${ana.id}"[^>]*checked`))
	expect(await (await mo.get(`/desk/cases/${reference}`)).text()).toContain('My long note')
	expect(await (await lee.get(`/desk/cases/${reference}`)).text()).not.toContain('My long note')
	expect((await send(mo, reference, { intent: 'note', note: 'My long note' })).status).toBe(303)
	expect(await (await mo.get(`/desk/cases/${reference}`)).text()).not.toContain('not saved yet')
	const raced = await Promise.all(
		[lee, mo, ana].map((one) =>
			one.post(`/desk/cases/${reference}`, { intent: 'status', version: '2', status: 'in_review' }),
		),
	)
	expect(raced.map(({ status }) => status).sort()).toEqual([303, 409, 409])
})

test('the case of a person to ring first says so under what to do, with the number', async () => {
	const { reference } = await aCase({ isUrgent: true, phone: '01632 960 150' })
	const page = await (await lee.get(`/desk/cases/${reference}`)).text()
	expect(page).toMatch(/What to do<\/h2><a href="tel:[^"]+"[^>]*>.{0,900}?Ring <!-- -->01632 960 150<!-- --> first/s)
	const other = await aCase({ phone: '01632 960 150' })
	expect(await (await lee.get(`/desk/cases/${other.reference}`)).text()).not.toContain('case-ring')
})

test('a case closes only after an answer, and waits only with a date', async () => {
	const { reference } = await aCase({ name: 'Zoë Brown' })
	const refused = await send(lee, reference, {
		intent: 'status',
		status: 'declined',
		statusNote: 'Sorry, too small a garden',
	})
	expect(refused.status).toBe(422)
	const page = await refused.text()
	expect(page).toContain('They have not had an answer yet')
	expect(page).toContain('Sorry, too small a garden')
	expect((await send(lee, reference, { intent: 'status', status: 'waiting' })).status).toBe(422)
	expect((await send(lee, reference, { intent: 'status', status: 'waiting', backOn: '2020-01-01' })).status).toBe(422)
	expect(
		(await send(lee, reference, { intent: 'status', status: 'waiting', backOn: `${NEXT_YEAR}-02-30` })).status,
	).toBe(422)
	expect(
		(await send(lee, reference, { intent: 'status', status: 'waiting', backOn: `${NEXT_YEAR}-02-28` })).status,
	).toBe(303)
	expect(await findSubmission(store, reference)).toMatchObject({ status: 'waiting', backOn: `${NEXT_YEAR}-02-28` })
	await send(lee, reference, { intent: 'call', result: 'no answer' })
	expect((await send(lee, reference, { intent: 'status', status: 'declined' })).status).toBe(422)
	expect((await send(lee, reference, { intent: 'reply', reply: 'Yes please' })).status).toBe(303)
	expect(await findSubmission(store, reference)).toMatchObject({ status: 'in_review', backOn: expect.any(String) })
	await send(lee, reference, { intent: 'call', result: 'reached', call: 'Told them' })
	expect((await send(lee, reference, { intent: 'status', status: 'declined' })).status).toBe(303)
	const closed = await findSubmission(store, reference)
	expect(closed).toMatchObject({ status: 'declined', closedAt: expect.any(Number), backOn: null })
	expect((await listCaseEvents(store, closed?.id ?? '')).map(({ kind }) => kind)).toEqual([
		'status',
		'call',
		'reply',
		'call',
		'status',
		'received',
	])
})

test('tasks, links and holds of one case cannot be changed through another or by others', async () => {
	const [mine, other] = [await aCase({ email: 'a@example.org' }), await aCase({ email: 'a@example.org' })]
	await send(lee, other.reference, { intent: 'task', task: 'Ring the landlord', dueOn: `${NEXT_YEAR}-01-05`, for: '' })
	const task = await store.db.selectFrom('case_task').selectAll().executeTakeFirstOrThrow()
	expect((await send(lee, mine.reference, { intent: 'task-done', taskId: task.id })).status).toBe(404)
	expect((await send(lee, 'ADP-0000-00', { intent: 'note', note: 'x' })).status).toBe(404)
	expect((await send(lee, mine.reference, { intent: 'erase' })).status).toBe(400)
	expect((await send(lee, mine.reference, { intent: 'assign', to: 'unknown' })).status).toBe(422)
	const hold = { intent: 'hold', holdReason: 'A complaint', holdUntil: `${NEXT_YEAR}-01-05` }
	expect((await send(lee, mine.reference, hold)).status).toBe(422)
	expect((await send(ana, mine.reference, hold)).status).toBe(303)
	expect(await findSubmission(store, mine.reference)).toMatchObject({ hold: { reason: 'A complaint' } })
	expect(await (await lee.get(`/desk/cases/${mine.reference}`)).text()).toContain('the same email address')
	const decide = (decision: string) =>
		send(lee, mine.reference, { intent: 'same-person', other: other.reference, decision })
	expect((await decide('same')).status).toBe(303)
	expect(await (await lee.get(`/desk/cases/${other.reference}`)).text()).toContain('The same person.')
	expect((await decide('')).status).toBe(303)
	expect(await store.db.selectFrom('case_link').selectAll().execute()).toEqual([])
	expect(
		(await send(lee, mine.reference, { intent: 'same-person', other: mine.reference, decision: 'same' })).status,
	).toBe(404)
	expect((await send(lee, other.reference, { intent: 'task-done', taskId: task.id })).status).toBe(303)
	expect((await send(lee, other.reference, { intent: 'task-done', taskId: task.id })).status).toBe(404)
})

test('hostile text in every field is shown as text', async () => {
	const answers = { ...enough.adoption, dog: 'biscuit', walk: HOSTILE, holidays: 'x'.repeat(3000) }
	const { reference } = await aCase({
		name: HOSTILE,
		town: HOSTILE,
		about: HOSTILE,
		phone: HOSTILE,
		email: '"<b>"@example.org',
		answers,
		flags: [{ text: HOSTILE, isSensitive: false }],
	})
	const forms: Record<string, string>[] = [
		{ intent: 'note', note: HOSTILE },
		{ intent: 'call', result: 'reached', call: HOSTILE },
		{ intent: 'reply', reply: HOSTILE },
		{ intent: 'answered', answer: HOSTILE },
		{ intent: 'task', task: HOSTILE, dueOn: `${NEXT_YEAR}-01-05`, for: HOSTILE },
		{
			intent: 'status',
			status: 'waiting',
			'reason waiting': HOSTILE,
			statusNote: HOSTILE,
			backOn: `${NEXT_YEAR}-01-05`,
		},
		{ intent: 'hold', holdReason: HOSTILE, holdUntil: `${NEXT_YEAR}-01-05` },
	]
	for (const fields of forms) expect((await send(ana, reference, fields)).status, fields.intent).toBe(303)
	for (const fields of forms) {
		const refused = await ana.post(`/desk/cases/${reference}`, { ...fields, version: '0' })
		expect([refused.status, (await refused.text()).includes('<script>alert')], fields.intent).toEqual([409, false])
	}
	for (const path of [`/desk/cases/${reference}`, '/desk/cases/compare?dog=biscuit']) {
		const page = await ana.get(path)
		expect([page.status, (await page.text()).includes('<script>alert')], path).toEqual([200, false])
	}
	const tooLong = await send(ana, reference, { intent: 'note', note: 'y'.repeat(10_001) })
	expect([tooLong.status, (await tooLong.text()).includes('it has 10001')]).toEqual([422, true])
})

test('what people choose for themselves is kept: days away, the morning email, shortcuts', async () => {
	const mo = await signedIn(site.url, store, 'team')
	const ticks = async () => {
		const html = await (await mo.get('/desk/account')).text()
		return ['digest', 'shortcuts'].map((name) => new RegExp(`<input(?=[^>]* name="${name}")[^>]* checked`).test(html))
	}
	expect(await ticks()).toEqual([true, false])
	expect((await mo.post('/desk/account/settings', { away: '', shortcuts: 'on' })).status).toBe(303)
	expect(await ticks()).toEqual([false, true])
	expect((await mo.post('/desk/account/settings', { away: 'soon', digest: 'on' })).status).toBe(422)
	expect(await ticks()).toEqual([false, true])
	const tom = await signedIn(site.url, store, 'treasurer')
	expect(await (await tom.get('/desk/account')).text()).not.toContain('Keyboard shortcuts')
})
