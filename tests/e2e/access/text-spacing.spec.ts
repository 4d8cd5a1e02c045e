import { expect, type Page, test } from '@playwright/test'
import { clippedTexts, spaceOutText } from '../support/checks/text-spacing.ts'
import { FULL_ONLY } from '../support/full-matrix.ts'
import { ERROR_SCREENS, FORM_PAGES, ROUTES, UNUSUAL_DOGS } from '../support/site/site-routes.ts'
import { WITH_MOTION } from '../support/with-motion.ts'

test.use(WITH_MOTION)

const OTHERS = [
	'/compare?dogs=fern,sir-barnaby',
	'/dogs/biscuit/poster',
	'/dogs/fern/poster?size=a5',
	'/dogs/clem/poster',
	'/sponsor/dot',
	'/apply/return',
	'/giving/lost-link',
]

async function clippedOn(page: Page, paths: string[], widths: number[]): Promise<string[]> {
	const found: string[] = []
	for (const path of paths) {
		await page.goto(path)
		await spaceOutText(page)
		for (const width of widths) {
			await page.setViewportSize({ width, height: 900 })
			found.push(...(await clippedTexts(page)).map((text) => `${path} at ${width}: ${text}`))
		}
	}
	return found
}

test('spaced out text is shown whole', async ({ page }) => {
	expect(await clippedOn(page, ['/dogs', '/dogs/biscuit', '/dogs/biscuit/poster'], [390])).toEqual([])
})

test('a filter on a phone says all of its words', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 900 })
	await page.goto('/dogs')
	await page.getByRole('button', { name: /filters/i }).click()
	await expect(page.getByText('Male or female')).toBeVisible()
	expect(await clippedTexts(page)).toEqual([])
})

test('spaced out text is shown whole on all pages and widths', FULL_ONLY, async ({ page }) => {
	test.slow()
	const paths = [...ROUTES.map(({ path }) => path), ...FORM_PAGES, ...UNUSUAL_DOGS, ...ERROR_SCREENS, ...OTHERS]
	expect(await clippedOn(page, paths, [320, 390, 1280])).toEqual([])
})

test('at 320 px, which is 400 % in a window of 1280, no chip is behind an edge', async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 700 })
	for (const path of ['/dogs', '/merch', '/useful-info', '/waystohelp']) {
		await page.goto(path)
		const rows = page
			.locator('main, header')
			.locator('nav, ul, div')
			.filter({ has: page.locator('a, button') })
		const scrolled = await rows.evaluateAll((all) =>
			all
				.filter((row) => row.checkVisibility() && row.scrollWidth > row.clientWidth + 1)
				.filter((row) => ['auto', 'scroll'].includes(getComputedStyle(row).overflowX))
				.map((row) => row.textContent),
		)
		expect(scrolled, path).toEqual([])
	}
})
