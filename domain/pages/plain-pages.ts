import type { Content, Page } from '#content/model/content.ts'

/** Pages of the site with the content of the backend page of the same path: "" is home. */
const FILLED_BY_CONTENT = new Set([
	'',
	'adoption',
	'fostering',
	'merch',
	'useful-info',
	'waystohelp',
	'waystohelp/donations',
	'waystohelp/sponsorship',
	'waystohelp/volunteering',
])

/** Every path of the site, as patterns of `app/routes.ts`; `:` begins a parameter. A test keeps both in step. */
export const OWN_PATTERNS: readonly string[] = [
	...FILLED_BY_CONTENT,
	'dogs',
	'dogs/:slug',
	'dogs/:slug/poster',
	'favourites',
	'favourites/dogs',
	'compare',
	'right-for-each-other',
	'merch/:slug',
	'useful-info/:slug',
	'docs/:slug',
	'stories/:slug',
	'waystohelp/volunteering/:slug',
	'newsletter/confirm',
	'newsletter/leave',
	'gallery',
]

const OWN_FOLDERS = new Set('apply desk basket img api feeds builds assets wp-json healthz readyz'.split(' '))

const OWN_PARTS = OWN_PATTERNS.map((pattern) => pattern.split('/'))

/** Whether a path without a leading slash is a route of the site, so that no backend page can have it. */
export function isOwnPath(path: string): boolean {
	const parts = path.split('/')
	if (OWN_FOLDERS.has(parts[0] ?? '')) return true
	return OWN_PARTS.some(
		(own) => own.length === parts.length && own.every((part, i) => part.startsWith(':') || part === parts[i]),
	)
}

/** Backend pages with a URL of their own, unlike those that fill a page of the site. */
export function plainPages({ pages }: Pick<Content, 'pages'>): Page[] {
	return pages.filter(({ path }) => !isOwnPath(path))
}

export function plainPage(content: Pick<Content, 'page'>, path: string): Page | undefined {
	return isOwnPath(path) ? undefined : content.page(path)
}

/** Pages hidden by a route of the site, which takes precedence. */
export function unreachablePages({ pages }: Pick<Content, 'pages'>): Page[] {
	return pages.filter(({ path }) => isOwnPath(path) && !FILLED_BY_CONTENT.has(path))
}

/** Encodes each segment of the path. */
export function pathOf({ path }: Pick<Page, 'path'>): string {
	return `/${path.split('/').map(encodeURIComponent).join('/')}`
}
