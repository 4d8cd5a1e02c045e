import { expect, type Page, test } from '@playwright/test'
import { watchForErrors } from '../support/checks/console-errors.ts'
import { FULL_ONLY } from '../support/full-matrix.ts'

/** JavaScript before interest, compressed. */
const MAX_START_BYTES = 12 * 1024

/** The JavaScript that the page has requested. */
async function scripts(page: Page) {
	return page.evaluate(() =>
		performance
			.getEntriesByType('resource')
			.filter((entry): entry is PerformanceResourceTiming => entry.name.endsWith('.js'))
			.map(({ name, transferSize }) => ({ name: new URL(name).pathname, bytes: transferSize })),
	)
}

const isLoaded = (page: Page) => page.locator('html[data-app]')
const started = (page: Page) =>
	page.waitForFunction(
		() => document.documentElement.dataset.started !== undefined && document.readyState === 'complete',
	)

/** Turns data saving on: only interest loads the app, so that a test has all the time it needs. */
async function withoutIdleLoad(page: Page) {
	await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
}

test.describe('on a phone', () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

	// Headless Chromium has a mouse at 0, 0 all the same; a page that appears under a mouse has a mouse over it.
	test.beforeEach(({ page }) =>
		page.addInitScript(() => addEventListener('pointerover', (event) => event.stopImmediatePropagation(), true)),
	)

	test('before interest a page loads the small start files only', async ({ page }) => {
		await withoutIdleLoad(page)
		await page.goto('/dogs')
		await started(page)
		const loaded = await scripts(page)
		expect(loaded.map(({ name }) => name).sort()).toEqual([
			expect.stringMatching(/^\/assets\/entry\.client-/),
			expect.stringMatching(/^\/assets\/starter-/),
		])
		expect(loaded.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(MAX_START_BYTES)
		await expect(page.locator('link[rel=modulepreload]')).toHaveCount(1)
	})

	test('a link and a form work at once, without the app', async ({ page }) => {
		await withoutIdleLoad(page)
		await page.goto('/dogs')
		await started(page)
		await page.locator('.dog-card a').first().dispatchEvent('pointerdown', { bubbles: true })
		await page.getByRole('button', { name: 'Search' }).dispatchEvent('pointerdown', { bubbles: true })
		expect(await scripts(page)).toHaveLength(2)
		const documents: string[] = []
		page.on('request', (request) => request.isNavigationRequest() && documents.push(new URL(request.url()).pathname))
		await page.locator('.dog-card a').first().tap()
		await expect(page).toHaveURL(/\/dogs\/\w/)
		expect(documents).toHaveLength(1)
	})
})

test('without interest the app loads when the browser is idle, and says nothing', async ({ page }) => {
	const noise = watchForErrors(page)
	await page.goto('/dogs')
	await expect(isLoaded(page)).toBeAttached()
	noise.expectNone()
})

// In `npm test` a mouse; below, a key.
for (const [interest, show, tag] of [
	['a mouse over the page', (page: Page) => page.mouse.move(300, 300), {}],
	['a key', (page: Page) => page.keyboard.press('Shift'), FULL_ONLY],
	['a press on no link', (page: Page) => page.getByRole('heading', { level: 1 }).click(), FULL_ONLY],
	['the focus in a field', (page: Page) => page.getByRole('searchbox').first().focus(), FULL_ONLY],
	['scrolling past the first screen', (page: Page) => page.evaluate(() => scrollTo(0, innerHeight + 200)), FULL_ONLY],
] as const) {
	test(`${interest} loads the app`, tag, async ({ page }) => {
		await withoutIdleLoad(page)
		await page.goto('/dogs')
		await started(page)
		await show(page)
		await expect(isLoaded(page)).toBeAttached()
	})
}

test('when the app fails to load the page works without it, and the next interest tries again', async ({ page }) => {
	await withoutIdleLoad(page)
	const failing = '**/assets/react-dom-*'
	await page.route(failing, (route) => route.abort())
	// A mouse that happens to be over the page is interest, too.
	const failed = page.waitForEvent('requestfailed')
	await page.goto('/dogs')
	await started(page)
	await page.keyboard.press('Shift')
	await failed
	await page.getByRole('button', { name: 'Save Otis' }).click()
	await expect(page.getByRole('button', { name: 'Save Otis' })).toHaveAttribute('aria-pressed', 'true')
	await page.unroute(failing)
	await expect(async () => {
		await page.keyboard.press('Shift')
		await expect(isLoaded(page)).toBeAttached({ timeout: 1000 })
	}).toPass()
	await expect(page.getByRole('button', { name: 'Save Otis' })).toHaveAttribute('aria-pressed', 'true')
})

test('a visitor who has scrolled since is not moved when the app arrives', async ({ page }) => {
	await withoutIdleLoad(page)
	await page.goto('/dogs')
	await started(page)
	await page.evaluate(() => {
		const { key } = history.state
		sessionStorage.setItem('react-router-scroll-positions', JSON.stringify({ [key]: 900 }))
		scrollTo(0, 300)
	})
	await page.keyboard.press('Shift')
	await expect(isLoaded(page)).toBeAttached()
	await page.waitForFunction(() => history.scrollRestoration === 'manual')
	expect(await page.evaluate(() => scrollY)).toBe(300)
})

// In `npm test`: `favourites.spec.ts` opens that page.
test('pages without anything to read load the app at once', FULL_ONLY, async ({ page }) => {
	await withoutIdleLoad(page)
	await page.addInitScript(() => localStorage.setItem('favourites', JSON.stringify([{ slug: 'otis', name: 'Otis' }])))
	await page.goto('/favourites')
	await expect(page.getByRole('article').getByRole('heading', { name: 'Otis' })).toBeVisible()
})

test('a page is fetched ahead when the pointer rests on its link, and the click opens that', async ({ page }) => {
	// Without the app, as on a phone that has just opened the page: the app navigates itself.
	await page.route('**/assets/react-dom-*', (route) => route.abort())
	await page.goto('/dogs')
	await started(page)
	const link = page.getByRole('main').getByRole('link', { name: 'Could we be right for each other?' }).first()
	await link.hover()
	const path = '/right-for-each-other'
	await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(0)
	await link.click()
	await expect(page).toHaveURL(new RegExp(`${path}$`))
	expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON().deliveryType)).toBe(
		'navigational-prefetch',
	)
})
