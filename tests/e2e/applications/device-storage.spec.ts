import { expect, type Page, test } from '@playwright/test'
import { watchForErrors } from '../support/checks/console-errors.ts'
import { openWhole } from '../support/checks/whole-page.ts'
import { settled } from '../support/client-navigation.ts'
import { FULL_ONLY } from '../support/full-matrix.ts'
import { ownSite } from '../support/site/own-site.ts'

ownSite()

/** A form of one page. */
const CONTACT = '/apply/contact/question'

const message = (page: Page) => page.getByRole('textbox', { name: 'What would you like to know?' })
const send = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Check and send' })
const onDevice = (page: Page) => page.evaluate(() => Object.values({ ...localStorage }).join())

async function askAboutSomethingElse(page: Page) {
	await page.getByRole('radio', { name: 'Something else' }).check()
	await page.getByRole('textbox', { name: 'Your name' }).fill('Zoë')
	await page
		.getByRole('main')
		.getByRole('textbox', { name: /Email address/ })
		.fill('zoe@example.org')
	await message(page).fill('Do your dogs like boats?')
}

test('typed answers are restored when the page is opened again, and can be cleared', FULL_ONLY, async ({ page }) => {
	const noise = watchForErrors(page)
	await openWhole(page, CONTACT, settled)
	await askAboutSomethingElse(page)
	await expect.poll(() => onDevice(page)).toContain('boats')
	await openWhole(page, CONTACT, settled)
	await expect(message(page)).toHaveValue('Do your dogs like boats?')
	await expect(page.getByRole('radio', { name: 'Something else' })).toBeChecked()
	const note = page.getByText('We’ve put back what you typed on this device.')
	await expect(note).toBeVisible()
	await page.getByRole('button', { name: 'Clear it' }).click()
	await expect(note).toBeHidden()
	await expect(message(page)).toHaveValue('')
	await expect(page.getByRole('radio', { name: 'Something else' })).not.toBeChecked()
	await expect.poll(() => onDevice(page)).not.toContain('boats')
	noise.expectNone()
})

test('offline the answers stay with a note, and are sent once when the network is back', async ({ page, context }) => {
	const noise = watchForErrors(page)
	await openWhole(page, CONTACT, settled)
	await askAboutSomethingElse(page)
	const posts: string[] = []
	// The browser does not always report the end of a request whose page has gone.
	page.on('response', (response) => {
		if (response.request().method() === 'POST') posts.push(response.url())
	})
	await context.setOffline(true)
	await send(page).click()
	await expect(page.getByRole('alert')).toHaveText(
		'You’re offline. Your answers are saved on this device. We’ll send them as soon as you’re back online.',
	)
	await expect(message(page)).toHaveValue('Do your dogs like boats?')
	await context.setOffline(false)
	await expect(page.getByRole('heading', { level: 1, name: 'Check your answers' })).toBeVisible()
	await expect.poll(() => onDevice(page)).not.toContain('boats')
	expect(posts).toHaveLength(1)
	noise.expectNoneBut(/ERR_INTERNET_DISCONNECTED/)
})

test('a double click sends once', async ({ page }) => {
	await openWhole(page, CONTACT, settled)
	await askAboutSomethingElse(page)
	const posts: string[] = []
	page.on('request', (request) => {
		if (request.method() === 'POST') posts.push(request.url())
	})
	// A slow response, and a second click.
	let answer = () => {}
	const isPatient = new Promise<void>((resolve) => {
		answer = resolve
	})
	await page.route('**/apply/contact/question.data*', async (route) => {
		await isPatient
		await route.continue()
	})
	const isOut = page.waitForRequest((request) => request.method() === 'POST')
	// By position: its label changes while busy.
	const button = page.locator('main form button[type="submit"]')
	await button.click()
	await isOut
	await button.click()
	await page.getByRole('textbox', { name: 'Your name' }).press('Enter')
	answer()
	await expect(page.getByRole('heading', { level: 1, name: 'Check your answers' })).toBeVisible()
	expect(posts).toHaveLength(1)
})

// In `npm test`: `answer-storage.test.ts` has it without a browser.
test('forms work without device storage', FULL_ONLY, async ({ page }) => {
	const noise = watchForErrors(page)
	await page.addInitScript(() => {
		Object.defineProperty(window, 'localStorage', {
			get() {
				throw new DOMException('blocked', 'SecurityError')
			},
		})
	})
	await openWhole(page, CONTACT, settled)
	await askAboutSomethingElse(page)
	await send(page).click()
	await expect(page.getByRole('heading', { level: 1, name: 'Check your answers' })).toBeVisible()
	noise.expectNone()
})

// In `npm test`: `all-forms.spec.ts` has the summary, its focus and its links once.
test('the error summary gets focus each time, and links to the fields', FULL_ONLY, async ({ page }) => {
	await openWhole(page, CONTACT, settled)
	for (const _ of [1, 2]) {
		await send(page).click()
		const summary = page.getByRole('alert')
		await expect(summary).toContainText('There are 4 things to fix')
		await expect.poll(() => summary.evaluate((box) => box.parentElement === document.activeElement)).toBe(true)
		await summary.getByRole('link', { name: 'Enter your name' }).click()
		await expect(page.getByRole('textbox', { name: 'Your name' })).toBeFocused()
	}
	await expect(page).toHaveTitle(/^Error: /)
})

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false })

	test('a conditional question appears with its condition, and is not focusable before', async ({ page }) => {
		await page.goto(CONTACT)
		const which = page.getByRole('combobox', { name: /Which dog\?/ })
		await expect(which).toBeHidden()
		await page.getByRole('radio', { name: 'Something else' }).check()
		await page.keyboard.press('Tab')
		await expect(page.getByRole('textbox', { name: 'Your name' })).toBeFocused()
		await page.getByRole('radio', { name: 'One of your dogs' }).check()
		await page.keyboard.press('Tab')
		await expect(which).toBeFocused()
	})
})
