import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { hydrated } from '../support/client-navigation.ts'
import { watchForErrors } from '../support/console-errors.ts'
import { FULL_ONLY, isFullMatrix, MATRIX } from '../support/full-matrix.ts'
import { sidewaysScroll } from '../support/layout-checks.ts'

const PHONE = { width: 390, height: 844 }

const count = (page: Page) => page.getByRole('main').getByRole('status')
const filterForm = (page: Page) => page.getByRole('form', { name: 'Filter dogs' })
const filterBox = (page: Page, name: RegExp) => filterForm(page).getByRole('checkbox', { name })
const chips = (page: Page) => page.getByRole('list', { name: 'Your filters' })
const names = (page: Page) => page.getByRole('article').getByRole('heading').allInnerTexts()
const canonical = (page: Page) => page.locator('link[rel="canonical"]')
const robots = (page: Page) => page.locator('meta[name="robots"]')

async function open(page: Page, path: string) {
	await page.goto(path)
	await hydrated(page)
	// The form is hydrated later than the page; then its button shows the number.
	await expect(
		filterForm(page).getByRole('button', { name: /^(Show \d+ dogs?|No dogs match)$/, includeHidden: true }),
	).toHaveCount(1)
	const documents: string[] = []
	page.on('request', (request) => {
		if (request.isNavigationRequest()) documents.push(request.url())
	})
	return documents
}

