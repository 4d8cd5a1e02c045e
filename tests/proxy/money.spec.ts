import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { startStripe, TEST_SECRET_KEY, TEST_WEBHOOK_SECRET } from '#tests/stripe/stripe-server.ts'
import { hydrated } from '../e2e/support/client-navigation.ts'
import { deskHttp } from '../integration/desk/desk-http.ts'
import { type ProxiedSite, startProxiedSite } from './proxied-site.ts'

/** A site of its own: the stand-in for Stripe is refused at a public name. */
let proxied: ProxiedSite
let stripe: Awaited<ReturnType<typeof startStripe>>

// One worker, so that one site is started.
test.describe.configure({ mode: 'default' })
// biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern before its second argument.
test.beforeAll(async ({}, { config }) => {
	stripe = await startStripe({ deliversAtOnce: true })
	proxied = await startProxiedSite({
		host: 'localhost',
		certificate: config.metadata.certificate,
		settings: {
			STRIPE_SECRET_KEY: TEST_SECRET_KEY,
			STRIPE_WEBHOOK_SECRET: TEST_WEBHOOK_SECRET,
			STRIPE_BASE_URL: stripe.url,
			LOG_LEVEL: 'warn',
		},
	})
	// Through nginx, as Stripe does.
	stripe.setWebhook({ url: `${proxied.siteUrl}/api/stripe-events`, enabledEvents: ['*'] })
})
test.afterAll(async () => {
	await proxied.stop()
	await stripe.stop()
})

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()

async function fillInPerson(page: Page) {
	await page.getByLabel('First name', { exact: true }).fill('Zoë')
	await page.getByLabel('Last name', { exact: true }).fill('O’Brien')
	await page.getByLabel('Email address', { exact: true }).fill('zoe@example.org')
}

/** Browsers send them over https only. */
async function expectSecureCookies(context: BrowserContext) {
	const cookies = await context.cookies()
	expect(cookies.filter(({ secure }) => !secure)).toEqual([])
	return cookies.map(({ name }) => name)
}

for (const javaScriptEnabled of [true, false]) {
	test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
		test.use({ javaScriptEnabled })

		test('a monthly donation is given by card, and its receipt is there', async ({ page }) => {
			await page.goto(`${proxied.siteUrl}/donate?frequency=monthly&monthly=12`)
			if (javaScriptEnabled) await hydrated(page)
			await fillInPerson(page)
			await page.getByText('Card', { exact: true }).click()
			await press(page, 'Give £12 a month')
			await expect(heading(page, 'Stripe Checkout')).toBeVisible()
			await press(page, 'Pay')
			await expect(page).toHaveURL(new RegExp(`^${proxied.siteUrl}/giving/thank-you\\?key=`))
			await expect(async () => {
				await page.reload()
				await expect(page.getByRole('link', { name: /receipt/i }).first()).toBeVisible({ timeout: 1_000 })
			}).toPass({ timeout: 30_000 })
		})

		test('goods are ordered by bank transfer, and the order is cancelled', async ({ page, context }) => {
			await page.goto(`${proxied.siteUrl}/merch/rope-lead`)
			if (javaScriptEnabled) await hydrated(page)
			await press(page, 'Add to basket')
			await expect.poll(() => expectSecureCookies(context)).toContainEqual(expect.stringMatching(/basket/))
			await page.goto(`${proxied.siteUrl}/checkout/details`)
			if (javaScriptEnabled) await hydrated(page)
			await fillInPerson(page)
			await page.getByLabel('United Kingdom').check()
			await page.getByLabel('Address line 1').fill('12 Mill Lane')
			await page.getByLabel('Town or city').fill('Thornford')
			await page.getByLabel('Postcode').fill('sa14 8nn')
			await press(page, 'Continue')
			await expect(heading(page, 'Delivery')).toBeVisible()
			await press(page, 'Continue')
			await expect(heading(page, 'Check your order')).toBeVisible()
			await page.getByLabel('Bank transfer').check()
			await press(page, /^Order and pay by bank transfer/)
			await expect(heading(page, /^Thank you, Zoë/)).toBeVisible()
			await page.getByRole('link', { name: 'Cancel this order' }).click()
			await press(page, 'Cancel my order')
			await expect(heading(page, 'This order is cancelled')).toBeVisible()
			await expectSecureCookies(context)
		})

		test('the treasurer signs in, and finds the donation', async ({ page, context }) => {
			const desk = deskHttp({
				site: () => proxied.site,
				dataDir: proxied.dataDir,
				settings: { SITE_URL: proxied.siteUrl },
			})
			const key = desk.inviteKey(`treasurer-${javaScriptEnabled}@example.org`, 'treasurer')
			await page.goto(`${proxied.siteUrl}/desk/invitation?key=${key}`)
			await press(page, 'Accept and sign in')
			await expect(page).not.toHaveURL(/invitation/)
			await page.goto(`${proxied.siteUrl}/desk/giving`)
			const row = page.getByRole('row').filter({ hasText: 'Zoë O’Brien' }).first()
			await expect(row).toContainText('£12')
			await row.getByRole('link').first().click()
			await expect(page.getByText('zoe@example.org').first()).toBeVisible()
			expect(await expectSecureCookies(context)).toContainEqual(expect.stringMatching(/^__Host-/))
		})
	})
}
