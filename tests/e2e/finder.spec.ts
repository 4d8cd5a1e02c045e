import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { watchForNoise } from './quiet-page.ts'

const count = (page: Page) => page.getByRole('main').getByRole('status')
const wishes = (page: Page) => page.getByRole('form', { name: 'Filter dogs' })
const chips = (page: Page) => page.getByRole('list', { name: 'Chosen wishes' })
const names = (page: Page) => page.getByRole('article').getByRole('heading').allInnerTexts()

/** Resolves when React has taken the page over. */
async function hydrated(page: Page) {
	await page.waitForFunction(() => {
		const router = (window as { __reactRouterDataRouter?: { state: { initialized: boolean } } }).__reactRouterDataRouter
		return router?.state.initialized === true
	})
}

async function open(page: Page, path: string) {
	await page.goto(path)
	await hydrated(page)
	const documents: string[] = []
	page.on('request', (request) => {
		if (request.isNavigationRequest()) documents.push(request.url())
	})
	return documents
}

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false })

	test('the sentence on the home page leads to the dogs it asks for, and the list can be narrowed further', async ({
		page,
	}) => {
		await page.goto('/')
		const finder = page.getByRole('form', { name: 'Find a dog' })
		await finder.getByLabel('who can live with').selectOption('cats')
		await finder.getByRole('button', { name: 'Show me' }).click()
		await expect(page).toHaveURL(/\/dogs\?.*with=cats/)
		await expect(count(page)).toHaveText(/^\d+ dogs can live with cats/)
		expect(await names(page)).not.toContain('Otis')

		await expect(wishes(page).getByLabel('Can live with')).toHaveValue('cats')
		await wishes(page).getByLabel('Size').selectOption('small')
		await wishes(page).getByRole('button', { name: 'Show dogs' }).click()
		await expect(count(page)).toHaveText(/^\d+ small dogs can live with cats/)
		await chips(page)
			.getByRole('link', { name: /^Good with cats.*remove filter$/ })
			.click()
		await expect(page).toHaveURL(/\/dogs\?size=small$/)
	})

	test('a filtered list goes on over pages, and its canonical address knows nothing of the wishes', async ({
		page,
	}) => {
		await page.goto('/dogs?with=dogs&utm_source=letter')
		await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/dogs$/)
		await page.getByRole('navigation', { name: 'Pages of dogs' }).getByRole('link', { name: /2/ }).first().click()
		await expect(page).toHaveURL(/\/dogs\?with=dogs&page=2$/)
		await expect(count(page)).toHaveText(/can live with other dogs.*page 2 of 2$/)
		await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/dogs\?page=2$/)
		await expect(page.getByRole('heading', { name: 'Maybe, with the right dog' })).toBeVisible()
	})

	test('dogs nobody has tested with cats are a link away and no part of the yes', async ({ page }) => {
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

	test('junk in the address shows every dog', async ({ page }) => {
		const response = await page.goto('/dogs?size=huge&with=__proto__&place=%00&untested=1&page=-3')
		expect(response?.status()).toBe(200)
		await expect(count(page)).toHaveText(/^\d+ dogs, page 1 of 2$/)
		await expect(chips(page)).toHaveCount(0)
	})
})

test('the sentence leads on without loading a document, and its address holds only what was chosen', async ({
	page,
}) => {
	const noise = watchForNoise(page)
	const documents = await open(page, '/')
	const finder = page.getByRole('form', { name: 'Find a dog' })
	await finder.getByLabel("I'm looking for").selectOption('a small dog')
	await finder.getByLabel('near').selectOption('Saltmarsh')
	await finder.getByRole('button', { name: 'Show me' }).click()
	await expect(page).toHaveURL(/\/dogs\?size=small&place=saltmarsh$/)
	await expect(count(page)).toHaveText(/^\d small dogs near Saltmarsh$/)
	expect(await page.evaluate(() => window.scrollY)).toBe(0)
	expect(documents).toEqual([])
	noise.expectNone()
})

