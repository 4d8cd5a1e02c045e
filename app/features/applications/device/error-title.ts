import { useEffect } from 'react'

/** What a title begins with when something on the page has to be put right, so that it is the first thing heard. */
export const ERROR_PREFIX = 'Error: '

/** Puts that in the title of a page that was answered with errors without being loaded anew. The server does it for whole pages. */
export function useErrorTitle(hasErrors: boolean) {
	useEffect(() => {
		const title = document.title.replace(ERROR_PREFIX, '')
		document.title = hasErrors ? ERROR_PREFIX + title : title
	})
}
