import type { Content } from '#content/model/content.ts'
import { QUESTIONS } from '#domain/dogs/compatibility/household.ts'
import { HOUSEHOLD_PARAM } from '#domain/dogs/compatibility/household-code.ts'
import { GROUPS } from '#domain/dogs/filters/dog-filter.ts'

/** Lists whose items have a page each. */
export type ItemList = 'dogs' | 'merch' | 'articles' | 'docs' | 'stories' | 'roles'

export type ItemLists = Pick<Content, ItemList>

export interface PageRow {
	/** The URL as a pattern; `:slug` is a part of the path, `/*` everything that no other row matches. */
	path: string
	/** The file in `app/routes/`, without its extension. */
	module: string
	layout: 'default' | 'ways-to-help' | 'forms' | 'none'
	items?: ItemList
	/**
	 * The backend's page with the same path is shown within it. Other backend pages at a path of this table are
	 * unreachable.
	 */
	isFilledByContent?: true
	/**
	 * The query parameters the page reads, for a page that is the same for every visitor: the server caches one entry
	 * for each combination. Other parameters are dropped before the page is rendered. Pages without this are rendered
	 * for each request.
	 */
	cached?: readonly string[]
	/** Rendered by the running server at each revision of the content. */
	isPrerendered?: true
	/** Lists only those items that are worth finding (`app/sitemap-entries.server.ts`). */
	isInSitemap?: true
}

/** A page that is the same for every visitor and worth finding; one with query parameters names them in `cached`. */
const PUBLIC = { cached: [], isPrerendered: true, isInSitemap: true } as const

/**
 * THE table of pages. The route table, the page cache, prerendering, the sitemap, the site's own paths and the tests'
 * list of URLs derive from it. Nothing is prerendered at build: one image serves any charity. What depends on the
 * visitor (favourites, comparisons, forms) is not cached; posters and the gallery are requested too seldom to be
 * prerendered. The order is that of the route table.
 */
