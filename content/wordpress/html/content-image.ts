import type { PictureSource } from '#content/model/content.ts'
import { filesOf, imageRoute, shortHash, widthsFor } from '../parse/pictures.ts'
import { mediaUrl, type UrlContext } from '../parse/url-context.ts'

type Attributes = Record<string, string>

/** A picture whose size the text does not say is asked for as if it were this wide; it is never enlarged. */
export const ASSUMED_WIDTH = 1600
const SHOWN_WIDTH = 800

/** The `sizes` of a picture in the column of text, and of one in a gallery's grid (`prose.css`). */
const TEXT_SLOT = '(min-width: 48rem) 44rem, 100vw'
const GALLERY_SLOT = '(min-width: 48rem) 15rem, 50vw'

/** By its name, because a text says no type: the image route must not be sent to pages of the backend. */
export const IS_PICTURE = /\.(?:jpe?g|png|webp|avif|gif)$/i

/** Full sources by media id, as far as records of the media library told about them. */
export type KnownPictures = ReadonlyMap<string, PictureSource>

export interface ContentImage {
	attributes: Attributes
	source: PictureSource
}

/**
 * An `<img>` of a text as the site shows it, through its own image route; null for a picture from any other host,
 * which would tell a third party who reads what.
 */
export function contentImage(given: Attributes, places: UrlContext, known: KnownPictures): ContentImage | null {
	const src = mediaUrl(given.src ?? '', places)
	if (!src || !IS_PICTURE.test(new URL(src).pathname)) return null
	const source = fullSource(given.class ?? '', src, known) ?? sourceFromText(src, given, places)
	const slot = given['data-slot'] === 'gallery' ? GALLERY_SLOT : TEXT_SLOT
	return { attributes: shownAs(source, given.alt ?? '', slot), source }
}

/** What the media library knows, when the file names agree: an editor may have put another file under an old class. */
function fullSource(className: string, src: string, known: KnownPictures) {
	const id = /(?:^|\s)wp-image-([1-9]\d*)(?:\s|$)/.exec(className)?.[1]
	const full = id ? known.get(id) : undefined
	return full && stemOf(full.files.at(-1)?.url ?? '') === stemOf(src) ? full : undefined
}

/**
 * What the text itself says about the picture.
 *
 * Its id is made of that, and not the media id, under which the image route may know a picture of other widths.
 */
function sourceFromText(src: string, given: Attributes, places: UrlContext): PictureSource {
	const first = sized(src, Number(given.width), Number(given.height))
	const files = [first, ...readSrcset(given.srcset ?? '', places)]
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

/** WordPress writes the size into the names of its smaller versions: biscuit-1024x768.jpg. */
function sized(url: string, width: number, height: number) {
	if (width > 0 && height > 0) return { url, width: Math.round(width), height: Math.round(height) }
	const [, w = 0, h = 0] = /-(\d{1,5})x(\d{1,5})\.\w+$/.exec(new URL(url).pathname) ?? []
	return { url, width: Number(w), height: Number(h) }
}

function readSrcset(srcset: string, places: UrlContext) {
	return srcset.split(/,\s+/).flatMap((candidate) => {
		const [, address = '', width = ''] = /^(\S+)\s+(\d{1,5})w$/.exec(candidate.trim()) ?? []
		const url = address ? mediaUrl(address, places) : null
		return url ? [{ ...sized(url, 0, 0), width: Number(width) }] : []
	})
}

/** A file's address without what WordPress adds for its versions. */
function stemOf(url: string) {
	return url.replace(/(?:-\d+x\d+|-scaled)?\.\w+$/, '')
}
