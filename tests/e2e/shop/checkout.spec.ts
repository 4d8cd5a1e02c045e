import { expect, type Page, test } from '@playwright/test'
import { MAX_UNPAID_PER_EMAIL } from '#domain/shop/unpaid-limits.ts'
import { placeOrder } from '#records/shop/orders/place-order.ts'
import { aNewOrder, aNewOrderLine } from '#tests/builders/shop/order.ts'
import { libraryClient } from '#tests/stripe/library-client.ts'
import { missedBudgets } from '#tools/bench/pages/budgets.ts'
import { measureVisit } from '#tools/bench/pages/first-load.ts'
import { expectAccessible } from '../support/checks/axe.ts'
import { sidewaysScroll } from '../support/checks/layout-checks.ts'
import { hydrated } from '../support/client-navigation.ts'
import { FULL_ONLY } from '../support/full-matrix.ts'
import { type SiteWithStripe, startSiteWithStripe } from '../support/site/site-with-stripe.ts'

let site: SiteWithStripe
// One worker, so that one site is started.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
	site = await startSiteWithStripe()
})
test.beforeEach(async () => {
	// Each test is another visitor: the limits of card testing would stop the ninth.
	await site.store.db.deleteFrom('card_start').execute()
})
test.afterAll(() => site.stop())

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
/** Orders by bank transfer: the words of the one button follow the choice. */
async function orderByTransfer(page: Page, name: string | RegExp = /^Order and pay by bank transfer/) {
	await page.getByLabel('Bank transfer').check()
	await expect(page.getByRole('button', { name: /^Pay £/ })).toBeHidden()
	await press(page, name)
}
const total = (page: Page) => page.locator('.checkout-total dd')
const PHONE = { width: 390, height: 844 }

async function fillBasket(page: Page, ...goods: [slug: string, variant: string, quantity?: number][]) {
	for (const [slug, variant, quantity = 1] of goods) {
		await page.request.post(`${site.url}/basket`, {
			form: { slug, variant, quantity: String(quantity) },
			headers: { Origin: site.url },
			maxRedirects: 0,
		})
	}
}

async function fillInDetails(page: Page, email: string, country = 'United Kingdom') {
	await page.getByLabel('First name').fill('Zoë')
	await page.getByLabel('Last name').fill('O’Brien')
	await page.getByLabel('Email address').fill(email)
	await page.getByLabel(country).check()
	await page.getByLabel('Address line 1').fill('12 Mill Lane')
	await page.getByLabel('Town or city').fill('Thornford')
	if (country === 'Ireland') {
		await expect(page.getByRole('region', { name: 'Where it goes' }).getByLabel('County')).toBeVisible()
		await page.getByLabel('County').fill('County Meath')
	} else await page.getByLabel('Postcode').fill('sa14 8nn')
}

/** From the basket to the page of paying. */
async function toPay(page: Page, email: string, country?: string) {
	await page.goto(`${site.url}/checkout/details`)
	await fillInDetails(page, email, country)
	await press(page, 'Continue')
	await expect(heading(page, 'Delivery')).toBeVisible()
	await press(page, 'Continue')
	await expect(heading(page, 'Check your order')).toBeVisible()
}

const emailsTo = async (address: string) =>
	(await site.emails()).flatMap(({ to, subject }) => (to === address ? [subject.replace(/ - ORD.*/, '')] : []))

