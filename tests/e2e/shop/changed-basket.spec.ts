import { expect, type Page, test } from '@playwright/test'
import { BUYER, charityWithGoods } from '#tests/integration/shop/shop-buyer.ts'
import { press as pressAtStripe } from '#tests/stripe/stripe-client.ts'
import { hydrated } from '../support/client-navigation.ts'
import { FULL_ONLY } from '../support/full-matrix.ts'
import { type SiteWithStripe, startSiteWithStripe } from '../support/site/site-with-stripe.ts'

/* With JavaScript. Without it `tests/matrix/shop/shop-journeys.test.ts` walks these by both providers on both engines. */

const charity = charityWithGoods()
let site: SiteWithStripe
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
	site = await startSiteWithStripe({ CONTENT_DIR: charity.folder })
})
test.beforeEach(async () => {
	// Each test is another visitor: the limits of card testing would stop the ninth.
	await site.store.db.deleteFrom('card_start').execute()
})
test.afterAll(() => site.stop())

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()

/** To the page of paying, whose steps before it are tested in `checkout.spec.ts`. */
async function toPay(page: Page, email: string, slug: string, quantity = 1) {
	const post = (path: string, form: Record<string, string>) =>
		page.request.post(site.url + path, { form, headers: { Origin: site.url }, maxRedirects: 0 })
	await post('/basket', { slug, variant: 'one', quantity: String(quantity) })
	await page.goto(`${site.url}/checkout/details`)
	await hydrated(page)
	await page.getByLabel('First name').fill(BUYER.firstName)
	await page.getByLabel('Last name').fill(BUYER.lastName)
	await page.getByLabel('Email address').fill(email)
	await page.getByLabel('United Kingdom').check()
	await page.getByLabel('Address line 1').fill(BUYER.line1)
	await page.getByLabel('Town or city').fill(BUYER.town)
	await page.getByLabel('Postcode').fill(BUYER.postcode)
	await press(page, 'Continue')
	await expect(heading(page, 'Delivery')).toBeVisible()
	await press(page, 'Continue')
	await expect(heading(page, 'Check your order')).toBeVisible()
}

const ordersOf = (email: string) =>
	site.store.db.selectFrom('payable').select(['state', 'provider']).where('email', '=', email).execute()

const WAYS = [
	{ way: 'card', button: /^Pay £/, after: 'Stripe Checkout' },
	{ way: 'bank', button: /^Order and pay by bank transfer/, after: /One step to go/ },
]

test.describe('with JavaScript', FULL_ONLY, () => {
	for (const [index, { way, button, after }] of WAYS.entries()) {
		test(`a price that changes while it is in the basket is shown before it is taken, by ${way}`, async ({ page }) => {
			const [email, amount] = [`price-${way}@example.org`, `123${index}`]
			await toPay(page, email, 'good-ears-mug')
			charity.change('good-ears-mug', (text) =>
				text.replace(/amount: \d+/, `amount: ${amount}`).replace(/modified: .*/, `modified: 2026-11-2${index}`),
			)
			const shown = `£12.3${index}`
			await expect.poll(async () => (await page.request.get(`${site.url}/merch/good-ears-mug`)).text()).toContain(shown)
			if (way === 'bank') await page.getByLabel('Bank transfer').check()
			await press(page, button)
			await expect(page.getByRole('alert')).toContainText('Nothing has been ordered yet')
			await expect(page.getByText(`now costs ${shown} instead of £`)).toBeVisible()
			expect(await ordersOf(email)).toEqual([])
			await press(page, button)
			await expect(heading(page, after)).toBeVisible()
			expect(await ordersOf(email)).toHaveLength(1)
		})
	}

	test('what sells out while it is in the basket is said before a card is asked for', async ({ page, browser }) => {
		await toPay(page, 'late-card@example.org', 'tea-towel')
		const other = await browser.newPage()
		await toPay(other, 'first-card@example.org', 'tea-towel', 4)
		await press(other, /^Pay £/)
		await expect(heading(other, 'Stripe Checkout')).toBeVisible()
		await other.close()
		await press(page, /^Pay £/)
		await expect(page.getByText('has sold out')).toBeVisible()
		expect(await ordersOf('late-card@example.org')).toEqual([])
	})

	test('a page that was paid in another tab is a payment when this one asks for a bank transfer', async ({ page }) => {
		const email = 'two-tabs@example.org'
		await toPay(page, email, 'calendar-2027')
		await press(page, /^Pay £/)
		await expect(heading(page, 'Stripe Checkout')).toBeVisible()
		const checkout = page.url()
		await page.getByRole('link', { name: 'Back' }).click()
		await expect(heading(page, 'You haven’t paid yet')).toBeVisible()
		await pressAtStripe(checkout, 'pay')
		await press(page, /bank transfer/i)
		await expect(heading(page, /It’s ordered/)).toBeVisible()
		expect(await ordersOf(email)).toMatchObject([{ state: 'paid', provider: 'stripe' }])
	})
})
