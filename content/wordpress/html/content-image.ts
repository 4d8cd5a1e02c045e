import type { PictureSource } from '#content/model/content.ts'
import { filesOf, imageRoute, shortHash, widthsFor } from '../parse/pictures.ts'
import { mediaUrl, type UrlContext } from '../parse/url-context.ts'

type Attributes = Record<string, string>

/** For pictures without a size in the text. */
export const ASSUMED_WIDTH = 1600
const SHOWN_WIDTH = 800

/** The `sizes` of a picture in the text column and in a gallery (`prose.css`). */
const TEXT_SLOT = '(min-width: 48rem) 44rem, 100vw'
const GALLERY_SLOT = '(min-width: 48rem) 15rem, 50vw'

/** Checked by file name: the text has no media type, and the image route must not fetch the backend's pages. */
export const IS_PICTURE = /\.(?:jpe?g|png|webp|avif|gif)$/i

export type KnownPictures = ReadonlyMap<string, PictureSource>

interface ContentImage {
	attributes: Attributes
	source: PictureSource
}

/** Rewrites an `<img>` to the site's image route; undefined for other hosts, which would learn who reads the page. */
export function contentImage(given: Attributes, urls: UrlContext, known: KnownPictures): ContentImage | undefined {
	const src = mediaUrl(given.src ?? '', urls)
	if (!src || !IS_PICTURE.test(new URL(src).pathname)) return undefined
	const source = fullSource(given.class ?? '', src, known) ?? sourceFromText(src, given, urls)
	const slot = given['data-slot'] === 'gallery' ? GALLERY_SLOT : TEXT_SLOT
	return { attributes: shownAs(source, given.alt ?? '', slot), source }
}

/** The source from the media library, if the file names match: an editor may have replaced the file but not its class. */
function fullSource(className: string, src: string, known: KnownPictures) {
	const id = /(?:^|\s)wp-image-([1-9]\d*)(?:\s|$)/.exec(className)?.[1]
	const full = id ? known.get(id) : undefined
	return full && withoutSize(full.files.at(-1)?.url ?? '') === withoutSize(src) ? full : undefined
}

/**
 * The source from the text's attributes.
 *
 * Its id is derived from them, as the media id may belong to a source with other widths.
 */
function sourceFromText(src: string, given: Attributes, urls: UrlContext): PictureSource {
	const first = sized(src, Number(given.width), Number(given.height))
	const files = [first, ...readSrcset(given.srcset ?? '', urls)]
	const shape = files.find((file) => file.width && file.height)
	const largest = files.reduce((widest, file) => (file.width > widest.width ? file : widest), first)
	const width = largest.width || ASSUMED_WIDTH
	const heightAt = (at: number) => (shape ? Math.round((at * shape.height) / shape.width) : 0)
	const original = { url: largest.url, width, height: heightAt(width) }
	const others = shape ? files.map((file) => ({ ...file, height: heightAt(file.width) })) : []
	const version = shortHash(original.url, width, original.height)
	return { id: `u${version}`, version, files: filesOf(original, others) }
}

function shownAs(source: PictureSource, alt: string, sizes: string): Attributes {
	const { width, height } = source.files.at(-1) ?? { width: ASSUMED_WIDTH, height: 0 }
	const widths = widthsFor(width)
	const shown = widths.findLast((step) => step <= SHOWN_WIDTH) ?? width
	return {
		src: imageRoute(source, shown),
		srcset: widths.map((step) => `${imageRoute(source, step)} ${step}w`).join(', '),
		sizes,
		alt,
		...(height ? { width: String(width), height: String(height) } : {}),
		loading: 'lazy',
		decoding: 'async',
	}
}

/** WordPress adds the size to the names of smaller versions: biscuit-1024x768.jpg. */
function sized(url: string, width: number, height: number) {
	if (width > 0 && height > 0) return { url, width: Math.round(width), height: Math.round(height) }
	const [, w = 0, h = 0] = /-(\d{1,5})x(\d{1,5})\.\w+$/.exec(new URL(url).pathname) ?? []
	return { url, width: Number(w), height: Number(h) }
}

function readSrcset(srcset: string, urls: UrlContext) {
	return srcset.split(/,\s+/).flatMap((candidate) => {
		const [, address = '', width = ''] = /^(\S+)\s+(\d{1,5})w$/.exec(candidate.trim()) ?? []
		const url = address ? mediaUrl(address, urls) : undefined
		return url ? [{ ...sized(url, 0, 0), width: Number(width) }] : []
	})
}

/** A file's URL without WordPress's size suffix. */
function withoutSize(url: string) {
	return url.replace(/(?:-\d+x\d+|-scaled)?\.\w+$/, '')
}
