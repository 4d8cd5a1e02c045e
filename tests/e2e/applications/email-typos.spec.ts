import { expect, type Locator, type Page, test } from '@playwright/test'
import { enough } from '#tests/builders/applications/answers.ts'
import { hydrated } from '../support/client-navigation.ts'
import { fillIn } from '../support/fill-in.ts'
import { ownSite } from '../support/site/own-site.ts'

ownSite()

const email = (page: Page) => page.getByRole('main').getByRole('textbox', { name: 'Email address' })

test('a mistyped address gets a suggestion on the check page; the reference can be copied', async ({
	page,
	context,
}) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write'])
	await page.setViewportSize({ width: 390, height: 844 })
	await page.goto('/apply/contact/question')
	await fillIn(page, { ...enough.contact, email: 'sam@gmial.com' })
	await page.getByRole('button', { name: 'Check and send' }).click()
	await expect(page.getByText('Did you mean sam@gmail.com?')).toBeVisible()
	await page.getByRole('link', { name: /^Change.*Email address/ }).click()
	await expect(email(page)).toHaveValue('sam@gmial.com')
	// With its label, below the header.
	const topOf = async (locator: Locator) => (await locator.boundingBox())?.y ?? 0
	const header = await page.getByRole('banner').boundingBox()
	await expect.poll(() => topOf(page.locator('label[for="answer-email"]'))).toBeGreaterThan(header?.height ?? 0)
	await page.getByRole('button', { name: 'Use sam@gmail.com' }).click()
	await expect(email(page)).toHaveValue('sam@gmail.com')
	await expect(page.getByText('Changed to sam@gmail.com')).toBeVisible()
	await page.getByRole('button', { name: 'Check and send' }).click()
	await expect(page.getByRole('heading', { level: 1, name: 'Check your answers' })).toBeVisible()
	await expect(page.getByText('Did you mean')).toBeHidden()
	await page.getByRole('button', { name: 'Send my question' }).click()
	await page.getByRole('button', { name: 'Copy the reference' }).click()
	await expect(page.getByText('Copied', { exact: true })).toBeVisible()
	const copied = await page.evaluate(() => navigator.clipboard.readText())
	expect(copied).toMatch(/^ASK-/)
	await expect(page.getByText(copied, { exact: true })).toBeVisible()

	// References are random: one of the widest letters must fit the narrowest screen too.
	await page.setViewportSize({ width: 320, height: 720 })
	const tagEnd = await page.getByText(copied, { exact: true }).evaluate((reference) => {
		reference.textContent = 'ASK-MWMW-MW'
		return reference.closest('p')?.getBoundingClientRect().right
	})
	expect(tagEnd).toBeLessThanOrEqual(320)
})

test('the return link is sent, its page gets focus, and a mistyped address can be corrected', async ({ page }) => {
	// So low that the button needs scrolling.
	await page.setViewportSize({ width: 320, height: 320 })
	await page.goto('/apply/volunteering/you')
	await hydrated(page)
	await page.getByRole('button', { name: 'Save and finish later' }).click()
	await expect(page.getByRole('heading', { level: 1, name: 'Save and finish later' })).toBeVisible()
	await email(page).fill('zoe@gmial.com')
	await page.getByRole('button', { name: 'Send me the link' }).click()
	const heading = page.getByRole('heading', { level: 1, name: 'Check your email' })
	await expect(heading).toBeFocused()
	await expect(heading).toBeInViewport({ ratio: 1 })
	await expect(page.getByRole('main')).toContainText('Did you mean zoe@gmail.com?')
	await page.getByRole('link', { name: 'Change the address' }).click()
	await expect(email(page)).toBeVisible()
})
