import type { LiveEvent } from '#domain/desk/live-events.ts'

/** How soon a browser connects again. */
const RETRY_MS = 2000
/** A browser that reads nothing more is disconnected. */
const MAX_UNSENT_BYTES = 64 * 1024

export interface EventStream {
	sessionId: string
	response: Response
	send(event: LiveEvent): void
	/** Keeps proxies from closing the connection. */
	beat(): void
	close(): void
}

interface EventStreamOptions {
	sessionId: string
	/** The newest event so far: the browser's starting point. */
	lastId: number
	onClose(stream: EventStream): void
}

/** A `text/event-stream` response. */
export function createEventStream({ sessionId, lastId, onClose }: EventStreamOptions): EventStream {
	const encoder = new TextEncoder()
	let controller: ReadableStreamDefaultController<Uint8Array> | undefined
	const body = new ReadableStream<Uint8Array>(
		{
			start(started) {
				controller = started
			},
			cancel: forget,
		},
		new ByteLengthQueuingStrategy({ highWaterMark: MAX_UNSENT_BYTES }),
	)

	function forget() {
		if (!controller) return
		controller = undefined
		onClose(stream)
	}

	function write(text: string) {
		controller?.enqueue(encoder.encode(text))
		if (controller && (controller.desiredSize ?? 0) <= 0) stream.close()
	}

	const stream: EventStream = {
		sessionId,
		response: new Response(body, {
			headers: {
				'Content-Type': 'text/event-stream',
				'Cache-Control': 'no-store',
				// nginx would keep it until 8 KiB are full.
				'X-Accel-Buffering': 'no',
			},
		}),
		send: ({ id, kind, reference, staffId }) =>
			write(`id: ${id}\nevent: ${kind}\ndata: ${JSON.stringify({ reference, staffId })}\n\n`),
		beat: () => write(': open\n\n'),
		close() {
			const open = controller
			forget()
			open?.close()
		},
	}
	write(`retry: ${RETRY_MS}\nid: ${lastId}\nevent: ready\ndata: {}\n\n`)
	return stream
}
