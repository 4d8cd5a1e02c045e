import type { IncomingMessage } from 'node:http'
import { MAX_UPLOAD_BYTES } from './receive-files.ts'

const MAX_DISCARD_MS = 20_000

/** Reads what is left of a body without keeping it. False when it did not end in time, or has more than an upload may have. */
export function discardRest(incoming: IncomingMessage): Promise<boolean> {
	if (incoming.readableEnded) return Promise.resolve(true)
	if (incoming.destroyed) return Promise.resolve(false)
	return new Promise((resolve) => {
		let bytes = 0
		const finish = (isRead: boolean) => {
			clearTimeout(timer)
			incoming.off('data', count).off('end', onEnd).off('close', onClose)
			resolve(isRead)
		}
		const onEnd = () => finish(true)
		const onClose = () => finish(incoming.readableEnded)
		const count = (chunk: Buffer) => {
			bytes += chunk.byteLength
			if (bytes > MAX_UPLOAD_BYTES) finish(false)
		}
		const timer = setTimeout(() => finish(false), MAX_DISCARD_MS)
		incoming.on('data', count).on('end', onEnd).on('close', onClose).resume()
	})
}
