import pLimit from 'p-limit'
import type { ContentSource, PictureSource } from '#content/model/content.ts'
import { PICTURE_WIDTHS } from '#content/model/picture.ts'
import { CORS_ANY_ORIGIN, FIXED_NAME_CACHE, IMMUTABLE_CACHE, NO_STORE } from '../http/headers.ts'
import type { Log } from '../logging/log.ts'
import { type AvifPictures, acceptsAvif } from './avif/avif-pictures.ts'
import { decoded, MAX_SOURCE_PIXELS } from './decoding.ts'
import { ImageError, type Originals } from './image-originals.ts'
import type { PictureCache } from './picture-cache.ts'
import { picturePlaceholder } from './picture-placeholder.ts'

/** Each holds a decoded original in memory. */
const MAX_CONCURRENT_CONVERSIONS = 2
const QUALITY = 78

/** WebP for visitors (AVIF where it gains: `avif/`); JPEG for listing sites and older readers, by `.jpg` in the URL. */
const FORMATS = { webp: 'image/webp', jpg: 'image/jpeg' } as const
type Format = keyof typeof FORMATS

/** Shared caches ask again for the AVIF; the browser keeps the WebP it has. */
const PENDING_CACHE = ', s-maxage=600'

interface ImagesOptions {
	source: ContentSource
	originals: Originals
	cached: PictureCache
	/** Pictures of items that only their editors may see yet. */
	previewed?: (id: string, version: string | null) => PictureSource | undefined
	/** Without it, pictures are WebP only. */
	avif?: AvifPictures | undefined
	log: Log
}

/**
 * Serves the content backend's pictures: `/img/{id}/{width}`, and as JPEG `/img/{id}/{width}.jpg`.
 *
 * Only pictures in published content are served, only from allowed hosts, only in the configured widths and never
 * larger than the original. Results are cached on disk under their version.
 */
export function createImages({ source, originals, cached, previewed, avif, log }: ImagesOptions) {
	const resizing = pLimit(MAX_CONCURRENT_CONVERSIONS)

	return async function answer(request: Request, id: string, widthText: string): Promise<Response> {
		const [, digits = '', ending] = /^([1-9]\d{1,4})(\.jpg)?$/.exec(widthText) ?? []
		const width = Number(digits)
		const format: Format = ending ? 'jpg' : 'webp'
		const version = new URL(request.url).searchParams.get('v')
		const published = (await source.current()).picture(id)
		const picture = published ?? previewed?.(id, version)
		try {
			if (!picture || !isOffered(picture, width)) throw new ImageError(404, 'no such picture')
			const isVersioned = version === picture.version
			const { body, type, isPending } = await bestOf(picture, width, format, request)
			return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), {
				headers: {
					...CORS_ANY_ORIGIN,
					'Content-Type': type,
					'Content-Length': String(body.byteLength),
					'Cache-Control': published ? cacheControl(isVersioned, isPending) : NO_STORE,
					...(avif && format === 'webp' ? { Vary: 'Accept' } : {}),
				},
			})
		} catch (error) {
			const status = error instanceof ImageError ? error.status : 502
			if (status === 502) log.warn({ err: error, picture: id, width: widthText }, 'image request failed')
			return status === 502 && picture && format === 'webp'
				? picturePlaceholder(picture)
				: new Response('Not found', { status, headers: { 'Cache-Control': NO_STORE } })
		}
	}

	/** AVIF where it is ready and the browser knows it; otherwise the format asked for. */
	async function bestOf(picture: PictureSource, width: number, format: Format, request: Request) {
		const mayBeAvif = avif && format === 'webp' && acceptsAvif(request.headers.get('Accept'))
		const found = mayBeAvif ? await avif.find(picture, width) : { avif: undefined, isPending: false }
		if (found.avif) return { body: found.avif, type: 'image/avif', isPending: false }
		const body = await convert(picture, width, format)
		if (found.isPending) avif?.enqueue(picture, width, body.byteLength)
		return { body, type: FORMATS[format], isPending: found.isPending }
	}

	function convert(picture: PictureSource, width: number, format: Format): Promise<Buffer> {
		return cached(`${picture.id} ${picture.version} ${width} ${format}`, async () => {
			const bytes = await originals(picture, width)
			return resizing(async () => {
				const sharp = await loadSharp()
				const resized = sharp(bytes, { limitInputPixels: MAX_SOURCE_PIXELS, animated: false })
					.rotate()
					.resize({ width, withoutEnlargement: true })
				// In JPEG, transparency would become black.
				return decoded(() =>
					format === 'webp'
						? resized.webp({ quality: QUALITY }).toBuffer()
						: resized.flatten({ background: 'white' }).jpeg({ quality: QUALITY }).toBuffer(),
				)
			})
		})
	}
}

function cacheControl(isVersioned: boolean, isPending: boolean): string {
	return isVersioned ? IMMUTABLE_CACHE + (isPending ? PENDING_CACHE : '') : FIXED_NAME_CACHE
}

/** Loaded with the first conversion: it takes 20 MB, and most pictures are cached on disk. */
async function loadSharp() {
	const { default: sharp } = await import('sharp')
	// Results are cached on disk, so sharp's own cache (100 MB) is useless.
	sharp.cache(false)
	return sharp
}

function isOffered(picture: PictureSource, width: number): boolean {
	if (width === 0) return false
	const widest = picture.files.at(-1)?.width ?? 0
	// Width 0 is unknown: any configured width is allowed.
	if (PICTURE_WIDTHS.includes(width)) return widest === 0 || width <= widest
	return width === widest && widest < (PICTURE_WIDTHS.at(-1) ?? 0)
}
