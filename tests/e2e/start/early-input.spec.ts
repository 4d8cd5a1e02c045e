import { expect, type Page, test } from '@playwright/test'
import { watchForErrors } from '../support/checks/console-errors.ts'
import { hydrated } from '../support/client-navigation.ts'
import { FULL_ONLY } from '../support/full-matrix.ts'

/* Presses and typing while the app is on its way: nothing is lost when it arrives. */

const PHONE = { width: 390, height: 844 }

/** Holds the app back until `arrive` is called. */
async function holdApp(page: Page) {
	let arrive = () => {}
	const arrived = new Promise<void>((resolve) => {
		arrive = resolve
	})
	await page.route('**/assets/react-dom-*', async (route) => {
		await arrived
		await route.continue()
	})
	return async () => {
		arrive()
		await hydrated(page)
	}
}

async function open(page: Page, path: string) {
	await page.goto(path)
	await page.waitForFunction(() => document.documentElement.dataset.started !== undefined)
}

const heart = (page: Page, name: string) => page.getByRole('button', { name: `Save ${name}` })

test('a heart is answered at once, is counted, and stays pressed when the app arrives', async ({ page }) => {
	const noise = watchForErrors(page)
	const arrive = await holdApp(page)
	await page.setViewportSize({ width: 1280, height: 900 })
	await open(page, '/dogs')
	await heart(page, 'Otis').click()
	await expect(heart(page, 'Otis')).toHaveAttribute('aria-pressed', 'true')
	const count = page.getByRole('banner').locator('[data-favourites-count]')
	await expect(count).toHaveText('1')
	await arrive()
	await expect(heart(page, 'Otis')).toHaveAttribute('aria-pressed', 'true')
	await expect(count).toHaveText('1')
	// One press is one change, also when two listeners could hear it.
	await heart(page, 'Otis').click()
	await expect(heart(page, 'Otis')).toHaveAttribute('aria-pressed', 'false')
	await expect(count).toBeHidden()
	noise.expectNone()
})

// In `npm test`: A heart, letters, a form and a button are tested in this file.
test('the phone’s menu stays open when the app arrives', FULL_ONLY, async ({ page }) => {
	const arrive = await holdApp(page)
	await page.setViewportSize(PHONE)
	await open(page, '/dogs')
	await page.getByRole('button', { name: 'Menu' }).click()
	const menu = page.getByRole('navigation', { name: 'Menu' })
	await expect(menu).toBeVisible()
	await arrive()
	await expect(menu).toBeVisible()
	await page.getByRole('button', { name: 'Close' }).click()
	await expect(menu).toBeHidden()
})

test('a theme is applied at once and stays chosen', async ({ page }) => {
	const arrive = await holdApp(page)
	await open(page, '/useful-info')
	await page.getByRole('radio', { name: 'Dark' }).check()
	await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
	await arrive()
	await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
	await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
	await page.getByRole('radio', { name: 'Light' }).check()
	await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('letters typed before, while and after the app arrives are all in the search, and the list answers them', async ({
	page,
}) => {
	const arrive = await holdApp(page)
	await open(page, '/dogs')
	const search = page.getByRole('searchbox', { name: 'Search by name or breed' })
	await search.pressSequentially('bi')
	const arrived = arrive()
	await search.pressSequentially('scu', { delay: 120 })
	await arrived
	await search.pressSequentially('it', { delay: 120 })
	await expect(search).toHaveValue('biscuit')
	await expect(page).toHaveURL(/\/dogs\?q=biscuit$/)
	await expect(search).toHaveValue('biscuit')
	await expect(page.getByRole('article').getByRole('heading').first()).toHaveText('Biscuit')
})

// In `npm test`: Letters in the search are tested above.
test('a filter that was ticked early is applied when the app arrives', FULL_ONLY, async ({ page }) => {
	const arrive = await holdApp(page)
	await page.setViewportSize({ width: 1280, height: 900 })
	await open(page, '/dogs')
	await page.getByRole('group', { name: 'Can live with' }).getByText('Cats').click()
	await arrive()
	await expect(page).toHaveURL(/\/dogs\?\w+=cats$/)
	await expect(page.getByRole('checkbox', { name: /Cats/ })).toBeChecked()
})

// In `npm test`: A heart, letters, a form and a button are tested in this file.
test('an opened answer stays open', FULL_ONLY, async ({ page }) => {
	const arrive = await holdApp(page)
	await open(page, '/adoption')
	const answer = page.locator('.accordion details').nth(1)
	await answer.locator('summary').click()
	await expect(answer).toHaveAttribute('open')
	await arrive()
	await expect(answer).toHaveAttribute('open')
})

test('text typed into a form stays, also where there was text before, and is counted', async ({ page }) => {
	await open(page, '/apply/contact/question')
	await page.getByLabel('Your name').fill('Zoë')
	await page.getByLabel('What would you like to know?').fill('Is he')
	// Without the email address the form comes back with what was typed.
	await page.getByRole('button', { name: 'Check and send' }).click()
	await expect(page).toHaveTitle(/^Error:/)
	const arrive = await holdApp(page)
	await page.reload()
	const text = page.getByLabel('What would you like to know?')
	await text.fill('Is he well?')
	await page.getByLabel('Your name').fill('Zoë O’Brien')
	await arrive()
	await expect(page.getByText(/characters left/).first()).toBeVisible()
	await expect(text).toHaveValue('Is he well?')
	await expect(page.getByLabel('Your name')).toHaveValue('Zoë O’Brien')
})

test('a button that needs the app is pressed again when it arrives', async ({ page }) => {
	await page.addInitScript(() => localStorage.setItem('household', '20000180400'))
	const arrive = await holdApp(page)
	await open(page, '/dogs')
	await page.getByText('Forget our answers').first().click()
	await page.getByRole('button', { name: 'Yes, forget them' }).first().click()
	await arrive()
	await expect(page.getByRole('link', { name: 'Could we be right for each other?' }).first()).toBeVisible()
	expect(await page.evaluate(() => localStorage.getItem('household'))).toBeNull()
})

test('answers sent before the app is there stay on the device', async ({ page }) => {
	const arrive = await holdApp(page)
	await open(page, '/right-for-each-other#ask-alone')
	const requested: string[] = []
	page.on('request', (request) => requested.push(request.url()))
	await page.getByLabel(/hours would a dog be alone/).fill('4')
	await page.getByRole('button', { name: 'See what fits' }).click()
	await arrive()
	await expect(page.getByRole('heading', { name: 'Here come the dogs to meet first.' })).toBeVisible()
	expect(await page.evaluate(() => localStorage.getItem('household'))).toBe('2-----8----')
	expect(new URL(page.url()).search).toBe('')
	expect(requested.filter((url) => /[?&](alone|home)=/.test(url))).toEqual([])
})
