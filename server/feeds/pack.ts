import { createHash } from 'node:crypto'
import { Readable, type Writable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { constants, createBrotliCompress, createGunzip, createGzip } from 'node:zlib'
import type { Encoding } from '../http/compress.ts'
import { etagOfDigest } from '../http/etag.ts'

/** Written to the compressors at once; other requests are answered in between. */
const MIN_CHUNK_CHARACTERS = 64 * 1024
/** A compromise: feeds are compressed once and sent often, by a process that serves pages at the same time. */
const BROTLI_QUALITY = 5

/** A compressed text. */
export interface Packed {
	etag: string
	/** Length before compression. */
	bytes: number
	encoded: Record<Encoding, Buffer>
}

/** Compresses a text while it is written; rejects with errors of the writer. */
export async function pack(pieces: Iterable<string>): Promise<Packed> {
	const hash = createHash('sha256')
	const br = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
	const gzip = createGzip()
	const buffers = Promise.all([buffer(br), buffer(gzip)])
	let bytes = 0
	try {
		for (const chunk of inChunks(pieces)) {
			hash.update(chunk)
			bytes += chunk.byteLength
			await Promise.all([write(br, chunk), write(gzip, chunk)])
		}
	} catch (error) {
		buffers.catch(() => {})
		br.destroy()
		gzip.destroy()
		throw error
	}
	br.end()
	gzip.end()
	const [asBrotli, asGzip] = await buffers
	return { etag: etagOfDigest(hash.digest('base64url')), bytes, encoded: { br: asBrotli, gzip: asGzip } }
}

/** Decompresses for clients that accept no compression. */
export function unpack({ encoded }: Packed): ReadableStream<Uint8Array> {
	// Node declares its own web stream apart from the global one that `Response` takes.
	return Readable.toWeb(Readable.from([encoded.gzip]).pipe(createGunzip())) as ReadableStream<Uint8Array>
}

function* inChunks(pieces: Iterable<string>): Iterable<Buffer> {
	let text = ''
	for (const piece of pieces) {
		text += piece
		if (text.length < MIN_CHUNK_CHARACTERS) continue
		yield Buffer.from(text)
		text = ''
	}
	if (text) yield Buffer.from(text)
}

function write(stream: Writable, chunk: Buffer): Promise<void> {
	return new Promise((resolve, reject) => {
		stream.write(chunk, (error) => (error ? reject(error) : resolve()))
	})
}
