import { expect, test } from 'vitest'
import { createRenderQueue, QueueFullError } from './render-queue.ts'

/** A queue whose renders end when the test says so, and the order in which they began. */
function someQueue(options: Parameters<typeof createRenderQueue>[0] = {}) {
	const queue = createRenderQueue({ maxRunning: 1, maxSlotMs: 60_000, ...options })
	const began: string[] = []
	const ends = new Map<string, (result: string) => void>()
	function ask(
		client: string,
		name: string,
		{ key = null, signal }: { key?: string | null; signal?: AbortSignal } = {},
	) {
		const render = () => {
			began.push(name)
			return new Promise<string>((resolve) => ends.set(name, resolve))
		}
		return queue.run({ client, key, render, ...(signal && { signal }) })
	}
	async function hasBegun(name: string) {
		while (!ends.has(name)) await new Promise(setImmediate)
	}
	/** Ends the renders in this order, each once it has begun. */
	async function end(...names: string[]) {
		for (const name of names) {
			await hasBegun(name)
			ends.get(name)?.(`page of ${name}`)
		}
	}
	return { ask, began, end, hasBegun }
}

const isFull = (error: unknown) => error instanceof QueueFullError

test('clients take turns, however many requests one of them has waiting', async () => {
	const { ask, began, end } = someQueue()
	const asked = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map((name) => ask(name[0] ?? '', name))
	const order = ['a1', 'b1', 'c1', 'a2', 'b2', 'a3']
	await end(...order)
	expect(await Promise.all(asked)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map((name) => `page of ${name}`))
	expect(began).toEqual(order)
})

test('between two renders the event loop goes round, so that other requests are answered', async () => {
	const queue = createRenderQueue({ maxRunning: 2 })
	const rounds: string[] = []
	const render = (name: string) => async () => void rounds.push(name)
	const asked = ['one', 'two', 'three'].map((name) => queue.run({ client: 'a', key: null, render: render(name) }))
	let isDone = false
	const turn = () => {
		rounds.push('round')
		if (!isDone) setImmediate(turn)
	}
	turn()
	await Promise.all(asked)
	isDone = true
	expect(rounds.join(' ')).toMatch(/one( round)+ two( round)+ three/)
})

test('when the queue is full the longest line yields to a shorter one, and its client is refused', async () => {
	const { ask, end, hasBegun } = someQueue({ maxWaiting: 3 })
	const running = ask('flood', 'first')
	await hasBegun('first')
	const flood = ['f1', 'f2', 'f3'].map((name) => ask('flood', name))
	const newest = expect(flood[2]).rejects.toSatisfy(isFull)
	await expect(ask('flood', 'f4')).rejects.toSatisfy(isFull)
	const visitor = ask('visitor', 'v1')
	await newest
	await end('first', 'f1', 'v1', 'f2')
	expect(await Promise.all([running, visitor, flood[0], flood[1]])).toHaveLength(4)
})

test('a page that others wait for too is rendered once, and comes as soon as it would for the one of them who is first', async () => {
	const { ask, began, end, hasBegun } = someQueue({ maxWaiting: 4 })
	const running = ask('x', 'first')
	await hasBegun('first')
	const flood = ['f1', 'f2', 'f3'].map((name) => ask('flood', name, { key: name }))
	const visitor = ask('visitor', 'again', { key: 'f3' })
	await end('first', 'f1', 'f3', 'f2')
	expect(await Promise.all([running, visitor, ...flood])).toContain('page of f3')
	expect(began).toEqual(['first', 'f1', 'f3', 'f2'])
})

test('a render without waiting requests is dropped', async () => {
	const { ask, began, end, hasBegun } = someQueue()
	const gone = new AbortController()
	const running = ask('a', 'first')
	await hasBegun('first')
	const left = expect(ask('a', 'left', { signal: gone.signal })).rejects.toSatisfy(isFull)
	const last = ask('a', 'last')
	gone.abort()
	await left
	await end('first', 'last')
	await Promise.all([running, last])
	expect(began).toEqual(['first', 'last'])
})

test('a render that waits for I/O frees its slot, and a failing render fails alone', async () => {
	const { ask, end, hasBegun } = someQueue({ maxSlotMs: 1 })
	const stuck = ask('a', 'stuck')
	await hasBegun('stuck')
	const next = ask('a', 'next')
	await end('next')
	expect(await next).toBe('page of next')
	await end('stuck')
	await stuck

	const queue = createRenderQueue()
	const broken = queue.run({ client: 'a', key: null, render: () => Promise.reject(new Error('broken')) })
	await expect(broken).rejects.toThrow('broken')
	expect(await queue.run({ client: 'a', key: null, render: async () => 'whole' })).toBe('whole')
})
