import { request } from 'node:https'
import { afterAll, expect, test } from 'vitest'
import { openStore } from '#records/store/open-store.ts'
import { accept } from '#records/submissions/accept.ts'
import { aSubmission } from '../builders/applications/submission.ts'
import { cookieOf, deskHttp } from '../integration/desk/desk-http.ts'
import { eventually } from '../integration/support/site-process.ts'
import { httpsClient } from './https-client.ts'
import { HOST, SITE_URL, startProxiedSite } from './proxied-site.ts'

const proxied = await startProxiedSite()
afterAll(() => proxied.stop())

/** Two heartbeats: longer than the 30 s after which nginx gives up on a silent site. */
const TWO_HEARTBEATS_MS = 60_000

/** The desk's event stream through nginx. */
function openStream(cookie: string) {
	let text = ''
	let isEnded = false
	const { certificate, httpsPort: port } = proxied
	const options = { host: '127.0.0.1', port, servername: HOST, ca: certificate.pem, path: '/desk/events' }
	const sent = request({ ...options, headers: { Host: HOST, Cookie: cookie } }, (response) => {
		response.setEncoding('utf8')
		response.on('data', (chunk) => {
			text += chunk
		})
		response.on('close', () => {
			isEnded = true
		})
	})
	sent.on('error', () => {})
	sent.end()
	return { text: () => text, isEnded: () => isEnded, close: () => sent.destroy() }
}

test('the event stream of the desk passes nginx at once, stays open while nothing happens, and ends with the session', async () => {
	const { dataDir } = proxied
	const desk = deskHttp({ site: () => proxied.site, dataDir, settings: { SITE_URL } })
	const client = httpsClient(proxied)
	const invited = new URLSearchParams({ key: desk.inviteKey('ana@example.org', 'team') }).toString()
	const { headers } = await client.post('/desk/invitation', invited)
	const cookie = cookieOf(new Response(null, { headers: { 'Set-Cookie': String(headers['set-cookie']) } }), 'session')
	const stream = openStream(cookie)
	const told = (pattern: RegExp, limitMs: number) =>
		eventually(
			async () => stream.text(),
			(text) => pattern.test(text),
			limitMs,
		)
	await told(/event: ready/, 10_000)
	const store = await openStore({ dataDir, databaseUrl: null, onLostConnection() {} })
	const { reference } = await accept(store, aSubmission(), () => [], Date.now())
	await store.close()
	await told(new RegExp(`"reference":"${reference}"`), 10_000)
	await told(/: open[\s\S]*: open/, TWO_HEARTBEATS_MS)
	expect(stream.isEnded()).toBe(false)
	await client.post('/desk/sign-out', '', { Cookie: cookie })
	await eventually(async () => stream.isEnded(), Boolean, 10_000)
})
