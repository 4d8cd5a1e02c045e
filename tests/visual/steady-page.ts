import type { Page } from '@playwright/test'
import { isFullMatrix } from '../e2e/full-matrix.ts'
import { openWhole } from '../e2e/whole-page.ts'

type Theme = 'light' | 'dark'

interface Look {
	width: number
	themes: Theme[]
}

/** All there are pictures of. */
const ALL_LOOKS: Look[] = [390, 768, 1280].map((width) => ({ width, themes: ['light', 'dark'] }))
/** What `npm test` compares: each theme once. */
const FIRST_LOOKS: Look[] = [
	{ width: 390, themes: ['light'] },
	{ width: 1280, themes: ['dark'] },
]
/** What the full matrix compares. */
const OTHER_LOOKS: Look[] = [
	{ width: 390, themes: ['dark'] },
	{ width: 768, themes: ['light', 'dark'] },
	{ width: 1280, themes: ['light'] },
]
const LOOKS_OF_TESTS = isFullMatrix ? OTHER_LOOKS : FIRST_LOOKS
/** What this run goes through; `npm run visual:update` takes all. */
export const LOOKS = process.env.VISUAL_UPDATE === 'on' ? ALL_LOOKS : LOOKS_OF_TESTS
/** What the name of a picture ends with, for all of them. */
export const ENDINGS = ALL_LOOKS.flatMap(({ width, themes }) => themes.map((theme) => `${width}-${theme}`))

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