for (const javaScriptEnabled of [true, false]) {
	const how = javaScriptEnabled ? 'with' : 'without'
	// Without it in `npm test`: `integration/shop/shop.test.ts`.
	test.describe(`on a phone ${how} JavaScript`, javaScriptEnabled ? {} : FULL_ONLY, () => {
		test.use({ javaScriptEnabled, viewport: PHONE })

		test('an engraved tag and a lead are ordered by bank transfer, and cancelled', async ({ page }) => {
			const email = `bank-${how}@example.org`
			await fillBasket(page, ['rope-lead', 'red'], ['name-tag', 'small'])
			await page.goto(`${site.url}/basket`)
			await press(page, /checkout/i)
			await expect(heading(page, 'Your details')).toBeVisible()
			if (javaScriptEnabled) await hydrated(page)
			await fillInDetails(page, email)
			await expect(page.locator('.checkout-made > svg')).toHaveText('Yourwords')
			await page.getByLabel('Words for the tag').fill('DOT ☃')
			await press(page, 'Continue')
			await expect(page.locator('.checkout-made > svg')).toHaveText('DOT ☃')
			await expect(page.getByRole('alert')).toContainText('We can’t put “☃” on it')
			await expect(page).toHaveTitle(/^Error: /)
			await expect(page.getByLabel('Address line 1')).toHaveValue('12 Mill Lane')
			await page.getByLabel('Words for the tag').fill('DOT')
			if (javaScriptEnabled) await expect(page.locator('.checkout-made > svg')).toHaveText('DOT')
			await press(page, 'Continue')
			await expect(page.locator('.checkout-facts')).toContainText('12 Mill Lane')
			await page.getByLabel('A note for us').fill('Behind the gate')
			await press(page, 'Continue')
			await expect(heading(page, 'Check your order')).toBeVisible()
			await expect(total(page)).toHaveText('£28.25')
			await expect(page.getByText('“DOT”')).toBeVisible()
			await page.goBack()
			await expect(page.getByLabel('A note for us')).toHaveValue('Behind the gate')
			await page.goto(`${site.url}/checkout/pay`)
			expect(await sidewaysScroll(page)).toBe(0)
			await orderByTransfer(page, 'Order and pay by bank transfer, £28.25')
			await expect(heading(page, 'Thank you, Zoë. One step to go')).toBeVisible()
			await page.reload()
			await expect(page.getByText(/ORD-\w{4}-\w{2}/).first()).toBeVisible()
			await expect.poll(() => emailsTo(email)).toEqual(['How to pay for your order'])

			await page.getByRole('link', { name: 'Cancel this order' }).click()
			await expect(page.getByText('Nothing is paid or made yet')).toBeVisible()
			// Before the app is there the answer is a new document, which the browser begins at its top.
			if (javaScriptEnabled) await hydrated(page)
			await press(page, 'Cancel my order')
			await expect(heading(page, 'This order is cancelled')).toBeVisible()
			// The pressed button is gone: what took its place is read, and the next links are its own.
			if (javaScriptEnabled) await expect(heading(page, 'This order is cancelled')).toBeFocused()
			await expect.poll(() => emailsTo(email)).toContain('We have your cancellation')
		})

		test('two things are ordered to Ireland by card, after a declined one', async ({ page }) => {
			const email = `card-${how}@example.org`
			await fillBasket(page, ['bandana', 's'], ['bandana', 'l', 2])
			await toPay(page, email, 'Ireland')
			if (javaScriptEnabled) await hydrated(page)
			await press(page, 'Pay £34.50')
			await expect(heading(page, 'Stripe Checkout')).toBeVisible()
			await press(page, 'Pay with a declined card')
			await expect(page.getByRole('alert')).toBeVisible()
			await page.getByRole('link', { name: 'Back' }).click()
			await expect(heading(page, 'The payment didn’t go through')).toBeVisible()
			await expect(page.getByText('Your bank declined £34.50')).toBeVisible()
			await press(page, 'Try again and pay £34.50')
			await press(page, 'Pay')
			await expect(heading(page, 'Thank you, Zoë. It’s ordered')).toBeVisible()
			await site.stripe.events.deliver()
			await expect.poll(() => emailsTo(email)).toEqual(['Your order is confirmed'])
		})
	})
}

test('who has several orders that wait for their money reads what they can do, and pays by card', async ({ page }) => {
	const email = 'scouts@example.org'
	for (let group = 0; group < MAX_UNPAID_PER_EMAIL; group++) {
		// White mugs of the sample.
		const mugs = aNewOrderLine({ merchId: 203, slug: 'good-ears-mug' })
		await placeOrder(site.store, aNewOrder({ provider: 'bank transfer', email, lines: [mugs] }), () => [], Date.now())
	}
	await page.setViewportSize(PHONE)
	await fillBasket(page, ['good-ears-mug', 'one'])
	await toPay(page, email)
	await orderByTransfer(page)
	await expect(page.getByRole('alert')).toContainText('For this email address 3 orders wait for money already')
	await expect(page.getByRole('alert')).toContainText('You can pay by card, or ring us on')
	await expect(page.locator('.checkout-facts').first()).toContainText('12 Mill Lane')
	expect(await sidewaysScroll(page)).toBe(0)
	await page.getByLabel('Card').check()
	await press(page, /^Pay £/)
	await expect(heading(page, 'Stripe Checkout')).toBeVisible()
})

