/** Throws `BodyTooLargeError` once the body exceeds `limit` bytes, or says that it will. */
export async function readAtMost(message: Request | Response, limit: number): Promise<Buffer> {
	if (!message.body) return Buffer.alloc(0)
	if (Number(message.headers.get('Content-Length')) > limit) {
		await message.body.cancel()
		throw new BodyTooLargeError(limit)
	}
	const chunks: Uint8Array[] = []
	let size = 0
	// Leaving the loop early cancels the stream.
	for await (const chunk of message.body) {
		size += chunk.byteLength
		if (size > limit) throw new BodyTooLargeError(limit)
		chunks.push(chunk)
	}
	return Buffer.concat(chunks)
}

export class BodyTooLargeError extends Error {
	constructor(limit: number) {
		super(`the body is larger than ${limit} bytes`)
	}
}
