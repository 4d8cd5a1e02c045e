import type { Page } from '@playwright/test'
import { openWhole } from '../e2e/support/checks/whole-page.ts'
import { isFullMatrix } from '../e2e/support/full-matrix.ts'

type Theme = 'light' | 'dark'

interface Look {
	width: number
	themes: Theme[]
}

/** Dark changes colours and pictures, not places: between its two ends the light theme shows the layout. */
const ALL_LOOKS: Look[] = [
	{ width: 390, themes: ['light', 'dark'] },
	{ width: 768, themes: ['light'] },
	{ width: 1280, themes: ['light', 'dark'] },
]
/** The looks of `npm test`. */
const FIRST_LOOKS: Look[] = [{ width: 390, themes: ['light'] }]
/** The looks of the full matrix. */
const OTHER_LOOKS: Look[] = [
	{ width: 390, themes: ['dark'] },
	{ width: 768, themes: ['light'] },
	{ width: 1280, themes: ['light', 'dark'] },
]
const LOOKS_OF_TESTS = isFullMatrix ? OTHER_LOOKS : FIRST_LOOKS
/** The looks of this run; `npm run visual:update` takes all. */
export const LOOKS = process.env.VISUAL_UPDATE === 'on' ? ALL_LOOKS : LOOKS_OF_TESTS
/** The endings of picture names. */
export const ENDINGS = ALL_LOOKS.flatMap(({ width, themes }) => themes.map((theme) => `${width}-${theme}`))

/** React reveals lazy parts at most every 300 ms. */
const SHOWN_WITHIN_MS = 400

/** Opens a page and waits until it is complete, with fonts and pictures. */
export async function openSteadily(page: Page, path: string, width: number) {
	await page.setViewportSize({ width, height: 900 })
	await openWhole(page, path)
	await waitUntilSteady(page)
}

/** Waits until a page looks as it will stay, with fonts and pictures. */
export async function waitUntilSteady(page: Page) {
	// The footer is hydrated last.
	await page.locator('fieldset:has(.theme-choice):enabled').waitFor()
	await page.evaluate(unchanged, SHOWN_WITHIN_MS)
	await page.evaluate(async () => {
		scrollTo({ top: 0, behavior: 'instant' })
		// The comparison shows pictures that fail to load.
		const arrived = [...document.images].map((image) => {
			image.loading = 'eager'
			return image.decode().catch(() => {})
		})
		await Promise.all([...arrived, document.fonts.ready])
		await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
	})
}

/** Resolves when the page has not changed for so long. */
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
