import { expect, type Page, test } from '@playwright/test'
import { expectAccessibleAt } from '../support/checks/axe.ts'
import { watchForErrors } from '../support/checks/console-errors.ts'
import { unreadableWords } from '../support/checks/layout-checks.ts'
import { hydrated } from '../support/client-navigation.ts'
import { FULL_ONLY, MATRIX } from '../support/full-matrix.ts'

const heart = (page: Page, name: string) => page.getByRole('button', { name: `Save ${name}` })
const names = (page: Page) => page.getByRole('article').getByRole('heading').allInnerTexts()
const said = (page: Page) => page.getByRole('banner').getByRole('status')

/** Stores favourites on the device before the page is opened. */
async function saved(page: Page, ...dogs: string[]) {
	const text = JSON.stringify(dogs.map((name) => ({ slug: name.toLowerCase(), name })))
	await page.addInitScript((text) => localStorage.setItem('favourites', text), text)
}

test('a heart on a card saves a dog, says so, is there after a reload, and leads to the favourites', async ({
	page,
}) => {
	const noise = watchForErrors(page)
	await page.setViewportSize({ width: 1280, height: 900 })
	await page.goto('/dogs')
	await heart(page, 'Otis').click()
	await expect(heart(page, 'Otis')).toHaveAttribute('aria-pressed', 'true')
	await expect(said(page)).toHaveText('Otis saved. 1 favourite.')
	await page.reload()
	await expect(heart(page, 'Otis')).toHaveAttribute('aria-pressed', 'true')
	await page.getByRole('link', { name: 'Your favourites' }).click()
	await expect(page.getByRole('heading', { name: '1 favourite' })).toBeVisible()
	await expect.poll(() => names(page)).toEqual(['Otis'])
	noise.expectNone()
})

test('by keyboard: a removed dog stays visible, and the same heart restores it', async ({ page }) => {
	await saved(page, 'Biscuit', 'Dot')
	await page.goto('/favourites')
	await heart(page, 'Dot').focus()
	await page.keyboard.press('Enter')
	await expect(page.getByText('Taken out. The heart brings Dot back.')).toBeVisible()
	await expect(page.getByRole('heading', { name: '1 favourite' })).toBeVisible()
	await expect(heart(page, 'Dot')).toBeFocused()
	await page.keyboard.press('Enter')
	await expect(page.getByRole('heading', { name: '2 favourites' })).toBeVisible()
})

test('without favourites the page leads to all dogs, and the heart of the header is current', async ({ page }) => {
	await page.goto('/favourites')
	await expect(page.getByRole('link', { name: 'See all dogs' })).toHaveAttribute('href', '/dogs')
	await page.setViewportSize({ width: 1280, height: 900 })
	const link = page.getByRole('banner').getByRole('link', { name: 'Your favourites' })
	await expect(link).toHaveAttribute('aria-current', 'page')
	await page.goto('/dogs')
	await expect(link).not.toHaveAttribute('aria-current')
})

test('two tabs stay in sync', async ({ page, context }) => {
	await page.goto('/favourites')
	await expect(page.getByRole('heading', { name: 'Nobody here yet' })).toBeVisible()
	const other = await context.newPage()
	await other.goto('/dogs/biscuit')
	await heart(other, 'Biscuit').click()
	await expect(page.getByRole('heading', { name: '1 favourite' })).toBeVisible()
	await expect.poll(() => names(page)).toEqual(['Biscuit'])
})

test('a rehomed or removed dog is explained and can be removed', async ({ page }) => {
	await saved(page, 'Clem', 'Biscuit', 'Nobody')
	await page.goto('/favourites')
	const news = page.getByRole('list', { name: 'What became of other dogs' })
	await expect(news.getByText('Clem found a home.')).toBeVisible()
	await expect(news.getByText('Nobody has no page with us any more.')).toBeVisible()
	await news.getByRole('button', { name: 'Take out Clem' }).click()
	await expect(news.getByText('Clem')).toHaveCount(0)
	await expect(page.getByRole('heading', { name: '2 favourites' })).toBeFocused()
})

