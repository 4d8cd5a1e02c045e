import { expect, type Page, test } from '@playwright/test'
import { chips, choices, count, filterBox, filterForm, names, PHONE } from '../support/dogs-list.ts'
import { FULL_ONLY } from '../support/full-matrix.ts'

const canonical = (page: Page) => page.locator('link[rel="canonical"]')
const robots = (page: Page) => page.locator('meta[name="robots"]')

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false })

	test('filters are chosen in a form with a button, and each can be removed', async ({ page }) => {
		await page.goto('/dogs')
		await choices(page, 'Size').click()
		await filterBox(page, /^Small \d/).check()
		await filterBox(page, /^Medium/).check()
		await filterBox(page, /^Cats/).check()
		await filterForm(page).getByRole('button', { name: 'Show dogs' }).click()
		await expect(count(page)).toHaveText(/^\d+ small or medium dogs can live with cats/)
		await expect(filterBox(page, /^Cats/)).toBeChecked()
		await chips(page)
			.getByRole('link', { name: /^Good with cats.*remove filter$/ })
			.click()
		await expect(page).toHaveURL(/\/dogs\?size=small&size=medium$/)
		await expect(filterBox(page, /^Cats/)).not.toBeChecked()
	})

	test('other filters are behind "More filters", and say how many are chosen', async ({ page }) => {
		await page.goto('/dogs')
		await expect(choices(page, 'Energy')).toBeHidden()
		await choices(page, 'More filters').click()
		await filterBox(page, /^Not reserved/).check()
		await filterForm(page).getByRole('button', { name: 'Show dogs' }).click()
		await expect(choices(page, 'More filters (1)')).toBeVisible()
	})

	// In `npm test`: `search.test.ts` has typing errors.
	test('search tolerates a typing error', FULL_ONLY, async ({ page }) => {
		await page.goto('/dogs')
		await page.getByRole('searchbox').fill('biskit')
		await page.getByRole('button', { name: 'Search' }).click()
		await expect(page.getByRole('article').getByRole('heading').first()).toHaveText('Biscuit')
		await expect(chips(page).getByRole('link', { name: /^“biskit”/ })).toBeVisible()
	})

	// In `npm test`: The sheet is tested below.
	test('on a phone the filters are a sheet, and the first dog stays visible', FULL_ONLY, async ({ page }) => {
		await page.setViewportSize(PHONE)
		await page.goto('/dogs')
		await expect(page.getByRole('article').first().getByRole('img')).toBeInViewport({ ratio: 0.4 })
		await page.getByRole('button', { name: 'All filters' }).click()
		await filterBox(page, /^Other dogs/).check()
		await filterForm(page).getByRole('button', { name: 'Show dogs' }).click()
		await expect(count(page)).toHaveText(/can live with other dogs/)
	})

	// In `npm test`: `every-page.spec.ts` has the page at that width.
	test(
		'on the narrowest phone the label and the button of the sort order are not broken',
		FULL_ONLY,
		async ({ page }) => {
			await page.setViewportSize({ width: 320, height: 720 })
			await page.goto('/dogs')
			const button = await page.getByRole('button', { name: 'Sort', exact: true }).boundingBox()
			expect(button?.height, 'one line').toBeLessThan(60)
		},
	)

	// In `npm test`: `filtered-list.server.test.ts` and `dog-filter.test.ts` have pages, indexing and the canonical URL.
	test('a filtered list is paginated, with noindex where it should not be indexed', FULL_ONLY, async ({ page }) => {
		await page.goto('/dogs?with=dogs&utm_source=letter&sort=name')
		await expect(canonical(page)).toHaveAttribute('href', /\/dogs\?with=dogs$/)
		await expect(robots(page)).toHaveCount(0)
		await page.getByRole('navigation', { name: 'Pages of dogs' }).getByRole('link', { name: /2/ }).first().click()
		await expect(page).toHaveURL(/\/dogs\?sort=name&with=dogs&page=2#results$/)
		await expect(count(page)).toHaveText(/can live with other dogs.*page 2 of 2$/)
		await expect(canonical(page)).toHaveAttribute('href', /\/dogs\?with=dogs&page=2$/)
		await page.goto('/dogs?with=dogs&size=small')
		await expect(robots(page)).toHaveAttribute('content', 'noindex, follow')
	})

	// In `npm test`: `filtered-list.server.test.ts` has both lists.
	test('dogs not tested with cats are a separate link, not part of the matches', FULL_ONLY, async ({ page }) => {
		await page.goto('/dogs?with=cats')
		expect(await names(page)).not.toContain('Ernie')
		await page.getByRole('link', { name: /^And \d+ we have not tested with cats yet/ }).click()
		await expect(count(page)).toHaveText(/^\d+ dogs we have not tested with cats yet/)
		expect(await names(page)).toContain('Ernie')
		await chips(page)
			.getByRole('link', { name: /^Not known yet/ })
			.click()
		await expect(page).toHaveURL(/\/dogs\?with=cats$/)
	})

	// In `npm test`: `dog-filter.test.ts` has them.
	test('invalid values in the URL show every dog', FULL_ONLY, async ({ page }) => {
		const response = await page.goto('/dogs?size=huge&with=__proto__&place=%00&untested=1&page=-3&sort=best&q=%20')
		expect(response?.status()).toBe(200)
		await expect(count(page)).toHaveText(/^\d+ dogs, page 1 of 2$/)
		await expect(chips(page)).toHaveCount(0)
	})
})
