import { expect, test } from '@playwright/test'
import { startCoreWordPress } from '#tests/integration/applications/core-wordpress.ts'
import { freshFolder, startSiteProcess } from '#tests/integration/support/site-process.ts'
import { FULL_ONLY } from '../support/full-matrix.ts'

// `tests/matrix/applications/forms-closed.test.ts` asks without a browser.
test(
	'visitors with an open form see that forms are closed, and find their answers once forms reopen',
	FULL_ONLY,
	async ({ page }) => {
		const backend = await startCoreWordPress()
		const settings = { API_BASE: backend.url, DATA_DIR: freshFolder('closed') }
		const address = { NOTIFICATION_EMAIL: 'office@stray.example' }
		let site = await startSiteProcess({ ...settings, ...address })
		const PORT = new URL(site.url).port
		await page.goto(`${site.url}/apply/volunteering/you`)
		await page.getByRole('textbox', { name: 'First name' }).fill('Half-way')
		await site.stop()

		site = await startSiteProcess({ ...settings, PORT })
		await page.getByRole('button', { name: 'Continue' }).click()
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('This form is closed for now')
		await expect(page).toHaveURL(/\/apply\/volunteering\/closed$/)
		await expect(page.getByText('We’ll keep what you typed for 30 days')).toBeVisible()
		await page.getByRole('link', { name: 'Go to the home page' }).click()
		await expect(page).toHaveURL(`${site.url}/`)
		await site.stop()

		site = await startSiteProcess({ ...settings, ...address, PORT })
		await page.goto(`${site.url}/apply/volunteering/you`)
		await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Half-way')
		await site.stop()
		await backend.kill()
	},
)
