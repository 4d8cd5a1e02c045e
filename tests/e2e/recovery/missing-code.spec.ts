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

// A router update once emptied what React had not hydrated yet. In `npm test`: one page of each kind.
for (const path of ['/', '/dogs/biscuit', '/dogs', '/adoption']) {
	test(`links within ${path} and the way back leave everything that the server sent`, async ({ page }) => {
		await page.goto(path)
		const sent = await page.getByRole('main').innerText()
		const isWhole = async () => {
			await expect(page.getByRole('contentinfo')).toBeAttached()
			// Words of the device may be added.
			expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(sent.length * 0.9)
		}
		await hydrated(page)
		await page.keyboard.press('Tab')
		await page.keyboard.press('Enter')
		await expect(page).toHaveURL(/#main$/)
		await isWhole()
		await page.evaluate(() => {
			const link = Object.assign(document.createElement('a'), { href: '#part', textContent: 'A part' })
			document.querySelector('main')?.append(link)
			link.click()
		})
		await expect(page).toHaveURL(/#part$/)
		await isWhole()
		await page.goBack()
		await page.goBack()
		await expect(page).toHaveURL(new RegExp(`${path}$`))
		await isWhole()
	})
}

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
