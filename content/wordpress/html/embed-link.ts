import type { UrlContext } from '../parse/url-context.ts'
import { siteUrl } from '../site-url.ts'
import { escapeText, openTag } from './dom.ts'

const FILM_HOSTS = /(?:^|\.)(?:youtube\.com|youtu\.be|vimeo\.com|dailymotion\.com|tiktok\.com|wistia\.(?:com|net))$/
const SOUND_HOSTS = /(?:^|\.)(?:spotify\.com|soundcloud\.com|mixcloud\.com|bandcamp\.com)$/

type Verb = 'Watch' | 'Listen' | 'See'

/**
 * A link in place of an embedded frame, which would tell a third party who reads the page (docs/decisions/0013). ""
 * when the URL is invalid.
 *
 * @param verb "watch", "listen"; guessed from the host by default
 */
export function embedLink(address: string, title: string, urls: UrlContext, verb?: Verb): string {
	const absolute = address.startsWith('//') ? `https:${address}` : address
	const href = siteUrl(pageOf(absolute), urls)
	if (href === undefined) return ''
	const host = URL.canParse(href) ? new URL(href).hostname.replace(/^www\./, '') : ''
	return `<p>${openTag('a', { class: 'embed', href })}${escapeText(wordsFor(host, title, verb))}</a></p>`
}

function pageOf(address: string): string {
	if (!URL.canParse(address)) return address
	const url = new URL(address)
	const youtube = /^\/embed\/([\w-]{6,20})$/.exec(url.pathname)?.[1]
	if (youtube && /(?:^|\.)youtube(?:-nocookie)?\.com$/.test(url.hostname)) {
		return `https://www.youtube.com/watch?v=${youtube}`
	}
	const vimeo = /^\/video\/(\d+)$/.exec(url.pathname)?.[1]
	if (vimeo && url.hostname === 'player.vimeo.com') return `https://vimeo.com/${vimeo}`
	if (
		/^(?:[\w-]+\.){0,3}google\.[a-z]{2,3}(?:\.[a-z]{2})?$/.test(url.hostname) &&
		url.pathname.startsWith('/maps/embed')
	)
		return mapPage(url)
	// WordPress embeds a post at its URL plus "embed/".
	return address.replace(/#.*$/s, '').replace(/\/embed\/?$/, '/')
}

/** Google's frame shows an error when opened as a page, so the coordinates are taken from its URL. */
function mapPage({ href, searchParams }: URL): string {
	const [, longitude, latitude] = /!2d(-?[\d.]+)!3d(-?[\d.]+)/.exec(href) ?? []
	const place = searchParams.get('q') ?? (latitude && longitude ? `${latitude},${longitude}` : '')
	return place ? `https://www.google.com/maps?q=${encodeURIComponent(place)}` : 'https://www.google.com/maps'
}

function wordsFor(host: string, title: string, given: Verb | undefined): string {
	if (!host) return title || 'Read more'
	const verb = given ?? (FILM_HOSTS.test(host) ? 'Watch' : SOUND_HOSTS.test(host) ? 'Listen' : 'See')
	const object = verb === 'Listen' ? ` to “${title}”` : ` “${title}”`
	return `${verb}${title ? object : verb === 'See' ? ' this' : ''} on ${host}`
}
