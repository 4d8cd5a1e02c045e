import { isbot } from 'isbot'

interface ServedPage {
	html: string
	pathname: string
	/** Ends what runs on the page now. */
	unmount: () => void
}

/** Shows agents the page as the server sent it; people keep the error screen. */
export function putBack({ html, pathname, unmount }: ServedPage) {
	const { userAgent } = navigator
	if (!isbot(userAgent)) return
	// biome-ignore lint/suspicious/noConsole: logged in place of an error screen, as Search Console and Lighthouse show it
	console.error(`No error screen for "${userAgent}": the page stays as the server sent it`)
	// Broken after a change of page: the server has that one as well.
	if (pathname !== window.location.pathname) return window.location.reload()
	unmount()
	const { documentElement } = new DOMParser().parseFromString(html, 'text/html')
	document.replaceChild(documentElement, document.documentElement)
}
