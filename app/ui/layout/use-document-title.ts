import { useLayoutEffect } from 'react'

/** The title of the window while the component is shown. */
export function useDocumentTitle(title: string) {
	useLayoutEffect(() => {
		const before = document.title
		document.title = title
		return () => {
			// Unless the next page has set its own.
			if (document.title === title) document.title = before
		}
	}, [title])
}
