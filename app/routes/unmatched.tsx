import { redirect } from 'react-router'
import { plainPageView } from '#app/features/reading/pages/plain-page.server.ts'
import { PlainPage } from '#app/features/reading/pages/plain-page.tsx'
import { plainPage } from '#app/plain-pages.ts'
import { contentContext } from '#app/request/content.server.ts'
import { unmatchedPath } from '#app/request/missing/not-found.ts'
import { oldPermalink } from '#app/request/missing/old-permalinks.server.ts'
import { requestedPathContext } from '#app/request/request.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { CaughtError } from '../shell/errors/caught-error.tsx'
import type { Route } from './+types/unmatched.ts'
import '#app/ui/styles/prose.css'

/**
 * Fallback route: a page of the backend at its own URL, else a redirect from an old WordPress permalink, else a
 * non-fatal 404 inside the layout.
 */
export function loader({ context, params, request, url }: Route.LoaderArgs) {
	const content = context.get(contentContext)
	const page = plainPage(content, params['*'] ?? '')
	if (page) return plainPageView(page, content)
	const moved = oldPermalink(url, content)
	if (moved !== undefined) throw redirect(moved.includes('?') ? moved : moved + url.search, 301)
	// The router's `url` is normalised, and a payload's URL is internal.
	const asked = new URL(request.url)
	const { pathname, search } = asked.pathname.endsWith('.data') ? url : asked
	throw unmatchedPath((context.get(requestedPathContext) ?? pathname) + search)
}

export function meta({ loaderData: page, matches }: Route.MetaArgs) {
	return pageMeta({
		matches,
		title: page?.title ?? 'Page not found',
		description: page?.description,
		path: page?.path,
		picture: page?.picture,
	})
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <CaughtError error={error} />
}

export default function UnmatchedOrPlainPage({ loaderData }: Route.ComponentProps) {
	return <PlainPage {...loaderData} />
}
