import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cookieOf, DESK_SITE_URL, deskHttp } from '#tests/integration/desk/desk-http.ts'
import { textOf } from '#tests/integration/desk/desk-visitor.ts'
import { freshFolder, type SiteProcess, startSiteProcess } from '#tests/integration/support/site-process.ts'
import { SMALL_CHARITY } from '#tests/integration/support/small-charity.ts'

const dataDir = freshFolder('desk-sign-in')
let site: SiteProcess
const desk = deskHttp({ site: () => site, dataDir })

beforeAll(async () => {
	site = await startSiteProcess({ ...SMALL_CHARITY, DATA_DIR: dataDir, SITE_URL: DESK_SITE_URL, TRUST_PROXY: '1' })
})
afterAll(() => site?.stop())

/** What is stored, read or changed as another program would. */
function inStore<T>(work: (db: DatabaseSync) => T): T {
	const db = new DatabaseSync(join(dataDir, 'records.db'), { timeout: 10_000 })
	try {
		return work(db)
	} finally {
		db.close()
	}
}

/** Moves all sign-ins a while back. */
function age(minutes: number) {
	inStore((db) => db.exec(`update staff_session set signed_in_at = signed_in_at - ${minutes * 60_000}`))
}

function names() {
	return inStore((db) => db.prepare('select name from staff where removed_at is null').all()).map(({ name }) => name)
}

/** In the audit log, of a person. */
function actions(name: string) {
	const query = 'select action from audit_entry where staff_id = ?'
	return inStore((db) => db.prepare(query).all(idOf(name))).map(({ action }) => action)
}

function idOf(name: string): string {
	return String(inStore((db) => db.prepare('select id from staff where name = ?').get(name))?.id)
}

function wrongFor(code: string): string {
	return code === '00000000' ? '00000001' : '00000000'
}

/** "/desk/confirm?form=…" of a response. */
function stepOf(response: Response): string {
	return response.headers.get('Location') ?? ''
}

test('removing a person needs a recent sign-in: a code is asked for, and the pressed form is pressed again', async () => {
	const old = await desk.accept('lena@rescue.example', 'lead')
	await desk.accept('tom@rescue.example', 'team')
	age(16)
	const remove = { do: 'remove', id: idOf('tom'), name: 'tom', role: 'team' }
	const asked = await desk.post('/desk/people', remove, { cookie: old })
	expect(asked.status).toBe(302)
	expect(stepOf(asked)).toMatch(/^\/desk\/confirm\?form=[\w-]{32}$/)
	expect(names()).toContain('tom')

	const step = stepOf(asked)
	const page = await (await desk.get(step, { cookie: old })).text()
	expect(page).toContain('Is it still you?')
	// Not before the person is known.
	expect(page).not.toContain(remove.id)
	const emailed = await desk.post(step, { do: 'email' }, { cookie: old })
	const { code, linkKey } = await desk.emailTo('lena@rescue.example')
	expect(linkKey).toBe('')
	const wrong = wrongFor(code)
	expect((await desk.post(stepOf(emailed), { do: 'code', code: wrong }, { cookie: old })).status).toBe(422)
	const confirmed = await desk.post(stepOf(emailed), { do: 'code', code }, { cookie: old })
	const cookie = cookieOf(confirmed, 'session')
	// A copy of the earlier cookie gains nothing.
	expect((await desk.get('/desk/people', { cookie: old })).status).toBe(302)

	const again = await (await desk.get(stepOf(confirmed), { cookie })).text()
	expect(again).toContain('Remove tom from the desk')
	expect(again).toContain(`value="${remove.id}"`)
	expect(again).toContain('action="/desk/people"')
	expect(names()).toContain('tom')
	expect((await desk.post('/desk/people', remove, { cookie })).status).toBe(200)
	expect(names()).not.toContain('tom')
	// A wrong code of a signed-in person is in their own log.
	expect(actions('lena')).toContain('wrong code typed')
})

