import { OPEN_TO_ALL } from '../http/headers.ts'
import { textResponse } from '../http/text-response.ts'

/** A short text with CORS for any origin. */
export function openAnswer(request: Request, text: string, contentType: string, cacheControl: string) {
	return textResponse(request, text, { ...OPEN_TO_ALL, 'Content-Type': contentType, 'Cache-Control': cacheControl })
}
