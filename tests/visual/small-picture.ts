import { readFileSync } from 'node:fs'
import sharp, { type Sharp } from 'sharp'

/** A screenshot made small: three values (red, green, blue) a pixel, row by row. */
export interface SmallPicture {
	width: number
	height: number
	pixels: Uint8Array
}

/** So many pixels of the page, each way, become one: enough to see a change, too few to see how letters were smoothed. */
export const SHRINK = 4

/** A quarter of a screenshot's size. Odd rows and columns at the end are cut off, so that every pixel is a whole mean. */
export async function shrink(screenshot: Buffer): Promise<SmallPicture> {
	const { width, height } = await sharp(screenshot).metadata()
	const small = { width: Math.floor(width / SHRINK), height: Math.floor(height / SHRINK) }
	return raw(
		sharp(screenshot)
			.extract({ left: 0, top: 0, width: small.width * SHRINK, height: small.height * SHRINK })
			.resize({ ...small, fit: 'fill', kernel: 'linear' }),
	)
}

/** Reads a picture written by `toWebp`. */
export function fromFile(file: string): Promise<SmallPicture> {
	// Not by its name: sharp would remember what stood in the file before.
	return raw(sharp(readFileSync(file)))
}

/** A file's worth of a small picture. Not the usual lossy WebP: that smears saturated edges more than a new font would. */
export function toWebp({ width, height, pixels }: SmallPicture): Promise<Buffer> {
	return sharp(pixels, { raw: { width, height, channels: 3 } })
		.webp({ nearLossless: true, quality: 40, effort: 6 })
		.toBuffer()
}

async function raw(image: Sharp): Promise<SmallPicture> {
	const { data, info } = await image.removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
	return { width: info.width, height: info.height, pixels: data }
}
