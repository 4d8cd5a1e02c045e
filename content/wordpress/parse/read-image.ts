import { z } from 'zod'
import type { Picture, PictureSource } from '#content/model/content.ts'
import { decodeText } from '#content/plain-text.ts'
import { filesOf, shortHash, widthsFor } from './pictures.ts'
import { mediaUrl, type UrlContext } from './url-context.ts'

/** Types the image route can never resize. Otherwise the bytes decide, not the record. */
const NOT_A_PHOTOGRAPH = /^(?!image\/)|^image\/svg/

const pixels = z.coerce.number().nonnegative().catch(0)
const words = z.string().catch('')
const edge = z.number().min(0).max(1)
const sizeShape = z.object({ source_url: z.string(), width: pixels, height: pixels })

const imageShape = z.object({
	id: z.coerce.number().int().positive(),
	source_url: z.string().min(1),
	alt_text: words,
	caption: words,
	mime_type: words,
	modified_gmt: words,
	width: pixels,
	height: pixels,
	focal: z.tuple([z.number(), z.number()]).catch([0.5, 0.5]),
	focal_box: z.tuple([edge, edge, edge, edge]).optional().catch(undefined),
	// PHP encodes an empty map as a list.
	sizes: z.record(z.string(), z.unknown()).catch({}),
})

type Image = z.infer<typeof imageShape>
type ReadImage = { picture: Picture; source: PictureSource } | { problem: string }

/** Parses the contract's `Image`. */
export function readImage(image: unknown, urls: UrlContext): ReadImage {
	const parsed = imageShape.safeParse(image)
	if (!parsed.success) return { problem: z.prettifyError(parsed.error).replace(/\s+/g, ' ') }
	const { data } = parsed
	if (data.mime_type && NOT_A_PHOTOGRAPH.test(data.mime_type)) return { problem: `is ${data.mime_type}, not a picture` }
	const url = mediaUrl(data.source_url, urls)
	if (!url) return { problem: `is on a host that is neither the backend's nor a media host: ${data.source_url}` }

	const sizes = readSizes(data, urls)
	const largest = sizes.toSorted((a, b) => b.width - a.width)[0]
	const { width, height } = data.width && data.height ? data : (largest ?? data)
	if (!width || !height) return { problem: 'has no width and height' }

	const id = String(data.id)
	const version = shortHash(url, width, height, data.modified_gmt)
	return {
		picture: {
			id,
			version,
			alt: decodeText(data.alt_text),
			caption: decodeText(data.caption),
			width,
			height,
			focal: [share(data.focal[0]), share(data.focal[1])],
			...(data.focal_box && { focalBox: data.focal_box }),
			widths: widthsFor(width),
		},
		source: { id, version, files: filesOf({ url, width, height }, sizes) },
	}
}

function readSizes({ sizes }: Image, urls: UrlContext) {
	return Object.values(sizes).flatMap((size) => {
		const parsed = sizeShape.safeParse(size)
		const url = parsed.success ? mediaUrl(parsed.data.source_url, urls) : undefined
		return parsed.success && url ? [{ url, width: parsed.data.width, height: parsed.data.height }] : []
	})
}

function share(value: number) {
	return Math.min(1, Math.max(0, value))
}
