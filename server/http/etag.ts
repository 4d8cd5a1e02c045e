import { createHash } from 'node:crypto'

/** A tag of what a body says, and of the build that says it. Weak, because its compressed forms share it. */
export function etagOf(body: Buffer, build = ''): string {
	return etagOfDigest(createHash('sha256').update(build).update(body).digest('base64url'))
}

/** The same from a digest made while the body went by. */
export function etagOfDigest(digest: string): string {
	return `W/"${digest.slice(0, 22)}"`
}

/** Weak comparison, as RFC 9110 asks for `If-None-Match`: caches in between may have made the tag weak. */
export function matchesETag(header: string | null, etag: string): boolean {
	return (header ?? '')
		.split(',')
		.some((candidate) => ['*', etag].includes(candidate.trim()) || `W/${candidate.trim()}` === etag)
}

/** The answer to whoever has the newest already; `headers` are those the whole answer would have had. */
export function notModified(headers: Headers): Response {
	headers.delete('Content-Type')
	headers.delete('Content-Length')
	return new Response(null, { status: 304, headers })
}