test('without storage a heart works until the page is closed, with a note', async ({ page }) => {
	const noise = watchForErrors(page)
	await page.addInitScript(() => {
		Object.defineProperty(window, 'localStorage', {
			get: () => {
				throw new DOMException('blocked', 'SecurityError')
			},
		})
	})
	await page.goto('/dogs/biscuit')
	await heart(page, 'Biscuit').click()
	await expect(page.getByText('This browser does not let us keep anything')).toBeVisible()
	await page.getByRole('button', { name: 'Close' }).last().click()
	await page.setViewportSize({ width: 1280, height: 900 })
	await page.getByRole('link', { name: 'Your favourites' }).click()
	await expect(page.getByRole('heading', { name: '1 favourite' })).toBeVisible()
	noise.expectNone()
})

test('without a response the favourites are listed by name, and a retry shows them', async ({ page }) => {
	await saved(page, 'Biscuit')
	await page.route('**/favourites/dogs*', (route) => route.abort())
	await page.goto('/favourites')
	await expect(page.getByRole('alert')).toContainText('Nothing is lost')
	await expect(page.getByRole('main').getByRole('link', { name: 'Biscuit' })).toBeVisible()
	await page.unroute('**/favourites/dogs*')
	await page.getByRole('button', { name: 'Try again' }).click()
	await expect(heart(page, 'Biscuit')).toBeVisible()
})

// In `npm test`: `missing-code.spec.ts` has the page without its code.
test('without scripts the page says so after a while, and offers a retry', FULL_ONLY, async ({ page }) => {
	await page.route('**/assets/*.js', (route) => route.abort())
	await page.goto('/favourites')
	const again = page.getByRole('link', { name: 'Load the page again' })
	await expect(again).toBeHidden()
	await expect(again).toBeVisible()
	await page.unroute('**/assets/*.js')
	await again.click()
	await expect(page.getByRole('heading', { name: 'Nobody here yet' })).toBeVisible()
	await expect(again).toHaveCount(0)
})

test('favourites are ticked, compared and shared by a copied link', async ({ page, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write'])
	await saved(page, 'Biscuit', 'Dot', 'Otis')
	await page.goto('/favourites')
	await page.getByLabel('Compare Otis').uncheck()
	await expect(page.getByText('2 dogs are ticked.')).toBeVisible()
	await page.getByRole('button', { name: 'Compare side by side' }).click()
	await expect(page).toHaveURL(/\/compare\?dogs=biscuit,dot$/)
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare Biscuit and Dot')
	await page.getByRole('button', { name: 'Share this comparison' }).click()
	await expect(page.getByText('Link copied')).toBeVisible()
	expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^http.*\/compare\?dogs=biscuit,dot$/)
})

test('the device’s own sheet gets a dog’s name, line and link; without it and a clipboard the link is shown', async ({
	page,
}) => {
	await page.addInitScript(() => {
		const given: ShareData[] = []
		Object.assign(window, { given })
		Object.defineProperty(navigator, 'clipboard', { value: undefined })
		Object.defineProperty(navigator, 'share', {
			configurable: true,
			value: async (data: ShareData) => void given.push(data),
		})
	})
	await page.goto('/dogs/biscuit')
	await page.getByRole('button', { name: 'Share', exact: true }).click()
	const given = await page.evaluate(() => (window as unknown as { given: ShareData[] }).given)
	expect(given).toHaveLength(1)
	expect(given[0]).toMatchObject({ title: 'Biscuit', url: expect.stringMatching(/\/dogs\/biscuit$/) })
	expect(given[0]?.text).toMatch(/\w+ \w+/)

	await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
	await page.getByRole('button', { name: 'Share', exact: true }).click()
	await expect(page.getByLabel('Copy this link')).toHaveValue(/\/dogs\/biscuit$/)
})

