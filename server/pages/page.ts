import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { acceptedEncoding, type Encoding as Compression, compressBody, MIN_COMPRESSED_BYTES } from '../http/compress.ts'
import { matchesETag } from '../http/etag.ts'

const unbrotli = promisify(brotliDecompress)

export type Encoding = Compression | 'identity'

/** One answer of the app, whole. Its bytes are in at least one form; the others are made of that when asked for. */
export interface Page {
	status: number
	/** Names and values in turn, as node writes them: everything that is alike in all forms. */
	headers: readonly string[]
	/** null for what nobody may ask about again. */
	etag: string | null
	/** Bytes before compression. */
	length: number
	forms: Readonly<Partial<Record<Encoding, Buffer>>>
}

/** The form a request is answered in, by its `Accept-Encoding`. */
export function encodingFor({ length }: Page, acceptEncoding: string | null | undefined): Encoding {
	if (length < MIN_COMPRESSED_BYTES) return 'identity'
	return acceptedEncoding(acceptEncoding) ?? 'identity'
}

/** The page with its bytes in this form too; the page itself when it has them. */
export async function withEncoding(page: Page, form: Encoding): Promise<Page> {
	if (page.forms[form]) return page
	const plain = page.forms.identity ?? (await unbrotli(page.forms.br ?? Buffer.alloc(0)))
	const bytes =
		form === 'identity' ? plain : (await compressBody(plain, form, { isAskedOnce: page.status === 404 })).body
	return { ...page, forms: { ...page.forms, [form]: bytes } }
}

/** The page as it takes the least memory: nearly everybody accepts brotli, and the other forms can be made of it. */
export async function toCached(page: Page): Promise<Page> {
	const form = encodingFor(page, 'br')
	const bytes = (await withEncoding(page, form)).forms[form] ?? Buffer.alloc(0)
	return { ...page, forms: { [form]: ownMemory(bytes) } }
}

/** What is written for a request: 304 to who has this page already, and no body for a HEAD. */
export function written(
	page: Page,
	form: Encoding,
	asked: { method: string | undefined; ifNoneMatch: string | null | undefined },
): { status: number; headers: string[]; body: Buffer | null } {
	if (page.etag !== null && asked.ifNoneMatch && matchesETag(asked.ifNoneMatch, page.etag)) {
		return { status: 304, headers: withoutType(page.headers), body: null }
	}
	const bytes = page.forms[form] ?? Buffer.alloc(0)
	const headers = [...page.headers, 'Content-Length', String(bytes.byteLength)]
	if (form !== 'identity') headers.push('Content-Encoding', form)
	return { status: page.status, headers, body: asked.method === 'HEAD' || bytes.byteLength === 0 ? null : bytes }
}

/** The answer to a request, in the form it accepts. */
export async function respondWith(page: Page, { method, headers: asked }: Request): Promise<Response> {
	const form = encodingFor(page, asked.get('Accept-Encoding'))
	const ready = await withEncoding(page, form)
	const { status, headers, body } = written(ready, form, { method, ifNoneMatch: asked.get('If-None-Match') })
	return new Response(body && new Uint8Array(body), { status, headers: pairsOf(headers) })
}

/** Compressed bytes come in a piece of memory that may be far larger than they are. */
function ownMemory(bytes: Buffer): Buffer {
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
