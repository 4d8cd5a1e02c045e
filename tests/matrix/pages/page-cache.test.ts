import { readFileSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { eventually, type SiteProcess, startSiteProcess } from '#tests/integration/support/site-process.ts'
import { copySmallCharity, SMALL_CHARITY } from '#tests/integration/support/small-charity.ts'

const PAYLOAD = '/dogs/biscuit.data?_routes=routes%2Fdog'

const isHit = ({ headers }: { headers: Headers }) => headers.get('Cache-Status') === 'Fairlead; hit'

/** The raw bytes, which `fetch` would decompress. */
function raw(url: string, headers: Record<string, string>, method = 'GET') {
	return new Promise<{ answer: IncomingMessage; body: Buffer }>((resolve, reject) => {
		const asked = request(url, { method, headers }, (answer) => {
			const chunks: Buffer[] = []
			answer.on('data', (chunk) => chunks.push(chunk))
			answer.on('end', () => resolve({ answer, body: Buffer.concat(chunks) }))
		})
		asked.on('error', reject).end()
	})
}

/** Waits for the log, because requests would delay the rendering. */
async function aheadIsDone(site: SiteProcess) {
	const done = () => Promise.resolve(site.logged().filter((line) => line.msg === 'pages prerendered'))
	await eventually(done, (lines) => lines.length > 0, 50_000)
}

/** For read-only tests. */
const site = await startSiteProcess({ ...SMALL_CHARITY, PRERENDER: 'on' })
afterAll(() => site.stop())

test('pages and payloads are prerendered in every encoding, also for HEAD and If-None-Match', async () => {
	await aheadIsDone(site)
	for (const path of ['/', '/dogs', '/dogs/biscuit', '/waystohelp', '/docs/privacy', PAYLOAD]) {
		const plain = await raw(site.url + path, {})
		expect(plain.answer.statusCode, path).toBe(200)
		expect(plain.answer.headers['cache-status'], path).toBe('Fairlead; hit')
		expect(plain.answer.headers['content-security-policy'], path).toContain("default-src 'none'")
		expect(plain.answer.headers['x-content-type-options'], path).toBe('nosniff')
		expect(plain.answer.headers['x-request-id'], path).toMatch(/^[0-9a-f-]{36}$/)
		for (const [encoding, unpack] of [['br', brotliDecompressSync] as const, ['gzip', gunzipSync] as const]) {
			// Twice: rendered, then cached.
			for (const _ of ['made', 'kept']) {
				const packed = await raw(site.url + path, { 'Accept-Encoding': encoding })
				expect(packed.answer.headers['content-encoding'], path).toBe(encoding)
				expect(Number(packed.answer.headers['content-length']), path).toBe(packed.body.byteLength)
				expect(unpack(packed.body).equals(plain.body), `${path} as ${encoding}`).toBe(true)
			}
		}
		const { etag = '' } = plain.answer.headers
		for (const method of ['GET', 'HEAD']) {
			const same = await raw(site.url + path, { 'If-None-Match': etag, 'Accept-Encoding': 'br' }, method)
			expect([same.answer.statusCode, same.body.byteLength, same.answer.headers.etag], path).toEqual([304, 0, etag])
		}
		const head = await raw(site.url + path, {}, 'HEAD')
		expect([head.answer.headers['content-length'], head.body.byteLength], path).toEqual([
			String(plain.body.byteLength),
			0,
		])
	}
})

test('unknown query parameters do not change a page', async () => {
	for (const path of [
		'/dogs?with=cats&size=small',
		'/dogs/biscuit?',
		'/merch?page=1',
		'/right-for-each-other?for=biscuit',
	]) {
		const plain = await site.get(path)
		const decorated = await site.get(`${path}&fbclid=IwAR0secret&utm_source=a%22%3E%3Cscript%3E`)
		expect(decorated.text === plain.text, path).toBe(true)
		expect(decorated.headers.get('ETag'), path).toBe(plain.headers.get('ETag'))
		expect(isHit(await site.get(`${path}&fbclid=another`)), `${path} is kept once, for all of them`).toBe(true)
	}
	// The form without JavaScript still redirects.
	const sent = await site.get('/right-for-each-other?children=none&for=biscuit&fbclid=1')
	expect(sent.headers.get('Location')).toMatch(/^\/dogs\/biscuit\?home=2z/)
})

test('household codes, missing pages and shared lists are not cached and evict no page', async () => {
	await aheadIsDone(site)
	const never = ['/dogs?home=1042-1312', '/dogs/no-such-dog', '/no-such-page', '/compare?dogs=biscuit,otis', '/DOGS']
	for (const path of [...never, ...never]) expect(isHit(await site.get(path)), path).toBe(false)
	const answered = await site.get('/dogs?home=1042-1312')
	expect(answered.headers.get('Cache-Control')).toBe('private, no-store')
	for (let i = 0; i < 150; i++) {
		await site.get(`/dogs/no-such-dog-${i}`)
		if (i < 20) await site.get(`/dogs?q=nobody${i}`)
	}
	for (const path of ['/', '/dogs', '/dogs/biscuit', PAYLOAD]) expect(isHit(await site.get(path)), path).toBe(true)
})

test('a content change updates cached pages at once, and they are prerendered again', async () => {
	const contentDir = copySmallCharity()
	const site = await startSiteProcess({ PRERENDER: 'on', CONTENT_DIR: contentDir })
	await aheadIsDone(site)
	const before = await site.get('/dogs/biscuit')
	expect(isHit(before)).toBe(true)
	const untouched = await site.get('/docs/privacy')

	const file = join(contentDir, 'dogs/biscuit.md')
	writeFileSync(file, readFileSync(file, 'utf8').replace(/^title: .*$/m, 'title: Biscuit the Second'))
	const after = await eventually(
		() => site.get('/dogs/biscuit'),
		({ text }) => text.includes('Biscuit the Second'),
		5000,
	)
	expect(after.headers.get('ETag')).not.toBe(before.headers.get('ETag'))
	// From here on the old page never appears, cached or not.
	for (let i = 0; i < 20; i++) expect((await site.get('/dogs/biscuit')).text).toContain('Biscuit the Second')
	await eventually(() => site.get('/adoption'), isHit, 30_000)
	expect((await site.get('/docs/privacy')).headers.get('ETag')).toBe(untouched.headers.get('ETag'))
	await site.stop()
})

test('the cache expires at midnight in the charity’s time zone', async () => {
	// London is at UTC in November. A signal advances the clock past midnight.
	const clock = `const R=Date,at=(t)=>Date.parse(t)-R.now(),n=()=>R.now()+a;let a=at('2026-11-21T23:50:00Z');process.on('SIGUSR2',()=>{a=at('2026-11-22T00:00:01Z')});globalThis.Date=new Proxy(R,{construct:(t,g,w)=>Reflect.construct(t,g.length?g:[n()],w),get:(t,k)=>k==='now'?n:Reflect.get(t,k)})`
	const site = await startSiteProcess({
		...SMALL_CHARITY,
		NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(clock)}`,
	})
	const days = ({ text }: { text: string }) => /(\d+) days<\/b>/.exec(text)?.[1]
	const yesterday = days(await site.get('/dogs/biscuit'))
	expect(isHit(await site.get('/dogs/biscuit'))).toBe(true)
	expect(Number(yesterday)).toBeGreaterThan(100)
	process.kill(site.pid, 'SIGUSR2')
	const today = await eventually(
		() => site.get('/dogs/biscuit'),
		(page) => days(page) !== yesterday,
		15_000,
	)
	expect(Number(days(today))).toBe(Number(yesterday) + 1)
	await site.stop()
})
