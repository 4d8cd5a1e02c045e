import { expect, type Page, test } from '@playwright/test'
import { alikeControls } from '../support/checks/forced-colours.ts'
import { FULL_ONLY } from '../support/full-matrix.ts'
import { FORM_PAGES, ROUTES } from '../support/site/site-routes.ts'
import { WITH_MOTION } from '../support/with-motion.ts'

test.use({ ...WITH_MOTION, forcedColors: 'active' })

async function alikeOn(page: Page, paths: string[]): Promise<string[]> {
	const found: string[] = []
	for (const path of paths) {
		await page.goto(path)
		// What unfolds has controls too.
		await page.evaluate(() => {
			for (const details of document.querySelectorAll('details')) details.open = true
		})
		found.push(...(await alikeControls(page)).map((what) => `${path} ${what}`))
	}
	return found
}

test('in forced colours every control shows its state and the focus', async ({ page }) => {
	expect(await alikeOn(page, ['/donate?change', '/dogs'])).toEqual([])
})

test('in forced colours the controls of all pages show their states', FULL_ONLY, async ({ page }) => {
	const routes = ROUTES.map(({ path }) => path)
	expect(await alikeOn(page, [...routes, ...FORM_PAGES, '/gallery', '/dogs?page=2', '/sponsor/dot'])).toEqual([])
})
