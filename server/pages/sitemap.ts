import type { Content, DogStatus } from '#content/model/content.ts'
import { pathOf, plainPages } from '#domain/pages/plain-pages.ts'
import { FIXED_NAME_CACHE, NO_STORE, RETRY_AFTER_SECONDS } from '../http/headers.ts'

/** Pages that keep their URL but are not listed for search engines. */
const NOT_FOR_SEARCH: DogStatus[] = ['withdrawn', 'died']

const NO_CONTENT_HEADERS = { 'Cache-Control': NO_STORE, 'Retry-After': String(RETRY_AFTER_SECONDS) }

/** `/sitemap.xml`, with modification dates. @param pages the paths of the pages without an item */
export function sitemap(content: Content, siteUrl: string, pages: readonly string[]): Response {
	// Without content every page is a 404.
	if (!content.options) return new Response('No content yet', { status: 503, headers: NO_CONTENT_HEADERS })
	const items = [
		...plainPages(content).map((page) => ({ path: pathOf(page), modified: page.modifiedAt })),
		...content.dogs.filter((dog) => !NOT_FOR_SEARCH.includes(dog.status)).map((dog) => entry('/dogs', dog)),
		...content.merch.map((item) => entry('/merch', item)),
		...content.articles.map((article) => entry('/useful-info', article)),
		...content.docs.map((doc) => entry('/docs', doc)),
		...content.stories.map((story) => entry('/stories', story)),
		...content.roles.filter((role) => role.open).map((role) => entry('/waystohelp/volunteering', role)),
	]
	const urls = [...pages.map((path) => ({ path, modified: '' })), ...items].map(
		({ path, modified }) =>
			`<url><loc>${escapeXml(siteUrl + path)}</loc>${modified ? `<lastmod>${modified.slice(0, 10)}</lastmod>` : ''}</url>`,
	)
	const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('\n')}</urlset>\n`
	return new Response(xml, {
		headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': FIXED_NAME_CACHE },
	})
}

/** `/robots.txt`: excludes the gallery and API paths. */
export function robots(siteUrl: string): Response {
	const text = `User-agent: *\nDisallow: /api/\nDisallow: /gallery\nDisallow: /wp-json/\n\nSitemap: ${siteUrl}/sitemap.xml\n`
	return new Response(text, {
		headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': FIXED_NAME_CACHE },
	})
}

function entry(base: string, item: { slug: string; modifiedAt: string }) {
	return { path: `${base}/${encodeURIComponent(item.slug)}`, modified: item.modifiedAt }
}

function escapeXml(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
