import { eventsAfter, lastEventId, type StoredEvent } from '#records/live/desk-events.ts'
import type { Store } from '#records/store/open-store.ts'

/** Transactions may commit in another order than their ids: this far back is read again. */
const LOOKBACK_IDS = 100

/** Reads each event once, from where `start` was called. */
export function createEventReader(store: Pick<Store, 'db'>) {
	let lastId = 0
	let known = new Set<number>()
	const recent = () => eventsAfter(store, Math.max(0, lastId - LOOKBACK_IDS))

	return {
		/** The newest so far. */
		lastId: () => lastId,
		async start() {
			lastId = await lastEventId(store)
			known = new Set((await recent()).map(({ id }) => id))
		},
		async readNew(): Promise<StoredEvent[]> {
			const events = await recent()
			const fresh = events.filter(({ id }) => !known.has(id))
			known = new Set(events.map(({ id }) => id))
			lastId = Math.max(lastId, ...fresh.map(({ id }) => id))
			return fresh
		},
	}
}
