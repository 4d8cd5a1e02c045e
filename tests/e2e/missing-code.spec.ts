import { expect, type Page, test } from '@playwright/test'
import { blockStorage, hydrated } from './client-navigation.ts'

const link = (page: Page, name: string) =>
	page.getByRole('banner').getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })

function countDocuments(page: Page) {
	const documents: string[] = []
	page.on('request', (request) => {
		if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
	})
	return documents
}

/** As if these files were gone from the server. */
function takeAway(page: Page, files: RegExp) {
	return page.route(files, (route) => route.fulfill({ status: 404 }))
}

for (const isBlocked of [false, true]) {
	test(`code that stays missing ends in one full load, then the error screen, never a loop; storage ${isBlocked ? 'blocked' : 'open'}`, async ({
		page,
	}) => {
		if (isBlocked) await page.addInitScript(blockStorage)
		await takeAway(page, /\/assets\/adoption-/)
		await page.goto('/')
		await hydrated(page)
		const documents = countDocuments(page)
		await link(page, 'Adopt').click()
		await expect(page).toHaveURL(/\/adoption$/)
		// The server's page stands by itself, without the code that would take it over.
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
	})

	test(`a part the page is for that stays missing ends in one reload, then the error screen; storage ${isBlocked ? 'blocked' : 'open'}`, async ({
		page,
	}) => {
		if (isBlocked) await page.addInitScript(blockStorage)
		await takeAway(page, /\/assets\/own-favourites-/)
		const documents = countDocuments(page)
		await page.goto('/favourites')
		await expect(page.getByRole('heading', { level: 1, name: 'Error', exact: true })).toBeVisible()
		expect(documents).toEqual(['/favourites', '/favourites'])
	})
}

test('a lower part whose code is missing stays as the server made it, and the next page is loaded whole', async ({
	page,
}) => {
	await takeAway(page, /\/assets\/lower-home-/)
	const gone = page.waitForResponse(/\/assets\/lower-home-/)
	await page.goto('/')
	await hydrated(page)
	await gone
	const documents = countDocuments(page)
	await expect(page.getByRole('heading', { level: 1, name: /walk home/i })).toBeVisible()
	await expect(page.getByRole('heading', { name: 'Good to know' })).toBeVisible()
	await link(page, 'Foster').click()
	await expect(page.getByRole('heading', { level: 1, name: /your sofa/i })).toBeVisible()
	expect(documents).toEqual(['/fostering'])
})

test('a page reached by a link whose lower part is missing is loaded whole, with that part', async ({ page }) => {
	await takeAway(page, /\/assets\/lower-home-/)
	await page.goto('/fostering')
	await hydrated(page)
	const documents = countDocuments(page)
	await page.getByRole('banner').getByRole('link', { name: /home/i }).first().click()
	await expect(page.getByRole('heading', { level: 1, name: /walk home/i })).toBeVisible()
	await expect(page.getByRole('heading', { name: 'Good to know' })).toBeVisible()
	expect(documents).toEqual(['/'])
})
