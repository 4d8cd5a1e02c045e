import { expect, test } from '@playwright/test'
import { watchForErrors } from '../support/checks/console-errors.ts'
import { settled } from '../support/client-navigation.ts'
import { chips, choices, count, filterBox, filterForm, names, openDogs, PHONE } from '../support/dogs-list.ts'
import { FULL_ONLY } from '../support/full-matrix.ts'
import { translatePage } from '../support/translate-page.ts'

/** The usual windows of a laptop and of a phone. */
for (const size of [{ width: 1280, height: 800 }, PHONE]) {
	test(`the first dogs are on the first screen, ${size.width} px wide`, async ({ page }) => {
		await page.setViewportSize(size)
		await page.goto('/dogs')
		await expect(page.getByRole('article').first().getByRole('img')).toBeInViewport({ ratio: 0.9 })
	})
}

test('from 1280 px on all filters in sight are one row', FULL_ONLY, async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 800 })
	await page.goto('/dogs')
	const row = [choices(page, 'Children'), choices(page, 'Size'), choices(page, 'Near'), choices(page, 'More filters')]
	const bottoms = await Promise.all(row.map(async (one) => (await one.boundingBox())?.y ?? 0))
	const cats = await filterForm(page).getByText(/^Cats/).boundingBox()
	for (const top of bottoms) expect(top).toBeCloseTo(cats?.y ?? -1, -1)
})

test('a filter applies at once with the announced count, without a document load; scroll and focus stay, Back undoes it', async ({
	page,
}) => {
	const noise = watchForErrors(page)
	await page.emulateMedia({ reducedMotion: 'no-preference' })
	await page.setViewportSize({ width: 1280, height: 500 })
	const documents = await openDogs(page, '/dogs')
	const company = filterBox(page, /^Cats/)
	const promised = Number((await filterForm(page).getByText(/^Cats/).innerText()).match(/\d+/)?.[0])
	// Where the box is below the header: farther down its focus would scroll, and smoothly.
	const before = 100
	await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), before)
	await company.focus()
	await page.keyboard.press('Space')
	await expect(count(page)).toHaveText(/can live with cats/)
	await expect(page).toHaveURL(/\/dogs\?with=cats$/)
	await expect(
		filterForm(page).getByRole('button', { name: `Show ${promised} dogs`, includeHidden: true }),
	).toHaveCount(1)
	expect(await page.evaluate(() => window.scrollY)).toBe(before)
	await expect(company).toBeFocused()
	expect(documents).toEqual([])

	await page.goBack()
	await expect(count(page)).toHaveText(/^\d+ dogs, page 1/)
	await expect(company).not.toBeChecked()
	noise.expectNone()
})

test(
	'on a page that the browser has translated the last filter is unticked, and another is chosen',
	FULL_ONLY,
	async ({ page }) => {
		const noise = watchForErrors(page)
		const documents = await openDogs(page, '/dogs?with=cats')
		await settled(page)
		await translatePage(page)
		await filterBox(page, /^Cats/).uncheck()
		await expect(count(page)).toHaveText(/^\d+ dogs, page 1/)
		await filterBox(page, /^Other dogs/).check()
		await expect(count(page)).toHaveText(/can live with other dogs/)
		await expect(chips(page).getByRole('link', { name: /^Good with other dogs/, includeHidden: true })).toHaveCount(1)
		// Those that can, and those that might.
		const [can, might] = (await count(page).innerText()).match(/\d+/g)?.map(Number) ?? []
		await expect(
			filterForm(page).getByRole('button', { name: `Show ${Number(can) + Number(might)} dogs`, includeHidden: true }),
		).toHaveCount(1)
		expect(documents).toEqual([])
		noise.expectNone()
	},
)

test('by keyboard: open a filter, choose, close it, remove it and keep focus', FULL_ONLY, async ({ page }) => {
	await openDogs(page, '/dogs')
	const size = choices(page, 'Size')
	await size.focus()
	await page.keyboard.press('Enter')
	await filterBox(page, /^Very large/).focus()
	await page.keyboard.press('Space')
	await expect(count(page)).toHaveText('1 very large dog')
	await page.keyboard.press('Escape')
	await expect(filterBox(page, /^Very large/)).toBeHidden()
	await expect(size).toBeFocused()
	// Its own chip would repeat the list that is in sight.
	await expect(chips(page)).not.toContainText('remove filter', { useInnerText: true })
	await chips(page).getByRole('link', { name: 'Clear filter' }).focus()
	await page.keyboard.press('Enter')
	await expect(count(page)).toHaveText(/^\d\d dogs/)
	await expect(page.getByRole('heading', { level: 2, name: /dogs/ }).first()).toBeFocused()
})

