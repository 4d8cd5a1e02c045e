import { pino } from 'pino'
import { expect, test } from 'vitest'
import { type PluginMessage, sign, signMessage, verifyMessage } from '#content/wordpress/http/signature.ts'
import { createContentFiles, createPluginRoutes } from './plugin-routes.ts'

const SECRET = 'a secret of the tests'
const NOW = 1_790_000_000

type Options = Parameters<typeof createPluginRoutes>[0]

function routes({
	deskCounts = async () => ({ open: 7, overdue: 1 }),
	deskLink = null,
}: Partial<Pick<Options, 'deskCounts' | 'deskLink'>> = {}) {
	return createPluginRoutes({
		secret: SECRET,
		apiBase: 'https://cms.example',
		siteUrl: 'https://www.example',
		status: () => ({ lastSyncAt: '2026-11-23T10:00:00.000Z', lastError: null, counts: COUNTS, withheld: [] }),
		skipped: () => [{ type: 'dogs', id: 101, field: 'meta.status', message: 'is missing', at: 1 }],
		files: createContentFiles('sample'),
		deskCounts,
		deskLink,
		log: pino({ level: 'silent' }),
		now: () => NOW * 1000,
	})
}

const COUNTS = { dogs: 3, merch: 0, posts: 0, docs: 0, pages: 0, stories: 0, roles: 0 }

/** The signature of the plugin for a request of this path: a POST if there is a body. */
function signed(
	route: string,
	{ body, secret = SECRET, at = NOW }: { body?: string; secret?: string; at?: number } = {},
) {
	return signMessage(secret, { to: 'site', method: body === undefined ? 'GET' : 'POST', route, body: body ?? '' }, at)
}

/** Whether an answer is signed as the answer of this request. */
async function isAnswer(response: Response, asked: Pick<PluginMessage, 'method' | 'route'>) {
	const header = response.headers.get('X-Rescue-Signature')
	return verifyMessage(
		{ secret: SECRET, header, nowSeconds: NOW },
		{ to: 'wordpress', ...asked, body: await response.text() },
	)
}

function request(path: string, signature: string | null, body?: string) {
	const headers: HeadersInit = signature === null ? {} : { 'X-Rescue-Signature': signature }
	return new Request(`https://www.example${path}`, { headers, ...(body !== undefined && { method: 'POST', body }) })
}

test('an echo sends the nonce back with the last sync, signed', async () => {
	const body = '{"nonce":"n1"}'
	const response = await routes().echo(request('/api/echo', signed('/api/echo', { body }), body))
	expect(await response.clone().json()).toMatchObject({
		nonce: 'n1',
		content: { api_base: 'https://cms.example', last_sync_at: '2026-11-23T10:00:00.000Z', last_error: null },
	})
	expect(await isAnswer(response.clone(), { method: 'POST', route: '/api/echo' })).toBe(true)
	expect(await isAnswer(response.clone(), { method: 'POST', route: '/api/desk-link' })).toBe(false)
	expect(response.headers.get('Cache-Control')).toBe('no-store')
})

test('what is not signed for exactly this route, now, gets nothing', async () => {
	const { problems, deskCounts, echo } = routes()
	const wrong = [
		null,
		signed('/api/content-problems', { secret: 'another secret' }),
		signed('/api/desk-counts'),
		signed('/api/content-problems', { at: NOW - 301 }),
		// The signature of the contract is for notices.
		sign(SECRET, 'GET./api/content-problems', NOW),
	]
	for (const signature of wrong) expect((await problems(request('/api/content-problems', signature))).status).toBe(401)
	expect((await deskCounts(request('/api/desk-counts', null))).status).toBe(401)
	const nonces = ['{"nonce":"n1"}', '{"nonce":"n2"}'] as const
	const echoed = [signed('/api/echo', { body: nonces[0] }), signed('/api/desk-link', { body: nonces[1] })]
	for (const signature of [...echoed, sign(SECRET, nonces[1], NOW)])
		expect((await echo(request('/api/echo', signature, nonces[1]))).status).toBe(401)
})

test('problems and counts are sent, and a store that is down is said', async () => {
	const counts = signed('/api/desk-counts')
	const response = await routes().problems(request('/api/content-problems', signed('/api/content-problems')))
	expect(await response.json()).toMatchObject({ problems: [{ id: 101, field: 'meta.status' }] })
	expect(await (await routes().deskCounts(request('/api/desk-counts', counts))).json()).toEqual({ open: 7, overdue: 1 })
	const down = routes({ deskCounts: () => Promise.reject(new Error('locked')) })
	expect((await down.deskCounts(request('/api/desk-counts', counts))).status).toBe(503)
})

test('the content folder and its pictures are sent to the plugin only', async () => {
	const { files, picture } = routes()
	const ask = (path: string, signature: string | null = signed(path)) => request(path, signature)
	const content = await (await files(ask('/api/content-files'))).json()
	expect(content.items.dogs.length).toBeGreaterThan(20)
	const path = '/api/content-files/media/biscuit.webp'
	expect((await picture(ask(path))).headers.get('Content-Type')).toBe('image/webp')
	expect((await picture(ask(path, null))).status).toBe(401)
	for (const other of ['../media.yaml', '..%2Fmedia.yaml', 'nobody.webp']) {
		const { pathname } = new URL(`https://www.example/api/content-files/media/${other}`)
		expect((await picture(ask(pathname))).status, other).toBe(404)
	}
})

test('a link to the desk is made for a signed request that asks for one, and only where links are on', async () => {
	const asked = { purpose: 'desk-link', email: 'ana@fairlead.example', nonce: 'n'.repeat(36), expires: NOW + 300 }
	const post = (body: object, { secret = SECRET, deskLink }: { secret?: string; deskLink: Options['deskLink'] }) => {
		const text = JSON.stringify(body)
		return routes({ deskLink }).deskLink(
			request('/api/desk-link', signed('/api/desk-link', { body: text, secret }), text),
		)
	}
	const deskLink: Options['deskLink'] = async ({ email }) =>
		email === asked.email ? '/desk/sign-in/link?key=k' : undefined
	const response = await post(asked, { deskLink })
	expect(await response.clone().json()).toEqual({ nonce: asked.nonce, path: '/desk/sign-in/link?key=k' })
	expect(await isAnswer(response, { method: 'POST', route: '/api/desk-link' })).toBe(true)
	expect(await (await post({ ...asked, email: 'eve@fairlead.example' }, { deskLink })).json()).toMatchObject({
		path: null,
	})
	expect((await post(asked, { deskLink: null })).status).toBe(404)
	expect((await post(asked, { deskLink, secret: 'another secret' })).status).toBe(401)
	expect((await post({ nonce: asked.nonce }, { deskLink })).status).toBe(400)
	expect((await post({ ...asked, purpose: 'echo' }, { deskLink })).status).toBe(400)
	const down = async () => Promise.reject(new Error('locked'))
	expect((await post(asked, { deskLink: down })).status).toBe(503)
})
