import type { Metadata } from 'sharp'

/** More than any phone's photograph, far less than a decompression bomb. */
export const MAX_SOURCE_PIXELS = 60_000_000
/** What so many pixels of a photograph take. A PNG of 16 bits with transparency takes 8 bytes a pixel, and an interlaced one is held whole. */
const MAX_DECODED_BYTES = 3 * MAX_SOURCE_PIXELS

const BYTES_BY_DEPTH: Partial<Record<NonNullable<Metadata['depth']>, number>> = {
	uchar: 1,
	char: 1,
	ushort: 2,
	short: 2,
}
const MAX_BYTES_A_SAMPLE = 16

/** Whether a picture fits in memory once it is decoded, by its header. False for what has none. @param input its bytes, or a path */
export async function fitsInMemory(input: Buffer | string): Promise<boolean> {
	const { default: sharp } = await import('sharp')
	const header = await sharp(input, { limitInputPixels: MAX_SOURCE_PIXELS, animated: false })
		.metadata()
		.catch(() => undefined)
	if (!header) return false
	const { width, height, channels, depth } = header
	return width * height * channels * (BYTES_BY_DEPTH[depth] ?? MAX_BYTES_A_SAMPLE) <= MAX_DECODED_BYTES
}

/** Thrown for a picture whose bytes cannot be decoded: asking for it again would cost the same time for nothing. */
export class UndecodableError extends Error {}

/** What `decode` gives. @throws `UndecodableError` */
export async function decoded<Result>(decode: () => Promise<Result>): Promise<Result> {
	try {
		return await decode()
	} catch (cause) {
		throw new UndecodableError('the picture cannot be decoded', { cause })
	}
}
