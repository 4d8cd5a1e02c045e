import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { test as base, chromium, expect, type Page } from '@playwright/test'
import { hydrated } from '../e2e/support/client-navigation.ts'

/* Pages restored from the back/forward cache: they are as they were left, and show what was chosen since. */

/** The headless shell has no back/forward cache. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const found = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)))

/** With a browser of its own, because Playwright turns the cache off. */
const test = base.extend({
	page: async ({ baseURL, launchOptions }, use) => {
		const browser = await chromium.launch({
			...launchOptions,
			executablePath: found.find((path) => existsSync(path)) ?? chromium.executablePath(),
			ignoreDefaultArgs: ['--disable-back-forward-cache'],
		})
		const page = await browser.newPage({ baseURL, locale: 'en-GB', viewport: { width: 1280, height: 900 } })
		await page.addInitScript(() => addEventListener('pageshow', (event) => Object.assign(window, { shown: event })))
		await use(page)
		await browser.close()
	},
})

async function open(page: Page, path: string) {
	await page.goto(path)
	await page.waitForFunction(() => document.documentElement.dataset.started !== undefined)
}

/** Playwright's own `goBack` waits for a load that does not come. */
async function back(page: Page) {
	await page.evaluate(() => void history.back())
	await page.waitForFunction(() => (window as { shown?: PageTransitionEvent }).shown?.persisted === true)
}

const heart = (page: Page, name: string) => page.getByRole('button', { name: `Save ${name}`, exact: true })
const count = (page: Page) => page.getByRole('banner').locator('[data-favourites-count]')
const withoutApp = (page: Page) => page.route('**/assets/react-dom-*', (route) => route.fulfill({ status: 404 }))

test('without the app Back restores fields and position, with the theme and favourites chosen since', async ({
	page,
}) => {
	await withoutApp(page)
	await open(page, '/dogs')
	const search = page.getByRole('searchbox').first()
	await search.fill('half a wo')
	await heart(page, 'Otis').click()
	await expect(count(page)).toHaveText('1')
	const card = page.getByRole('article').nth(8).getByRole('link').first()
	await card.scrollIntoViewIfNeeded()
	const position = await page.evaluate(() => Math.round(scrollY))
	await card.click()
	await expect(page).toHaveURL(/\/dogs\/\w/)
	await page
		.getByRole('main')
		.getByRole('button', { name: /^Save / })
		.first()
		.click()
	await expect(count(page)).toHaveText('2')
	await page.getByRole('radio', { name: 'Dark' }).check()

	await back(page)
	await expect(page).toHaveURL(/\/dogs$/)
	await expect(search).toHaveValue('half a wo')
	expect(await page.evaluate(() => Math.round(scrollY))).toBe(position)
	await expect(heart(page, 'Otis')).toHaveAttribute('aria-pressed', 'true')
	await expect(count(page)).toHaveText('2')
	await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
	await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
	// It still answers.
	await heart(page, 'Otis').click()
	await expect(count(page)).toHaveText('1')
})

test('answers given since the page was left load the app, which shows them', async ({ page }) => {
	// Only interest loads it.
	await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
	await open(page, '/dogs')
	await expect(page.getByText('Forget our answers')).toBeHidden()
	await open(page, '/right-for-each-other')
	await page.evaluate(() => localStorage.setItem('household', '20000180400'))
	await back(page)
	await expect(page.getByText('Forget our answers')).toBeVisible()
	await page.getByText('Forget our answers').click()
	await page.getByRole('button', { name: 'Yes, forget them' }).click()
	await expect(page.getByRole('link', { name: 'Could we be right for each other?' }).first()).toBeVisible()
})

test('with the app Back restores the page with the theme chosen since, and the app goes on', async ({ page }) => {
	await open(page, '/dogs')
	await hydrated(page)
	await page.evaluate(() => location.assign('/adoption'))
	await expect(page).toHaveURL(/\/adoption$/)
	await page.getByRole('radio', { name: 'Dark' }).check()
	await back(page)
	await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
	const documents: string[] = []
	page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()))
	await page.getByRole('banner').getByRole('link', { name: 'Adopt', exact: true }).click()
	await expect(page.getByRole('heading', { level: 1, name: /adopt/i })).toBeVisible()
	expect(documents).toEqual([])
})
