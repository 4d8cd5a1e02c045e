import type { Page } from '@playwright/test'
import { openWhole } from '../e2e/whole-page.ts'

/** Every case is looked at so. */
export const WIDTHS = [390, 768, 1280]
export const THEMES = ['light', 'dark'] as const

/** React shows what came late, such as the hearts of the cards, at most every 300 ms. */
const SHOWN_WITHIN_MS = 400

/** Opens a page and waits until nothing about it will change any more: all of it there, with its fonts and pictures. */
export async function openSteadily(page: Page, path: string, width: number) {
	await page.clock.setFixedTime('2026-11-21T09:00:00Z')
	await page.emulateMedia({ reducedMotion: 'reduce' })
	await page.setViewportSize({ width, height: 900 })
	await openWhole(page, path)
	// The foot of a page comes to life last; what it offers then is the sign.
	await page.locator('fieldset:has(.theme-choice):enabled').waitFor()
	await page.evaluate(unchanged, SHOWN_WITHIN_MS)
	await page.evaluate(async () => {
		// One that does not load is for the comparison to see.
		const arrived = [...document.images].map((image) => {
			image.loading = 'eager'
			return image.decode().catch(() => {})
		})
		await Promise.all([...arrived, document.fonts.ready])
		await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
	})
}

/** Resolves when nothing of the page has changed for so long. */
function unchanged(quietMs: number): Promise<void> {
	return new Promise((resolve) => {
		let timer = setTimeout(resolve, quietMs)
		const changes = new MutationObserver(() => {
			clearTimeout(timer)
			timer = setTimeout(resolve, quietMs)
		})
		changes.observe(document, { subtree: true, childList: true, attributes: true })
	})
}
