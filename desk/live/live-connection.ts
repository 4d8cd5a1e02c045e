import type { LiveEvent, LiveEventKind } from '#domain/desk/live-events.ts'

const CHANNEL = 'desk-events'
const KINDS: LiveEventKind[] = ['arrived', 'changed', 'looking', 'writing', 'left']
/** After an answer that is no stream: signed out, or the site restarts. */
const REOPEN_MS = 15_000

/**
 * One event stream for all tabs of a browser: HTTP/1.1 has six connections for a site, and a stream takes one for good. The tab
 * that holds the lock opens it and passes events on; when it closes, another takes over.
 *
 * @param after the newest event that the page knows
 * @returns ends it
 */
export function connect(after: number, onEvent: (event: LiveEvent) => void): () => void {
	const stopped = new AbortController()
	const channel = new BroadcastChannel(CHANNEL)
	let last = after

	function receive(event: LiveEvent) {
		last = Math.max(last, event.id)
		onEvent(event)
	}
	channel.onmessage = ({ data }: MessageEvent<LiveEvent>) => receive(data)

	const hold = () =>
		openStream(
			stopped.signal,
			() => last,
			(event) => {
				channel.postMessage(event)
				receive(event)
			},
		)
	// Without locks each tab has its own stream.
	const holding = 'locks' in navigator ? navigator.locks.request(CHANNEL, { signal: stopped.signal }, hold) : hold()
	void holding.catch(() => {})
	return () => {
		stopped.abort()
		channel.close()
	}
}

/** Resolves when it was ended. */
function openStream(signal: AbortSignal, after: () => number, onEvent: (event: LiveEvent) => void): Promise<void> {
	let source: EventSource
	let reopening: ReturnType<typeof setTimeout>

	function open() {
		source = new EventSource(`/desk/events?after=${after()}`)
		for (const kind of KINDS) {
			source.addEventListener(kind, ({ data, lastEventId }: MessageEvent<string>) =>
				onEvent({ ...JSON.parse(data), kind, id: Number(lastEventId) }),
			)
		}
		// A lost connection is opened again by the browser.
		source.onerror = () => {
			if (source.readyState === EventSource.CLOSED) reopening = setTimeout(open, REOPEN_MS)
		}
	}

	return new Promise((resolve) => {
		if (signal.aborted) return resolve()
		open()
		signal.addEventListener('abort', () => {
			clearTimeout(reopening)
			source.close()
			resolve()
		})
	})
}
