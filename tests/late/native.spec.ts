import { expect, type Page, test } from '@playwright/test'
import { WITH_MOTION } from '../e2e/support/with-motion.ts'

/* The app's code never arrives: pages, links, fragments, Back and transitions are the browser's own. */

const ARTICLE = '/useful-info/first-three-days'

test.beforeEach(({ page }) => page.route('**/assets/react-dom-*', (route) => route.fulfill({ status: 404 })))

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

async function expectUnderHeader(page: Page, name: string) {
	await expect(async () => {
		const top = await page.getByRole('heading', { name, exact: true }).evaluate((h) => h.getBoundingClientRect().top)
		const header = await page.getByRole('banner').evaluate((h) => h.getBoundingClientRect().bottom)
		expect(top).toBeGreaterThanOrEqual(header)
		expect(top).toBeLessThan(header + 100)
	}).toPass()
}

test('a search, a dog and Back: the list is the one that was left, at its position', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 700 })
	await page.goto('/dogs')
	await page.getByRole('searchbox').first().fill('terrier')
	await page.getByRole('searchbox').first().press('Enter')
	await expect(page).toHaveURL(/\/dogs\?q=terrier/)
	const card = page.getByRole('article').nth(2).getByRole('link').first()
	await card.scrollIntoViewIfNeeded()
	const position = await scrolled(page)
	expect(position).toBeGreaterThan(200)
	await card.click()
	await expect(page).toHaveURL(/\/dogs\/\w/)
	expect(await scrolled(page)).toBe(0)
	await page.goBack()
	await expect(page.getByRole('searchbox').first()).toHaveValue('terrier')
	await expect.poll(() => scrolled(page)).toBe(position)
})

test('fragment links scroll below the header, on the page and from another; Back returns', async ({ page }) => {
	await page.goto(ARTICLE)
	const part = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(2)
	const name = await part.innerText()
	await part.scrollIntoViewIfNeeded()
	const position = await scrolled(page)
	await part.click()
	await expectUnderHeader(page, name)
	expect(await scrolled(page)).not.toBe(position)
	await page.goBack()
	await expect.poll(() => scrolled(page)).toBe(position)
	await page.goto('/dogs')
	await page.getByRole('contentinfo').getByRole('link', { name: 'Happy endings' }).click()
	await expect(page).toHaveURL(/\/#stories$/)
	await expect(page.locator('#stories')).toBeInViewport()
})

// Kept for the device until the code fails to load; then they are sent, as with scripts turned off.
test('answers about a household still find dogs', async ({ page }) => {
	await page.goto('/right-for-each-other')
	await page
		.getByRole('list', { name: 'Questions' })
		.getByRole('link', { name: /hours would a dog be alone/ })
		.click()
	await page.getByLabel(/hours would a dog be alone/).fill('4')
	await page.getByRole('button', { name: 'See what fits' }).click()
	await expect(page).toHaveURL(/\/right-for-each-other\?home=/)
	await expect(page.getByRole('region', { name: 'Here come the dogs to meet first.' })).toBeVisible()
})

test.describe('with motion', () => {
	test.use(WITH_MOTION)

	test('documents change with a transition, and without one where motion is reduced', async ({ page }) => {
		await page.addInitScript(() =>
			addEventListener('pagereveal', (event) => {
				document.documentElement.dataset.revealed = String(
					(event as { viewTransition?: unknown }).viewTransition != null,
				)
			}),
		)
		const adopt = page.getByRole('banner').getByRole('link', { name: 'Adopt', exact: true })
		await page.goto('/dogs')
		await adopt.click()
		await expect(page).toHaveURL(/\/adoption$/)
		await expect(page.locator('html')).toHaveAttribute('data-revealed', 'true')
		await page.emulateMedia({ reducedMotion: 'reduce' })
		await page.goto('/dogs')
		await adopt.click()
		await expect(page).toHaveURL(/\/adoption$/)
		await expect(page.locator('html')).toHaveAttribute('data-revealed', 'false')
	})
})

test('on a phone the menu, an answer and the theme work, and the menu’s link opens its page', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 })
	await page.goto('/adoption')
	const answer = page.locator('.accordion details').nth(1)
	await answer.locator('summary').click()
	await expect(answer).toHaveAttribute('open')
	await page.getByRole('radio', { name: 'Dark' }).check()
	await page.getByRole('button', { name: 'Menu' }).click()
	await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Foster' }).click()
	await expect(page).toHaveURL(/\/fostering$/)
	await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
	await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden()
})

// Chromium delivers storage events when it restores a page; other browsers do not.
test('a restored page shows the theme chosen since, also without a storage event', async ({ page }) => {
	await page.goto('/adoption')
	await page.waitForFunction(() => document.documentElement.dataset.started !== undefined)
	await page.evaluate(() => {
		localStorage.setItem('theme', 'dark')
		dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
	})
	await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
	await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
})
