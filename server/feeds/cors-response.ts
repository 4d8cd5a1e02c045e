import { CORS_ANY_ORIGIN } from '../http/headers.ts'
import { textResponse } from '../http/text-response.ts'

/** A short text with CORS for any origin. */
export function corsResponse(request: Request, text: string, contentType: string, cacheControl: string) {
	return textResponse(request, text, { ...CORS_ANY_ORIGIN, 'Content-Type': contentType, 'Cache-Control': cacheControl })
}
