import { request } from 'node:http'
import { connect } from 'node:tls'
import { afterAll, expect, test } from 'vitest'
import { asTyped, enough } from '../builders/applications/answers.ts'
import { eventually } from '../integration/support/site-process.ts'
import { emailsIn } from './emails.ts'
import { getOverHttp2, httpsClient } from './https-client.ts'
import { statementSender } from './long-statement.ts'
import { HOST, SECOND_HOST, SITE_URL, startProxiedSite } from './proxied-site.ts'

const QUESTION = '/apply/contact/question'

const proxied = await startProxiedSite()
const client = httpsClient(proxied)
afterAll(() => proxied.stop())

test('pages come over HTTP/2, compressed by the site', async () => {
	expect(await getOverHttp2(proxied, '/dogs')).toMatchObject({ protocol: 'h2', status: 200 })
	const page = await client.get('/dogs', { 'Accept-Encoding': 'br' })
	expect(page.headers['content-encoding']).toBe('br')
})

test('security headers are there once, HSTS among them, and nginx does not say its version', async () => {
	for (const path of ['/', '/no-such-page', '/healthz', QUESTION]) {
		const { rawHeaders, headers } = await client.get(path)
		const names = rawHeaders.filter((_, i) => i % 2 === 0).map((name) => name.toLowerCase())
		for (const name of ['strict-transport-security', 'content-security-policy', 'x-content-type-options', 'server']) {
			expect(
				names.filter((each) => each === name),
				`${path} ${name}`,
			).toHaveLength(1)
		}
		expect(headers['strict-transport-security']).toMatch(/max-age=31536000/)
		expect(headers.server).toBe('nginx')
	}
})

test('http and the second name lead to the public address, path and query included', async () => {
	const overHttp = await new Promise<string | undefined>((resolve, reject) => {
		const options = { port: proxied.httpPort, host: '127.0.0.1', path: '/dogs?size=small', headers: { Host: HOST } }
		request(options, ({ headers }) => resolve(headers.location))
			.once('error', reject)
			.end()
	})
	expect(overHttp).toBe(`${SITE_URL}/dogs?size=small`)
	const second = await httpsClient(proxied, { host: SECOND_HOST }).get('/dogs?size=small')
	expect(second).toMatchObject({ status: 301, headers: { location: `${SITE_URL}/dogs?size=small` } })
	expect(second.headers['strict-transport-security']).toBeTruthy()
})

test('every link the site makes begins with the public address', async () => {
	const page = (await client.get('/dogs/biscuit')).text
	expect(page).toContain(`<link rel="canonical" href="${SITE_URL}/dogs/biscuit"/>`)
	expect(page).toContain(`<meta property="og:image" content="${SITE_URL}/`)
	const made = [
		'/',
		'/dogs/biscuit',
		'/dogs/biscuit.data',
		'/sitemap.xml',
		'/robots.txt',
		'/feeds/dogs.json',
		'/feeds/dogs.xml',
		'/dogs/biscuit/poster',
	]
	for (const path of made) {
		const { status, text } = await client.get(path)
		expect(status, path).toBe(200)
		expect(text, path).not.toMatch(new RegExp(`http://${HOST.replaceAll('.', '\\.')}|http://(127|localhost)`))
	}
	for (const path of ['/sitemap.xml', '/robots.txt', '/feeds/dogs.json', '/feeds/dogs.xml']) {
		expect((await client.get(path)).text, path).toContain(`${SITE_URL}/`)
	}
	expect((await client.get('/dogs/')).headers.location).toBe('/dogs')
})

