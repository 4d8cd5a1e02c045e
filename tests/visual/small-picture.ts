import { readFileSync } from 'node:fs'
import sharp, { type Sharp } from 'sharp'

/** A small screenshot: RGB per pixel, row by row. */
export interface SmallPicture {
	width: number
	height: number
	pixels: Uint8Array
}

/** Pixels of the page that become one: enough to see a change, too few to see font smoothing. */
export const SHRINK = 4

/** Odd rows and columns at the end are cut off. */
export async function shrink(screenshot: Buffer): Promise<SmallPicture> {
	const { width, height } = await sharp(screenshot).metadata()
	const small = { width: Math.floor(width / SHRINK), height: Math.floor(height / SHRINK) }
	return raw(
		sharp(screenshot)
			.extract({ left: 0, top: 0, width: small.width * SHRINK, height: small.height * SHRINK })
			.resize({ ...small, fit: 'fill', kernel: 'linear' }),
	)
}

export function fromFile(file: string): Promise<SmallPicture> {
	// Not by name: sharp would cache the earlier file.
	return fromBytes(readFileSync(file))
}

export function fromBytes(bytes: Buffer): Promise<SmallPicture> {
	return raw(sharp(bytes))
}

/** Not lossy WebP: that smears saturated edges more than a new font would. @param quality of near-lossless WebP: 20, 40 … 100 */
export function toWebp({ width, height, pixels }: SmallPicture, quality = 40): Promise<Buffer> {
	return sharp(pixels, { raw: { width, height, channels: 3 } })
		.webp({ nearLossless: true, quality, effort: 6 })
		.toBuffer()
}

async function raw(image: Sharp): Promise<SmallPicture> {
	const { data, info } = await image.removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
	return { width: info.width, height: info.height, pixels: data }
}
