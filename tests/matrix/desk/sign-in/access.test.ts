import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { DESK_PAGES } from '#desk/pages.ts'
import { isAllowed, ROLES, type Role } from '#domain/desk/people/roles.ts'
import { serverEntry } from '#tests/integration/support/server-entry.ts'
import { freshFolder, type SiteProcess, startSiteProcess } from '#tests/integration/support/site-process.ts'
import { SMALL_CHARITY } from '#tests/integration/support/small-charity.ts'

const root = join(import.meta.dirname, '../../../..')
const SITE_URL = 'https://rescue.example'
const dataDir = freshFolder('desk')
let site: SiteProcess

beforeAll(async () => {
	site = await startSiteProcess({ ...SMALL_CHARITY, DATA_DIR: dataDir, SITE_URL })
})
afterAll(() => site?.stop())

/** The key of an invitation that the operator's command prints. */
function inviteKey(email: string, role: Role): string {
	const { stdout, stderr } = spawnSync(
		process.execPath,
		[serverEntry('desk'), 'invite', email, '--name', email.split('@')[0] ?? '', '--role', role],
		{ cwd: root, encoding: 'utf8', env: { ...process.env, ...SMALL_CHARITY, DATA_DIR: dataDir, SITE_URL } },
	)
	return /\/desk\/invitation\?key=([\w-]+)/.exec(stdout)?.[1] ?? `no key: ${stderr}`
}

interface Sent {
	cookie?: string
	headers?: Record<string, string>
}

function get(path: string, { cookie = '', headers = {} }: Sent = {}) {
	return fetch(site.url + path, { headers: { Cookie: cookie, ...headers }, redirect: 'manual' })
}

/** Posts as a browser sends a form of the site. */
function post(path: string, fields: Record<string, string>, { cookie = '', headers = {} }: Sent = {}) {
	return fetch(site.url + path, {
		method: 'POST',
		body: new URLSearchParams(fields),
		headers: { Cookie: cookie, Origin: SITE_URL, 'Sec-Fetch-Site': 'same-origin', ...headers },
		redirect: 'manual',
	})
}

/** "name=value" of a cookie that a response sets. */
function cookieOf(response: Response, name: string): string {
	const cookie = response.headers.getSetCookie().find((one) => one.startsWith(`__Host-desk-${name}=`))
	return cookie?.split(';')[0] ?? ''
}

async function accept(email: string, role: Role): Promise<string> {
	return cookieOf(await post('/desk/invitation', { key: inviteKey(email, role) }), 'session')
}

async function newestEmailTo(address: string) {
	const folder = join(dataDir, 'emails')
	const emails = await Promise.all(
		readdirSync(folder).map((name) => PostalMime.parse(readFileSync(join(folder, name)))),
	)
	const mine = emails.filter(({ to, subject }) => to?.[0]?.address === address && subject?.includes('your code'))
	const text = mine[0]?.text ?? ''
	return {
		count: mine.length,
		link: /https:\/\/rescue\.example(\/desk\/sign-in\/link\?key=[\w-]+)/.exec(text)?.[1] ?? '',
		code: /^(\d{4} \d{4})/.exec(mine[0]?.subject ?? '')?.[1] ?? '',
	}
}

test('until the first person is invited the address is an unknown page', async () => {
	const before = await get('/desk')
	expect(before.status).toBe(404)
	expect(await before.text()).toContain('Page not found')
	expect((await get('/desk/sign-in')).status).toBe(404)
})

test('an invitation opens by a press of its button only, once, and its cookie is for this host and https', async () => {
	const key = inviteKey('ana@rescue.example', 'lead')
	for (let look = 0; look < 3; look += 1) {
		const page = await get(`/desk/invitation?key=${key}`)
		expect(await page.text()).toContain('Accept and sign in')
		expect(page.headers.getSetCookie()).toEqual([])
		expect(page.headers.get('Cache-Control')).toBe('no-store')
		expect(page.headers.get('Referrer-Policy')).toBe('same-origin')
		expect(page.headers.get('X-Robots-Tag')).toBe('noindex')
	}
	const accepted = await post('/desk/invitation', { key })
	expect(accepted.headers.getSetCookie().join()).toMatch(
		/__Host-desk-session=[^;]+; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax/,
	)
	expect((await post('/desk/invitation', { key })).status).toBe(404)
	const inbox = await get('/desk', { cookie: cookieOf(accepted, 'session') })
	expect(await inbox.text()).toContain('Inbox')
})

test('a lead sees who is invited and withdraws it: its link opens nothing, and the log can be asked for it', async () => {
	const lead = await accept('wren@rescue.example', 'lead')
	const key = inviteKey('mistyped@rescue.example', 'team')
	const people = await (await get('/desk/people', { cookie: lead })).text()
	expect(people).toContain('mistyped@rescue.example')
	const [, id = ''] = /name="id" value="([\w-]{36})"(?:(?!name="id").)*?value="withdraw"/s.exec(people) ?? []
	const withdraw = () => post('/desk/people', { do: 'withdraw', id, name: 'Mo' }, { cookie: lead })
	expect([(await withdraw()).status, (await withdraw()).status]).toEqual([200, 422])
	expect((await get(`/desk/invitation?key=${key}`)).status).toBe(404)
	expect((await post('/desk/invitation', { key })).status).toBe(404)
	expect(await (await get('/desk/people', { cookie: lead })).text()).not.toContain('mistyped@rescue.example')
	const log = async (kind: string) => (await get(`/desk/audit-log?kind=${kind}`, { cookie: lead })).text()
	expect([await log('people'), await log('orders')]).toEqual([
		expect.stringContaining('Invitation withdrawn'),
		expect.stringContaining('Nothing of that kind in the last 12 months'),
	])
})

