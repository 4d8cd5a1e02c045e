export interface Shared {
	title: string
	text: string
	/** Absolute. */
	url: string
}

type Browser = Partial<Pick<Navigator, 'share' | 'clipboard'>>

/**
 * Opens the device's share sheet, else copies the link. "by hand": neither is allowed, so the link must be shown. A
 * dismissed sheet counts as done.
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
