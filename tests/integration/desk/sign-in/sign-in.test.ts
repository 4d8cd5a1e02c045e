import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshFolder, type SiteProcess, startSiteProcess } from '../../support/site-process.ts'
import { SMALL_CHARITY } from '../../support/small-charity.ts'
import { cookieOf, DESK_SITE_URL, deskHttp } from '../desk-http.ts'

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

/** As if all had signed in a while ago. */
function age(minutes: number) {
	inStore((db) => db.exec(`update staff_session set signed_in_at = signed_in_at - ${minutes * 60_000}`))
}

function names() {
	return inStore((db) => db.prepare('select name from staff where removed_at is null').all()).map(({ name }) => name)
}

function idOf(name: string): string {
	return String(inStore((db) => db.prepare('select id from staff where name = ?').get(name))?.id)
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
	const wrong = code === '000000' ? '000001' : '000000'
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
	expect([...secrets, ...codes].filter((secret) => !/^([\w-]{32,}|\d{6})$/.test(secret))).toEqual([])

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
	expect(await (await desk.get('/desk/account', { cookie: planted })).text()).not.toContain('ola@rescue.example')
	expect((await desk.post('/desk/sign-in/link', { key })).status).toBe(404)
	// Copied before the sign-out.
	await desk.post('/desk/sign-out', {}, { cookie })
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
