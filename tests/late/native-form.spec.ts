import { expect, test } from '@playwright/test'
import { enough } from '../builders/applications/answers.ts'
import { ownSite } from '../e2e/support/site/own-site.ts'

/* The app's code never arrives: a form is the browser's own. */

ownSite()

test.beforeEach(({ page }) => page.route('**/assets/react-dom-*', (route) => route.fulfill({ status: 404 })))

test('unsaved input of a form is there after a link and Back; sent with a mistake it keeps its answers, then it is thanked', async ({
	page,
}) => {
	await page.goto('/apply/contact/question')
	await page.getByLabel('Something else').check()
	await page.getByLabel('Your name').fill('Sam Reed')
	await page.getByRole('contentinfo').getByText('More about').click()
	await page.getByRole('contentinfo').getByRole('link', { name: 'Happy endings' }).click()
	await expect(page).toHaveURL(/\/#stories$/)
	await page.goBack()
	await expect(page.getByLabel('Your name')).toHaveValue('Sam Reed')
	await expect(page.getByLabel('Something else')).toBeChecked()

	await page.getByRole('button', { name: 'Check and send' }).click()
	await expect(page).toHaveTitle(/^Error:/)
	await expect(page.getByLabel('Your name')).toHaveValue('Sam Reed')
	await page.getByLabel('What would you like to know?').fill('May we bring our own dog along?')
	await page.getByLabel('Phone', { exact: false }).first().fill(String(enough.contact.phone))
	await page.getByRole('button', { name: 'Check and send' }).click()
	await expect(page).toHaveURL(/\/check$/)
	await page.getByRole('button', { name: /^Send/ }).click()
	await expect(page.getByRole('heading', { level: 1, name: /^We have / })).toBeVisible()
	// Back does not send it again.
	await page.goBack()
	await expect(page.getByRole('heading', { level: 1, name: /^We have / })).toBeVisible()
})
