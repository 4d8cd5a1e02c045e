import { expect, type Page, test } from '@playwright/test'
import { blockStorage, hydrated } from '../support/client-navigation.ts'
import { FULL_ONLY } from '../support/full-matrix.ts'

const link = (page: Page, name: string) =>
	page.getByRole('banner').getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })

function countDocuments(page: Page) {
	const documents: string[] = []
	page.on('request', (request) => {
		if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
	})
	return documents
}

function takeAway(page: Page, files: RegExp) {
	return page.route(files, (route) => route.fulfill({ status: 404 }))
}

// Blocked storage in the full matrix; `hard-navigate.test.ts` has it without a browser.
for (const isBlocked of [false, true]) {
	const tag = isBlocked ? FULL_ONLY : {}
	test(
		`code that stays missing ends in one full load, then the error screen, never a loop; storage ${isBlocked ? 'blocked' : 'open'}`,
		tag,
		async ({ page }) => {
			if (isBlocked) await page.addInitScript(blockStorage)
			// The second failure must come within ten seconds of the first.
			await page.clock.setFixedTime(new Date())
			await takeAway(page, /\/assets\/adoption-/)
			await page.goto('/')
			await hydrated(page)
			const documents = countDocuments(page)
			await link(page, 'Adopt').click()
			await expect(page).toHaveURL(/\/adoption$/)
			// The server HTML works without its code.
			await expect(page.getByRole('heading', { level: 1, name: /adopt/i })).toBeVisible()
			expect(documents).toEqual(['/adoption'])

			await page.goto('/')
			await hydrated(page)
			await link(page, 'Adopt').click()
			await expect(page).toHaveURL(/\/adoption$/)
			await expect(page.getByRole('heading', { level: 1, name: 'Error', exact: true })).toBeVisible()
			await page.getByRole('link', { name: 'Go home' }).click()
			await expect(page.getByRole('heading', { level: 1, name: /walk home/i })).toBeVisible()
			expect(documents).toEqual(['/adoption', '/', '/'])
		},
	)

	test(
		`a required part that stays missing ends in one reload, then the error screen; storage ${isBlocked ? 'blocked' : 'open'}`,
		tag,
		async ({ page }) => {
			if (isBlocked) await page.addInitScript(blockStorage)
			await takeAway(page, /\/assets\/device-favourites-/)
			const documents = countDocuments(page)
			await page.goto('/favourites')
			await expect(page.getByRole('heading', { level: 1, name: 'Error', exact: true })).toBeVisible()
			expect(documents).toEqual(['/favourites', '/favourites'])
		},
	)
}

test('a lazy part whose code is missing keeps its server HTML, and the next navigation loads a document', async ({
	page,
}) => {
	await takeAway(page, /\/assets\/below-fold-home-/)
	const gone = page.waitForResponse(/\/assets\/below-fold-home-/)
	await page.goto('/')
	await hydrated(page)
	await gone
	const documents = countDocuments(page)
	await expect(page.getByRole('heading', { level: 1, name: /walk home/i })).toBeVisible()
	await expect(page.getByRole('main').getByRole('heading', { name: 'Good to know' })).toBeVisible()
	await link(page, 'Foster').click()
	await expect(page.getByRole('heading', { level: 1, name: /your sofa/i })).toBeVisible()
	expect(documents).toEqual(['/fostering'])
})

// In `npm test`: The test above has a missing lazy part.
test(
	'a link to a page whose lazy part is missing loads it as a document, with that part',
	FULL_ONLY,
	async ({ page }) => {
		await takeAway(page, /\/assets\/below-fold-home-/)
		await page.goto('/fostering')
		await hydrated(page)
		const documents = countDocuments(page)
		await page.getByRole('banner').getByRole('link', { name: /home/i }).first().click()
		await expect(page.getByRole('heading', { level: 1, name: /walk home/i })).toBeVisible()
		await expect(page.getByRole('main').getByRole('heading', { name: 'Good to know' })).toBeVisible()
		expect(documents).toEqual(['/'])
	},
)

test('a page without its code works as a document: links, filters and forms', async ({ page }) => {
	// Needed by every page, so that none is hydrated.
	await takeAway(page, /\/assets\/layout-default-/)
	const documents = countDocuments(page)
	await page.goto('/adoption')
	await page.getByRole('banner').getByRole('link', { name: 'Find a dog', exact: true }).click()
	await expect(page.getByRole('heading', { level: 1, name: /find a dog/i })).toBeVisible()
	await page.getByRole('searchbox').first().fill('Biscuit')
	await page.getByRole('searchbox').first().press('Enter')
	await expect(page).toHaveURL(/[?&]q=Biscuit/)
	await expect(page.getByRole('article').filter({ hasText: 'Biscuit' }).first()).toBeVisible()

	await page.goto('/apply/contact/question')
	await page.getByLabel('Something else').check()
	await page.getByLabel('Your name').fill('Sam Reed')
	await page.getByRole('button', { name: 'Check and send' }).click()
	await expect(page.getByRole('alert')).toContainText('Enter your question')
	await expect(page.getByLabel('Your name')).toHaveValue('Sam Reed')
	// A page that the browser has fetched ahead is none of them.
	expect(documents.length, 'each page once: nothing is loaded again and again').toBeLessThanOrEqual(5)
})

test('a page that needs scripts says so without its code, and offers a reload', async ({ page }) => {
	await takeAway(page, /\/assets\/favourites-/)
	await page.goto('/favourites')
	// After six seconds in which the code could still load.
	await expect(page.getByRole('heading', { name: 'Not here yet' })).toBeVisible({ timeout: 20_000 })
	await page.unroute(/\/assets\/favourites-/)
	await page.getByRole('link', { name: 'Load the page again' }).click()
	await expect(page.getByRole('heading', { name: 'Nobody here yet' })).toBeVisible()
})
