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
	const page = (client: string, name: string) =>
		gate.render({
			request: new Request('http://localhost/dogs'),
			client,
			key: name,
			isSearch: false,
			async render() {
				began.push(name)
				return {} as Page
			},
		})
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
