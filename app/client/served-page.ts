import type { RootOptions } from 'react-dom/client'

/**
 * What agents call themselves in a word or two. It may take a person for one (the phones of Cubot), which costs them nothing
 * but the copy: who is one is said by the full list, and only when something has gone wrong.
 */
const SOUNDS_LIKE_AN_AGENT = /bot|crawl|facebook|google|http|lighthouse|preview|spider|whatsapp/i

/** Whether the page as it was served is worth keeping for whoever calls themselves this. */
export function soundsLikeAnAgent(userAgent: string): boolean {
	return SOUNDS_LIKE_AN_AGENT.test(userAgent)
}

/**
 * Search engines, previews and Lighthouse never get to see an error screen: where a part of the page breaks in the browser,
 * the page that the server sent takes its place, and the error is logged. Options for the root; ask before it hydrates.
 */
export function keepServedPage(unmount: () => void): RootOptions {
	if (!soundsLikeAnAgent(navigator.userAgent)) return {}
	const { pathname } = window.location
	const html = document.documentElement.outerHTML
	async function broken(error: unknown) {
		// biome-ignore lint/suspicious/noConsole: React leaves the log to whoever takes over its errors
		console.error(error)
		const { putBack } = await import('./put-back.ts')
		putBack({ html, pathname, unmount })
	}
	return { onCaughtError: broken, onUncaughtError: broken }
}
