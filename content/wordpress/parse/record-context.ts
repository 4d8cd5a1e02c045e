import type { Link, Picture, PictureSource } from '#content/model/content.ts'
import { decodeText } from '../html/plain-text.ts'
import { type CleanHtml, sanitiseHtml } from '../html/sanitise-html.ts'
import { siteUrl } from '../site-url.ts'
import { readImage } from './read-image.ts'
import { uniqueIds } from './slugs.ts'
import type { UrlContext } from './url-context.ts'

/** All HTML of an item together: a text of 5 MB would keep its page from loading on a phone. */
const MAX_HTML_CHARACTERS = 300_000
/** Pictures written into the text itself; only files can be shown, and one of these could use up the whole limit. */
const INLINE_FILE = /data:[^"'\s>]{1000,}/g

/** What the readers of one record share: cleaning, and a note of the pictures the record needs and of what was wrong. */
export interface RecordContext {
	pictures: PictureSource[]
	/** Makes an id that is not on the record's page yet. */
	uniqueId(wanted: string): string
	/** Something was left out of the record, which is shown all the same. */
	warn(field: string, message: string): void
	html(source: string): Omit<CleanHtml, 'pictures' | 'omitted'>
	/** null for nothing, for a bare id (which names no file) and for a picture that cannot be shown. */
	picture(image: unknown, field: string): Picture | null
	gallery(images: unknown, field: string): Picture[]
	/** "" when the address must not be a link. */
	url(address: string): string
	/** null without words or without a usable address. */
	link(button: { text?: unknown; url?: unknown } | null | undefined): Link | null
}

/** `known` is shared by all records of a backend: pictures seen in one help to show a text of another. */
export function createRecordContext(
	places: UrlContext,
	known: Map<string, PictureSource>,
	warn: RecordContext['warn'],
): RecordContext {
	const pictures: PictureSource[] = []
	const uniqueId = uniqueIds()
	let charactersLeft = MAX_HTML_CHARACTERS

	function picture(image: unknown, field: string): Picture | null {
		if (typeof image !== 'object' || image === null || Array.isArray(image)) return null
		const read = readImage(image, places)
		if ('problem' in read) {
			warn(field, `picture left out: ${read.problem}`)
			return null
		}
		known.set(read.source.id, read.source)
		pictures.push(read.source)
		return read.picture
	}

	function html(source: string) {
		const { pictures: found, omitted, ...clean } = sanitiseHtml(withinLimit(source), places, { uniqueId, known })
		pictures.push(...found)
		if (omitted.length > 0) warn('content', `left out: ${omitted.join(', ')}`)
		return clean
	}

	function withinLimit(source: string): string {
		const text = source.replaceAll(INLINE_FILE, '')
		if (text.length > charactersLeft) {
			warn('content', `cut: an item's HTML may have ${MAX_HTML_CHARACTERS} characters, this has ${text.length}`)
		}
		const kept = text.slice(0, charactersLeft)
		charactersLeft -= kept.length
		return kept
	}

	function link(button: { text?: unknown; url?: unknown } | null | undefined) {
		const text = typeof button?.text === 'string' ? decodeText(button.text) : ''
		const url = typeof button?.url === 'string' ? siteUrl(button.url, places) : null
		return text && url ? { text, url } : null
	}

	return {
		pictures,
		uniqueId,
		warn,
		html,
		picture,
		gallery: (images, field) =>
			Array.isArray(images) ? images.flatMap((image, n) => picture(image, `${field}.${n}`) ?? []) : [],
		url: (address) => siteUrl(address, places) ?? '',
		link,
	}
}
