import { mediaUrl } from '../parse/url-context.ts'
import { type Element, escapeText, findAll, named, openTag } from './dom.ts'
import { embedLink } from './embed-link.ts'
import type { Rendering } from './rendering.ts'

/**
 * Sound and film from the backend's own host as the browser's own player, which starts when asked to and loads nothing
 * before that. From any other host it is a link, as all embeds are.
 */
export function renderPlayer(element: Element, { places }: Rendering): string {
	const { name, attribs } = element
	const given = [attribs.src, ...findAll(element, named('source')).map(({ attribs: source }) => source.src)]
	const sources = given.filter((src) => src !== undefined)
	const own = sources.find((candidate) => mediaUrl(candidate, places) !== null)
	if (own === undefined) {
		return sources[0] === undefined ? '' : embedLink(sources[0], '', places, name === 'video' ? 'Watch' : 'Listen')
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