/** The number in front: "12 dogs can live with cats" -> 12. */
async function counted(page: Page) {
	return Number.parseInt(await count(page).innerText(), 10)
}

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false })

	test('filters are chosen in a form with a button, and each can be removed', async ({ page }) => {
		await page.goto('/dogs')
		await filterForm(page).locator('summary', { hasText: 'Size' }).click()
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

	test('search tolerates a typing error', async ({ page }) => {
		await page.goto('/dogs')
		await page.getByRole('searchbox').fill('biskit')
		await page.getByRole('button', { name: 'Search' }).click()
		await expect(page.getByRole('article').getByRole('heading').first()).toHaveText('Biscuit')
		await expect(chips(page).getByRole('link', { name: /^“biskit”/ })).toBeVisible()
	})

	test('on a phone the filters are a sheet, and the first dog stays visible', async ({ page }) => {
		await page.setViewportSize(PHONE)
		await page.goto('/dogs')
		await expect(page.getByRole('article').first().getByRole('img')).toBeInViewport({ ratio: 0.4 })
		await page.getByRole('button', { name: 'All filters' }).click()
		await filterBox(page, /^Other dogs/).check()
		await filterForm(page).getByRole('button', { name: 'Show dogs' }).click()
		await expect(count(page)).toHaveText(/can live with other dogs/)
	})

	test('on the narrowest phone the label and the button of the sort order are not broken', async ({ page }) => {
		await page.setViewportSize({ width: 320, height: 720 })
		await page.goto('/dogs')
		const button = await page.getByRole('button', { name: 'Sort', exact: true }).boundingBox()
		expect(button?.height, 'one line').toBeLessThan(60)
	})

	test('a filtered list is paginated, with noindex where it should not be indexed', async ({ page }) => {
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

	test('dogs not tested with cats are a separate link, not part of the matches', async ({ page }) => {
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

	test('invalid values in the URL show every dog', async ({ page }) => {
		const response = await page.goto('/dogs?size=huge&with=__proto__&place=%00&untested=1&page=-3&sort=best&q=%20')
		expect(response?.status()).toBe(200)
		await expect(count(page)).toHaveText(/^\d+ dogs, page 1 of 2$/)
		await expect(chips(page)).toHaveCount(0)
	})
})

test('a filter applies at once with the announced count, without a document load; scroll and focus stay, Back undoes it', async ({
	page,
}) => {
	const noise = watchForErrors(page)
	await page.emulateMedia({ reducedMotion: 'no-preference' })
	await page.setViewportSize({ width: 1280, height: 500 })
	const documents = await open(page, '/dogs')
	const company = filterBox(page, /^Cats/)
	const promised = Number((await filterForm(page).getByText(/^Cats/).innerText()).match(/\d+/)?.[0])
	await page.evaluate(() => window.scrollTo({ top: 150, behavior: 'instant' }))
	await company.focus()
	const before = await page.evaluate(() => window.scrollY)
	await page.keyboard.press('Space')
	await expect(count(page)).toHaveText(/can live with cats/)
	await expect(page).toHaveURL(/\/dogs\?with=cats$/)
	await expect(filterForm(page).getByRole('button', { name: `Show ${promised} dogs` })).toBeVisible()
	expect(await page.evaluate(() => window.scrollY)).toBe(before)
	await expect(company).toBeFocused()
	expect(documents).toEqual([])

	await page.goBack()
	await expect(count(page)).toHaveText(/^\d+ dogs, page 1/)
	await expect(company).not.toBeChecked()
	noise.expectNone()
})

test('by keyboard: open a filter, choose, close it, remove it and keep focus', async ({ page }) => {
	await open(page, '/dogs')
	const size = filterForm(page).locator('summary', { hasText: 'Size' })
	await size.focus()
	await page.keyboard.press('Enter')
	await filterBox(page, /^Very large/).focus()
	await page.keyboard.press('Space')
	await expect(count(page)).toHaveText('1 very large dog')
	await page.keyboard.press('Escape')
	await expect(filterBox(page, /^Very large/)).toBeHidden()
	await expect(size).toBeFocused()
	await chips(page)
		.getByRole('link', { name: /^Very large.*remove filter$/ })
		.focus()
	await page.keyboard.press('Enter')
	await expect(count(page)).toHaveText(/^\d\d dogs/)
	await expect(page.getByRole('heading', { level: 2, name: /dogs/ }).first()).toBeFocused()
})

test('typing searches, keeps the typed text, and Back leads to before the search', async ({ page }) => {
	const documents = await open(page, '/dogs?sort=name')
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

test('changing the order keeps the filters', async ({ page }) => {
	await open(page, '/dogs?with=cats')
	await page.getByLabel('Sort by').selectOption('Name, A to Z')
	await expect(page).toHaveURL(/\/dogs\?sort=name&with=cats$/)
	await expect(page.getByRole('article').getByRole('heading').first()).toHaveText(/^[AB]/)
	await expect(filterBox(page, /^Cats/)).toBeChecked()
})

test('on a phone filters in the sheet apply at once, and its button shows the announced count', async ({ page }) => {
	await page.setViewportSize(PHONE)
	const documents = await open(page, '/dogs')
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
	expect(await names(page)).toHaveLength(promised)
	expect(documents).toEqual([])
})

test('filters chosen before hydration apply too', async ({ page }) => {
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
	expect(await counted(page)).toBeGreaterThan(0)
})

test('without matches the page suggests a filter to remove, with the announced count', async ({ page }) => {
	const documents = await open(page, '/dogs?size=giant&with=cats&place=hill-farm')
	await expect(count(page)).toHaveText('0 dogs')
	await expect(page.getByRole('heading', { name: 'No dog matches all three yet' })).toBeVisible()
	await expect(page.getByText('Without Very large, there are 2 dogs to meet.')).toBeVisible()
	await expect(page.getByRole('heading', { name: 'Close to what you asked for' })).toBeVisible()
	await page.getByRole('link', { name: 'Show 2 dogs' }).click()
	await expect(count(page)).toHaveText('2 dogs near Hill Farm can live with cats')
	expect(await names(page)).toHaveLength(2)
	expect(documents).toEqual([])
})

const STATES = {
	'the list with filters and maybes': '/dogs?with=cats&size=small&age=adult',
	'no matches': '/dogs?size=giant&with=cats&place=hill-farm',
	'dogs not tested yet': '/dogs?with=cats&untested=1',
	'a search': '/dogs?q=biscuit',
}

for (const [state, path] of Object.entries(STATES)) {
	const isFullOnly = ['dogs not tested yet', 'a search'].includes(state)
	const widths = [...(isFullMatrix && !isFullOnly ? [] : [320]), ...(isFullMatrix ? [1280] : [])]
	test(
		`${state}: axe finds nothing and nothing scrolls sideways, light and dark, at ${widths.join(' and ')} px`,
		isFullOnly ? FULL_ONLY : MATRIX,
		async ({ page }) => {
			test.slow()
			for (const width of widths) {
				await page.setViewportSize({ width, height: 900 })
				await page.goto(path)
				await openFilters(page, width)
				await expectAccessible(page, `${width} px`)
				expect(await sidewaysScroll(page), `${width} px`).toBe(0)
			}
		},
	)
}

/** Opens what axe would skip: the sheet of phones, and a list of options. */
async function openFilters(page: Page, width: number) {
	if (width < 768) await page.getByRole('button', { name: /^All filters/ }).click()
	await filterForm(page).locator('summary', { hasText: 'Breed' }).click()
}
