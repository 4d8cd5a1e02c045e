import { Agent, request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStore, type Store } from '#records/store/open-store.ts'
import { DESK_URL, signedIn } from '#tests/integration/desk/desk-visitor.ts'
import { freshFolder, type SiteProcess, startSiteProcess } from '#tests/integration/support/site-process.ts'
import { SMALL_CHARITY } from '#tests/integration/support/small-charity.ts'

const SEARCHES_AT_ONCE = 48
const MAX_SEARCHES_A_MINUTE = 600
/** More than the queue holds. */
const FLOOD = 150

const dataDir = freshFolder('search-limits')
let site: SiteProcess
let store: Store
let turn = 0
const aWord = () => `w${(++turn).toString(36)}${Math.random().toString(36).slice(2, 8)}`

beforeAll(async () => {
	const settings = { DATA_DIR: dataDir, SITE_URL: DESK_URL, TRUST_PROXY: '1', LOG_LEVEL: 'warn' }
	site = await startSiteProcess({ ...SMALL_CHARITY, ...settings })
	store = await openStore({ dataDir, databaseUrl: null, onLostConnection() {} })
	// Cached from now on.
	await ask('/', 'a')
	await ask('/', 'a')
})
afterAll(async () => {
	await store?.close()
	await site?.stop()
})

interface Answer {
	status: number
	headers: NodeJS.Dict<string | string[]>
	text: string
	ms: number
}

const agent = new Agent({ keepAlive: true, maxSockets: 500 })
afterAll(() => agent.destroy())

function ask(path: string, client: string, cookie = ''): Promise<Answer> {
	const started = performance.now()
	return new Promise((resolve, reject) => {
		const headers = { 'X-Forwarded-For': client, 'Accept-Encoding': 'identity', Cookie: cookie }
		request(new URL(path, site.url), { agent, headers }, (response) => {
			let text = ''
			response.setEncoding('utf8').on('data', (chunk) => {
				text += chunk
			})
			response.on('end', () => {
				const { statusCode = 0, headers } = response
				resolve({ status: statusCode, headers, text, ms: performance.now() - started })
			})
		})
			.on('error', reject)
			.end()
	})
}

const median = (answers: Answer[]) => answers.map(({ ms }) => ms).toSorted((a, b) => a - b)[answers.length >> 1] ?? 0

/** Concurrent searches without pause, until the returned function is called. */
function hammer(client: string) {
	const answers: Answer[] = []
	let isOver = false
	const done = Promise.all(
		Array.from({ length: SEARCHES_AT_ONCE }, async () => {
			while (!isOver) answers.push(await ask(`/dogs?q=${aWord()}`, client))
		}),
	)
	return async () => {
		isOver = true
		await done
		return answers
	}
}

test('while one client floods searches, cached pages stay fast and another client is served first', async () => {
	const stop = hammer('203.0.113.1')
	const cached: Answer[] = []
	const visitor: Answer[] = []
	for (let i = 0; i < 3; i++) {
		for (let j = 0; j < 5; j++) cached.push(await ask('/', '203.0.113.2'))
		visitor.push(await ask(`/dogs?q=${aWord()}`, '203.0.113.2'))
	}
	const hammered = await stop()
	expect(new Set([...cached, ...visitor, ...hammered].map(({ status }) => status))).toEqual(new Set([200]))
	// On the same machine: a cached page waits for one or two renders, a search for all before it.
	expect(median(cached), 'cached page').toBeLessThan(median(hammered) / 8)
	expect(median(visitor), 'search of another address').toBeLessThan(median(hammered) / 3)
})

test('a full queue responds 503 with a page and Retry-After, and forms stay available to others', async () => {
	const flood = Array.from({ length: FLOOD }, () => ask(`/dogs?q=${aWord()}&with=cats`, '203.0.113.3'))
	const form = await ask('/apply/contact/question', '203.0.113.7')
	const answers = await Promise.all(flood)
	expect(form.status).toBe(200)
	expect(answers.some(({ status }) => status === 200)).toBe(true)
	const [refused] = answers.filter(({ status }) => status === 503)
	expect(refused?.headers['retry-after']).toBe('10')
	expect(refused?.headers['cache-control']).toBe('no-store')
	expect(refused?.text).toContain('<h1>The site is very busy</h1>')
	expect(refused?.text).toMatch(/href="\/dogs\?q=w\w+&amp;with=cats">Try again<\/a>/)
})

test('too many searches in a minute get 429, per network and for searches only', async () => {
	const network = (host: number) => `2001:db8:1:2::${host}`
	const search = (host: number) => ask(`/dogs.data?q=${aWord()}&_routes=routes%2Fdogs`, network(host))
	// At once, so that they fall into one minute on a slow machine too: a full queue refuses most without a render.
	await Promise.all(Array.from({ length: MAX_SEARCHES_A_MINUTE - 1 }, (_, turn) => search(turn % 100)))
	expect((await search(1)).status, 'the last one allowed').toBe(200)
	const refused = await search(2)
	// A browser that requested page data is redirected to the page, which has the text.
	expect(refused.status).toBe(204)
	expect(refused.headers['x-remix-redirect']).toMatch(/^\/dogs\?q=w\w+$/)
	expect(refused.headers['x-remix-reload-document']).toBe('true')

	const page = await ask(`/dogs?q=${aWord()}`, network(1))
	expect(page.status).toBe(429)
	expect(page.headers['retry-after']).toBe('60')
	expect(page.text).toContain('Very many pages were asked for from your network in the last minute.')
	expect((await ask('/', network(1))).status, 'a cached page').toBe(200)
	expect((await ask('/dogs/biscuit', network(1))).status, 'a page without a search').toBe(200)
	expect((await ask(`/dogs?q=${aWord()}`, '2001:db8:1:3::1')).status, 'another network').toBe(200)

	// Strangers at the desk, and those who read the site's own backend, are counted with them; who is signed in is not.
	const ana = await signedIn(site.url, store, 'lead')
	expect((await ask('/desk/sign-in?to=/', network(1))).status, 'a stranger at the desk').toBe(429)
	expect((await ask('/wp-json/wp/v2/dogs?per_page=1', network(1))).status, 'the backend').toBe(429)
	expect((await ask('/desk?search=x', network(1), ana.cookie)).status, 'someone at the desk').toBe(200)
	expect((await ask('/desk/sign-in?to=/', '2001:db8:1:3::1')).status, 'the desk, another network').toBe(200)
})

test('a flood at the door of the desk fills the queue for itself only', async () => {
	await signedIn(site.url, store, 'lead')
	const flood = Array.from({ length: FLOOD }, () => ask('/desk/sign-in', '203.0.113.5'))
	const visitor = await ask(`/dogs?q=${aWord()}`, '203.0.113.6')
	const answers = await Promise.all(flood)
	expect(visitor.status).toBe(200)
	expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]))
})

test('a URL in capitals redirects permanently, with its query', async () => {
	const locationOf = async (path: string) => {
		const { status, headers } = await ask(path, '203.0.113.4')
		return `${status} ${headers.location}`
	}
	expect(await locationOf('/Dogs?q=Biscuit&from=Poster')).toBe('301 /dogs?q=Biscuit&from=Poster')
	expect(await locationOf('/dogs/Biscuit?from=Poster')).toBe('301 /dogs/biscuit?from=Poster')
	expect(await locationOf('/DOGS/BISCUIT')).toBe('301 /dogs/BISCUIT')
	expect(await locationOf('/Useful-Info/')).toBe('301 /useful-info')
	expect((await ask('/dogs/Nobody', '203.0.113.4')).status).toBe(404)
})
