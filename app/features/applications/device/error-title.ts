import { useEffect } from 'react'

/** Title prefix of a page with errors; screen readers announce it first. */
export const ERROR_PREFIX = 'Error: '

/** Sets the prefix after a client submission; the server does it for full pages. */
export function useErrorTitle(hasErrors: boolean) {
	useEffect(() => {
		const title = document.title.replace(ERROR_PREFIX, '')
		document.title = hasErrors ? ERROR_PREFIX + title : title
	})
}
