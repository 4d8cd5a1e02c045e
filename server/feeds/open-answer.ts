import { OPEN_TO_ALL } from '../http/headers.ts'
import { smallAnswer } from '../http/text-response.ts'

/** A short text that any site may fetch. */
export function openAnswer(request: Request, text: string, contentType: string, cacheControl: string) {
	return smallAnswer(request, text, { ...OPEN_TO_ALL, 'Content-Type': contentType, 'Cache-Control': cacheControl })
}
