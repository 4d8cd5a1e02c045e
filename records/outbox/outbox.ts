import type { Store } from '../store/open-store.ts'
import type { Channel } from './channel.ts'
import { type Failure, startWorker } from './worker.ts'

interface OutboxOptions {
	store: Store
	channels: Record<string, Channel>
	/** Told of every failure; of a receiver that is missing once, until it takes something again. */
	onFailure: (failure: Failure) => void
	/** Told when the store itself could not be asked. */
	onStoreError: (error: unknown) => void
	now?: () => number
	/** What is under way may take so long once `stop` was called. */
	graceMs?: number
}

/**
 * Delivers what was written down, until `stop`. Any number of processes may do so on one store. No channel waits for another: a
 * WordPress that hangs holds up no letter.
 *
 * `kick` makes it look at once; it never throws, whatever the channels or the store do.
 */
export function startOutbox({ channels, ...options }: OutboxOptions) {
	const workers = Object.entries(channels).map(([name, channel]) => startWorker({ ...options, name, channel }))
	return {
		kick() {
			for (const worker of workers) worker.kick()
		},
		/** Resolves when what is under way has ended or was cut off; what is left waits for the next start. */
		async stop() {
			await Promise.all(workers.map((worker) => worker.stop()))
		},
	}
}
