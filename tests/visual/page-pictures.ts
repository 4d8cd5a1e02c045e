import { expect, type Page } from '@playwright/test'
import { differenceFromReviewed } from './reviewed-picture.ts'
import { LOOKS, waitUntilSteady } from './steady-page.ts'

/** The pages with reviewed pictures, by the name of these. */
export const PICTURED_PAGES: Record<string, string> = {
	home: '/',
	dogs: '/dogs',
	dog: '/dogs/biscuit',
	adoption: '/adoption',
	donations: '/waystohelp/donations',
	article: '/useful-info/first-three-days',
	doc: '/docs/annual-review',
	'no-such-page': '/no-such-page',
}

/** Whether the page has reviewed pictures. */
export const isPictured = (path: string) => Object.values(PICTURED_PAGES).includes(path)

/** Compares an open page with its reviewed pictures, in every look of this run. Leaves the page light. */
export async function expectToLookAsReviewed(page: Page, path: string) {
	const [name] = Object.entries(PICTURED_PAGES).find(([, pictured]) => pictured === path) ?? []
	const wrong: (string | null)[] = []
	for (const { width, themes } of LOOKS) {
		await page.setViewportSize({ width, height: 900 })
		for (const colorScheme of themes) {
			await page.emulateMedia({ colorScheme })
			// Dark pages have pictures of their own.
			await waitUntilSteady(page)
			const screenshot = await page.screenshot({ fullPage: true, animations: 'disabled', scale: 'css' })
			wrong.push(await differenceFromReviewed(`pages/${name}-${width}-${colorScheme}`, screenshot))
		}
	}
	await page.emulateMedia({ colorScheme: 'light' })
	expect(wrong.length).toBeGreaterThan(0)
	// The rest of the visit is tested all the same.
	expect.soft(wrong.filter(Boolean)).toEqual([])
}
