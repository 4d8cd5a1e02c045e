import { unmatchedPath } from '#app/lib/not-found.ts'
import { CaughtError } from '#app/shell/caught-error.tsx'
import type { Route } from './+types/unmatched.ts'

/** No route matches: a non-fatal 404, so the layout stays around the screen. */
export function loader({ url }: Route.LoaderArgs) {
	throw unmatchedPath(url.pathname + url.search)
}

export function meta() {
	return [{ title: 'Page not found' }]
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <CaughtError error={error} />
}

export default function Unmatched() {
	return null
}
