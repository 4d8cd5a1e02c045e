import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Below this, the header costs more than compression saves. */
export const MIN_COMPRESSED_BYTES = 1024
/** The highest brotli level as fast as gzip. */
const BROTLI_QUALITY_LIVE = 4
/** For responses sent once: a fifth of the CPU time for a seventh more bytes. */
const BROTLI_QUALITY_ONCE = 1

export type Encoding = 'br' | 'gzip'

/** The best encoding a request accepts. */
export function acceptedEncoding(header: string | null | undefined): Encoding | undefined {
	const offers = (header ?? '').split(',').map((offer) => offer.trim().toLowerCase())
	const accepts = (name: string) =>
		offers.some((offer) => offer.split(';')[0]?.trim() === name && !/;\s*q=0(\.0*)?$/.test(offer))
	if (accepts('br')) return 'br'
	return accepts('gzip') ? 'gzip' : undefined
}

/** Unchanged when the body is small or no encoding is accepted. */
export async function compressBody(
	body: Buffer,
	accepted: Encoding | undefined,
	{ isAskedOnce = false } = {},
): Promise<{ body: Buffer; encoding: Encoding | undefined }> {
	if (accepted === undefined || body.byteLength < MIN_COMPRESSED_BYTES) return { body, encoding: undefined }
	if (accepted === 'gzip')
		return { body: await gzipped(body, isAskedOnce ? { level: constants.Z_BEST_SPEED } : {}), encoding: 'gzip' }
	const params = {
		[constants.BROTLI_PARAM_QUALITY]: isAskedOnce ? BROTLI_QUALITY_ONCE : BROTLI_QUALITY_LIVE,
		[constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
	}
	return { body: await brotli(body, { params }), encoding: 'br' }
}
