import { NON_TEXT_TAGS } from '#content/plain-text.ts'
import { withoutStackedMarks } from '#lib/text/clean.ts'
import { mediaUrl, type UrlContext } from '../parse/url-context.ts'
import { BLOCKS } from './blocks.ts'
import { IS_PICTURE } from './content-image.ts'
import {
	classesOf,
	type Element,
	escapeText,
	findFirst,
	isElement,
	type Node,
	named,
	openTag,
	parseHtml,
	wordsOf,
} from './dom.ts'
import { embedLink } from './embed-link.ts'
import { renderPlayer } from './player.ts'
import type { Rendering } from './rendering.ts'
import { removeShortcodes } from './shortcodes.ts'

/** Deeper nesting is cut: this and later parsers might overflow their stack. */
const MAX_DEPTH = 50

const VOID_TAGS = new Set(['br', 'hr', 'img', 'wbr', 'col'])
/** Parts of forms and navigation, which do not work here. */
const UNUSABLE_TAGS = new Set(['form', 'input', 'select', 'button', 'label', 'fieldset', 'nav'])
/** Omitted with their frame when they have neither text nor pictures. */
const OMITTED_WHEN_EMPTY = new Set(
	'p h1 h2 h3 h4 h5 h6 figure ul ol li blockquote a summary details figcaption'.split(' '),
)
/** Plain containers. Text directly inside one becomes a paragraph, or it would run into the next. */
const CONTAINERS = new Set(['div', 'center', 'section', 'article', 'main', 'header', 'footer', 'aside', 'address'])
const BLOCK_LEVEL = /<(?:p|div|h[1-6]|ul|ol|dl|figure|blockquote|pre|table|hr|details|audio|video|img)\b/
const HAS_CONTENT = /<(?:img|audio|video|hr|table)\b/

/**
 * Renders WordPress blocks as plain elements with classes of `prose.css`. What only WordPress can show (search boxes,
 * forms, log-in links) is omitted and reported.
 *
 * The result is unsafe: pass it to `sanitiseHtml`.
 */
export function renderBlocks(source: string, urls: UrlContext): { html: string; omitted: string[] } {
	const omitted = new Set<string>()
	const used = new Set<Node>()

	function render(nodes: readonly Node[]): string {
		return nodes.map(renderNode).join('')
	}

	function isFirstUse(node: Node): boolean {
		if (used.has(node)) return false
		used.add(node)
		return true
	}

	function renderNode(node: Node): string {
		if (!isFirstUse(node)) return ''
		if (isElement(node)) return renderElement(node, rendering)
		if (node.type !== 'text') return ''
		const { text, names } = removeShortcodes(node.data)
		for (const name of names) omitted.add(`shortcode ${name}`)
		return escapeText(withoutStackedMarks(text))
	}

	function isShown({ attribs }: Element): boolean {
		const src = mediaUrl(attribs.src ?? '', urls)
		if (src && IS_PICTURE.test(new URL(src).pathname)) return true
		omitted.add(`picture ${hostOf(attribs.src)}`.trim())
		return false
	}

	const rendering: Rendering = { urls, omitted, render, isFirstUse, isShown }
	const { nodes, isCut } = parseHtml(source, MAX_DEPTH)
	if (isCut) omitted.add(`what is nested more than ${MAX_DEPTH} levels deep`)
	return { html: render(nodes), omitted: [...omitted] }
}

function renderElement(element: Element, rendering: Rendering): string {
	const { name, attribs, childNodes } = element
	if (name === 'iframe') return embedLink(attribs['data-src'] ?? attribs.src ?? '', attribs.title ?? '', rendering.urls)
	if (name === 'audio' || name === 'video') return renderPlayer(element, rendering)
	if (UNUSABLE_TAGS.has(name)) {
		rendering.omitted.add(name === 'nav' ? 'menu' : 'form')
		return ''
	}
	if (NON_TEXT_TAGS.includes(name)) return ''
	if (name === 'img') return rendering.isShown(element) ? openTag('img', attribs) : ''
	if (name === 'pre' || name === 'code') return renderVerbatim(element)
	const own = classesOf(element)
	const block = BLOCKS.find(({ classes }) => classes.some((one) => own.has(one)))
	if (block) return block.render(element, rendering)
	if (VOID_TAGS.has(name)) return openTag(name, attribs)
	if (name === 'a') return renderLink(element, rendering)
	const inner = rendering.render(childNodes)
	// Without a language only its text is of use. The sanitiser would copy all that comes before it, for each.
	if (name === 'span' && !attribs.lang && !attribs.dir) return inner
	if (CONTAINERS.has(name)) return BLOCK_LEVEL.test(inner) || isNothing(inner) ? inner : `<p>${inner}</p>`
	return OMITTED_WHEN_EMPTY.has(name) && isNothing(inner) ? '' : `${openTag(name, attribs)}${inner}</${name}>`
}

/** Shortcodes are kept in code, but not in verse, which uses the same element. */
function renderVerbatim(element: Element): string {
	const isVerse = classesOf(element).has('wp-block-verse') || classesOf(element).has('wp-block-preformatted')
	const text = escapeText(rawText(element))
	if (element.name === 'code') return `<code>${text}</code>`
	if (isVerse) return `<pre class="verse">${text}</pre>`
	return findFirst(element, named('code')) ? `<pre><code>${text}</code></pre>` : `<pre>${text}</pre>`
}

/** A link around a picture needs an accessible name; a link to the picture's own file or page is dropped. */
function renderLink(element: Element, { urls, render }: Rendering): string {
	const { attribs, childNodes } = element
	const inner = render(childNodes)
	if (isNothing(inner)) return ''
	const isPictureOnly = inner.includes('<img') && !wordsOf(childNodes)
	if (!isPictureOnly) return `${openTag('a', attribs)}${inner}</a>`
	const file = mediaUrl(attribs.href ?? '', urls)
	const leadsToPicture =
		/\battachment\b/.test(attribs.rel ?? '') || (file !== undefined && IS_PICTURE.test(new URL(file).pathname))
	if (leadsToPicture) return inner
	const isNamed = /<img[^>]* alt="[^"]/.test(inner)
	const label = isNamed ? undefined : `Link to ${hostOf(attribs.href) || 'another page'}`
	return `${openTag('a', { ...attribs, 'aria-label': label })}${inner}</a>`
}

function isNothing(html: string): boolean {
	return !HAS_CONTENT.test(html) && html.replace(/<[^>]*>/g, '').trim() === ''
}

function rawText(node: Node): string {
	if (isElement(node)) return node.name === 'br' ? '\n' : node.childNodes.map(rawText).join('')
	return node.type === 'text' ? node.data : ''
}

function hostOf(address = ''): string {
	const absolute = address.startsWith('//') ? `https:${address}` : address
	return URL.canParse(absolute) ? new URL(absolute).host.replace(/^www\./, '') : ''
}
