import { expect, type Page, test } from '@playwright/test'
import { watchForErrors } from '../support/checks/console-errors.ts'
import { blockStorage, goTo, hydrated, settled } from '../support/client-navigation.ts'
import { FULL_ONLY } from '../support/full-matrix.ts'

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
/** The active theme-color. */
const frame = (page: Page) =>
	page
		.locator('meta[name="theme-color"]')
		.evaluateAll(
			(all) => (all as HTMLMetaElement[]).find(({ media }) => window.matchMedia(media || 'all').matches)?.content,
		)
const LIGHT = 'rgb(255, 255, 255)'
const DARK = 'rgb(15, 26, 43)'

test('without a choice the theme follows the device, also when it changes', async ({ page }) => {
	await page.emulateMedia({ colorScheme: 'light' })
	await page.goto('/adoption')
	await expect.poll(() => ground(page)).toBe(LIGHT)
	await page.emulateMedia({ colorScheme: 'dark' })
	await expect.poll(() => ground(page)).toBe(DARK)
	await expect(page.getByRole('radio', { name: 'Same as my device' })).toBeChecked()
})

test('a chosen theme is stored on the device and applied before the first paint', async ({ page }) => {
	const noise = watchForErrors(page)
	await page.emulateMedia({ colorScheme: 'light' })
	await page.goto('/adoption')
	await page.getByRole('radio', { name: 'Dark' }).check()
	await expect.poll(() => ground(page)).toBe(DARK)

	// Only the script in the head has run, as at the first paint.
	await page.route('**/assets/*.js', (route) => route.abort())
	await page.goto('/dogs')
	await expect.poll(() => ground(page)).toBe(DARK)
	await expect.poll(() => frame(page)).toBe('#0f1a2b')
	await page.unroute('**/assets/*.js')

	await page.reload()
	await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
	await expect.poll(() => frame(page)).toBe('#0f1a2b')
	await expect(page.locator('meta[name="theme-color"]')).toHaveCount(2)
	await page.getByRole('radio', { name: 'Same as my device' }).check()
	await expect.poll(() => ground(page)).toBe(LIGHT)
	await expect.poll(() => frame(page)).toBe('#a9d6f2')
	expect(await page.evaluate(() => localStorage.length)).toBe(0)
	noise.expectNoneBut(/ERR_FAILED/)
})

test('a chosen theme stays on an error screen that replaces the page', async ({ page }) => {
	await page.emulateMedia({ colorScheme: 'light' })
	await page.goto('/adoption')
	await page.getByRole('radio', { name: 'Dark' }).check()
	await goTo(page, '/dogs/no-such-dog')
	await expect(page.getByRole('heading', { level: 1, name: '404!' })).toBeVisible()
	await expect.poll(() => ground(page)).toBe(DARK)
	await expect.poll(() => frame(page)).toBe('#0f1a2b')
	await page.getByRole('link', { name: 'Go home' }).click()
	await expect(page.getByRole('heading', { level: 1, name: /walk home/i })).toBeVisible()
	await expect.poll(() => ground(page)).toBe(DARK)
	await expect.poll(() => frame(page)).toBe('#0f1a2b')
})

// In `npm test`: `favourites.spec.ts` has two tabs.
test('a theme chosen in one tab applies in the others', FULL_ONLY, async ({ page, context }) => {
	await page.emulateMedia({ colorScheme: 'light' })
	await page.goto('/adoption')
	const other = await context.newPage()
	await other.emulateMedia({ colorScheme: 'light' })
	await other.goto('/dogs')
	// The footer is hydrated last.
	await settled(other)
	await page.getByRole('radio', { name: 'Dark' }).check()
	await expect.poll(() => ground(other)).toBe(DARK)
})

// In `npm test`: `favourites.spec.ts` has a heart without storage.
test('without device storage the choice lasts as long as the page', FULL_ONLY, async ({ page }) => {
	await page.addInitScript(blockStorage)
	const noise = watchForErrors(page)
	await page.goto('/adoption')
	await page.getByRole('radio', { name: 'Dark' }).check()
	await expect.poll(() => ground(page)).toBe(DARK)
	await page.reload()
	await hydrated(page)
	noise.expectNone()
})

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false, colorScheme: 'dark' })

	test('the device decides, and no choice without effect is offered', async ({ page }) => {
		await page.goto('/adoption')
		await expect(page.getByRole('contentinfo')).toBeVisible()
		await expect(page.getByRole('radio', { name: 'Dark' })).toBeHidden()
	})
})
