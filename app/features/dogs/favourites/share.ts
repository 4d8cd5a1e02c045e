export interface Shared {
	title: string
	text: string
	/** Absolute. */
	url: string
}

type Browser = Partial<Pick<Navigator, 'share' | 'clipboard'>>

/**
 * Hands a link to whatever the device shares with, else copies it. "by hand": the browser allows neither, so the link has
 * to be shown. Somebody who closes the device's own sheet is done, too.
 */
export async function shareLink(shared: Shared, browser: Browser): Promise<'done' | 'copied' | 'by hand'> {
	if (browser.share) {
		try {
			await browser.share(shared)
			return 'done'
		} catch (error) {
			if (error instanceof DOMException && error.name === 'AbortError') return 'done'
		}
	}
	try {
		if (!browser.clipboard) return 'by hand'
		await browser.clipboard.writeText(shared.url)
		return 'copied'
	} catch {
		return 'by hand'
	}
}
