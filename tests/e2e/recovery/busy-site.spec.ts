import { expect, type Page, test } from '@playwright/test'
import { startSiteProcess } from '#tests/integration/support/site-process.ts'
import { SMALL_CHARITY } from '#tests/integration/support/small-charity.ts'
import { startStripe, TEST_SECRET_KEY, TEST_WEBHOOK_SECRET } from '#tests/stripe/stripe-server.ts'
import { hydrated } from '../support/client-navigation.ts'

let site: Awaited<ReturnType<typeof startSiteProcess>>
let stripe: Awaited<ReturnType<typeof startStripe>>

// One worker, so that one site is started: the form of lost links needs cards.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
	stripe = await startStripe()
	const keys = { STRIPE_SECRET_KEY: TEST_SECRET_KEY, STRIPE_WEBHOOK_SECRET: TEST_WEBHOOK_SECRET }
	site = await startSiteProcess({ ...SMALL_CHARITY, ...keys, STRIPE_BASE_URL: stripe.url })
})
test.afterAll(async () => {
	await site.stop()
	await stripe.stop()
})

/** The site answers posts as one that is over a limit (429), whose queue is full (503), or that is not reached. */
async function refusePosts(page: Page, how: 429 | 503 | 'unreached') {
	await page.route('**/*.data*', (route) => {
		if (route.request().method() !== 'POST') return route.fallback()
		return how === 'unreached' ? route.abort() : route.fulfill({ status: how, body: 'Busy', contentType: 'text/plain' })
	})
}

for (const [how, said] of [
	[429, 'The site is very busy just now, so nothing was stored.'],
	[503, 'The site is very busy just now, so nothing was stored.'],
	['unreached', 'We couldn’t reach our site, so nothing was stored.'],
] as const) {
	test(`a small form that meets ${how} stays with what was typed, says so, and can be sent again`, async ({ page }) => {
		await page.goto(`${site.url}/giving/lost-link`)
		await hydrated(page)
		await refusePosts(page, how)
		const email = page.getByLabel('Your email address')
		const send = page.getByRole('button', { name: 'Email me my link' })
		await email.fill('zoe@example.org')
		await send.click()
		await expect(page.getByRole('alert')).toContainText(said)
		await expect(email).toHaveValue('zoe@example.org')
		await expect(send).toBeFocused()
		await expect(send).toBeInViewport()
		await page.unroute('**/*.data*')
		await send.click()
		await expect(page.getByRole('alert')).toBeHidden()
		await expect(send).toBeHidden()
	})
}

test('the note of a busy site is closed by its button', async ({ page }) => {
	await page.goto(`${site.url}/giving/lost-link`)
	await hydrated(page)
	await refusePosts(page, 503)
	await page.getByLabel('Your email address').fill('zoe@example.org')
	await page.getByRole('button', { name: 'Email me my link' }).click()
	await page.getByRole('button', { name: 'Close' }).click()
	await expect(page.getByRole('alert')).toBeHidden()
	await expect(page.getByLabel('Your email address')).toHaveValue('zoe@example.org')
})

test('a form that leads to another page of a busy site has what was typed there', async ({ page }) => {
	await page.goto('/merch/t-shirt')
	await hydrated(page)
	await refusePosts(page, 503)
	await page.getByText('Email me when M or XXL is back').click()
	const fold = page.locator('.notice-fold')
	await fold.getByText('XXL', { exact: true }).click()
	await fold.getByLabel('Your email address').fill('sam@example.org')
	await fold.getByRole('button', { name: 'Email me' }).click()
	await expect(page.getByRole('alert')).toContainText('The site is very busy just now, so nothing was stored.')
	await expect(page.getByLabel('Your email address')).toHaveValue('sam@example.org')
})
