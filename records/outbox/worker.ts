import { setTimeout as sleep } from 'node:timers/promises'
import type { Store } from '../store/open-store.ts'
import { type Channel, NoReceiverError, UndeliverableError } from './channel.ts'
import { claim, type Delivery, hasDue, LEASE_MS, markDone, markFailed, putBack } from './deliveries.ts'

/** One attempt that failed. `reason` names no person. */
export interface Failure {
	id: string
	channel: string
	attempt: number
	reason: string
	isHopeless: boolean
}

interface WorkerOptions {
	store: Store
	/** Of the channel, as deliveries have it. */
	name: string
	channel: Channel
	onFailure: (failure: Failure) => void
	onStoreError: (error: unknown) => void
	now?: () => number
	graceMs?: number
}

/** As many as careful mail servers let in from one sender, and WordPress answers well. */
const AT_ONCE = 3
/** What a channel may take; well below the lease. */
const TIME_LIMIT_MS = 60_000
/** How often it looks without being told: for what other processes wrote, and for what is due again. */
const LOOK_EVERY_MS = 5000
/** How long nothing is tried when there is nobody to take it. */
const NOBODY_THERE_MS = 5 * 60_000
/** For how long the outcome is noted again while the store cannot be told: until the lease may be over. */
const NOTE_FOR_MS = LEASE_MS - TIME_LIMIT_MS
const NOTE_AGAIN_MS = 1000
const STOPPED = 'the site stopped'
/** Supervisors kill what has not ended after ten seconds. */
const GRACE_MS = 5000

/** Delivers what waits for one channel, several at once: one that hangs holds up none of the others. */
export function startWorker(options: WorkerOptions) {
	const { store, name, channel, onFailure, onStoreError, now = Date.now, graceMs = GRACE_MS } = options
	const stopping = new AbortController()
	const cutOff = new AbortController()
	const underWay = new Set<Promise<void>>()
	let awake = Promise.withResolvers<void>()
	/** While there is nobody to take anything: until when to wait, and the reason that was told. */
	let missing: { until: number; reason: string } | null = null

	async function deliver(delivery: Delivery) {
		const error = await carryOut(channel, delivery, cutOff.signal)
		if (error === null) {
			missing = null
			// It has arrived. While the store cannot be told, another attempt would deliver it twice.
			return untilNoted(() => markDone(store, delivery.id, now()), stopping.signal)
		}
		const reason = error instanceof Error ? error.message : String(error)
		// Nobody knows whether it arrived. It goes out again at the next start, as the same letter: better twice than never.
		if (cutOff.signal.aborted) return putBack(store, delivery, { reason, nextAt: now() })
		const isHopeless = error instanceof UndeliverableError
		const isMissing = error instanceof NoReceiverError
		if (!isMissing || missing?.reason !== reason) {
			onFailure({ id: delivery.id, channel: name, attempt: delivery.attempt, reason, isHopeless })
		}
		if (!isMissing) return markFailed(store, delivery, { reason, isHopeless, now: now(), random: Math.random() })
		missing = { until: now() + NOBODY_THERE_MS, reason }
		return putBack(store, delivery, { reason, nextAt: missing.until })
	}

	function start(delivery: Delivery) {
		// What the store does not take down stays claimed, and is tried again when the lease is over.
		const work = deliver(delivery)
			.catch(onStoreError)
			.finally(() => underWay.delete(work))
		underWay.add(work)
	}

	/** @returns whether there was anything; then there may be more. */
	async function takeSome(): Promise<boolean> {
		if (missing && now() < missing.until) return false
		if (!(await hasDue(store, now(), name))) return false
		const due = await claim(store, AT_ONCE - underWay.size, now(), name)
		for (const delivery of due) start(delivery)
		return due.length > 0
	}

	async function run() {
		while (!stopping.signal.aborted) {
			const hasTaken = await takeSome().catch(onStoreError)
			if (underWay.size >= AT_ONCE) {
				await Promise.race(underWay)
			} else if (!hasTaken) {
				const wait = sleep(LOOK_EVERY_MS, undefined, { signal: stopping.signal }).catch(() => {})
				await Promise.race([awake.promise, wait])
				awake = Promise.withResolvers<void>()
			}
		}
	}

	const running = run()
	return {
		kick() {
			awake.resolve()
		},
		async stop() {
			stopping.abort()
			const impatience = setTimeout(() => cutOff.abort(), graceMs)
			await running
			await Promise.all(underWay)
			clearTimeout(impatience)
		},
	}
}

async function untilNoted(note: () => Promise<void>, stopping: AbortSignal): Promise<void> {
	const end = performance.now() + NOTE_FOR_MS
	for (;;) {
		try {
			return await note()
		} catch (error) {
			if (stopping.aborted || performance.now() >= end) throw error
		}
		await sleep(NOTE_AGAIN_MS, undefined, { signal: stopping }).catch(() => {})
	}
}

/** @returns why it did not arrive; null when it did. A channel that ignores its signal is given up all the same. */
async function carryOut(channel: Channel, delivery: Delivery, cutOff: AbortSignal): Promise<unknown> {
	if (cutOff.aborted) return new Error(STOPPED)
	const limit = AbortSignal.timeout(TIME_LIMIT_MS)
	const signal = AbortSignal.any([limit, cutOff])
	const ended = Promise.withResolvers<never>()
	signal.addEventListener('abort', () =>
		ended.reject(new Error(limit.aborted ? `took longer than ${TIME_LIMIT_MS / 1000} seconds` : STOPPED)),
	)
	try {
		await Promise.race([channel(delivery, signal), ended.promise])
		return null
	} catch (error) {
		return error
	}
}
