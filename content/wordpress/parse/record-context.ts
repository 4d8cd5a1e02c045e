import type { Link, Picture, PictureSource, Term } from '#content/model/content.ts'
import type { FieldContext } from '#content/model/fields/field.ts'
import { decodeText } from '#content/plain-text.ts'
import { type CleanHtml, sanitiseHtml } from '../html/sanitise-html.ts'
import type { Report } from '../report.ts'
import { siteUrl } from '../site-url.ts'
import { readImage } from './read-image.ts'
import { readTerms } from './read-terms.ts'
import { uniqueIds } from './slugs.ts'
import type { UrlContext } from './url-context.ts'

/** Limit for all HTML of an item, so that pages load on a phone. */
const MAX_HTML_CHARACTERS = 300_000
/** This many tags take some tens of milliseconds, in which no page is answered. A long article has some hundreds. */
const MAX_TAGS = 4000
/** Inlined files, which cannot be shown and could use up the limit. */
const INLINE_FILE = /data:[^"'\s>]{1000,}/g

/** Shared by all records of an answer. */
export interface ReadItemsContext {
	urls: UrlContext
	/** Pictures of one record help to render the text of another. */
	known: Map<string, PictureSource>
	taxonomies: { categories: Term[]; tags: Term[] }
	report: Report
	/** Records at which a process has stood still (`recordKey`), and when: they are skipped. */
	endless?: ReadonlyMap<string, number>
}

/** Shared by the parsers of one record: sanitising, the record's pictures, and warnings. */
export interface RecordContext extends FieldContext {
	pictures: PictureSource[]
	/** Returns an id that is unique on the record's page. */
	uniqueId(wanted: string): string
	/** @param title the heading above the text */
	html(source: string, title?: string): Omit<CleanHtml, 'pictures' | 'omitted'>
	/** null without a text or a valid URL. */
	link(button: { text?: unknown; url?: unknown } | null | undefined): Link | null
}

export function createRecordContext(
	{ urls, known, taxonomies }: ReadItemsContext,
	warn: RecordContext['warn'],
): RecordContext {
	const pictures: PictureSource[] = []
	const uniqueId = uniqueIds()
	let charactersLeft = MAX_HTML_CHARACTERS
	let tagsLeft = MAX_TAGS

	function picture(image: unknown, field: string): Picture | null {
		if (typeof image !== 'object' || image === null || Array.isArray(image)) return null
		const read = readImage(image, urls)
		if ('problem' in read) {
			warn(field, `picture skipped: ${read.problem}`)
			return null
		}
		known.set(read.source.id, read.source)
		pictures.push(read.source)
		return read.picture
	}

	function html(source: string, title = '') {
		const page = { uniqueId, known, title }
		const { pictures: found, omitted, ...clean } = sanitiseHtml(withinLimit(source), urls, page)
		pictures.push(...found)
		if (omitted.length > 0) warn('content', `skipped: ${omitted.join(', ')}`)
		return clean
	}

	function withinLimit(source: string): string {
		const text = source.replaceAll(INLINE_FILE, '')
		if (text.length > charactersLeft) {
			warn('content', `cut: an item's HTML may have ${MAX_HTML_CHARACTERS} characters, this has ${text.length}`)
		}
		const { kept, tags } = withTags(text.slice(0, charactersLeft), tagsLeft)
		if (tags > tagsLeft) warn('content', `cut: an item's HTML may have ${MAX_TAGS} tags`)
		charactersLeft -= kept.length
		tagsLeft -= Math.min(tags, tagsLeft)
		return kept
	}

	function link(button: { text?: unknown; url?: unknown } | null | undefined) {
		const text = typeof button?.text === 'string' ? decodeText(button.text) : ''
		const url = typeof button?.url === 'string' ? siteUrl(button.url, urls) : undefined
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
		terms: (list, field) => readTerms(list, (place, message) => warn(`${field}.${place}`, message)),
		// In the order of the record: the first category is an article's topic.
		termsOf: (taxonomy, ids) =>
			[...new Set(ids)].flatMap((id) => taxonomies[taxonomy].find((term) => term.id === id) ?? []),
		url: (address) => siteUrl(address, urls) ?? '',
		link,
	}
}

/** The text up to the tag that is too many. */
function withTags(text: string, most: number): { kept: string; tags: number } {
	let tags = 0
	for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at + 1)) {
		tags += 1
		if (tags > most) return { kept: text.slice(0, at), tags }
	}
	return { kept: text, tags }
}
