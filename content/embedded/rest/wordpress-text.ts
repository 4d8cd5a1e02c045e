import { marked } from 'marked'
import { htmlToText } from '#lib/text/html.ts'

/**
 * Plain text as WordPress renders a title: quotes curled and written as entities, `&` as `&#038;`.
 *
 * The entities are deliberate: clients must decode them once, as with WordPress.
 */
export function renderedText(plain: string): string {
	return plain
		.replaceAll('&', '&#038;')
		.replaceAll('<', '&lt;')
		.replaceAll('>', '&gt;')
		.replace(/(^|[\s([])"/g, '$1&#8220;')
		.replaceAll('"', '&#8221;')
		.replace(/(^|[\s([])'/g, '$1&#8216;')
		.replaceAll("'", '&#8217;')
}

/** The name of a term, as WordPress stores it. */
export function renderedTermName(plain: string): string {
	return plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** Markdown as HTML. HTML inside passes as it is, as an administrator's does in WordPress: readers must clean it. */
export function renderMarkdown(markdown: string): string {
	return marked.parse(markdown, { async: false, gfm: true }).trim()
}

/** The first words of some HTML, for items whose file has no excerpt. */
export function firstWords(html: string, count = 30): string {
	const words = htmlToText(html).split(' ')
	return words.length > count ? `${words.slice(0, count).join(' ')}…` : words.join(' ')
}

/** A slug as WordPress keeps it: lowercase, percent-encoded where it is not Latin. Takes both forms. */
export function storedSlug(slug: string): string {
	try {
		return encodeURIComponent(decodeURIComponent(slug)).toLowerCase()
	} catch {
		return encodeURIComponent(slug).toLowerCase()
	}
}
