import { AsyncLocalStorage } from 'node:async_hooks'
import { createFairLines } from './fair-lines.ts'

/** Rendering is CPU-bound; two at once, because one may wait for compression. */
const MAX_RUNNING = 2
/** A render that waits for I/O (an icon service, an old slug) releases its slot after this. */
const MAX_SLOT_MS = 100
/** The last one waits about three seconds on a small server. */
const MAX_WAITING = 100

/** Event loop iterations between two renders: each accepts one new connection. */
const EVENT_LOOP_TURNS = 16

export class QueueFullError extends Error {
	constructor() {
		super('the render queue is full')
	}
}

interface QueuedRender<T> {
	client: string
	/** Requests with the same key share one render; null shares none. */
	key: string | null
	render(): Promise<T>
	/** Aborted when the client has disconnected. */
	signal?: AbortSignal
}

export interface RenderQueue {
	/** @throws QueueFullError */
	run<T>(asked: QueuedRender<T>): Promise<T>
}

interface Ticket {
	key: string | null
	render(): Promise<unknown>
	result: PromiseWithResolvers<unknown>
	/** Requests that still want the result. */
	requests: number
}

interface RenderQueueOptions {
	maxRunning?: number
	maxSlotMs?: number
	maxWaiting?: number
}

/**
 * A fair queue of renders: networks take turns, and between two renders requests for cached pages are answered. When it
 * is full, the network that holds most yields to one that holds less (`fair-lines.ts`).
 */
export function createRenderQueue({
	maxRunning = MAX_RUNNING,
	maxSlotMs = MAX_SLOT_MS,
	maxWaiting = MAX_WAITING,
}: RenderQueueOptions = {}): RenderQueue {
	const lines = createFairLines<Ticket>()
	/** Waiting and running. */
	const shared = new Map<string, Ticket>()
	const schedule = createScheduler({ maxRunning, maxSlotMs, next: lines.takeNext, run: settle })

	async function settle(ticket: Ticket) {
		try {
			ticket.result.resolve(await ticket.render())
		} catch (error) {
			ticket.result.reject(error)
		} finally {
			forget(ticket)
		}
	}

	function forget({ key }: Ticket) {
		if (key !== null) shared.delete(key)
	}

	function drop(ticket: Ticket) {
		lines.remove(ticket)
		forget(ticket)
		ticket.result.reject(new QueueFullError())
	}

	function makeRoom(client: string) {
		if (lines.size() < maxWaiting) return
		const victim = lines.yieldingTo(client)
		if (!victim) throw new QueueFullError()
		drop(victim)
	}

	function issue({ client, key, render }: QueuedRender<unknown>): Ticket {
		makeRoom(client)
		const result = Promise.withResolvers<unknown>()
		// Prevents an unhandled rejection when all clients of a dropped ticket have disconnected.
		result.promise.catch(() => {})
		// The render keeps the request id and time limit of the first request.
		const ticket: Ticket = { key, render: AsyncLocalStorage.bind(render), result, requests: 0 }
		if (key !== null) shared.set(key, ticket)
		lines.add(client, ticket)
		return ticket
	}

	return {
		async run<T>(asked: QueuedRender<T>) {
			const { client, key, signal } = asked
			const ticket = (key === null ? undefined : shared.get(key)) ?? issue(asked)
			if (lines.has(ticket)) lines.add(client, ticket)
			ticket.requests += 1
			schedule()
			const onAbort = () => {
				ticket.requests -= 1
				if (ticket.requests === 0 && lines.has(ticket)) drop(ticket)
			}
			signal?.addEventListener('abort', onAbort, { once: true })
			try {
				// A key names one page, so who shares its render asked for the same kind.
				return (await ticket.result.promise) as T
			} finally {
				signal?.removeEventListener('abort', onAbort)
			}
		},
	}
}

interface SchedulerOptions<I> {
	maxRunning: number
	maxSlotMs: number
	next(): I | undefined
	/** Never rejects. */
	run(item: I): Promise<void>
}

/** Starts the next render when a slot is free, after some event loop iterations. */
function createScheduler<I>({ maxRunning, maxSlotMs, next, run }: SchedulerOptions<I>) {
	let running = 0
	let isScheduled = false

	function schedule() {
		if (isScheduled || running >= maxRunning) return
		isScheduled = true
		afterRounds(EVENT_LOOP_TURNS, () => {
			isScheduled = false
			const item = next()
			if (item === undefined) return
			void start(item)
			schedule()
		})
	}

	async function start(item: I) {
		running += 1
		let isHeld = true
		function freeSlot() {
			if (!isHeld) return
			isHeld = false
			running -= 1
			schedule()
		}
		const timer = setTimeout(freeSlot, maxSlotMs)
		await run(item)
		clearTimeout(timer)
		freeSlot()
	}

	return schedule
}

function afterRounds(rounds: number, then: () => void) {
	if (rounds === 0) then()
	else setImmediate(afterRounds, rounds - 1, then)
}
