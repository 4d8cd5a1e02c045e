import { acceptedEncoding, compressBody } from './compress.ts'
import { etagOf, matchesETag, notModified } from './etag.ts'
import { CORS_ANY_ORIGIN } from './headers.ts'

/** A text response with ETag and compression. `given` has its type and cache header. */
export async function textResponse(
	request: Request,
	text: string,
	given: { 'Content-Type': string; 'Cache-Control': string } & Record<string, string>,
): Promise<Response> {
	const body = Buffer.from(text)
	const etag = etagOf(body)
	const headers = new Headers({ ...given, ETag: etag, Vary: 'Accept-Encoding' })
	if (matchesETag(request.headers.get('If-None-Match'), etag)) return notModified(headers)
	const sent = await compressBody(body, acceptedEncoding(request.headers.get('Accept-Encoding')))
	if (sent.encoding) headers.set('Content-Encoding', sent.encoding)
	headers.set('Content-Length', String(sent.body.byteLength))
	return new Response(request.method === 'HEAD' ? null : new Uint8Array(sent.body), { headers })
}

/** A short text with CORS for any origin. */
export function corsResponse(request: Request, text: string, contentType: string, cacheControl: string) {
	return textResponse(request, text, { ...CORS_ANY_ORIGIN, 'Content-Type': contentType, 'Cache-Control': cacheControl })
}
