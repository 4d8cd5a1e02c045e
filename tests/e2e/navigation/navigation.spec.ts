import { expect, type Page, test } from '@playwright/test'
import { watchForErrors } from '../support/checks/console-errors.ts'
import { hydrated, settled } from '../support/client-navigation.ts'
import { FULL_ONLY, isFullMatrix, MATRIX } from '../support/full-matrix.ts'

function countDocuments(page: Page) {
	const documents: string[] = []
	page.on('request', (request) => {
		if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return
		documents.push(`${request.url()} from ${page.url()}`)
	})
	return documents
}

test('clicking through the menu loads no document and logs nothing in the console', MATRIX, async ({ page }) => {
	const noise = watchForErrors(page)
	// With the transitions of all navigations in the full matrix.
	if (isFullMatrix) await page.emulateMedia({ reducedMotion: 'no-preference' })
	await page.goto('/')
	await hydrated(page)
	const documents = countDocuments(page)
	const menu = page.getByRole('banner').getByRole('navigation', { name: 'Main' })
	const names = await menu.getByRole('link').allInnerTexts()
	expect(names.length).toBeGreaterThan(3)
	for (const name of [...names, 'Donate']) {
		await page.getByRole('banner').getByRole('link', { name, exact: true }).click()
		await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
	}
	// First: what failed says why a document was loaded.
	noise.expectNone()
	expect(documents).toEqual([])
})

test(
	'scroll positions that are broken print nothing in the console, and are stored again',
	FULL_ONLY,
	async ({ page }) => {
		const noise = watchForErrors(page)
		await page.goto('/adoption')
		for (const broken of ['{"a":', 'null', '7', '"top"']) {
			await page.evaluate((text) => sessionStorage.setItem('react-router-scroll-positions', text), broken)
			await page.goto('/fostering')
			await hydrated(page)
			// The router stores them when a page is left.
			await page.goto('/adoption')
			noise.expectNone()
			const stored = await page.evaluate(() => sessionStorage.getItem('react-router-scroll-positions'))
			expect(JSON.parse(stored ?? ''), broken).toEqual(expect.objectContaining({}))
		}
	},
)

// `every-page.spec.ts` opens each page by its address.
test('clicking through the footer loads no document and logs nothing in the console', FULL_ONLY, async ({ page }) => {
	test.slow()
	const noise = watchForErrors(page)
	await page.goto('/')
	// Until the footer is hydrated, its links load documents.
	await settled(page)
	const documents = countDocuments(page)
	const links = page.getByRole('contentinfo').getByRole('link')
	const inside = await links.evaluateAll((anchors) =>
		anchors.map((a) => a.getAttribute('href') ?? '').filter((href) => href.startsWith('/')),
	)
	for (const href of new Set(inside)) {
		await page.getByRole('contentinfo').locator(`a[href="${href}"]`).first().click()
		await expect(page).toHaveURL(new RegExp(`${href.replaceAll(/[/#?]/g, '\\$&')}$`))
		await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
		// Forms have a footer of their own.
		await page.getByRole('banner').getByRole('link', { name: /home/i }).first().click()
		await expect(page).toHaveURL(/:\d+\/$/)
	}
	// First: what failed says why a document was loaded.
	noise.expectNone()
	expect(documents).toEqual([])
})

// In `npm test`: `data-request.spec.ts` has what a click requests.
test('the options are not fetched again on client navigation', FULL_ONLY, async ({ page }) => {
	await page.goto('/')
	await hydrated(page)
	const payloads: string[] = []
	page.on('request', (request) => {
		if (request.url().includes('.data')) payloads.push(request.url())
		expect(request.url()).not.toContain('/wp-json')
	})
	await page.getByRole('banner').getByRole('link', { name: 'Adopt', exact: true }).click()
	await expect(page).toHaveURL(/adoption$/)
	await expect(page.getByRole('contentinfo')).toContainText('hello@fairlead.example')
	for (const url of payloads) {
		const answer = await page.request.get(url)
		expect(await answer.text(), 'the header menu is not in the payload').not.toContain('Registered charity')
	}
})

// In `npm test`: `route-focus.spec.ts` has both positions.
test('a new page starts at its top, Back restores the scroll position', FULL_ONLY, async ({ page }) => {
	await page.goto('/dogs')
	await hydrated(page)
	const card = page.getByRole('article').nth(8).getByRole('link').first()
	await card.scrollIntoViewIfNeeded()
	const before = await page.evaluate(() => window.scrollY)
	expect(before).toBeGreaterThan(200)
	await card.click()
	await expect(page).toHaveURL(/\/dogs\/./)
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
	await page.goBack()
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200)
})

// In `npm test`: `route-focus.spec.ts` follows the same link.
test('a link to an anchor of the home page works from other pages', FULL_ONLY, async ({ page }) => {
	await page.goto('/dogs')
	await hydrated(page)
	await page.getByRole('contentinfo').getByRole('link', { name: 'Happy endings' }).click()
	await expect(page).toHaveURL(/\/#stories$/)
	await expect(page.locator('#stories')).toBeInViewport()
})

test('the menu of small screens closes after a navigation', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 })
	await page.goto('/')
	await hydrated(page)
	await page.getByRole('button', { name: 'Menu' }).click()
	const menu = page.getByRole('navigation', { name: 'Menu' })
	await menu.getByRole('link', { name: 'Adopt' }).click()
	await expect(page).toHaveURL(/adoption$/)
	await expect(menu).toBeHidden()
	await page.getByRole('button', { name: 'Menu' }).click()
	await page.keyboard.press('Escape')
	await expect(menu).toBeHidden()
	await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
})

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false })

	test('the menu of a narrow phone leads to the form about a found dog', FULL_ONLY, async ({ page }) => {
		await page.setViewportSize({ width: 320, height: 640 })
		await page.goto('/')
		await page.getByRole('button', { name: 'Menu' }).click()
		await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'I’ve found a dog' }).click()
		await expect(page.getByRole('heading', { level: 1, name: 'I’ve found a dog' })).toBeVisible()
	})
})

test('the first press of Tab offers to skip to the content', async ({ page }) => {
	await page.goto('/dogs')
	await page.keyboard.press('Tab')
	await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
	await page.keyboard.press('Enter')
	await expect(page.getByRole('main')).toBeFocused()
})
