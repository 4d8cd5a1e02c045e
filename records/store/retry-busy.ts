import { setTimeout as sleep } from 'node:timers/promises'
import { isBusy, StoreUnavailableError } from './store-error.ts'
import { timeLeft } from './time-limit.ts'

/** How long a statement waits for another program's lock. */
export const MAX_LOCK_WAIT_MS = 5000
export const LOCK_RETRY_MS = 20

/** Retries while SQLite is busy, without blocking the event loop. @throws `StoreUnavailableError` after `MAX_LOCK_WAIT_MS` */
export async function retryBusy<T>(work: () => T | Promise<T>): Promise<T> {
	const end = performance.now() + timeLeft(MAX_LOCK_WAIT_MS)
	for (;;) {
		try {
			return await work()
		} catch (error) {
			if (!isBusy(error)) throw error
			if (performance.now() >= end) throw lockedError(error)
		}
		await sleep(LOCK_RETRY_MS)
	}
}

export function lockedError(cause?: unknown): StoreUnavailableError {
	return new StoreUnavailableError('the database is locked by another program', { cause })
}
