import { expect, test } from '@playwright/test'
import { violations } from './axe.ts'
import { sidewaysScroll } from './page-shape.ts'
import { ERROR_SCREENS, FORM_PAGES, ROUTES, UNUSUAL_DOGS } from './site-routes.ts'
import { openWhole } from './whole-page.ts'

/** What 390 and 1280 px are at 200 % zoom. */
const ZOOMED_WIDTHS = [195, 640]
const WIDTHS = [320, 390, 1280]
/** Addresses that show something only with a choice in them, and the poster. */
const WITH_DOGS = ['/dogs/biscuit/poster', '/compare?dogs=biscuit,percy,kit', '/favourites?dogs=biscuit,percy']
const PATHS = [
	...ROUTES.map(({ path }) => path),
	...FORM_PAGES,
	...UNUSUAL_DOGS.slice(0, 5),
	...WITH_DOGS,
	...ERROR_SCREENS,
	'/gallery',
]

for (const path of PATHS) {
	test(`${path}: axe finds nothing and nothing scrolls sideways, light and dark, at ${WIDTHS.join(', ')} px`, async ({
		page,
	}) => {
		// The gallery shows every component in every state: two themes at three widths take a while.
		test.slow(path === '/gallery')
		await page.emulateMedia({ reducedMotion: 'reduce' })
		// With the parts that come later, too.
		await openWhole(page, path)
		for (const width of WIDTHS) {
			await page.setViewportSize({ width, height: 900 })
			for (const colorScheme of ['light', 'dark'] as const) {
				await page.emulateMedia({ colorScheme })
				expect(await violations(page), `${width} px, ${colorScheme}`).toEqual([])
			}
			expect(await sidewaysScroll(page), `${width} px`).toBe(0)
		}
		// The gallery is a tool of those who build pages, made for their screens.
		for (const width of path === '/gallery' ? [] : ZOOMED_WIDTHS) {
			await page.setViewportSize({ width, height: 450 })
			expect(await sidewaysScroll(page), `${width} px`).toBe(0)
		}
	})
}

test('the menu of small screens passes too while it is open', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' })
	await page.setViewportSize({ width: 320, height: 700 })
	await page.goto('/')
	await page.getByRole('button', { name: 'Menu' }).click()
	await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
	for (const colorScheme of ['light', 'dark'] as const) {
		await page.emulateMedia({ colorScheme })
		expect(await violations(page), colorScheme).toEqual([])
	}
})