test('a draft’s cookie is for https alone, and emails lead to the public address', async () => {
	const answered = await client.post(QUESTION, asTyped({ ...enough.contact, email: 'sam@example.org' }).toString())
	expect(answered).toMatchObject({ status: 303, headers: { location: '/apply/contact/check' } })
	const cookie = String(answered.headers['set-cookie'])
	expect(cookie).toMatch(/^__Host-draft-contact=\S+; .*Path=\/; HttpOnly; Secure; SameSite=Lax/)

	const saved = await client.post('/apply/contact/save', 'email=sam@example.org', {
		Cookie: cookie.split(';')[0] ?? '',
	})
	expect(saved.status).toBe(200)
	const emails = await eventually(
		async () => emailsIn(proxied.dataDir),
		(found) => found.length > 0,
		30_000,
	)
	const links = emails.flatMap((email) => email.match(/https?:\/\/[^\s"<>]+/g) ?? [])
	expect(links.length).toBeGreaterThan(0)
	expect(links.filter((link) => new URL(link).origin !== SITE_URL)).toEqual([])
})

test('what is too long is refused by the site, in words; what is absurd never reaches it', async () => {
	const long = await client.post(QUESTION, `message=${'a'.repeat(600_000)}`)
	expect(long).toMatchObject({ status: 413, text: expect.stringContaining('shorten the longest answer') })
	expect((await client.post(QUESTION, `message=${'a'.repeat(2_000_000)}`)).status).toBe(413)
	await logged('/after-too-long')
	expect(proxied.site.logged().filter(({ status }) => status === 413)).toHaveLength(1)
})

test('a bank’s file of 8 MB reaches the site, which says so when one is longer', async () => {
	const send = await statementSender({ ...proxied, client })
	const { headers, text } = await send(8_000_000)
	// On a slow machine the page is led to before the file is read.
	expect(headers.location ?? text).toMatch(/^\/desk\/giving\/statement\?import=|Bank statement/)
	expect(await send(8_600_000)).toMatchObject({ status: 413, text: expect.stringContaining('export fewer months') })
})

test('a form that trickles in does not reach the site before it is whole', async () => {
	const { certificate, httpsPort, site } = proxied
	const path = '/apply/contact/trickle'
	const socket = connect({ host: '127.0.0.1', port: httpsPort, servername: HOST, ca: certificate.pem })
	socket.write(`POST ${path} HTTP/1.1\r\nHost: ${HOST}\r\nOrigin: ${SITE_URL}\r\n`)
	socket.write(
		'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 11\r\nConnection: close\r\n\r\ntopic=',
	)
	await logged('/after-trickle')
	expect(site.logged().filter((line) => line.path === path)).toEqual([])
	let text = ''
	const ended = new Promise((resolve) => socket.once('end', resolve))
	socket.on('data', (chunk) => {
		text += chunk
	})
	socket.write('other')
	await ended
	expect(text).toMatch(/^HTTP\/1\.1 404 /)
	await logged('/after-whole')
	expect(site.logged().filter((line) => line.path === path)).toHaveLength(1)
})

test('the log of nginx has no address, query, key, browser or referrer', async () => {
	const agent = 'Secretive/1.0'
	const headers = { 'User-Agent': agent, Referer: `${SITE_URL}/favourites?with=biscuit` }
	await client.get('/newsletter/unsubscribe?key=AbCdEfGhIjKlMnOpQrStUvWxYz012345', headers)
	const lines = await eventually(
		async () => proxied.nginx.logged(),
		(log) => log.includes('/newsletter/unsubscribe '),
		10_000,
	)
	expect(lines).toMatch(/^\S+ GET \/newsletter\/unsubscribe 404 \d+ [\d.]+ 404$/m)
	expect(lines).not.toMatch(/127\.0\.0\.1|AbCdEf|Secretive|with=biscuit|\?/)
})

test('while the site is down visitors are told to try again in a moment, and it comes back by itself', async () => {
	const own = await startProxiedSite()
	try {
		const visitor = httpsClient(own)
		expect((await visitor.get('/healthz')).status).toBe(200)
		await own.site.stop()
		const away = await visitor.get('/dogs')
		expect(away).toMatchObject({ status: 503, text: expect.stringContaining('Back in a moment') })
		expect(away.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
		expect(away.headers['content-type']).toMatch(/^text\/html/)
		expect(away.headers['strict-transport-security']).toBeTruthy()
		const sent = await visitor.post(QUESTION, 'topic=other')
		expect(sent).toMatchObject({ status: 503, text: expect.stringContaining('what you wrote is still there') })

		await own.restartSite()
		expect((await visitor.post(QUESTION, 'topic=other')).status).toBe(422)
	} finally {
		await own.stop()
	}
})

/** Requests a URL and waits until it is logged: log lines are buffered. */
async function logged(path: string) {
	await client.get(path)
	await eventually(
		async () => proxied.site.logged(),
		(lines) => lines.some((line) => line.path === path),
		10_000,
	)
}
