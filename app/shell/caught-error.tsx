import { isRouteErrorResponse } from 'react-router'
import { isNotFound } from '../request/not-found.ts'
import { ErrorScreen } from './error-screen.tsx'

/** Whatever was thrown, as the right error screen. Only our own two sentences about missing pages are ever shown. */
export function CaughtError({ error }: { error: unknown }) {
	if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorScreen status={500} />
	return <ErrorScreen status={404} note={isNotFound(error.data) ? error.data.message : undefined} />
}
