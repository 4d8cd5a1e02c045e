import { plainPermalinkId, routeOfPermalink } from './discovery/permalinks.ts'
import type { UrlContext } from './parse/url-context.ts'

/**
 * Rewrites a link in content for this site; undefined when it must not be a link.
 *
 * Returns a site route ("/dogs/biscuit"), a hash ("#form"), or an absolute http(s), mailto or tel address.
 */
export function siteUrl(href: string, urls: UrlContext): string | undefined {
	const address = href.trim()
	if (/^#[^\s<>"']*$/.test(address)) return address.length > 1 ? address : undefined
	if (!address || !URL.canParse(address, urls.home)) return undefined
	const url = new URL(address, urls.home)
	if (url.protocol === 'mailto:' || url.protocol === 'tel:') return url.href
	if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined
	if (url.username || url.password) return undefined
	return urls.hosts.has(url.host) ? siteRoute(url, urls) : url.href
}

function siteRoute(url: URL, urls: UrlContext): string | undefined {
	const folder = urls.home.pathname
	const path = url.pathname.startsWith(folder) ? `/${url.pathname.slice(folder.length)}` : url.pathname
	if (path.startsWith('/wp-content/uploads/')) return url.href
	if (/^\/(wp-|xmlrpc\.php)/.test(path)) return undefined
	const id = plainPermalinkId(path, url.searchParams)
	if (id !== undefined) return plainPermalink(id, url, urls)
	const parts = path.split('/').filter(Boolean)
	return (
		(routeOfPermalink(parts, (slug) => urls.articles.slugs.has(slug)) ?? `/${parts.join('/')}`) + url.search + url.hash
	)
}

/** Articles are resolved here. Pages may load after the text that links to them, so the site resolves those on request. */
function plainPermalink(id: number, url: URL, { articles }: UrlContext): string | undefined {
	const slug = articles.slugById.get(id)
	if (slug) return `/useful-info/${encodeURIComponent(slug)}${url.hash}`
	const isPage = url.searchParams.has('page_id') && Number.isSafeInteger(id) && id > 0
	return isPage ? `/?page_id=${id}${url.hash}` : undefined
}
