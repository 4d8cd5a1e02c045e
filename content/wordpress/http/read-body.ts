import { BackendError } from './backend.ts'

/** The text of an answer, given up as soon as it grows past `most` bytes: a broken backend must not fill our memory. */
export async function readBody(response: Response, most: number): Promise<string> {
	const tooLong = new BackendError(`sent more than ${Math.round(most / 1024 / 1024)} MB`, response.status)
	if (Number(response.headers.get('content-length')) > most) {
		await response.body?.cancel()
		throw tooLong
	}
	if (!response.body) return ''
	// Also drops a byte order mark, which JSON.parse refuses.
	const decoder = new TextDecoder()
	let size = 0
	let text = ''
	// Leaving the loop early cancels the stream.
	for await (const chunk of response.body) {
		size += chunk.byteLength
		if (size > most) throw tooLong
		text += decoder.decode(chunk, { stream: true })
	}
	return text + decoder.decode()
}
