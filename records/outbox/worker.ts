import { setTimeout as sleep } from 'node:timers/promises'
import type { Store } from '../store/open-store.ts'
import { type Channel, UndeliverableError } from './channel.ts'
import { claim, type Delivery, hasDue, LEASE_MS, markDone, markFailed, requeue } from './deliveries.ts'

/** One attempt that failed. `reason` names no person. */
export interface Failure {
	id: string
	channel: string
	attempt: number
	reason: string
	isPermanent: boolean
}

interface WorkerOptions {
	store: Store
	/** The channel name in deliveries. */
	name: string
	channel: Channel
	onFailure: (failure: Failure) => void
	onStoreError: (error: unknown) => void
	now?: () => number
	graceMs?: number
}

/** What strict mail servers accept from one sender. */
const MAX_CONCURRENT = 3
/** Time limit of one attempt, well below the lease. */
const TIME_LIMIT_MS = 60_000
/** Poll interval, for deliveries of other processes and retries. */
const POLL_MS = 5000
/** How long storing the outcome is retried: until the lease may have expired. */
const STORE_RETRY_FOR_MS = LEASE_MS - TIME_LIMIT_MS
const STORE_RETRY_PAUSE_MS = 1000
const STOPPED = 'the site stopped'
/** Supervisors kill a process that has not ended after ten seconds. */
const GRACE_MS = 5000

/** Sends the pending deliveries of one channel concurrently, so that one that hangs does not delay the others. */
export function startWorker(options: WorkerOptions) {
	const { store, name, channel, onFailure, onStoreError, now = Date.now, graceMs = GRACE_MS } = options
	const stopping = new AbortController()
	const abortInFlight = new AbortController()
	const inFlight = new Set<Promise<void>>()
	let wakeUp = Promise.withResolvers<void>()

	async function deliver(delivery: Delivery) {
		const error = await attempt(channel, delivery, abortInFlight.signal)
		// Until this is stored, another attempt would send it twice.
		if (error === undefined) return retryStoring(() => markDone(store, delivery.id, now()), stopping.signal)
		const reason = error instanceof Error ? error.message : String(error)
		// The outcome is unknown: sent again after a restart, with the same id.
		if (abortInFlight.signal.aborted) return requeue(store, delivery, { reason, nextAt: now() })
		const isPermanent = error instanceof UndeliverableError
		onFailure({ id: delivery.id, channel: name, attempt: delivery.attempt, reason, isPermanent })
		return markFailed(store, delivery, { reason, isPermanent, now: now(), random: Math.random() })
	}

	function start(delivery: Delivery) {
		// If the update fails, the lease expires and the delivery is retried.
		const work = deliver(delivery)
			.catch(onStoreError)
			.finally(() => inFlight.delete(work))
		inFlight.add(work)
	}

	/** @returns whether anything was due; then there may be more */
	async function claimDue(): Promise<boolean> {
		if (!(await hasDue(store, now(), name))) return false
		const due = await claim(store, MAX_CONCURRENT - inFlight.size, now(), name)
		for (const delivery of due) start(delivery)
		return due.length > 0
	}

	async function run() {
		while (!stopping.signal.aborted) {
			const hasClaimed = await claimDue().catch(onStoreError)
			if (inFlight.size >= MAX_CONCURRENT) {
				await Promise.race(inFlight)
			} else if (!hasClaimed) {
				const wait = sleep(POLL_MS, undefined, { signal: stopping.signal }).catch(() => {})
				await Promise.race([wakeUp.promise, wait])
				wakeUp = Promise.withResolvers<void>()
			}
		}
	}

	const running = run()
	return {
		kick() {
			wakeUp.resolve()
		},
		async stop() {
			stopping.abort()
			const graceTimer = setTimeout(() => abortInFlight.abort(), graceMs)
			await running
			await Promise.all(inFlight)
			clearTimeout(graceTimer)
		},
	}
}

async function retryStoring(storeOutcome: () => Promise<void>, stopping: AbortSignal): Promise<void> {
	const end = performance.now() + STORE_RETRY_FOR_MS
	for (;;) {
		try {
			return await storeOutcome()
		} catch (error) {
			if (stopping.aborted || performance.now() >= end) throw error
		}
		await sleep(STORE_RETRY_PAUSE_MS, undefined, { signal: stopping }).catch(() => {})
	}
}

/** @returns the error; undefined when it was sent. Does not wait for a channel that ignores its signal. */
async function attempt(channel: Channel, delivery: Delivery, abortInFlight: AbortSignal): Promise<unknown> {
	if (abortInFlight.aborted) return new Error(STOPPED)
	const limit = AbortSignal.timeout(TIME_LIMIT_MS)
	const signal = AbortSignal.any([limit, abortInFlight])
	const ended = Promise.withResolvers<never>()
	signal.addEventListener('abort', () =>
		ended.reject(new Error(limit.aborted ? `took longer than ${TIME_LIMIT_MS / 1000} seconds` : STOPPED)),
	)
	try {
		await Promise.race([channel(delivery, signal), ended.promise])
		return undefined
	} catch (error) {
		return error
	}
}
