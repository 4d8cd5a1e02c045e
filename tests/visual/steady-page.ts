import type { Page } from '@playwright/test'
import { hydrated } from '../e2e/client-navigation.ts'

/** Every case is looked at so: three widths, two themes. */
export const LOOKS = [390, 768, 1280].flatMap((width) =>
	(['light', 'dark'] as const).map((theme) => ({ width, theme, ending: `${width}-${theme}` })),
)

/** Opens a page and waits until nothing about it will change any more: taken over by React, fonts and pictures there. */
export async function openSteadily(
	page: Page,
	path: string,
	{ width, theme }: { width: number; theme: 'light' | 'dark' },
) {
	await page.clock.setFixedTime('2026-11-21T09:00:00Z')
	await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
	await page.setViewportSize({ width, height: 900 })
	await page.goto(path)
	await hydrated(page)
	// Parts of the page that come later, and what they add.
	await page.waitForLoadState('networkidle')
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
