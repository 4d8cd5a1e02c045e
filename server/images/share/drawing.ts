import sharp, { type OutputInfo } from 'sharp'
import type { ShareImage, ShareShape } from '#domain/dogs/share-image.ts'
import { colours, type Palette, paletteFor } from './colours.ts'
import type { Lettering } from './lettering.ts'
import { mark, placeholderFace } from './mark.ts'
import { photograph } from './photograph.ts'
import { type Shape, shapes } from './shapes.ts'
import { wordsOf } from './words.ts'

/** WhatsApp shows no larger picture. */
const MAX_BYTES = 290_000
/** Tried in order; most photographs need only the first. Without chroma subsampling the red lead stays sharp. */
const QUALITIES = [
	{ quality: 84, chromaSubsampling: '4:4:4' },
	{ quality: 70, chromaSubsampling: '4:4:4' },
	{ quality: 55, chromaSubsampling: '4:2:0' },
	{ quality: 30, chromaSubsampling: '4:2:0' },
]

/** Draws a share image as JPEG. `photographs` are the bytes of `image.pictures`, in order. */
export async function drawShareImage(
	image: ShareImage,
	shapeName: ShareShape,
	photographs: readonly Buffer[],
	lettering: Lettering,
): Promise<Buffer> {
	const shape = shapes[shapeName]
	const palette = paletteFor(image.mood, image.id)
	const texts = await wordsOf(image, shape, palette, lettering)
	const faces = await Promise.all(photographLayers(image, shape, photographs))
	const words = await lettering.draw(texts, shape)
	const drawn = await shapesOf(image, shape, palette, lettering)
	const { data, info } = await sharp({
		create: { width: shape.width, height: shape.height, channels: 3, background: palette.ground },
	})
		// Texts are inserted into the drawing, so that only one SVG is rasterised.
		.composite([...faces, { input: Buffer.from(drawn.replace('</svg>', `${words}</svg>`)) }])
		.raw()
		.toBuffer({ resolveWithObject: true })
	return encodeWithinLimit(data, info)
}

async function encodeWithinLimit(pixels: Buffer, { width, height, channels }: OutputInfo): Promise<Buffer> {
	let bytes = pixels
	for (const look of QUALITIES) {
		bytes = await sharp(pixels, { raw: { width, height, channels } }).jpeg(look).toBuffer()
		if (bytes.byteLength <= MAX_BYTES) break
	}
	return bytes
}

/** The photographs side by side in their box. */
function photographLayers({ pictures, mood }: ShareImage, { photo }: Shape, photographs: readonly Buffer[]) {
	const width = Math.floor(photo.width / Math.max(1, photographs.length))
	return photographs.map(async (bytes, i) => {
		const focal = pictures[i]?.focal ?? [0.5, 0.35]
		const wanted = { width, height: photo.height, focal, at: [0.54, 0.42] as [number, number] }
		return {
			...(await photograph(bytes, { ...wanted, isFaded: mood === 'spoken-for' })),
			left: photo.x + i * width,
			top: photo.y,
		}
	})
}

async function shapesOf(image: ShareImage, shape: Shape, palette: Palette, lettering: Lettering): Promise<string> {
	const { width, height, ground, lead, leadWidth, brand, tag } = shape
	const isDark = palette.words === colours.white
	const tagWidth = image.tag && ((await lettering.widths([image.tag], 'label'))?.[0] ?? 0) * tag.size
	const parts = [
		image.pictures.length === 0 && placeholderFace(shape.photo),
		// A flat shadow, visible where the photograph has the ground's colour.
		`<path d="${ground}" transform="translate(9 -9)" fill="${colours.ink}" opacity=".13"/>`,
		`<path d="${ground}" fill="${palette.ground}"/>`,
		tagWidth && tagShape(tag, tagWidth, leadWidth, palette),
		image.tag &&
			`<path d="${lead}" fill="none" stroke="${palette.lead}" stroke-width="${leadWidth}" stroke-linecap="round" stroke-linejoin="round"/>`,
		mark({
			x: brand.x,
			y: brand.y - brand.size * 0.2,
			size: brand.size * 1.6,
			face: palette.words,
			blaze: isDark ? palette.ground : colours.white,
			ears: palette.lead,
		}),
	]
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.filter(Boolean).join('')}</svg>`
}

function tagShape({ x, y, size }: Shape['tag'], wordsWidth: number, leadWidth: number, { tag, hole }: Palette): string {
	const height = size * 2
	const width = height * 1.35 + wordsWidth
	return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${size}" fill="${tag}"/><circle cx="${x + size}" cy="${y + size}" r="${leadWidth}" fill="${hole}"/>`
}
