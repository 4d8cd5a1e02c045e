import { QUESTIONS } from '#domain/dogs/compatibility/household.ts'
import { HOUSEHOLD_PARAM } from '#domain/dogs/compatibility/household-code.ts'
import { GROUPS } from '#domain/dogs/filters/dog-filter.ts'

interface PageRow {
	/** The URL as a pattern; `:slug` is a part of the path, `/*` everything that no other row matches. */
	path: string
	/** The file in `app/routes/`, without its ending. */
	module: string
	layout: 'default' | 'ways-to-help' | 'none'
	/**
	 * The query parameters the page reads, for a page that is the same for every visitor: the server caches it, one entry for
	 * each URL made of these parameters. Any other parameter is dropped before the page is rendered (whatever Facebook appends
	 * to a shared link). Pages without this are rendered for each request.
	 */
	cached?: readonly string[]
	/** Rendered by the running server, with its payload, at each revision of the content, before the first visitor asks. */
	isPrerendered?: true
	/** A page without an item. The items of the content add their own URLs (`server/pages/sitemap.ts`). */
	isInSitemap?: true
}

/**
 * THE table of pages. The route table, the page cache, prerendering, the sitemap and the tests' list of URLs derive from it.
 * Nothing is prerendered at build: one image serves any charity. What depends on the visitor (favourites, comparisons, forms)
 * is not cached; posters and the gallery are requested too seldom to be prerendered. The order is that of the route table.
 */
export const PAGES = [
	// The two parameters of WordPress's plain permalinks are answered with a redirect.
	{ path: '/', module: 'home', layout: 'default', cached: ['p', 'page_id'], isPrerendered: true, isInSitemap: true },
	{
		path: '/dogs',
		module: 'dogs',
		layout: 'default',
		cached: [...GROUPS, 'q', 'sort', 'untested', 'page'],
		isPrerendered: true,
		isInSitemap: true,
	},
	{ path: '/dogs/:slug', module: 'dog', layout: 'default', cached: [], isPrerendered: true },
	{ path: '/dogs/:slug/poster', module: 'dog-poster', layout: 'default' },
	{ path: '/favourites', module: 'favourites', layout: 'default' },
	{ path: '/compare', module: 'compare', layout: 'default' },
	{
		path: '/right-for-each-other',
		module: 'right-for-each-other',
		layout: 'default',
		cached: ['for', ...QUESTIONS],
		isInSitemap: true,
	},
	{ path: '/adoption', module: 'adoption', layout: 'default', cached: [], isPrerendered: true, isInSitemap: true },
	{ path: '/fostering', module: 'fostering', layout: 'default', cached: [], isPrerendered: true, isInSitemap: true },
	{
		path: '/merch',
		module: 'merch',
		layout: 'default',
		cached: ['type', 'page'],
		isPrerendered: true,
		isInSitemap: true,
	},
	{ path: '/merch/:slug', module: 'merch-item', layout: 'default', cached: [], isPrerendered: true },
	{
		path: '/useful-info',
		module: 'useful-info',
		layout: 'default',
		cached: ['topic', 'page'],
		isPrerendered: true,
		isInSitemap: true,
	},
	{ path: '/useful-info/:slug', module: 'article', layout: 'default', cached: [], isPrerendered: true },
	{ path: '/docs/:slug', module: 'doc', layout: 'default', cached: [], isPrerendered: true },
	{ path: '/stories/:slug', module: 'story', layout: 'default', cached: [], isPrerendered: true },
	{ path: '/apply/newsletter/news', module: 'newsletter', layout: 'default' },
	{ path: '/newsletter/confirm', module: 'newsletter-confirm', layout: 'default' },
	{ path: '/newsletter/leave', module: 'newsletter-leave', layout: 'default' },
	{ path: '/apply/return', module: 'apply-return', layout: 'default' },
	{ path: '/apply/confirm', module: 'apply-confirm', layout: 'default' },
	{ path: '/apply/:form/start', module: 'apply-start', layout: 'default' },
	{ path: '/apply/:form/ring', module: 'apply-ring', layout: 'default' },
	{ path: '/apply/:form/check', module: 'apply-check', layout: 'default' },
	{ path: '/apply/:form/save', module: 'apply-save', layout: 'default' },
	{ path: '/apply/:form/closed', module: 'apply-closed', layout: 'default' },
	{ path: '/apply/:form/stop', module: 'apply-stop', layout: 'default' },
	{ path: '/apply/:form/moved', module: 'apply-moved', layout: 'default' },
	{ path: '/apply/:form/sent', module: 'apply-sent', layout: 'default' },
	{ path: '/apply/:form/:step', module: 'apply-step', layout: 'default' },
	{ path: '/gallery', module: 'gallery', layout: 'default' },
	{
		path: '/waystohelp',
		module: 'ways-to-help',
		layout: 'ways-to-help',
		cached: [],
		isPrerendered: true,
		isInSitemap: true,
	},
	{
		path: '/waystohelp/donations',
		module: 'donations',
		layout: 'ways-to-help',
		cached: [],
		isPrerendered: true,
		isInSitemap: true,
	},
	{
		path: '/waystohelp/sponsorship',
		module: 'sponsorship',
		layout: 'ways-to-help',
		cached: [],
		isPrerendered: true,
		isInSitemap: true,
	},
	{
		path: '/waystohelp/volunteering',
		module: 'volunteering',
		layout: 'ways-to-help',
		cached: [],
		isPrerendered: true,
		isInSitemap: true,
	},
	{
		path: '/waystohelp/volunteering/:slug',
		module: 'role',
		layout: 'ways-to-help',
		cached: [],
		isPrerendered: true,
	},
	// Data for the browser, without a view.
	{ path: '/favourites/dogs', module: 'favourite-dogs', layout: 'none' },
	// Pages of the backend at their own URLs, and what is missing.
	{ path: '/*', module: 'unmatched', layout: 'default', cached: [] },
] as const satisfies readonly PageRow[]

/** Any row, with its optional columns. */
const ROWS: readonly PageRow[] = PAGES

/** The query parameters of each cached page, by its pattern. */
export const CACHED_PAGES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
	ROWS.flatMap(({ path, cached }) => (cached ? [[path, cached]] : [])),
)

/** With one of these in its URL a page is rendered for that visitor alone, and never cached. */
export const PRIVATE_PARAMETERS: readonly string[] = [HOUSEHOLD_PARAM]

/** The pattern of a page that is prerendered. */
export type PrerenderedPattern = Extract<(typeof PAGES)[number], { isPrerendered: true }>['path']

/** The build names these patterns to browsers in `/builds/meta/{id}.json`. */
export const PRERENDERED: readonly PrerenderedPattern[] = PAGES.flatMap((page) =>
	'isPrerendered' in page ? [page.path] : [],
)

/** The URLs of the sitemap that need no item of the content. */
export const SITEMAP_PAGES: readonly string[] = ROWS.flatMap(({ path, isInSitemap }) => (isInSitemap ? [path] : []))