export const PAGES = [
	// The two parameters of WordPress's plain permalinks are redirected.
	{ path: '/', module: 'home', layout: 'default', isFilledByContent: true, ...PUBLIC, cached: ['p', 'page_id'] },
	{ path: '/dogs', module: 'dogs', layout: 'default', ...PUBLIC, cached: [...GROUPS, 'q', 'sort', 'untested', 'page'] },
	{ path: '/dogs/:slug', module: 'dog', layout: 'default', items: 'dogs', ...PUBLIC },
	{ path: '/dogs/:slug/poster', module: 'dog-poster', layout: 'default', items: 'dogs' },
	{ path: '/favourites', module: 'favourites', layout: 'default' },
	{ path: '/compare', module: 'compare', layout: 'default' },
	{
		path: '/right-for-each-other',
		module: 'right-for-each-other',
		layout: 'default',
		cached: ['for', ...QUESTIONS],
		isInSitemap: true,
	},
	{ path: '/adoption', module: 'adoption', layout: 'default', isFilledByContent: true, ...PUBLIC },
	{ path: '/fostering', module: 'fostering', layout: 'default', isFilledByContent: true, ...PUBLIC },
	{ path: '/merch', module: 'merch', layout: 'default', isFilledByContent: true, ...PUBLIC, cached: ['type', 'page'] },
	{ path: '/merch/:slug', module: 'merch-item', layout: 'default', items: 'merch', ...PUBLIC },
	{ path: '/basket', module: 'basket', layout: 'default' },
	{
		path: '/useful-info',
		module: 'useful-info',
		layout: 'default',
		isFilledByContent: true,
		...PUBLIC,
		cached: ['topic', 'q', 'page'],
	},
	{ path: '/useful-info/:slug', module: 'article', layout: 'default', items: 'articles', ...PUBLIC },
	{ path: '/docs/:slug', module: 'doc', layout: 'default', items: 'docs', ...PUBLIC },
	{ path: '/stories/:slug', module: 'story', layout: 'default', items: 'stories', ...PUBLIC },
	{ path: '/apply/newsletter/news', module: 'newsletter', layout: 'forms' },
	{ path: '/newsletter/confirm', module: 'newsletter-confirm', layout: 'default' },
	{ path: '/newsletter/unsubscribe', module: 'newsletter-unsubscribe', layout: 'default' },
	{ path: '/apply/return', module: 'apply-return', layout: 'forms' },
	{ path: '/apply/confirm', module: 'apply-confirm', layout: 'forms' },
	{ path: '/apply/withdraw', module: 'apply-withdraw', layout: 'forms' },
	{ path: '/apply/files', module: 'apply-files', layout: 'forms' },
	{ path: '/checkin', module: 'check-in', layout: 'forms' },
	{ path: '/apply/:form/start', module: 'apply-start', layout: 'forms' },
	{ path: '/apply/:form/ring', module: 'apply-ring', layout: 'forms' },
	{ path: '/apply/:form/check', module: 'apply-check', layout: 'forms' },
	{ path: '/apply/:form/save', module: 'apply-save', layout: 'forms' },
	{ path: '/apply/:form/closed', module: 'apply-closed', layout: 'forms' },
	{ path: '/apply/:form/stop', module: 'apply-stop', layout: 'forms' },
	{ path: '/apply/:form/moved', module: 'apply-moved', layout: 'forms' },
	{ path: '/apply/:form/sent', module: 'apply-sent', layout: 'forms' },
	{ path: '/apply/:form/:step', module: 'apply-step', layout: 'forms' },
	{ path: '/gallery', module: 'gallery', layout: 'default' },
	{ path: '/waystohelp', module: 'ways-to-help', layout: 'ways-to-help', isFilledByContent: true, ...PUBLIC },
	{ path: '/waystohelp/donations', module: 'donations', layout: 'ways-to-help', isFilledByContent: true, ...PUBLIC },
	{
		path: '/waystohelp/sponsorship',
		module: 'sponsorship',
		layout: 'ways-to-help',
		isFilledByContent: true,
		...PUBLIC,
	},
	{
		path: '/waystohelp/volunteering',
		module: 'volunteering',
		layout: 'ways-to-help',
		isFilledByContent: true,
		...PUBLIC,
	},
	{ path: '/waystohelp/volunteering/:slug', module: 'role', layout: 'ways-to-help', items: 'roles', ...PUBLIC },
	{ path: '/donate', module: 'donate', layout: 'forms' },
	{ path: '/sponsor/:slug', module: 'sponsor', layout: 'forms', items: 'dogs' },
	{ path: '/giving/certificate', module: 'giving-certificate', layout: 'forms' },
	{ path: '/giving/news', module: 'giving-news', layout: 'forms' },
	{ path: '/giving/thank-you', module: 'giving-thank-you', layout: 'forms' },
	{ path: '/giving/receipt', module: 'giving-receipt', layout: 'forms' },
	{ path: '/giving/manage', module: 'giving-manage', layout: 'forms' },
	{ path: '/giving/lost-link', module: 'giving-lost-link', layout: 'forms' },
	{ path: '/checkout/pay', module: 'checkout-pay', layout: 'forms' },
	{ path: '/checkout/:step', module: 'checkout-step', layout: 'forms' },
	{ path: '/shop/order', module: 'shop-order', layout: 'forms' },
	{ path: '/shop/card', module: 'shop-card', layout: 'forms' },
	{ path: '/shop/cancel', module: 'shop-cancel', layout: 'forms' },
	{ path: '/shop/notice', module: 'shop-notice', layout: 'forms' },
	{ path: '/shop/notice/confirm', module: 'shop-notice-confirm', layout: 'forms' },
	{ path: '/shop/notice/stop', module: 'shop-notice-stop', layout: 'forms' },
	// Data for the browser, without a view.
	{ path: '/basket/drawer', module: 'basket-drawer', layout: 'none' },
	{ path: '/favourites/dogs', module: 'favourite-dogs', layout: 'none' },
	// Pages of the backend at their own URLs, and what is missing.
	{ path: '/*', module: 'unmatched', layout: 'default', cached: [] },
] as const satisfies readonly PageRow[]

export type PagePath = (typeof PAGES)[number]['path']

export const PAGE_ROWS: readonly PageRow[] = PAGES

/** By pattern. */
export const CACHED_PAGES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
	PAGE_ROWS.flatMap(({ path, cached }) => (cached ? [[path, cached]] : [])),
)

/** With one of these in its URL a page is rendered for that visitor and never cached. */
export const PRIVATE_PARAMETERS: readonly string[] = [HOUSEHOLD_PARAM]

/** The build names these patterns to browsers in `/builds/meta/{id}.json`. */
export const PRERENDERED: readonly string[] = PAGE_ROWS.flatMap(({ path, isPrerendered }) =>
	isPrerendered ? [path] : [],
)

export function itemPath(pattern: string, { slug }: { slug: string }): string {
	return pattern.replace(':slug', encodeURIComponent(slug))
}
