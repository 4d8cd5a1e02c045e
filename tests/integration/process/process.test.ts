import { spawnSync } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { SIGNED_OPTIONS_CALL, sign } from '#content/wordpress/http/signature.ts'
import { freshFolder, startSiteProcess } from '../support/site-process.ts'
import { SMALL_CHARITY } from '../support/small-charity.ts'

const root = join(import.meta.dirname, '../../..')
const CONTENT_SECRET = 'kT4vQ9mZr2LsYb8NcE4hXw7P'

/** Stopped by the last test. */
const site = await startSiteProcess({ ...SMALL_CHARITY, CONTENT_SECRET })
afterAll(() => site.stop())

function tryToStart(env: Record<string, string>) {
	return spawnSync(process.execPath, ['server/main.ts'], {
		cwd: root,
		env: { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: freshFolder('refused'), ...env },
		encoding: 'utf8',
		// On a busy machine a start takes its time.
		timeout: 180_000,
	})
}

test('a port in use stops the start with a sentence and a fix', async () => {
	const holder = createServer()
	const port = await new Promise<number>((resolve) =>
		holder.listen(0, 'localhost', () => resolve((holder.address() as { port: number }).port)),
	)
	const { status, stderr } = tryToStart({ PORT: String(port) })
	expect(status).toBe(1)
	expect(stderr).toContain(`Port ${port} is in use by another program`)
	expect(stderr).not.toContain('    at ')
	holder.close()
})

test('an invalid setting stops the start and is named', () => {
	const { status, stderr } = tryToStart({ PORT: 'eighty' })
	expect(status).toBe(1)
	expect(stderr).toMatch(/PORT must be a number/)
	expect(stderr).not.toContain('    at ')
})

test('the log has a line for each request, with nothing about who asked', async () => {
	const { headers } = await site.get('/dogs?name=Ada+Lovelace', {
		'User-Agent': 'AdasPhone',
		Referer: 'https://ada.example/',
	})
	const id = headers.get('X-Request-Id')
	const logged = () =>
		expect(site.logged().find((entry) => entry.id === id)).toMatchObject({ method: 'GET', path: '/dogs', status: 200 })
	await vi.waitFor(logged, { timeout: 60_000 })
	const lines = site.logged()
	for (const secret of ['Ada', 'Lovelace', 'AdasPhone', 'ada.example', '127.0.0.1']) {
		expect(JSON.stringify(lines)).not.toContain(secret)
	}
})

test('the staff address and email texts need the secret', async () => {
	const now = Date.now() / 1000
	const options = async (signature: string) =>
		JSON.parse((await site.get('/wp-json/custom/v1/options/general', { 'X-Rescue-Signature': signature })).text)
	const call = SIGNED_OPTIONS_CALL
	for (const signature of ['', sign('another secret altogether', call, now), sign(CONTENT_SECRET, call, now - 400)]) {
		const shown = await options(signature)
		expect(shown.site.name).toBe('Fairlead')
		expect(Object.keys(shown).filter((name) => /^(notification_email|letters)$/.test(name))).toEqual([])
		expect(JSON.stringify(shown)).not.toContain('office@fairlead.example')
	}
	expect(await options(sign(CONTENT_SECRET, call, now))).toMatchObject({
		notification_email: 'office@fairlead.example',
	})
})

test('hostile and malformed requests never get a 5xx', async () => {
	const paths = [
		'/%E0%A4%A',
		'/%00',
		'/dogs/%2e%2e%2f%2e%2e%2fpackage.json',
		'/__proto__',
		'/dogs/__proto__',
		'/dogs/constructor',
		'/img/__proto__/320',
		'/img/1/99999999999',
		'/dogs?page=%00',
		'/wp-json/wp/v2/dogs?per_page=9e9',
		'/wp-content/uploads/../../package.json',
		'/assets/%2e%2e/%2e%2e/server/index.js',
		`/${'a'.repeat(5000)}`,
		'/dogs/biscuit.data',
		'/_root.data',
		'/dogs.data?_routes=nonsense',
	]
	for (const path of paths) expect((await site.get(path)).status, path).toBeLessThan(500)
	for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
		const { status } = await fetch(`${site.url}/dogs`, { method })
		expect(status, method).toBeLessThan(500)
	}
	expect((await site.get('/dogs')).status).toBe(200)
})

test('SIGTERM lets requests finish and ends with 0', async () => {
	const underWay = Array.from({ length: 20 }, () => site.get('/dogs'))
	// Some are answered, others in flight.
	await Promise.race(underWay)
	const code = site.stop()
	const answers = await Promise.allSettled(underWay)
	expect(await code).toBe(0)
	// Requests that reached the process get a complete response.
	for (const answer of answers) {
		if (answer.status === 'fulfilled') expect(answer.value.status).toBe(200)
		else expect(String(answer.reason.cause?.code)).toBe('ECONNREFUSED')
	}
	expect(answers.some((answer) => answer.status === 'fulfilled')).toBe(true)
})
