import { useEffect } from 'react'

/** Title prefix of a page with errors; screen readers announce it first. The server sets it in full pages. */
export const ERROR_PREFIX = 'Error: '

/** Sets the prefix while an error is shown, after a client submission too. */
export function useErrorTitle(isShown: boolean) {
	// After each render, because a new title may have replaced the one with the prefix.
	useEffect(() => {
		if (!isShown) return
		document.title = ERROR_PREFIX + withoutPrefix(document.title)
		return () => {
			document.title = withoutPrefix(document.title)
		}
	})
}

function withoutPrefix(title: string): string {
	return title.startsWith(ERROR_PREFIX) ? title.slice(ERROR_PREFIX.length) : title
}
