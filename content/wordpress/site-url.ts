import type { Places } from './places.ts'
import { routeSlug } from './slugs.ts'

/** First parts of addresses that are the site's own, so never an article's slug. */
const SITE_ROUTES = new Set('dogs docs merch adoption fostering waystohelp useful-info stories search feeds'.split(' '))

/** Addresses WordPress gives to our types where the site uses others. */
const MOVED = new Map([
	['dog', '/dogs'],
	['doc', '/docs'],
	['story', '/stories'],
	['role', '/waystohelp/volunteering'],
	['roles', '/waystohelp/volunteering'],
	['posts', '/useful-info'],
	['post', '/useful-info'],
])

/**
 * Where a link in content leads on this site, or null when it must not be a link.
 *
 * Answers a site route ("/dogs/biscuit"), a hash ("#form"), or an absolute http(s), mailto or tel address.
 */
export function siteUrl(href: string, places: Places): string | null {
	const address = href.trim()
	if (/^#[^\s<>"']*$/.test(address)) return address.length > 1 ? address : null
	if (!address || !URL.canParse(address, places.home)) return null
	const url = new URL(address, places.home)
	if (url.protocol === 'mailto:' || url.protocol === 'tel:') return url.href
	if (url.protocol !== 'http:' && url.protocol !== 'https:') return null
	if (url.username || url.password) return null
	return places.hosts.has(url.host) ? ownRoute(url, places) : url.href
}

function ownRoute(url: URL, places: Places): string | null {
	const folder = places.home.pathname
	const path = url.pathname.startsWith(folder) ? `/${url.pathname.slice(folder.length)}` : url.pathname
	if (path.startsWith('/wp-content/uploads/')) return url.href
	if (/^\/(wp-|xmlrpc\.php)/.test(path)) return null
	const wanted = url.searchParams.get('p') ?? url.searchParams.get('page_id')
	if (path === '/' && wanted !== null) return plainPermalink(Number(wanted), url, places)
	return routeOf(path.split('/').filter(Boolean), places) + url.search + url.hash
}

/** "/?p=78": known articles have a route, anything else would lead to the wrong page. */
function plainPermalink(id: number, url: URL, { articles }: Places) {
	const slug = articles.get(id)
	return slug ? `/useful-info/${encodeURIComponent(slug)}${url.hash}` : null
}

function routeOf(parts: string[], { articles }: Places): string {
	const [first = '', ...rest] = parts
	const moved = MOVED.get(first)
	if (moved && rest.length === 1) return `${moved}/${rest[0]}`
	const isDated = parts.slice(0, -1).every((part) => /^\d{2,4}$/.test(part))
	const slug = isDated && !SITE_ROUTES.has(first) ? routeSlug(parts.at(-1) ?? '') : null
	const isArticle = slug !== null && articles.values().some((known) => known === slug)
	return isArticle ? `/useful-info/${parts.at(-1)}` : `/${parts.join('/')}`
}
