import type { Content, Page } from '#content/model/content.ts'
import { PAGE_ROWS } from './pages.ts'

/**
 * First path segments without plain pages: URLs that the server answers itself, all of `/apply` and `/basket`, and
 * `/api`.
 */
const RESERVED_FOLDERS = new Set('apply desk basket img api feeds builds assets wp-json healthz readyz'.split(' '))

const OWN_PARTS = PAGE_ROWS.filter(({ path }) => path !== '/*').map(({ path }) => path.slice(1).split('/'))

/** Pages of the site with the content of the backend page of the same path: "" is home. */
const FILLED_BY_CONTENT = new Set(
	PAGE_ROWS.flatMap(({ path, isFilledByContent }) => (isFilledByContent ? path.slice(1) : [])),
)

/** Whether a path without a leading slash is a route of the site. */
function isOwnPath(path: string): boolean {
	const parts = path.split('/')
	if (RESERVED_FOLDERS.has(parts[0] ?? '')) return true
	return OWN_PARTS.some(
		(own) => own.length === parts.length && own.every((part, i) => part.startsWith(':') || part === parts[i]),
	)
}

/** Backend pages with a URL of their own. */
export function plainPages({ pages }: Pick<Content, 'pages'>): Page[] {
	return pages.filter(({ path }) => !isOwnPath(path))
}

export function plainPage(content: Pick<Content, 'page'>, path: string): Page | undefined {
	return isOwnPath(path) ? undefined : content.page(path)
}

/** Pages hidden by a route of the site. */
export function unreachablePages({ pages }: Pick<Content, 'pages'>): Page[] {
	return pages.filter(({ path }) => isOwnPath(path) && !FILLED_BY_CONTENT.has(path))
}
