import type { SitemapEntry } from '#app/sitemap-entries.server.ts'
import type { Content } from '#content/model/content.ts'
import { FIXED_NAME_CACHE, NO_STORE, RETRY_AFTER_SECONDS } from '../http/headers.ts'

const NO_CONTENT_HEADERS = { 'Cache-Control': NO_STORE, 'Retry-After': String(RETRY_AFTER_SECONDS) }

interface SitemapOptions {
	siteUrl: string
	sitemapEntries(content: Content): Promise<SitemapEntry[]>
}

/** `/sitemap.xml`, with modification dates. */
export async function sitemap(content: Content, { siteUrl, sitemapEntries }: SitemapOptions): Promise<Response> {
	// Without content every page is a 404.
	if (!content.options) return new Response('No content yet', { status: 503, headers: NO_CONTENT_HEADERS })
	const urls = (await sitemapEntries(content)).map(
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

function escapeXml(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