test('typing searches, keeps the typed text, and Back leads to before the search', async ({ page }) => {
	const documents = await openDogs(page, '/dogs?sort=name')
	const box = page.getByRole('searchbox')
	await box.pressSequentially('bisc')
	await expect(page).toHaveURL(/\/dogs\?q=bisc&sort=name$/)
	await box.pressSequentially('uit ')
	await expect(page).toHaveURL(/\/dogs\?q=biscuit&sort=name$/)
	await expect(count(page)).toHaveText(/for “biscuit”/)
	await expect(box).toHaveValue('biscuit ')
	await expect(box).toBeFocused()
	await page.goBack()
	await expect(page).toHaveURL(/\/dogs\?sort=name$/)
	await expect(box).toHaveValue('')
	expect(documents).toEqual([])
})

// In `npm test`: `filtered-list.server.test.ts` has the order, and typing below keeps it.
test('changing the order keeps the filters', FULL_ONLY, async ({ page }) => {
	await openDogs(page, '/dogs?with=cats')
	await page.getByLabel('Sort by').selectOption('Name, A to Z')
	await expect(page).toHaveURL(/\/dogs\?sort=name&with=cats$/)
	await expect(page.getByRole('article').getByRole('heading').first()).toHaveText(/^[AB]/)
	await expect(filterBox(page, /^Cats/)).toBeChecked()
})

test('on a phone filters in the sheet apply at once, and its button shows the announced count', async ({ page }) => {
	await page.setViewportSize(PHONE)
	const documents = await openDogs(page, '/dogs')
	await page.getByRole('button', { name: 'All filters' }).click()
	await filterBox(page, /^Cats/).check()
	await expect(page).toHaveURL(/\/dogs\?with=cats$/)
	await expect(filterBox(page, /^Cats/)).toBeVisible()
	// The URL changes before the page; the button shows the number of the page.
	await expect(count(page)).toHaveText(/can live with cats/)
	const show = filterForm(page).getByRole('button', { name: /^Show \d+ dogs$/ })
	const promised = Number((await show.innerText()).match(/\d+/)?.[0])
	await show.click()
	await expect(filterBox(page, /^Cats/)).toBeHidden()
	await expect(page.getByRole('heading', { level: 2, name: /can live with cats/ })).toBeFocused()
	await expect.poll(() => names(page)).toHaveLength(promised)
	expect(documents).toEqual([])
})

// In `npm test`: `early-input.spec.ts` has letters typed before the app arrives.
test('filters chosen before hydration apply too', FULL_ONLY, async ({ page }) => {
	const scripts = Promise.withResolvers<void>()
	await page.route(/\.js$/, async (route) => {
		await scripts.promise
		await route.continue()
	})
	await page.goto('/dogs', { waitUntil: 'commit' })
	await filterBox(page, /^Cats/).check()
	scripts.resolve()
	await expect(count(page)).toHaveText(/can live with cats/)
	await expect(filterBox(page, /^Cats/)).toBeChecked()
	expect(Number.parseInt(await count(page).innerText(), 10)).toBeGreaterThan(0)
})

test('without matches the page suggests a filter to remove, with the announced count', async ({ page }) => {
	const documents = await openDogs(page, '/dogs?size=giant&with=cats&place=hill-farm')
	await expect(count(page)).toHaveText('0 dogs')
	await expect(page.getByRole('heading', { name: 'No dog matches all three yet' })).toBeVisible()
	await expect(page.getByText('Without Very large, there are 2 dogs to meet.')).toBeVisible()
	await expect(page.getByRole('heading', { name: 'Close to what you asked for' })).toBeVisible()
	await page.getByRole('link', { name: 'Show 2 dogs' }).click()
	await expect(count(page)).toHaveText('2 dogs near Hill Farm can live with cats')
	// Dogs like them follow.
	await expect(page.locator('.few-matches article')).toHaveCount(2)
	await expect(page.getByRole('region', { name: 'You might also like' }).getByRole('article')).toHaveCount(4)
	expect(documents).toEqual([])
})

test('without matches the hill of the panel never covers its buttons', FULL_ONLY, async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 900 })
	await page.goto('/dogs?size=giant&with=cats&place=saltmarsh')
	const hill = await page.locator('.waiting-dog svg').boundingBox()
	const button = await page.getByRole('link', { name: 'Show 5 dogs' }).boundingBox()
	const top = (hill?.y ?? 0) + 24
	expect((button?.y ?? Infinity) + (button?.height ?? 0)).toBeLessThan(top)
})
