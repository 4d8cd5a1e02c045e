import sharp from 'sharp'
import { MAX_SOURCE_PIXELS } from '../decoding.ts'

interface PhotographOptions {
	width: number
	height: number
	/** The focal point, 0..1 from the left and the top. */
	focal: [x: number, y: number]
	/** Where that point should be in the box. */
	at: [x: number, y: number]
	/** Desaturated, for reserved dogs. */
	isFaded: boolean
}

/** Fills a box with a photograph, cropped around its focal point; returns raw pixels. */
export async function photograph(bytes: Buffer, { width, height, focal, at, isFaded }: PhotographOptions) {
	const source = sharp(bytes, { limitInputPixels: MAX_SOURCE_PIXELS, animated: false })
	const { autoOrient: whole } = await source.metadata()
	const scale = Math.max(width / whole.width, height / whole.height)
	const size = { width: Math.ceil(whole.width * scale), height: Math.ceil(whole.height * scale) }
	const cut = source
		.rotate()
		.resize(size.width, size.height, { fit: 'fill' })
		.extract({
			left: start(size.width, width, focal[0], at[0]),
			top: start(size.height, height, focal[1], at[1]),
			width,
			height,
		})
		// White behind transparent pictures; three channels for greyscale ones.
		.flatten({ background: '#ffffff' })
		.toColourspace('srgb')
	if (isFaded) cut.modulate({ saturation: 0.5 }).linear(0.85, 38)
	const { data, info } = await cut.raw().toBuffer({ resolveWithObject: true })
	return { input: data, raw: { width, height, channels: info.channels } }
}

/** Where the crop begins, to bring the focal point as near to its place as possible. */
function start(whole: number, part: number, focal: number, at: number): number {
	return Math.round(Math.min(whole - part, Math.max(0, focal * whole - at * part)))
}