test('a choice counts at once: no document, the page and the keyboard stay where they are, Back takes it back', async ({
	page,
}) => {
	await page.setViewportSize({ width: 1280, height: 500 })
	const documents = await open(page, '/dogs')
	await expect(wishes(page).getByRole('button')).toHaveCount(0)
	const company = wishes(page).getByLabel('Can live with')
	await company.focus()
	await page.evaluate(() => window.scrollTo({ top: 150, behavior: 'instant' }))
	await company.selectOption('Cats')
	await expect(count(page)).toHaveText(/can live with cats/)
	await expect(page).toHaveURL(/\/dogs\?with=cats$/)
	expect(await page.evaluate(() => window.scrollY)).toBe(150)
	await expect(company).toBeFocused()
	expect(documents).toEqual([])

	await page.goBack()
	await expect(count(page)).toHaveText(/^\d+ dogs, page 1/)
	await expect(company).toHaveValue('')
})

test('by keyboard alone: choose, hear the count, take the wish away again and keep one’s place', async ({ page }) => {
	await open(page, '/dogs')
	await wishes(page).getByLabel('Size').focus()
	await page.keyboard.type('Gi')
	await page.keyboard.press('Enter')
	await expect(count(page)).toHaveText('1 giant dog')
	await page.keyboard.press('Escape')
	await page.keyboard.press('Tab')
	await expect(wishes(page).getByLabel('Near')).toBeFocused()
	await page.keyboard.press('Tab')
	await expect(chips(page).getByRole('link', { name: /^Giant.*remove filter$/ })).toBeFocused()
	await page.keyboard.press('Enter')
	await expect(count(page)).toHaveText(/^\d\d dogs/)
	await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused()
	await expect(wishes(page).getByLabel('Size')).toHaveValue('')
})

test('what was chosen before the scripts had arrived counts, too', async ({ page }) => {
	const scripts = Promise.withResolvers<void>()
	await page.route(/\.js$/, async (route) => {
		await scripts.promise
		await route.continue()
	})
	await page.goto('/dogs', { waitUntil: 'commit' })
	await wishes(page).getByLabel('Can live with').selectOption('cats')
	scripts.resolve()
	await expect(count(page)).toHaveText(/can live with cats/)
	await expect(wishes(page).getByLabel('Can live with')).toHaveValue('cats')
})

test('when nobody fits, the page names the wish to let go of, and its button shows as many dogs as it says', async ({
	page,
}) => {
	const documents = await open(page, '/dogs?size=giant&with=cats&place=hill-farm')
	await expect(count(page)).toHaveText('0 dogs')
	await expect(page.getByRole('heading', { name: 'No one fits all three, yet' })).toBeVisible()
	await expect(page.getByText('Without Giant, there are 2 dogs to meet.')).toBeVisible()
	await expect(page.getByRole('heading', { name: 'Close to what you asked for' })).toBeVisible()
	await page.getByRole('link', { name: 'Show 2 dogs' }).click()
	await expect(count(page)).toHaveText('2 dogs near Hill Farm can live with cats')
	expect(await names(page)).toHaveLength(2)
	expect(documents).toEqual([])
})

const STATES = {
	'the finder': '/',
	'the list with wishes and maybes': '/dogs?with=cats&size=small',
	'nobody fits': '/dogs?size=giant&with=cats&place=hill-farm',
	'dogs not tested yet': '/dogs?with=cats&untested=1',
}

for (const [state, path] of Object.entries(STATES)) {
	test(`${state}: axe finds nothing and nothing scrolls sideways, light and dark, at 320 and 1280 px`, async ({
		page,
	}) => {
		// Four whole pages of axe: a machine with other work needs a while.
		test.slow()
		for (const width of [320, 1280]) {
			await page.setViewportSize({ width, height: 900 })
			for (const colorScheme of ['light', 'dark'] as const) {
				await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
				await page.goto(path)
				const { violations } = await new AxeBuilder({ page }).analyze()
				expect(
					violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target}`),
					`${width} ${colorScheme}`,
				).toEqual([])
			}
			const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
			expect(scrollWidth, `${width} px`).toBe(clientWidth)
		}
	})
}
