import type { Store } from '../store/open-store.ts'
import type { Channel } from './channel.ts'
import { type Failure, startWorker } from './worker.ts'

interface OutboxOptions {
	store: Store
	channels: Record<string, Channel>
	/** Called for every failure. */
	onFailure: (failure: Failure) => void
	/** Called when the store failed. */
	onStoreError: (error: unknown) => void
	now?: () => number
	/** How long running deliveries may take after `stop`. */
	graceMs?: number
}

/**
 * Delivers the outbox until `stop`; several processes may share one store. Channels are independent: one that hangs delays no
 * other. `kick` polls at once and never throws.
 */
export function startOutbox({ channels, ...options }: OutboxOptions) {
	const workers = Object.entries(channels).map(([name, channel]) => startWorker({ ...options, name, channel }))
	return {
		kick() {
			for (const worker of workers) worker.kick()
		},
		/** Resolves when running deliveries have ended or were aborted; the rest stays pending. */
		async stop() {
			await Promise.all(workers.map((worker) => worker.stop()))
		},
	}
}
