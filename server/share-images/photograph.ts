import sharp from 'sharp'
import { MAX_SOURCE_PIXELS } from '../image-originals.ts'

interface Wanted {
	width: number
	height: number
	/** The point that must stay in view, 0..1 from the left and the top. */
	focal: [x: number, y: number]
	/** Where that point should come to lie. */
	at: [x: number, y: number]
	/** Calm, for a dog who is spoken for. */
	isFaded: boolean
}

/** Fills a box with a photograph, cut around its focal point. */
export async function photograph(bytes: Buffer, { width, height, focal, at, isFaded }: Wanted): Promise<Buffer> {
	const upright = await sharp(bytes, { limitInputPixels: MAX_SOURCE_PIXELS, animated: false })
		.rotate()
		// Transparent pictures stand on white, as on a page.
		.flatten({ background: '#ffffff' })
		.toBuffer({ resolveWithObject: true })
	const scale = Math.max(width / upright.info.width, height / upright.info.height)
	const size = { width: Math.ceil(upright.info.width * scale), height: Math.ceil(upright.info.height * scale) }
	const cut = sharp(upright.data)
		.resize(size.width, size.height, { fit: 'fill' })
		.extract({
			left: start(size.width, width, focal[0], at[0]),
			top: start(size.height, height, focal[1], at[1]),
			width,
			height,
		})
	if (isFaded) cut.modulate({ saturation: 0.5 }).linear(0.85, 38)
	return cut.png({ compressionLevel: 1 }).toBuffer()
}

/** Where the cut begins, so that the focal point comes to lie at its place as nearly as the photograph allows. */
function start(whole: number, part: number, focal: number, at: number): number {
	return Math.round(Math.min(whole - part, Math.max(0, focal * whole - at * part)))
}