test('a code that does not sign in is answered in the same words, as often as one likes, for known and unknown addresses', async () => {
	await desk.accept('kit@rescue.example', 'team')
	const answersTo = async (email: string) => {
		const cookie = cookieOf(await desk.post('/desk/sign-in', { email, to: '/' }), 'browser')
		if (email.startsWith('kit')) await desk.emailTo(email)
		const answers: [number, string][] = []
		for (const code of ['11111111', '22222222', '', '1234', '33333333', '44444444', '55555555', '66666666']) {
			const answer = await desk.post('/desk/sign-in/email', { code, to: '/' }, { cookie })
			answers.push([answer.status, await textOf(answer)])
		}
		return answers
	}
	const [known, unknown] = [await answersTo('kit@rescue.example'), await answersTo('no.one@rescue.example')]
	expect(known).toEqual(unknown)
	expect(new Set(known.map(String)).size).toBe(1)
	expect(known[0]?.[1]).toContain('That code does not sign you in.')
	expect(known[0]?.[1]).toContain('After too many wrong codes none works for a day.')
	// No browser asked here.
	const other = await desk.post('/desk/sign-in/email', { code: '11111111', to: '/' })
	expect(await textOf(other)).toBe(known[0]?.[1])
	const [warning] = await desk.emailsWith('kit@rescue.example', /^Wrong codes were typed/)
	expect(warning?.text).toContain('Someone typed five wrong codes for your sign-in to the')
	expect(warning?.text).not.toContain('/desk')
	const lead = await desk.accept('rae@rescue.example', 'lead')
	const log = await textOf(await desk.get('/desk/audit-log?kind=sign-in', { cookie: lead }))
	expect(log).toContain('Wrong code typed Someone not signed in kit')
	expect(log).toContain('Warned of wrong codes The server kit')
})

test('beyond ten sign-in emails an hour a person gets no more, except in a browser of theirs; the answers stay the same, and the operator is told once', async () => {
	const accepted = await desk.post('/desk/invitation', { key: desk.inviteKey('zoe@rescue.example', 'team') })
	await desk.accept('yan@rescue.example', 'team')
	const answers: (string | number | null)[][] = []
	for (let turn = 0; turn < 13; turn += 1) {
		const headers = { 'X-Forwarded-For': `203.0.113.${100 + turn}` }
		const answer = await desk.post('/desk/sign-in', { email: 'zoe@rescue.example', to: '/' }, { headers })
		answers.push([answer.status, answer.headers.get('Location'), cookieOf(answer, 'browser').length])
	}
	expect(new Set(answers.map(String)).size).toBe(1)
	// The outbox has sent what was asked for before.
	await desk.post('/desk/sign-in', { email: 'yan@rescue.example', to: '/' })
	await desk.emailTo('yan@rescue.example')
	expect(await desk.emailsWith('zoe@rescue.example', /your code/, 10)).toHaveLength(10)
	const lines = site
		.printed()
		.split('\n')
		.filter((line) => line.includes('sign-in emails withheld'))
	expect(lines).toEqual([expect.stringContaining(`"staffId":"${idOf('zoe')}"`)])
	// In the browser that she has signed in with she still gets them.
	await desk.post('/desk/sign-in', { email: 'zoe@rescue.example', to: '/' }, { cookie: cookieOf(accepted, 'device') })
	expect(await desk.emailsWith('zoe@rescue.example', /your code/, 11)).toHaveLength(11)
})

test('a browser that is new to its person is told to them by email; one that has signed them in before is not', async () => {
	const accepted = await desk.post('/desk/invitation', { key: desk.inviteKey('ivo@rescue.example', 'team') })
	const device = cookieOf(accepted, 'device')
	expect(accepted.headers.getSetCookie().join()).toMatch(/__Host-desk-device=[^;]+; Max-Age=7776000; Path=\/; HttpOnly/)
	const used: string[] = []
	const signIn = async (cookie: string) => {
		await desk.post('/desk/sign-in', { email: 'ivo@rescue.example', to: '/' })
		const emails = await desk.emailsWith('ivo@rescue.example', /your code/, used.length + 1)
		const keys = emails.map(({ text }) => /\/link\?key=([\w-]+)/.exec(text ?? '')?.[1] ?? '')
		const key = keys.find((one) => !used.includes(one)) ?? ''
		used.push(key)
		return cookieOf(await desk.post('/desk/sign-in/link', { key }, { cookie }), 'device')
	}
	expect(await signIn(device)).toBe(device)
	const other = await signIn('')
	expect(other).toMatch(/=.{20}/)
	expect(other).not.toBe(device)
	const told = await desk.emailsWith('ivo@rescue.example', /with a new device$/)
	expect(told).toHaveLength(1)
	expect(told[0]?.text).toContain('sign it out under your name at the desk, and tell a lead.')
})

