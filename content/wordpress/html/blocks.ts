import { ASSUMED_WIDTH } from './content-image.ts'
import { type Element, escapeText, findAll, findFirst, hasClass, isElement, named, openTag, wordsOf } from './dom.ts'
import { embedLink } from './embed-link.ts'
import type { Rendering } from './rendering.ts'

interface Block {
	classes: string[]
	render(element: Element, rendering: Rendering): string
}

/** Renderers of blocks that need more than their own elements; the first match is used. */
export const BLOCKS: Block[] = [
	{ classes: ['wp-block-gallery', 'blocks-gallery-grid', 'gallery', 'tiled-gallery'], render: renderGallery },
	{ classes: ['wp-block-embed'], render: renderEmbed },
	{ classes: ['wp-block-buttons', 'wp-block-button'], render: renderButtons },
	{ classes: ['wp-block-file'], render: renderFile },
	{ classes: ['wp-block-media-text'], render: within('media-text') },
	{ classes: ['wp-block-columns'], render: within('columns') },
	{ classes: ['wp-block-cover'], render: renderCover },
	{ classes: ['has-background'], render: renderPanel },
	...unusable('search box', 'wp-block-search'),
	...unusable('calendar', 'wp-block-calendar', 'wp-calendar-table'),
	...unusable('list of archives', 'wp-block-archives', 'wp-block-archives-list'),
	...unusable('list of categories', 'wp-block-categories'),
	...unusable('list of pages', 'wp-block-page-list', 'wp-block-navigation'),
	...unusable('tag cloud', 'wp-block-tag-cloud'),
	...unusable('log-in link', 'wp-block-loginout'),
	...unusable('comments', 'wp-block-latest-comments', 'wp-block-comments', 'wp-block-post-comments-form'),
	...unusable('RSS feed', 'wp-block-rss', 'components-placeholder'),
	...unusable('contact form', 'wpcf7', 'wpforms-container', 'gform_wrapper', 'nf-form-cont', 'mc4wp-form'),
]

/** All pictures of the gallery in a CSS grid, with their captions. */
function renderGallery(element: Element, { render, isFirstUse, isShown }: Rendering): string {
	const pictures = findAll(element, named('img')).filter((image) => isFirstUse(image) && isShown(image))
	if (pictures.length === 0) return ''
	const captions = captionsByFrame(element)
	const figures = pictures.map((image) => {
		const frame = frameOf(image, element)
		const caption = frame && isFirstUse(frame) && captions.get(frame)
		const words = caption ? `<figcaption>${render(caption.childNodes)}</figcaption>` : ''
		return `<figure>${openTag('img', { ...originalOf(image), 'data-slot': 'gallery' })}${words}</figure>`
	})
	const own = element.childNodes.filter(isElement).find((child) => child.name === 'figcaption')
	const caption = own && wordsOf(own) ? `<figcaption>${render(own.childNodes)}</figcaption>` : ''
	return `<figure class="gallery">${figures.join('')}${caption}</figure>`
}

/** The classic gallery has only a 150 px thumbnail, so the original file is added. */
function originalOf({ attribs }: Element): Record<string, string> {
	const { src = '', srcset, width, height, ...rest } = attribs
	const original = src.replace(/-\d{2,3}x\d{2,3}(\.\w+)$/, '$1')
	return srcset || original === src
		? attribs
		: { ...rest, src: original, srcset: `${src} ${width ?? 150}w, ${original} ${ASSUMED_WIDTH}w` }
}

function isCaption(element: Element): boolean {
	return element.name === 'figcaption' || hasClass(element, 'gallery-caption')
}

/** The first caption of each frame. Those of a frame within it are not its own. */
function captionsByFrame(gallery: Element): ReadonlyMap<Element, Element> {
	const captions = new Map<Element, Element>()
	for (const caption of findAll(gallery, isCaption)) {
		const frame = frameOf(caption, gallery)
		if (frame && !captions.has(frame)) captions.set(frame, caption)
	}
	return captions
}