test(
	'what sells out while it is in the basket is said, and the rest is ordered',
	FULL_ONLY,
	async ({ page, browser }) => {
		await fillBasket(page, ['tea-towel', 'one'], ['good-ears-mug', 'one'])
		await toPay(page, 'late@example.org')
		await hydrated(page)
		const other = await browser.newPage()
		await fillBasket(other, ['tea-towel', 'one', 4])
		await toPay(other, 'first@example.org')
		await orderByTransfer(other)
		await expect(heading(other, /One step to go/)).toBeVisible()
		await other.close()
		await orderByTransfer(page)
		await expect(page.getByRole('alert')).toContainText('Nothing has been ordered yet')
		await expect(page.getByText('has sold out')).toBeVisible()
		await expect(page.locator('.checkout-line')).toHaveCount(1)
		await press(page, /^Order and pay by bank transfer/)
		await expect(heading(page, /One step to go/)).toBeVisible()
	},
)

test('an order that was abandoned is paid on a page that is opened again', FULL_ONLY, async ({ page }) => {
	await fillBasket(page, ['good-ears-mug', 'one'])
	await toPay(page, 'abandoned@example.org')
	await press(page, /^Pay £/)
	await expect(heading(page, 'Stripe Checkout')).toBeVisible()
	const session = [...site.stripe.state.sessions.keys()].at(-1) ?? ''
	await libraryClient(site.stripe.url).checkout.sessions.expire(session)
	await page.reload()
	await expect(heading(page, 'This page has expired')).toBeVisible()
	await page.goto(`${site.url}/checkout/pay`)
	await page.getByRole('link', { name: 'See your order' }).click()
	await expect(heading(page, 'The time for paying ran out')).toBeVisible()
	await press(page, /^Pay £/)
	await press(page, 'Pay')
	await expect(heading(page, /It’s ordered/)).toBeVisible()
})

test('what was typed is there again in a tab that was closed', async ({ page, context }) => {
	await fillBasket(page, ['good-ears-mug', 'one'])
	await page.goto(`${site.url}/checkout/details`)
	await hydrated(page)
	await fillInDetails(page, 'closed@example.org')
	// Saved on the device.
	await expect
		.poll(() => page.evaluate(() => localStorage.getItem('unsent-answers:/checkout/details') ?? ''))
		.toContain('closed@example.org')
	await page.close()
	const other = await context.newPage()
	await other.goto(`${site.url}/checkout/details`)
	await hydrated(other)
	await expect(other.getByLabel('Email address')).toHaveValue('closed@example.org')
})

// In `npm test` the basket and the donation form, with the same parts, are visited by axe.
test('the pages of the checkout keep their budgets, and axe finds nothing', FULL_ONLY, async ({ page }) => {
	test.slow()
	await page.setViewportSize(PHONE)
	await fillBasket(page, ['rope-lead', 'red'], ['name-tag', 'small'], ['feed-a-dog', 'week'])
	const look = async (path: string) => {
		// Ends what the page before is still loading: its files are none of this one.
		await page.goto('about:blank')
		expect(missedBudgets(await measureVisit(page, path)), path).toEqual([])
		await page.unrouteAll({ behavior: 'ignoreErrors' })
		await expectAccessible(page)
		await page.setViewportSize({ width: 320, height: 700 })
		expect(await sidewaysScroll(page), path).toBe(0)
		await page.setViewportSize(PHONE)
	}
	await look(`${site.url}/checkout/details`)
	await fillInDetails(page, 'budget@example.org')
	await page.getByLabel('Words for the tag').fill('DOT')
	await press(page, 'Continue')
	await expect(heading(page, 'Delivery')).toBeVisible()
	await look(`${site.url}/checkout/delivery`)
	await press(page, 'Continue')
	await expect(heading(page, 'Check your order')).toBeVisible()
	await look(`${site.url}/checkout/pay`)
	await orderByTransfer(page)
	await expect(heading(page, /One step to go/)).toBeVisible()
	await look(page.url())
	await page.getByRole('link', { name: 'Cancel this order' }).click()
	await expect(heading(page, 'Cancel your order?')).toBeVisible()
	await look(page.url())
})
