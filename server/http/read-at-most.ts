/** Throws `BodyTooLargeError` as soon as the body exceeds `limit` bytes, whatever its length header. */
export async function readAtMost(message: Request | Response, limit: number): Promise<Buffer> {
	if (!message.body) return Buffer.alloc(0)
	const chunks: Uint8Array[] = []
	let size = 0
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
