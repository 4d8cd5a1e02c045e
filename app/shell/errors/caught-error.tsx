import { isRouteErrorResponse } from 'react-router'
import { useReloadAfterForeignChange } from '#app/browser/recovery/reload-after-foreign-change.ts'
import { isNotFound } from '#app/request/missing/not-found.ts'
import { ErrorScreen } from './error-screen.tsx'

/** The error screen for a thrown value. Only the two 404 messages are ever shown. */
export function CaughtError({ error }: { error: unknown }) {
	useReloadAfterForeignChange(error)
	if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorScreen status={500} />
	return <ErrorScreen status={404} note={isNotFound(error.data) ? error.data.message : undefined} />
}
