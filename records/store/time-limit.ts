import { AsyncLocalStorage } from 'node:async_hooks'

/** By `performance.now()`. */
const deadline = new AsyncLocalStorage<number>()

/** Runs work whose uses of the store share one time limit. */
export function withTimeLimit<T>(limitMs: number, work: () => T): T {
	return deadline.run(performance.now() + limitMs, work)
}

/** The time limit of one use of the store, within the limit of its work. */
export function timeLeft(limitMs: number): number {
	const end = deadline.getStore()
	return end === undefined ? limitMs : Math.max(0, Math.min(limitMs, end - performance.now()))
}
