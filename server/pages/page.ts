import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import {
	acceptedEncoding,
	type Encoding as Compression,
	compressBody,
	MIN_COMPRESSED_BYTES,
	type SentHowOften,
} from '../http/compress.ts'
import { matchesETag } from '../http/etag.ts'

const unbrotli = promisify(brotliDecompress)

export type Encoding = Compression | 'identity'

/** A complete response of the app in at least one encoding; others are made from it on demand. */
export interface Page {
	status: number
	/** Alternating names and values, as Node writes them, common to all encodings. */
	headers: readonly string[]
	/** null for responses that cannot be revalidated. */
	etag: string | null
	length: number
	/** How many visitors get this copy decides how well it is compressed; unset: one visitor, or the few of a search. */
	sent?: SentHowOften
	/** The stock it shows (`stock-source.ts`); unset: none. */
	stock?: string
	encodings: Readonly<Partial<Record<Encoding, Buffer>>>
}

export function encodingFor({ length }: Page, acceptEncoding: string | null | undefined): Encoding {
	if (length < MIN_COMPRESSED_BYTES) return 'identity'
	return acceptedEncoding(acceptEncoding) ?? 'identity'
}

/** Returns the page itself when it has the encoding. */
export async function withEncoding(page: Page, encoding: Encoding): Promise<Page> {
	if (page.encodings[encoding]) return page
	const plain = page.encodings.identity ?? (await unbrotli(page.encodings.br ?? Buffer.alloc(0)))
	const sent = page.status === 404 ? 'once' : (page.sent ?? 'seldom')
	const bytes = encoding === 'identity' ? plain : (await compressBody(plain, encoding, sent)).body
	return { ...page, encodings: { ...page.encodings, [encoding]: bytes } }
}

/** Reduces a page to brotli to save memory; other encodings are made from it on demand. */
export async function toCached(page: Page): Promise<Page> {
	const encoding = encodingFor(page, 'br')
	const bytes = (await withEncoding(page, encoding)).encodings[encoding] ?? Buffer.alloc(0)
	return { ...page, encodings: { [encoding]: compactCopy(bytes) } }
}

/** The status, headers and body to write: 304 for a matching ETag, no body for HEAD. */
export function responseParts(
	page: Page,
	encoding: Encoding,
	asked: { method: string | undefined; ifNoneMatch: string | null | undefined },
): { status: number; headers: string[]; body: Buffer | null } {
	if (page.etag !== null && asked.ifNoneMatch && matchesETag(asked.ifNoneMatch, page.etag)) {
		return { status: 304, headers: withoutType(page.headers), body: null }
	}
	const bytes = page.encodings[encoding] ?? Buffer.alloc(0)
	const headers = [...page.headers, 'Content-Length', String(bytes.byteLength)]
	if (encoding !== 'identity') headers.push('Content-Encoding', encoding)
	return { status: page.status, headers, body: asked.method === 'HEAD' || bytes.byteLength === 0 ? null : bytes }
}

export async function respondWith(page: Page, { method, headers: asked }: Request): Promise<Response> {
	const encoding = encodingFor(page, asked.get('Accept-Encoding'))
	const ready = await withEncoding(page, encoding)
	const { status, headers, body } = responseParts(ready, encoding, { method, ifNoneMatch: asked.get('If-None-Match') })
	return new Response(body && new Uint8Array(body), { status, headers: pairsOf(headers) })
}

/** Copies bytes out of the compressor's much larger buffer. */
function compactCopy(bytes: Buffer): Buffer {
	const copy = Buffer.allocUnsafeSlow(bytes.byteLength)
	bytes.copy(copy)
	return copy
}

function withoutType(headers: readonly string[]): string[] {
	return pairsOf(headers)
		.filter(([name]) => name.toLowerCase() !== 'content-type')
		.flat()
}

function pairsOf(headers: readonly string[]): [string, string][] {
	return headers.flatMap((name, i): [string, string][] => (i % 2 === 0 ? [[name, headers[i + 1] ?? '']] : []))
}
