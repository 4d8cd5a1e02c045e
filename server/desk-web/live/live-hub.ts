import type { LiveEvent } from '#domain/desk/live-events.ts'
import { eventsAfter, type StoredEvent } from '#records/live/desk-events.ts'
import type { Store } from '#records/store/open-store.ts'
import type { Log } from '../../logging/log.ts'
import { createEventReader } from './event-reader.ts'
import { createEventStream, type EventStream } from './event-stream.ts'
import { createSessionCheck } from './session-check.ts'

/** Below the 30 s after which nginx gives up on a silent site. */
const HEARTBEAT_MS = 20_000
/** One browser has one stream; without Web Locks one for each tab. */
const MAX_STREAMS_PER_SESSION = 12

interface LiveHubOptions {
	store: Pick<Store, 'db'>
	/** How often the store is asked, while any stream is open. */
	pollMs: number
	/** Calls back when another process has changed something, if the database tells. @returns stops */
	subscribe?: (onChange: () => void) => () => Promise<void>
	/** Whether a session still signs in and its role may read the stream. */
	isAllowed(sessionId: string): Promise<boolean>
	log: Pick<Log, 'warn'>
	heartbeatMs?: number
}

/** The event streams of a process. Each reads the events of all processes from the store. */
export function createLiveHub({
	store,
	pollMs,
	subscribe,
	isAllowed,
	log,
	heartbeatMs = HEARTBEAT_MS,
}: LiveHubOptions) {
	const streams = new Set<EventStream>()
	const reader = createEventReader(store)
	let stopWatching: (() => Promise<void>) | undefined
	let isStopped = false
	const sessions = createSessionCheck(streams, isAllowed)
	const read = oneAtATime(readNew)

	async function readNew() {
		if (streams.size === 0) return
		try {
			const events = await reader.readNew()
			for (const event of events.filter(isLive)) for (const stream of streams) stream.send(event)
			await sessions.checkAfter(events)
		} catch (error) {
			log.warn({ err: error }, 'desk events lookup failed')
		}
	}

	async function beat() {
		await sessions.check().catch((error) => log.warn({ err: error }, 'desk sessions lookup failed'))
		for (const stream of streams) stream.beat()
	}

	/** Begins with the first stream. @returns ends it */
	function watch() {
		const timers = [setInterval(read, pollMs), setInterval(beat, heartbeatMs)]
		const unsubscribe = subscribe?.(read)
		return async () => {
			for (const timer of timers) clearInterval(timer)
			await unsubscribe?.()
		}
	}

	return {
		/**
		 * The stream of a signed-in browser.
		 * @param after the last event that it has; what came since is sent first
		 */
		async open(sessionId: string, after: number | undefined): Promise<Response> {
			if (isStopped) return new Response(null, { status: 503, headers: { 'Retry-After': '5' } })
			if (streams.size === 0) await reader.start()
			stopWatching ??= watch()
			const missed = after === undefined ? [] : (await eventsAfter(store, after)).filter(isLive)
			const stream = createEventStream({
				sessionId,
				lastId: reader.lastId(),
				onClose: (closed) => streams.delete(closed),
			})
			for (const event of missed) stream.send(event)
			const own = [...streams].filter((one) => one.sessionId === sessionId)
			if (own.length >= MAX_STREAMS_PER_SESSION) own[0]?.close()
			streams.add(stream)
			// Stopped, or signed out, while it was opened.
			if (isStopped || !(await isAllowed(sessionId))) stream.close()
			void read()
			return stream.response
		},
		/** This process has changed something. */
		poke: () => void read(),
		/** Ends all streams: browsers connect again, to the next process. */
		async stop() {
			isStopped = true
			for (const stream of streams) stream.close()
			await stopWatching?.()
		},
	}
}

function isLive(event: StoredEvent): event is StoredEvent & LiveEvent {
	return event.kind !== 'access'
}

/** Calls that arrive while one runs are answered by one more run. */
function oneAtATime(run: () => Promise<void>): () => Promise<void> {
	let running: Promise<void> | undefined
	let isAskedAgain = false
	async function runAll() {
		do {
			isAskedAgain = false
			await run()
		} while (isAskedAgain)
	}
	return () => {
		isAskedAgain = running !== undefined
		running ??= runAll().finally(() => {
			running = undefined
		})
		return running
	}
}