test('signing out everywhere else needs a recent sign-in, keeps this browser and ends the others', async () => {
	const cookie = await desk.accept('uma@rescue.example', 'team')
	const other = await desk.accept('uma@rescue.example', 'team')
	expect(await textOf(await desk.get('/desk/account', { cookie }))).toContain('Sign out everywhere else')
	age(16)
	const asked = await desk.post('/desk/account', { session: 'others' }, { cookie })
	expect(stepOf(asked)).toMatch(/^\/desk\/confirm\?form=/)
	expect((await desk.get('/desk/account', { cookie: other })).status).toBe(200)
	age(-16)
	const done = await desk.post('/desk/account', { session: 'others' }, { cookie })
	expect(await textOf(done)).toContain('You are signed out everywhere else.')
	expect((await desk.get('/desk/account', { cookie: other })).status).toBe(302)
	expect((await desk.get('/desk/account', { cookie })).status).toBe(200)
})

test('passkeys at the confirmation are limited for a network address, as at the sign-in', async () => {
	const cookie = await desk.accept('pia@rescue.example', 'team')
	age(16)
	const headers = { 'X-Forwarded-For': '203.0.113.77' }
	const statuses = new Map<number, number>()
	for (let turn = 0; turn < 121; turn += 1) {
		const tried = { do: turn % 2 === 0 ? 'passkey-options' : 'passkey', credential: '{}' }
		const { status } = await desk.post('/desk/confirm.data?form=x', tried, { cookie, headers })
		statuses.set(status, (statuses.get(status) ?? 0) + 1)
	}
	expect([...statuses]).toEqual([
		[200, 60],
		[422, 61],
	])
	const refused = await desk.post('/desk/confirm', { do: 'passkey-options' }, { cookie, headers })
	expect(await textOf(refused)).toContain('Too many passkeys were tried.')
})

test('what waits is for the session that sent it, and the way back stays within the desk', async () => {
	const [mia, noa] = [await desk.accept('mia@rescue.example', 'lead'), await desk.accept('noa@rescue.example', 'lead')]
	age(16)
	const asked = await desk.post('/desk/people', { do: 'remove', id: idOf('noa'), name: 'noa' }, { cookie: mia })
	inStore((db) => db.exec(`update staff_session set signed_in_at = ${Date.now()}`))
	expect((await desk.get(stepOf(asked), { cookie: noa })).headers.get('Location')).toBe('/desk')
	for (const to of ['//evil.example', 'https://evil.example', '/\\evil.example', '/people/../../x']) {
		const answer = await desk.get(`/desk/confirm?to=${encodeURIComponent(to)}`, { cookie: mia })
		expect(answer.headers.get('Location'), to).toBe('/desk')
	}
})

