import { mediaUrl } from '../parse/url-context.ts'
import { type Element, escapeText, findAll, named, openTag } from './dom.ts'
import { embedLink } from './embed-link.ts'
import type { Rendering } from './rendering.ts'

/**
 * Renders audio and video from the backend's host as a native player without preloading; from other hosts as a link.
 */
export function renderPlayer(element: Element, { urls }: Rendering): string {
	const { name, attribs } = element
	const given = [attribs.src, ...findAll(element, named('source')).map(({ attribs: source }) => source.src)]
	const sources = given.filter((src) => src !== undefined)
	const own = sources.find((candidate) => mediaUrl(candidate, urls) !== undefined)
	if (own === undefined) {
		return sources[0] === undefined ? '' : embedLink(sources[0], '', urls, name === 'video' ? 'Watch' : 'Listen')
	}
	// WordPress numbers its players this way.
	const src = own.replace(/\?_=\d+$/, '')
	const { width, height, poster } = attribs
	const shape = name === 'video' ? { width: pixels(width), height: pixels(height), poster, playsinline: '' } : {}
	const fallback = `${openTag('a', { href: src })}${name === 'video' ? 'Download the film' : 'Download the recording'}</a>`
	return `${openTag(name, { controls: '', preload: 'none', src, ...shape })}${fallback}</${name}>`
}

function pixels(size: string | undefined): string | undefined {
	return size && /^\d{1,5}$/.test(size) ? escapeText(size) : undefined
}
