import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { eventually, freshFolder, startSiteProcess } from '../integration/support/site-process.ts'
import { CADDYFILE, startCaddy } from './caddy.ts'
import { certificateFor } from './certificate.ts'
import { getOverHttp2, httpsClient } from './https-client.ts'
import { statementSender } from './long-statement.ts'
import { freePort } from './ports.ts'
import { HOST, SECOND_HOST, SITE_URL } from './proxied-site.ts'
import { startSocketActivatedSite } from './socket-activated-site.ts'

const QUESTION = '/apply/contact/question'
const TRUSTING = { HOST: '127.0.0.1', SITE_URL, TRUST_PROXY: '1' }

const folder = freshFolder('caddy')
const settings = { ...TRUSTING, DATA_DIR: join(folder, 'data') }
const [sitePort, httpPort, httpsPort] = [await freePort(), await freePort(), await freePort()]
const certificate = certificateFor([HOST, SECOND_HOST], join(folder, 'certificate'))
let site = await startSiteProcess({ ...settings, PORT: String(sitePort) })
const caddy = await startCaddy({ folder, sitePort, httpPort, httpsPort, certificate })
const client = httpsClient({ httpsPort, certificate })
afterAll(async () => {
	await caddy.stop()
	await site.stop()
})

test('Caddy finds no fault in its file, and would write it the same', () => {
	const run = (...args: string[]) =>
		spawnSync('caddy', args, { encoding: 'utf8', env: { ...process.env, HOME: folder } })
	const validated = run('validate', '--adapter', 'caddyfile', '--config', CADDYFILE)
	expect(validated.status, validated.stderr).toBe(0)
	expect(run('fmt', CADDYFILE).stdout.trim()).toBe(readFileSync(CADDYFILE, 'utf8').trim())
})

test('pages and forms pass, over HTTP/2, with one HSTS header and links to the public address', async () => {
	await eventually(
		() => client.get('/readyz'),
		({ status }) => status === 200,
		30_000,
	)
	expect(await getOverHttp2({ httpsPort, certificate }, '/dogs')).toMatchObject({ protocol: 'h2', status: 200 })
	const page = await client.get('/dogs/biscuit')
	expect(page.text).toContain(`<link rel="canonical" href="${SITE_URL}/dogs/biscuit"/>`)
	const names = page.rawHeaders.filter((_, i) => i % 2 === 0).map((name) => name.toLowerCase())
	expect(names.filter((name) => name === 'strict-transport-security')).toHaveLength(1)
	expect((await client.post(QUESTION, 'topic=other')).status).toBe(422)
	const long = await client.post(QUESTION, `message=${'a'.repeat(600_000)}`)
	expect(long).toMatchObject({ status: 413, text: expect.stringContaining('shorten the longest answer') })
	const second = await httpsClient({ httpsPort, certificate }, { host: SECOND_HOST }).get('/dogs?size=small')
	expect(second).toMatchObject({ status: 301, headers: { location: `${SITE_URL}/dogs?size=small` } })
})

test('a bank’s file of 8 MB reaches the site, which says so when one is longer', async () => {
	const send = await statementSender({ site, dataDir: settings.DATA_DIR, client })
	const { headers, text } = await send(8_000_000)
	// On a slow machine the page is led to before the file is read.
	expect(headers.location ?? text).toMatch(/^\/desk\/giving\/statement\?import=|Bank statement/)
	expect(await send(8_600_000)).toMatchObject({ status: 413, text: expect.stringContaining('export fewer months') })
})

test('a page that is asked for during a restart waits for it', async () => {
	await site.stop()
	const asked = client.get('/dogs')
	site = await startSiteProcess({ ...settings, PORT: String(sitePort) })
	expect((await asked).status).toBe(200)
})

test('a form that is sent during a restart waits for it where systemd keeps the socket', async () => {
	await site.stop()
	const held = await startSocketActivatedSite(sitePort, settings)
	try {
		// Until then Caddy itself keeps requests, and for less time than a start takes on a busy machine.
		await eventually(
			() => client.get('/readyz'),
			({ status }) => status === 200,
			60_000,
		)
		const restarted = held.restart()
		expect((await client.post(QUESTION, 'topic=other')).status).toBe(422)
		await restarted
		expect((await client.post(QUESTION, 'topic=other')).status).toBe(422)
	} finally {
		await held.stop()
	}
})

test('while the site is down visitors get a page that says so, and nothing about a visitor is logged', async () => {
	// Without the site and without a systemd socket.
	const away = await client.get('/apply/return?key=AbCdEfGhIjKl', { 'User-Agent': 'Secretive/1.0' })
	expect(away).toMatchObject({ status: 503, text: expect.stringContaining('Back in a moment') })
	expect(away.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
	expect(caddy.logged()).not.toMatch(/AbCdEf|Secretive|"remote_ip"/)
})
