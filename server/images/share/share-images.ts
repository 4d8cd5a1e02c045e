import pLimit from 'p-limit'
import type { Content, ContentSource, Dog } from '#content/model/content.ts'
import type { ShareImage, ShareShape } from '#domain/dogs/share-image.ts'
import { FIXED_NAME_CACHE, IMMUTABLE_CACHE, NO_STORE } from '#server/http/headers.ts'
import type { Log } from '#server/logging/log.ts'
import { decoded } from '../decoding.ts'
import { ImageError, type Originals } from '../image-originals.ts'
import type { PictureCache } from '../picture-cache.ts'
import type { Lettering } from './lettering.ts'
import { shapes } from './shapes.ts'

interface ShareImagesOptions {
	source: ContentSource
	/** Shared with the dog's page. */
	describe: (dog: Dog, content: Content) => ShareImage
	originals: Originals
	cached: PictureCache
	log: Log
}

/** Each takes half a second of CPU time. */
const MAX_CONCURRENT_DRAWINGS = 1
/** Limit of photographs in memory waiting to be drawn. */
const MAX_PENDING_DRAWINGS = 4
/** Wide enough for the widest photograph of any shape. */
const PHOTOGRAPH_WIDTH = 1600

/**
 * Serves share images: `/img/share/{id}-{wide|square|story}.{version}.jpg`.
 *
 * Drawn on first request, then cached with the other pictures. URLs with an older version return the current picture,
 * so that an adopted dog is not shown as available.
 */
export function createShareImages({ source, describe, originals, cached, log }: ShareImagesOptions) {
	const drawing = pLimit(MAX_CONCURRENT_DRAWINGS)
	const underWay = pLimit(MAX_PENDING_DRAWINGS)
	let lettering: Promise<Lettering> | undefined

	return async function answer(request: Request, name: string): Promise<Response> {
		const parsed = parseName(name)
		try {
			const content = await source.current()
			const dog = parsed && content.dogById(parsed.id)
			if (!dog) throw new ImageError(404, 'no such dog')
			const image = describe(dog, content)
			const body = await cached(`share ${image.id} ${image.version} ${parsed.shape}`, () =>
				underWay(() => draw(image, parsed.shape, content)),
			)
			return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), {
				headers: {
					'Content-Type': 'image/jpeg',
					'Content-Length': String(body.byteLength),
					'Cache-Control': parsed.version === image.version ? IMMUTABLE_CACHE : FIXED_NAME_CACHE,
				},
			})
		} catch (error) {
			const status = error instanceof ImageError ? error.status : 502
			if (status === 502) log.warn({ err: error, picture: name }, 'share image failed')
			return new Response('Not found', { status, headers: { 'Cache-Control': NO_STORE } })
		}
	}

	async function draw(image: ShareImage, shape: ShareShape, content: Content): Promise<Buffer> {
		const sources = image.pictures.map(({ id }) => content.picture(id)).filter((picture) => picture !== undefined)
		const photographs = await Promise.all(sources.map((picture) => originals(picture, PHOTOGRAPH_WIDTH)))
		return drawing(async () => {
			// Loaded with the first picture, as it would be most of a cold start.
			const { loadLettering } = await import('./lettering.ts')
			const { drawShareImage } = await import('./drawing.ts')
			lettering ??= loadLettering()
			const letters = await lettering
			return decoded(() => drawShareImage(image, shape, photographs, letters))
		})
	}
}

function parseName(name: string): { id: number; shape: ShareShape; version: string } | undefined {
	const [, id, shape, version] = /^([1-9]\d{0,9})-([a-z]+)\.([0-9a-f]{12})\.jpg$/.exec(name) ?? []
	if (!id || !version || !isShape(shape)) return undefined
	return { id: Number(id), shape, version }
}

function isShape(name: string | undefined): name is ShareShape {
	return name !== undefined && Object.hasOwn(shapes, name)
}
