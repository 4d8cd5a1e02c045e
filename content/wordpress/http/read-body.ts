import { BackendError } from './backend.ts'

/** Reads a body as text; throws as soon as it exceeds `maxBytes`. */
export async function readBody(response: Response, maxBytes: number): Promise<string> {
	const tooLarge = new BackendError(`sent more than ${Math.round(maxBytes / 1024 / 1024)} MB`, response.status)
	if (Number(response.headers.get('content-length')) > maxBytes) {
		await response.body?.cancel()
		throw tooLarge
	}
	if (!response.body) return ''
	const decoder = new TextDecoder()
	let size = 0
	let text = ''
	for await (const chunk of response.body) {
		size += chunk.byteLength
		if (size > maxBytes) throw tooLarge
		text += decoder.decode(chunk, { stream: true })
	}
	return text + decoder.decode()
}
