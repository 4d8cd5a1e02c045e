import { isRouteErrorResponse } from 'react-router'

/** "Error | Fairlead", or without the name while it is not known. */
export function errorTitle(error: unknown, name: string | undefined): string {
	const title = isRouteErrorResponse(error) && error.status === 404 ? 'Page not found' : 'Error'
	return [title, name].filter(Boolean).join(' | ')
}
