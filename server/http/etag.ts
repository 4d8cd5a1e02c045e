import { createHash } from 'node:crypto'

/** Weak, because all encodings share it. */
export function etagOf(body: Buffer, build = ''): string {
	return etagOfDigest(createHash('sha256').update(build).update(body).digest('base64url'))
}

/** Like `etagOf`, from a digest computed while streaming. */
export function etagOfDigest(digest: string): string {
	return `W/"${digest.slice(0, 22)}"`
}

/** Weak comparison (RFC 9110, `If-None-Match`), as proxies may weaken ETags. */
export function matchesETag(header: string | null, etag: string): boolean {
	return (header ?? '')
		.split(',')
		.some((candidate) => ['*', etag].includes(candidate.trim()) || `W/${candidate.trim()}` === etag)
}

/** A 304; `headers` are those of the full response. */
export function notModified(headers: Headers): Response {
	headers.delete('Content-Type')
	headers.delete('Content-Length')
	return new Response(null, { status: 304, headers })
}
