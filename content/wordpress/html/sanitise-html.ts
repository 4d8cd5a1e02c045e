import sanitise from 'sanitize-html'
import type { PictureSource } from '#content/model/content.ts'
import { NON_TEXT_TAGS } from '#content/plain-text.ts'
import { uniqueIds } from '../parse/slugs.ts'
import { mediaUrl, type UrlContext } from '../parse/url-context.ts'
import { siteUrl } from '../site-url.ts'
import { contentImage, type KnownPictures } from './content-image.ts'
import { identifyHeadings } from './headings.ts'
import { renderBlocks } from './render-blocks.ts'

export interface CleanHtml {
	html: string
	headings: { id: string; text: string }[]
	/** For the image route. */
	pictures: PictureSource[]
	/** Omitted parts, for the log: "form", "picture tracker.example", "shortcode contact-form-7". */
	omitted: string[]
}

interface PageOfText {
	uniqueId?: (wanted: string) => string
	known?: KnownPictures
	/** The heading above the text. */
	title?: string
}

const NOTHING_KNOWN: KnownPictures = new Map()

const ALLOWED_TAGS = (
	'p h2 h3 h4 ul ol li dl dt dd a strong b em i u s del ins sub sup small mark abbr cite q span bdi kbd code pre br hr time ' +
	'blockquote figure figcaption img table caption thead tbody tfoot tr th td details summary audio video div'
).split(' ')

const ALLOWED_ATTRIBUTES = {
	// The language of a part, and the direction of its script (WCAG 3.1.2).
	'*': ['lang', 'dir'],
	a: ['href', 'rel', 'hreflang', 'aria-label'],
	img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
	audio: ['src', 'controls', 'preload'],
	video: ['src', 'controls', 'preload', 'poster', 'width', 'height', 'playsinline'],
	h2: ['id'],
	h3: ['id'],
	h4: ['id'],
	ol: ['start', 'reversed'],
	th: ['colspan', 'rowspan', 'scope'],
	td: ['colspan', 'rowspan'],
	time: ['datetime'],
	abbr: ['title'],
}

/** Classes of editors (alignment) and of `renderBlocks`, styled in `prose.css`. */
const ALLOWED_CLASSES = {
	figure: ['alignleft', 'alignright', 'alignwide', 'gallery'],
	blockquote: ['callout'],
	div: ['media-text', 'columns', 'panel'],
	p: ['buttons'],
	pre: ['verse'],
	a: ['button', 'button-outline', 'embed'],
}

/**
 * Sanitises an editor's HTML: nothing can execute, contact a third party or break the page.
 *
 * Links to the backend become site routes, pictures use the image route, headings get ids. Texts on one page share its
 * `uniqueId`.
 */
export function sanitiseHtml(source: string, urls: UrlContext, page: PageOfText = {}): CleanHtml {
	const { uniqueId = uniqueIds(), known = NOTHING_KNOWN, title } = page
	const pictures: PictureSource[] = []
	const blocks = renderBlocks(source, urls)
	const html = sanitise(blocks.html, {
		allowedTags: ALLOWED_TAGS,
		allowedAttributes: ALLOWED_ATTRIBUTES,
		allowedClasses: ALLOWED_CLASSES,
		allowedSchemes: ['http', 'https', 'mailto', 'tel'],
		allowProtocolRelative: false,
		nonTextTags: NON_TEXT_TAGS,
		transformTags: {
			// The page title is the only h1; levels below h4 have no style.
			h1: 'h2',
			h5: 'h4',
			h6: 'h4',
			a: (_, attributes) => ({ tagName: 'a', attribs: link(attributes, urls) }),
			img: (_, attributes) => {
				const image = contentImage(attributes, urls, known)
				if (image) pictures.push(image.source)
				return { tagName: 'img', attribs: image?.attributes ?? {} }
			},
			audio: (tagName, attributes) => ({ tagName, attribs: player(attributes, urls) }),
			video: (tagName, { poster, ...attributes }) => {
				const image = poster ? contentImage({ src: poster }, urls, known) : null
				if (image) pictures.push(image.source)
				const shown: Record<string, string> = image ? { poster: image.attributes.src ?? '' } : {}
				return { tagName, attribs: { ...player(attributes, urls), ...shown } }
			},
		},
		exclusiveFilter: ({ tag, attribs }) => ['img', 'audio', 'video'].includes(tag) && !attribs.src,
	})
	return { ...identifyHeadings(withoutDeadLinks(html), uniqueId, title), pictures, omitted: blocks.omitted }
}

function player({ src = '', ...attributes }: Record<string, string>, urls: UrlContext): Record<string, string> {
	const url = mediaUrl(src, urls)
	return url ? { ...attributes, src: url } : {}
}

function link(given: Record<string, string>, urls: UrlContext): Record<string, string> {
	const href = siteUrl(given.href ?? '', urls)
	if (href === undefined) return {}
	const isElsewhere = /^https?:/.test(href) && !urls.hosts.has(new URL(href).host)
	const rest = {
		...(given.class && { class: given.class }),
		...(given['aria-label'] && { 'aria-label': given['aria-label'] }),
		...(given.lang && { lang: given.lang }),
		...(given.dir && { dir: given.dir }),
	}
	return isElsewhere ? { href, rel: 'noopener', ...rest } : { href, ...rest }
}

/** Replaces links without a URL by their text. */
function withoutDeadLinks(html: string) {
	return html.replace(/<a>([\s\S]*?)<\/a>/g, '$1').trim()
}
