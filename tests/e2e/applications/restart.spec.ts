import { expect as playwrightExpect, test } from '@playwright/test'
import { freshFolder, startSiteProcess } from '#tests/integration/support/site-process.ts'
import { freePort } from '#tests/proxy/ports.ts'
import { hydrated } from '../support/client-navigation.ts'
import { FULL_ONLY } from '../support/full-matrix.ts'

/** The first request of a site is slow. */
const expect = playwrightExpect.configure({ timeout: 30_000 })

test('an unfinished form survives a restart of the site, in the tab and in the store', FULL_ONLY, async ({ page }) => {
	const settings = { PORT: String(await freePort()), DATA_DIR: freshFolder('restart'), LOG_LEVEL: 'warn' }
	let site = await startSiteProcess(settings)
	const { url } = site
	async function restart() {
		await site.stop()
		site = await startSiteProcess(settings)
	}
	try {
		await page.goto(`${url}/apply/contact/question`)
		await hydrated(page)
		await page.getByLabel('Something else').check()
		await page.getByLabel('Your name').fill('Sam Reed')
		await page.getByLabel('Email address').first().fill('sam@example.org')
		await restart()

		await page.getByRole('button', { name: 'Check and send' }).click()
		await expect(page.getByRole('alert')).toContainText('Enter your question')
		await expect(page.getByLabel('Your name')).toHaveValue('Sam Reed')
		await expect(page.getByLabel('Email address').first()).toHaveValue('sam@example.org')
		await page.getByLabel('What would you like to know?').fill('Does Biscuit get on with cats?')
		await page.getByRole('button', { name: 'Check and send' }).click()
		await expect(page).toHaveURL(/\/apply\/contact\/check$/)
		await restart()

		await page.reload()
		await expect(page.getByText('Does Biscuit get on with cats?')).toBeVisible()
		await expect(page.getByText('sam@example.org')).toBeVisible()
		await page.getByRole('button', { name: 'Send my question' }).click()
		await expect(page).toHaveURL(/\/sent$/)
		await expect(page.getByText(/ASK-/).first()).toBeVisible()
	} finally {
		await site.stop()
	}
})
