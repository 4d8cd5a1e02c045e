import { expect, test } from 'vitest'
import type { Page } from '../page.ts'
import { createRenderGate } from './render-gate.ts'
import { createRenderQueue } from './render-queue.ts'

/** A gate with one render at a time, each of which ends when the next one asks for it. */
function someGate({ maxWaiting = 100, maxSearches = 1000 } = {}) {
	let searches = 0
	function takeSearch() {
		searches += 1
		return searches <= maxSearches
	}
	const queue = createRenderQueue({ maxRunning: 1, maxSlotMs: 60_000, maxWaiting })
	const gate = createRenderGate({ queue, takeSearch })
	const began: string[] = []
	const isOpen = Promise.withResolvers<void>()
	const ask = (client: string, name: string, path = '/desk/sign-in') =>
		gate.inTurn({
			request: new Request(`http://localhost${path}`),
			client,
			async answer() {
				began.push(name)
				await isOpen.promise
				return new Response(name)
			},
		})
	const page = (client: string, name: string, { path = '/dogs', ...init }: RequestInit & { path?: string } = {}) => {
		const request = new Request(`http://localhost${path}`, init)
		const render = async () => {
			began.push(name)
			return {} as Page
		}
		const isSearch = request.url.includes('?')
		return gate.orBusy(request, async () => {
			await gate.render({ request, client, key: null, isSearch, render })
			return new Response(name)
		})
	}
	return { ask, page, began, open: isOpen.resolve }
}

test('strangers at the desk wait in the queue of pages: a flood of one address lets the pages of others go first', async () => {
	const { ask, page, began, open } = someGate()
	const flood = ['f1', 'f2', 'f3', 'f4'].map((name) => ask('flood', name))
	const dogs = page('visitor', 'dogs')
	open()
	await Promise.all([...flood, dogs])
	expect(began).toEqual(['f1', 'dogs', 'f2', 'f3', 'f4'])
})

test('a full queue and too many addresses with a query are answered as for pages', async () => {
	const { ask, open } = someGate({ maxWaiting: 2, maxSearches: 0 })
	const answers = ['f1', 'f2', 'f3'].map((name) => ask('flood', name))
	const refused = await ask('flood', 'f4')
	expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '10'])
	open()
	await Promise.all(answers)
	expect((await ask('flood', 'f5', '/desk/sign-in?to=/')).status).toBe(429)
})

const sent = (path: string): RequestInit & { path: string } => ({ path, method: 'POST', body: 'a=1' })

test('forms, opened and sent, wait with the pages: a flood of one address lets those of others go first', async () => {
	const { ask, page, began, open } = someGate()
	const running = ask('other', 'running')
	const flood = ['f1', 'f2', 'f3'].map((name) => page('flood', name, sent('/donate')))
	const forms = ['g1', 'g2'].map((name) => page('flood', name, { path: '/apply/contact/question' }))
	const visitors = [page('visitor', 'v1', { path: '/apply/contact/question' }), page('other', 'o1', sent('/donate'))]
	open()
	await Promise.all([running, ...flood, ...forms, ...visitors])
	expect(began).toEqual(['running', 'f1', 'v1', 'o1', 'f2', 'f3', 'g1', 'g2'])
})

test('a form that the queue cannot take gets an answer that says that nothing was stored, in the app too', async () => {
	const { ask, page, began, open } = someGate({ maxWaiting: 3 })
	const waiting = ['f1', 'f2', 'f3'].map((name) => ask('flood', name))
	for (const path of ['/donate', '/donate.data']) {
		const refused = await page('flood', 'f4', sent(path))
		expect([refused.status, refused.headers.get('Retry-After'), refused.headers.get('Cache-Control')]).toEqual([
			503,
			'10',
			'no-store',
		])
		expect(await refused.text()).toMatch(/nothing was stored yet\..* go back, wait .* press the button again/)
	}
	// The newest of the flood gives way.
	const visitor = page('visitor', 'v1', sent('/donate'))
	open()
	expect((await visitor).status).toBe(200)
	expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200, 503])
	expect(began).not.toContain('f4')
})

test('a form that arrived is answered even if its visitor has left, and a page is not', async () => {
	const { ask, page, began, open } = someGate()
	const running = ask('other', 'running')
	const gone = new AbortController()
	const left = [
		page('visitor', 'sent', { ...sent('/apply/contact/check'), signal: gone.signal }),
		page('visitor', 'opened', { path: '/apply/contact/check', signal: gone.signal }),
	]
	gone.abort()
	open()
	await Promise.all([running, ...left])
	expect(began).toEqual(['running', 'sent'])
})

test('opening forms by an address with a query counts as a search', async () => {
	const { page } = someGate({ maxSearches: 1 })
	const open = () => page('visitor', 'form', { path: '/apply/adoption/dog?dog=biscuit' })
	expect([(await open()).status, (await open()).status]).toEqual([200, 429])
})
