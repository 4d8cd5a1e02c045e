import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import type { Context, Next } from 'hono'
import type { BodyBudget, BodyLease } from './body-budget.ts'

/**
 * Reserved for a body of unknown length; a longer one gets the maximum. Browsers and proxies send the length of a form.
 * Counting chunks would miss the overhead of tiny ones.
 */
const UNKNOWN_LENGTH_BYTES = 32 * 1024
/** Bytes of a refused body that are read and dropped so that the client sees the response. */
const MAX_DROPPED_BYTES = 64 * 1024

export type UnreadReason = 'too long' | 'too slow' | 'cut off' | 'no room'

interface ReadBodyOptions {
	maxBytes: number
	withinMs: number
	budget: BodyBudget
	/** For the address's share of the budget. */
	address: string
}

/**
 * Passes the request on with its body in memory, within limits of size, time and total memory; otherwise `refuse`
 * answers. Reads node's own request: a web stream for each unfinished body costs more than its bytes.
 */
export async function receiveBody(
	c: Context,
	next: Next,
	options: ReadBodyOptions,
	refuse: (reason: UnreadReason) => Response,
): Promise<Response | undefined> {
	const declared = Number(c.req.header('Content-Length') ?? 0)
	if (declared > options.maxBytes) return refuse('too long')
	const stopped = Promise.withResolvers<UnreadReason>()
	const lease = options.budget.open(options.address, () => stopped.resolve('no room'))
	const timer = setTimeout(() => stopped.resolve('too slow'), options.withinMs)
	try {
		const { incoming } = c.env as HttpBindings
		// Reserved at once, so that a body without room is refused before it is read.
		const body = lease.reserve(declared)
			? await collect(incoming, { declared, maxBytes: options.maxBytes, lease, stopped: stopped.promise })
			: 'no room'
		if (typeof body === 'string') return refuse(body)
		lease.complete()
		const { url, method, headers, signal } = c.req.raw
		c.req.raw = new Request(url, { method, headers, signal, body })
		clearTimeout(timer)
		await next()
	} finally {
		clearTimeout(timer)
		lease.release()
	}
}

/** The headers of a response to a request whose body is not read. */
export function unreadHeaders(c: Context): Record<string, string> {
	const isShort = Number(c.req.header('Content-Length')) <= MAX_DROPPED_BYTES
	return isShort ? {} : { Connection: 'close' }
}

interface Collecting {
	/** Bytes already reserved. */
	declared: number
	maxBytes: number
	lease: BodyLease
	/** Settles when reading must stop. */
	stopped: Promise<UnreadReason>
}

async function collect(
	incoming: IncomingMessage,
	{ declared, maxBytes, lease, stopped }: Collecting,
): Promise<Uint8Array<ArrayBuffer> | UnreadReason> {
	const done = Promise.withResolvers<UnreadReason | 'whole'>()
	let bytes = new Uint8Array(declared)
	let size = 0

	function take(chunk: Uint8Array) {
		const needed = size + chunk.byteLength
		if (needed > maxBytes) return done.resolve('too long')
		if (needed > bytes.byteLength) {
			const room = needed > UNKNOWN_LENGTH_BYTES ? maxBytes : UNKNOWN_LENGTH_BYTES
			if (!lease.reserve(room - bytes.byteLength)) return done.resolve('no room')
			const larger = new Uint8Array(room)
			larger.set(bytes.subarray(0, size))
			bytes = larger
		}
		bytes.set(chunk, size)
		size = needed
	}
	const onEnd = () => done.resolve('whole')
	const onClose = () => done.resolve(incoming.complete ? 'whole' : 'cut off')
	incoming.on('data', take).once('end', onEnd).once('close', onClose).once('error', onClose)
	const result = await Promise.race([done.promise, stopped])
	incoming.pause()
	incoming.off('data', take).off('end', onEnd).off('close', onClose).off('error', onClose)
	// Prevents an unhandled error after reading has stopped.
	if (result !== 'whole') incoming.on('error', () => {})
	return result === 'whole' ? bytes.subarray(0, size) : result
}
