import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'

const SCROLL_PAUSE_MS = 120

/** Scrolls a page by most of a screen at a time, so that each lazy part and picture is requested. */
export async function scrollToEnd(page: Page) {
	for (;;) {
		const isAtEnd = await page.evaluate(() => {
			const before = scrollY
			scrollTo({ top: before + innerHeight * 0.8, behavior: 'instant' })
			return scrollY === before
		})
		if (isAtEnd) return
		await sleep(SCROLL_PAUSE_MS)
	}
}