test('after a day of use nothing that is stored signs anyone in', async () => {
	const secrets: string[] = []
	const codes: string[] = []
	const keyOf = (cookie: string) =>
		JSON.parse(Buffer.from(decodeURIComponent(cookie.split('=')[1] ?? ''), 'base64').toString())
	const invitation = desk.inviteKey('una@rescue.example', 'lead')
	const unused = desk.inviteKey('ida@rescue.example', 'team')
	const cookie = cookieOf(await desk.post('/desk/invitation', { key: invitation }), 'session')
	const signIn = await desk.post('/desk/sign-in', { email: 'una@rescue.example', to: '/' })
	const first = await desk.emailTo('una@rescue.example')
	await desk.post('/desk/sign-in', { email: 'una@rescue.example', to: '/' })
	const second = await desk.emailTo('una@rescue.example', 2)
	const byLink = await desk.post('/desk/sign-in/link', { key: first.linkKey || second.linkKey })
	const challenge = await (await desk.post('/desk/sign-in/passkey.data', { do: 'options' })).text()
	age(16)
	const held = await desk.post('/desk/people', { do: 'remove', id: 'x', name: 'x' }, { cookie })
	await desk.post(stepOf(held), { do: 'email' }, { cookie })
	const third = await desk.emailTo('una@rescue.example', 3)
	secrets.push(invitation, unused, first.linkKey, second.linkKey, stepOf(held).split('=')[1] ?? '')
	secrets.push(keyOf(cookie), keyOf(cookieOf(byLink, 'session')), keyOf(cookieOf(signIn, 'browser')))
	secrets.push(/"challenge","([\w-]{40,})"/.exec(challenge)?.[1] ?? '')
	codes.push(first.code, second.code, third.code)
	expect([...secrets, ...codes].filter((secret) => !/^([\w-]{32,}|\d{8})$/.test(secret))).toEqual([])

	const values = inStore((db) => {
		const tables = db.prepare(`select name from sqlite_master where type = 'table'`).all()
		return tables.flatMap(({ name }) =>
			db
				.prepare(`select * from "${name}"`)
				.all()
				.flatMap((row) => Object.values(row)),
		)
	}).map(String)
	const found = values.filter((value) => codes.includes(value) || secrets.some((secret) => value.includes(secret)))
	expect(found).toEqual([])
	expect(values.length).toBeGreaterThan(100)
	for (const secret of secrets) expect(site.printed()).not.toContain(secret)
})

test('a cookie planted before sign-in gains nothing, and a link signs in once, however often it is opened', async () => {
	const planted = await desk.accept('eve@rescue.example', 'team')
	await desk.accept('ola@rescue.example', 'lead')
	await desk.post('/desk/sign-in', { email: 'ola@rescue.example', to: '/' }, { cookie: planted })
	const { linkKey: key } = await desk.emailTo('ola@rescue.example')
	for (let look = 0; look < 3; look += 1) {
		expect(await (await desk.get(`/desk/sign-in/link?key=${key}`)).text()).toContain('Sign in to the desk')
	}
	const signedIn = await desk.post('/desk/sign-in/link', { key }, { cookie: planted })
	const cookie = cookieOf(signedIn, 'session')
	expect(cookie).not.toBe(planted)
	expect(await (await desk.get('/desk/account', { cookie })).text()).toContain('ola@rescue.example')
	// The cookie is replaced, so the session that was in it ends.
	expect((await desk.get('/desk/account', { cookie: planted })).status).toBe(302)
	expect((await desk.post('/desk/sign-in/link', { key })).status).toBe(404)
	// Copied before the sign-out.
	const signedOut = await desk.post('/desk/sign-out', {}, { cookie })
	const signIn = await desk.get(signedOut.headers.get('Location') ?? '')
	expect(await signIn.text()).toContain('You are signed out.')
	expect((await desk.get('/desk/account', { cookie })).status).toBe(302)
	expect((await desk.post('/desk/people', { do: 'remove', id: idOf('eve'), name: 'eve' }, { cookie })).status).toBe(302)
	expect(names()).toContain('eve')
})

test('forged forwarding headers do not lift the limit of an address, and it locks out no other', async () => {
	await desk.accept('ike@rescue.example', 'team')
	const ask = async (forwardedFor: string, email = 'ike@rescue.example') => {
		const answer = await desk.post(
			'/desk/sign-in',
			{ email, to: '/' },
			{ headers: { 'X-Forwarded-For': forwardedFor } },
		)
		return answer.status === 303
	}
	const noisy = '203.0.113.5'
	const asked = []
	for (let turn = 0; turn < 8; turn += 1) asked.push(await ask(`198.51.100.${turn}, ${noisy}`))
	expect(asked).toEqual([true, true, true, true, true, false, false, false])
	// Many people from one address, until it has no more.
	let count = asked.filter(Boolean).length
	while (await ask(`198.51.100.${count}, ${noisy}`, `someone-${count}@rescue.example`)) count += 1
	expect(count).toBe(30)
	expect(await ask('203.0.113.9')).toBe(true)
})