/** The element around one picture or caption: a figure, a list item or, in old themes, a `dl`. */
function frameOf(element: Element, gallery: Element): Element | undefined {
	let at = element.parent
	while (at && at !== gallery) {
		if (isElement(at) && ['figure', 'li', 'dl'].includes(at.name)) return at
		at = at.parent
	}
	return undefined
}

/** A link to the embedded page. A quoted post stays a quotation, which has its own link. */
function renderEmbed(element: Element, { render, isFirstUse, urls }: Rendering): string {
	const caption = findFirst(element, named('figcaption'))
	const frame = findFirst(element, named('iframe'))
	const quotation = findFirst(element, named('blockquote'))
	if (quotation && !(frame && hasClass(quotation, 'wp-embedded-content'))) {
		const quoted = render([quotation])
		return quoted + (caption && isFirstUse(caption) ? `<p>${render(caption.childNodes)}</p>` : '')
	}
	const isOther = (node: Element['childNodes'][number]) => node !== caption
	const address = frame?.attribs.src ?? /https?:\/\/\S+/.exec(wordsOf(element.childNodes.filter(isOther)))?.[0]
	if (address === undefined) return render(element.childNodes)
	const words = caption ? wordsOf(caption) : ''
	const title = frame?.attribs.title || words
	const below = caption && words !== title ? `<p>${render(caption.childNodes)}</p>` : ''
	return embedLink(address, title, urls) + below
}

function renderButtons(element: Element): string {
	const links = findAll(element, named('a')).filter(
		(link) => !findFirst(link, named('a')) && wordsOf(link.childNodes) !== '',
	)
	const buttons = links.map((link) => {
		const outline = link.parent && isElement(link.parent) && hasClass(link.parent, 'is-style-outline')
		const attributes = { href: link.attribs.href, class: outline ? 'button button-outline' : 'button' }
		return `${openTag('a', attributes)}${escapeText(wordsOf(link.childNodes))}</a>`
	})
	return buttons.length > 0 ? `<p class="buttons">${buttons.join(' ')}</p>` : ''
}

/** One link with the file type; WordPress adds a second link to the same file ("Download") and a frame. */
function renderFile(element: Element): string {
	const link = findAll(element, named('a')).find(
		({ attribs, childNodes }) => attribs.href && wordsOf(childNodes) !== '',
	)
	if (!link) return ''
	const kind = /\.([a-z0-9]{2,5})(?:[?#]|$)/i.exec(link.attribs.href ?? '')?.[1]?.toUpperCase()
	const words = wordsOf(link.childNodes)
	return `<p>${openTag('a', { href: link.attribs.href })}${escapeText(kind ? `${words} (${kind})` : words)}</a></p>`
}

/** Text over a picture may be unreadable, so it is placed below. */
function renderCover(element: Element, { render, isShown }: Rendering): string {
	const image = findFirst(element, (one) => hasClass(one, 'wp-block-cover__image-background') && one.name === 'img')
	const words = findFirst(element, (one) => hasClass(one, 'wp-block-cover__inner-container'))
	const picture = image && isShown(image) ? `<figure>${openTag('img', image.attribs)}</figure>` : ''
	return picture + (words ? render(words.childNodes) : '')
}

function within(name: string) {
	return ({ childNodes }: Element, { render }: Rendering) => {
		const parts = childNodes.filter(isElement).map((child) => `<div>${render([child])}</div>`)
		return `<div class="${name}">${parts.join('')}</div>`
	}
}

/** Keeps the panel but not its colour, which may be unreadable in dark mode. */
function renderPanel({ name, attribs, childNodes }: Element, { render }: Rendering): string {
	if (name === 'div' || name === 'section') return `<div class="panel">${render(childNodes)}</div>`
	return `${openTag(name, { href: attribs.href })}${render(childNodes)}</${name}>`
}

function unusable(words: string, ...classes: string[]): Block[] {
	const render = (_: Element, { omitted }: Rendering) => {
		omitted.add(words)
		return ''
	}
	return [{ classes, render }]
}