test('signing in by email: link and code work once, and an unknown address gets the same answer and no email', async () => {
	await accept('lee@rescue.example', 'team')
	const known = await post('/desk/sign-in', { email: 'Lee@rescue.example', to: '/' })
	const unknown = await post('/desk/sign-in', { email: 'nobody@rescue.example', to: '/' })
	expect([known.status, known.headers.get('Location')]).toEqual([unknown.status, unknown.headers.get('Location')])
	expect(cookieOf(unknown, 'browser')).toMatch(/=.{20}/)
	await vi.waitFor(async () => expect((await newestEmailTo('lee@rescue.example')).count).toBe(1), { timeout: 60_000 })
	const { link, code } = await newestEmailTo('lee@rescue.example')
	expect((await newestEmailTo('nobody@rescue.example')).count).toBe(0)
	expect(await (await get(link)).text()).toContain('Sign in to the desk')
	// A code is for the browser that asked.
	const elsewhere = await post('/desk/sign-in/email', { code }, { cookie: cookieOf(unknown, 'browser') })
	expect(elsewhere.headers.getSetCookie()).toEqual([])
	const key = new URLSearchParams(link.split('?')[1]).get('key') ?? ''
	const raced = await Promise.all([1, 2, 3].map(() => post('/desk/sign-in/link', { key })))
	expect(raced.map(({ status }) => status).sort()).toEqual([303, 404, 404])
	expect((await post('/desk/sign-in/email', { code }, { cookie: cookieOf(known, 'browser') })).status).toBe(422)
	const session = raced.map((response) => cookieOf(response, 'session')).find(Boolean) ?? ''
	expect((await get('/desk', { cookie: session })).status).toBe(200)
	await post('/desk/sign-out', {}, { cookie: session })
	expect((await get('/desk', { cookie: session })).headers.get('Location')).toBe('/desk/sign-in')
	// The digits of a code may be a part of a time in the log.
	expect(site.printed()).not.toMatch(new RegExp(`${key}|lee@rescue|\\b${code.replace(' ', '')}\\b`))
})

test('each page and form answers 403 to roles that may not use it, and sends all others to the sign-in', async () => {
	const cookies = new Map<Role, string>()
	for (const role of ROLES) cookies.set(role, await accept(`${role}@rescue.example`, role))
	const wrong: string[] = []
	for (const { path, permission } of DESK_PAGES) {
		if (permission === null) continue
		const url = `/desk${path && `/${path.replace(':reference', 'ADP-0000-00').replace(':slug', 'biscuit')}`}`
		for (const send of [get, (to: string, sent?: Sent) => post(to, {}, sent)]) {
			const stranger = await send(url)
			// A page without a form.
			if (stranger.status === 405) continue
			if (stranger.status < 300 || stranger.status >= 400) wrong.push(`${url} without sign-in: ${stranger.status}`)
			for (const role of ROLES) {
				if (path === 'sign-out') continue
				const { status } = await send(url, { cookie: cookies.get(role) ?? '' })
				const isRefused = status === 403 || (path === '' && status === 302)
				if (isRefused === isAllowed(role, permission)) wrong.push(`${url} as ${role}: ${status}`)
			}
		}
	}
	expect(wrong).toEqual([])
})

test('a form of another site is refused, whatever cookie it carries', async () => {
	const cookie = await accept('max@rescue.example', 'lead')
	const forged = await post(
		'/desk/sign-out',
		{},
		{ cookie, headers: { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' } },
	)
	expect(forged.status).toBe(403)
	expect((await get('/desk', { cookie })).status).toBe(200)
})

test('a form that is refused says why on the page it answers with, without scripts too', async () => {
	const cookie = await accept('noa@rescue.example', 'lead')
	const refused: [string, Record<string, string>, string][] = [
		['/desk/account/settings', { away: 'tomorrow' }, 'Enter the last day you are away'],
		['/desk/views', { name: '', query: '?form=adoption' }, 'Give the view a name.'],
	]
	for (const [path, fields, sentence] of refused) {
		const answer = await post(path, fields, { cookie })
		expect([path, answer.status, await answer.text()]).toEqual([path, 422, expect.stringContaining(sentence)])
	}
})

test('forms and files without a page of their own are refused with a page too, from which the desk can be used', async () => {
	const lead = await accept('ora@rescue.example', 'lead')
	const treasurer = await accept('tess@rescue.example', 'treasurer')
	const headers = { Accept: 'text/html' }
	const answers = {
		gone: await post('/desk/cases/ADP-0000-00/files', { intent: 'ask' }, { cookie: lead, headers }),
		'file gone': await get('/desk/cases/ADP-0000-00/files/1', { cookie: lead, headers }),
		role: await post('/desk/data/person-file', { email: 'sam@example.org' }, { cookie: treasurer, headers }),
		'role, file': await get('/desk/cases/ADP-0000-00/files/1', { cookie: treasurer, headers }),
	}
	for (const [name, answer] of Object.entries(answers)) {
		const html = await answer.text()
		const [status, title] = name.startsWith('role') ? [403, 'This page is not for your role'] : [404, 'Page not found']
		expect([name, answer.status, html]).toEqual([name, status, expect.stringContaining(`<h1>${title}</h1>`)])
		expect(html).toContain('action="/desk/sign-out"')
		expect(answer.headers.get('Cache-Control')).toBe('no-store')
	}
})
