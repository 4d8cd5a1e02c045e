import { AsyncLocalStorage } from 'node:async_hooks'

/** When the work under way must have its answer, by `performance.now()`. */
const deadline = new AsyncLocalStorage<number>()

/** Runs work whose uses of the store share one limit: what is left when it is over fails at once. */
export function withTimeLimit<T>(limitMs: number, work: () => T): T {
	return deadline.run(performance.now() + limitMs, work)
}

/** How long one use of the store may take now: its own limit, or what is left of the work it belongs to. */
export function timeLeft(limitMs: number): number {
	const end = deadline.getStore()
	return end === undefined ? limitMs : Math.max(0, Math.min(limitMs, end - performance.now()))
}
