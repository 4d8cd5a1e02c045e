import { setTimeout as sleep } from 'node:timers/promises'
import type { Store } from '../store/open-store.ts'
import { claim, type Delivery, markDone, markFailed } from './deliveries.ts'

/** Carries one delivery out. Throws when it did not arrive; `Undeliverable` when trying again is of no use. */
export type Channel = (delivery: Delivery, signal: AbortSignal) => Promise<void>

/** It will never arrive: the address does not exist, the receiver refuses it for good. */
export class Undeliverable extends Error {}

interface OutboxOptions {
	store: Store
	channels: Record<string, Channel>
	/** Told of every failure. `reason` names no person. */
	onFailure: (failure: { id: string; channel: string; attempt: number; reason: string; isHopeless: boolean }) => void
	/** Told when the store itself could not be asked. */
	onStoreError: (error: unknown) => void
	now?: () => number
}

const AT_ONCE = 8
/** What a channel may take; well below the lease. */
const TIME_LIMIT_MS = 60_000
/** How often it looks without being told: for what other processes wrote, and for what is due again. */
const LOOK_EVERY_MS = 5000

/**
 * Delivers what was written down, until `stop`. Any number of processes may do so on one store.
 *
 * `kick` makes it look at once; it never throws, whatever the channels or the store do.
 */
export function startOutbox({ store, channels, onFailure, onStoreError, now = Date.now }: OutboxOptions) {
	const stopping = new AbortController()
	let awake = Promise.withResolvers<void>()

	async function deliver(delivery: Delivery) {
		try {
			const channel = channels[delivery.channel]
			if (!channel) throw new Error(`there is no channel "${delivery.channel}"`)
			await inTime(channel, delivery)
			await markDone(store, delivery.id, now())
		} catch (error) {
			const { id, channel, attempt } = delivery
			const reason = error instanceof Error ? error.message : String(error)
			const isHopeless = error instanceof Undeliverable
			onFailure({ id, channel, attempt, reason, isHopeless })
			await markFailed(store, delivery, { reason, isHopeless, now: now(), random: Math.random() })
		}
	}

	async function run() {
		while (!stopping.signal.aborted) {
			try {
				const due = await claim(store, AT_ONCE, now())
				await Promise.all(due.map(deliver))
				if (due.length === AT_ONCE) continue
			} catch (error) {
				onStoreError(error)
			}
			await Promise.race([awake.promise, sleep(LOOK_EVERY_MS, undefined, { signal: stopping.signal }).catch(() => {})])
			awake = Promise.withResolvers<void>()
		}
	}

	const running = run()
	return {
		kick() {
			awake.resolve()
		},
		/** Resolves when what is under way has ended; what is left waits for the next start. */
		async stop() {
			stopping.abort()
			await running
		},
	}
}

/** A channel that ignores its signal is given up all the same. */
async function inTime(channel: Channel, delivery: Delivery) {
	const limit = AbortSignal.timeout(TIME_LIMIT_MS)
	const late = new Promise<never>((_, reject) => {
		limit.addEventListener('abort', () => reject(new Error(`took longer than ${TIME_LIMIT_MS / 1000} seconds`)))
	})
	await Promise.race([channel(delivery, limit), late])
}