test('the comparison is one table: each answer has its dog and its question, and each dog can be taken out', async ({
	page,
}) => {
	for (const width of [1280, 320]) {
		await page.setViewportSize({ width, height: 900 })
		await page.goto('/compare?dogs=biscuit,percy,dot')
		const table = page.getByRole('table', { name: /Biscuit, Percy and Dot/ })
		await expect(table.getByRole('columnheader', { name: /Percy/ })).toBeVisible()
		await expect(table.getByRole('row', { name: /^Small pets/ }).getByRole('cell')).toHaveCount(3)
		await expect(table.getByRole('row', { name: /^Small pets/ })).toContainText('Not known yet')
		const cats = table.getByRole('row', { name: /^Cats/ })
		await expect(cats.getByRole('cell')).toHaveText(/^All three Yes$/)
		await page.getByRole('checkbox', { name: 'Only where they differ' }).check()
		await expect(cats).toBeHidden()
		await expect(table.getByRole('row', { name: /^Small pets/ })).toBeVisible()
	}
	await hydrated(page)
	await page.getByRole('link', { name: 'Take Percy out of the comparison' }).click()
	await expect(page).toHaveURL(/\/compare\?dogs=biscuit,dot$/)
	await expect(page.getByRole('heading', { level: 1 }).locator('span')).toBeFocused()
})

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false })

	test('a dog’s page leads to a comparison, step by step', async ({ page }) => {
		await page.goto('/dogs/biscuit')
		await expect(heart(page, 'Biscuit')).toHaveCount(0)
		await page.getByRole('link', { name: 'Compare', exact: true }).click()
		await page.getByLabel('Name or breed').fill('dachshund')
		await page.getByRole('button', { name: 'Find' }).click()
		await page.getByRole('link', { name: 'Add Dot' }).click()
		await expect(page).toHaveURL(/\/compare\?dogs=biscuit,dot$/)
		await expect(page.getByRole('table')).toBeVisible()
	})

	// In `npm test`: `selected-dogs.server.test.ts` has the dogs of a link.
	test(
		'the favourites say why they are empty; a link that carries a choice shows it and compares it',
		FULL_ONLY,
		async ({ page }) => {
			await page.goto('/favourites')
			await expect(page.getByRole('heading', { name: 'Hearts need JavaScript' })).toBeVisible()
			await page.goto('/favourites?dogs=percy,clem,juno,%00')
			await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
			await expect.poll(() => names(page)).toEqual(['Percy', 'Juno'])
			await expect(page.getByText('Clem found a home.')).toBeVisible()
			await page.getByRole('button', { name: 'Compare side by side' }).click()
			await expect(page).toHaveURL(/\/compare\?dogs=percy,juno$/)
		},
	)

	// In `npm test`: `compare.server.test.ts` has them.
	test('five dogs, invalid values and a removed dog are explained without an error', FULL_ONLY, async ({ page }) => {
		const response = await page.goto('/compare?dogs=biscuit,percy,dot,otis,juno,clem,%00,__proto__')
		expect(response?.status()).toBe(200)
		await expect(page.getByText('Four dogs fit side by side. Not shown: Juno.')).toBeVisible()
		await expect(page.getByText('Clem found a home.')).toBeVisible()
		await expect(page.getByRole('columnheader', { name: /Biscuit|Percy|Dot|Otis/ })).toHaveCount(4)
	})
})

const STATES = {
	'own favourites': '/favourites',
	'a choice passed on': '/favourites?dogs=percy,clem,juno',
	'nothing to compare yet': '/compare',
	'four dogs side by side': '/compare?dogs=biscuit,percy,ernie,sir-barnaby,otis',
}

for (const [state, path] of Object.entries(STATES)) {
	test(
		`${state}: axe finds nothing, every word can be read, light and dark, at 320 and 1280 px`,
		state === 'four dogs side by side' ? MATRIX : FULL_ONLY,
		async ({ page }) => {
			test.slow()
			await saved(page, 'Biscuit', 'Clem', 'Dot')
			await page.setViewportSize({ width: 320, height: 900 })
			await page.goto(path)
			if (state.includes('favourites')) await expect(heart(page, 'Dot')).toBeVisible()
			await expectAccessibleAt(page, [320, 1280], async (width) => {
				// The bar floats over the cards until the end of the page.
				if (path.startsWith('/favourites')) await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
				expect(await unreadableWords(page), `${width} px`).toEqual([])
			})
		},
	)
}
