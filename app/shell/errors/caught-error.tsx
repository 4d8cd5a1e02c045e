import { isRouteErrorResponse } from 'react-router'
import { useReloadAfterForeignChange } from '#app/browser/recovery/reload-after-foreign-change.ts'
import { isNotFound } from '#app/request/missing/not-found.ts'
import { useDocumentTitle } from '#app/ui/layout/use-document-title.ts'
import { useGeneralOptions } from '../general-options.tsx'
import { ErrorScreen } from './error-screen.tsx'

/** The error screen for a thrown value. Only the two 404 messages are ever shown. */
export function CaughtError({ error }: { error: unknown }) {
	useReloadAfterForeignChange(error)
	// The router knows nothing of an error of rendering, and leaves the title of the page.
	useDocumentTitle(errorTitle(error, useGeneralOptions().data?.site.name))
	if (!isRouteErrorResponse(error) || error.status !== 404) {
		return <ErrorScreen status={500} isUnreached={isFailedRequest(error)} />
	}
	return <ErrorScreen status={404} note={isNotFound(error.data) ? error.data.message : undefined} />
}

/** What browsers throw when a request gets no response: Chromium, Firefox, Safari. */
function isFailedRequest(error: unknown): boolean {
	return error instanceof TypeError && /^(Failed to fetch|NetworkError|Load failed)/.test(error.message)
}

/** "Error | Fairlead", or without the name while it is not known. */
export function errorTitle(error: unknown, name: string | undefined): string {
	const title = isRouteErrorResponse(error) && error.status === 404 ? 'Page not found' : 'Error'
	return [title, name].filter(Boolean).join(' | ')
}
