import { acceptedEncoding, compressBody } from '../compress.ts'
import { etagOf, matchesETag, notModified } from '../etag.ts'
import { OPEN_TO_ALL } from '../headers.ts'

/** A short text that any site may fetch, with tag and compression, made anew for each request. */
export async function smallAnswer(
	request: Request,
	text: string,
	contentType: string,
	cacheControl: string,
): Promise<Response> {
	const body = Buffer.from(text)
	const etag = etagOf(body)
	const headers = new Headers({
		...OPEN_TO_ALL,
		'Content-Type': contentType,
		'Cache-Control': cacheControl,
		ETag: etag,
		Vary: 'Accept-Encoding',
	})
	if (matchesETag(request.headers.get('If-None-Match'), etag)) return notModified(headers)
	const sent = await compressBody(body, acceptedEncoding(request.headers.get('Accept-Encoding')))
	if (sent.encoding) headers.set('Content-Encoding', sent.encoding)
	headers.set('Content-Length', String(sent.body.byteLength))
	return new Response(request.method === 'HEAD' ? null : new Uint8Array(sent.body), { headers })
}
