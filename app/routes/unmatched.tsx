import { unmatchedPath } from '#app/lib/not-found.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import { CaughtError } from '#app/shell/caught-error.tsx'
import type { Route } from './+types/unmatched.ts'

/** No route matches: a non-fatal 404, so the layout stays around the screen. */
export function loader({ request, url }: Route.LoaderArgs) {
	// As it was asked: the router's `url` is spelt anew. The address of a payload is the router's own, and not shown.
	const asked = new URL(request.url)
	const { pathname, search } = asked.pathname.endsWith('.data') ? url : asked
	throw unmatchedPath(pathname + search)
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta({ matches, title: 'Page not found' })
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <CaughtError error={error} />
}

export default function Unmatched() {
	return null
}
