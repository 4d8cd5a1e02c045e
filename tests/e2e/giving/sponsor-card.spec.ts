import { expect, type Page, test } from '@playwright/test'
import { addDays, dayIn } from '#lib/dates.ts'
import { findDonation } from '#records/giving/donations.ts'
import { endDirectDebit } from '#tests/stripe/play/later.ts'
import { renew, retryInvoice } from '#tests/stripe/play/renew.ts'
import { hydrated } from '../support/client-navigation.ts'
import { FULL_ONLY } from '../support/full-matrix.ts'
import { type SiteWithStripe, startSiteWithStripe } from '../support/site/site-with-stripe.ts'

/* `tests/matrix/giving/giving-journeys.test.ts` walks these without JavaScript over HTTP; in `npm test` an order and a donation are paid by card in a browser. */

let site: SiteWithStripe
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

async function fillInYou(page: Page, email: string) {
	await page.getByLabel('First name').fill('Zora')
	await page.getByLabel('Last name').fill('Reed')
	await page.getByLabel('Email address', { exact: true }).fill(email)
	await page.getByRole('radio', { name: /card/i }).check()
}

const subjectsTo = async (address: string) =>
	(await site.emails()).flatMap(({ to, subject }) => (to === address ? [subject.replace(/ - (SPO|DON).*/, '')] : []))

async function stateOf(email: string) {
	const { reference } = await site.store.db
		.selectFrom('payable')
		.select('reference')
		.where('email', '=', email)
		.executeTakeFirstOrThrow()
	return findDonation(site.store.db, reference)
}

for (const javaScriptEnabled of [true, false]) {
	const how = javaScriptEnabled ? 'with' : 'without'
	test.describe(`${how} JavaScript`, FULL_ONLY, () => {
		test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } })

		test('a dog is sponsored every month by card; a month fails, and succeeds the next time', async ({ page }) => {
			const email = `sponsor-${how}@example.org`
			await page.goto(`${site.url}/sponsor/dot?frequency=monthly&amount=5`)
			if (javaScriptEnabled) await hydrated(page)
			await page.getByRole('radio', { name: /Help another dog/ }).check()
			await fillInYou(page, email)
			await press(page, /^Sponsor Dot/)
			await expect(heading(page, 'Stripe Checkout')).toBeVisible()
			await press(page, 'Pay')
			await expect(heading(page, /Dot has you/)).toBeVisible()
			await site.stripe.events.deliver()
			await expect.poll(async () => (await stateOf(email))?.state).toBe('active')
			await page.reload()
			await page.getByRole('link', { name: /certificate/i }).click()
			await expect(heading(page, 'Zora Reed')).toBeVisible()

			const { subscriptionRef } = (await stateOf(email)) ?? {}
			const invoice = renew(site.stripe.state, subscriptionRef ?? '', 'decline')
			await site.stripe.events.deliver()
			await expect.poll(() => subjectsTo(email)).toContain('The payment of £5 did not go through')
			retryInvoice(site.stripe.state, invoice.id, 'pay')
			await site.stripe.events.deliver()
			await expect.poll(async () => (await stateOf(email))?.state).toBe('active')
			await expect
				.poll(async () => (await subjectsTo(email)).filter((subject) => subject === 'Your receipt for £5'))
				.toHaveLength(2)
		})

		test('a sponsorship is given as a present by card, with a day to come', async ({ page }) => {
			const email = `present-${how}@example.org`
			const [year = '', month = '', day = ''] = addDays(dayIn('Europe/London', Date.now()), 30).split('-')
			await page.goto(`${site.url}/sponsor/dot?frequency=12+months&amount=5`)
			if (javaScriptEnabled) await hydrated(page)
			await page.getByLabel('Their name').fill('Ada Lovelace')
			await page.getByLabel('Who are they to you?').selectOption('Friend')
			await page.getByLabel('Their email address').fill('ada@example.org')
			await page.getByLabel('Day', { exact: true }).fill(day)
			await page.getByLabel('Month', { exact: true }).fill(month)
			await page.getByLabel('Year', { exact: true }).fill(year)
			await page.getByRole('radio', { name: /Ask me first/ }).check()
			await fillInYou(page, email)
			await press(page, /^Sponsor Dot/)
			await expect(heading(page, 'Stripe Checkout')).toBeVisible()
			await press(page, 'Pay with a declined card')
			await expect(page.getByRole('alert')).toBeVisible()
			await press(page, 'Pay')
			await expect(heading(page, /Dot has you|Thank you/)).toBeVisible()
			await site.stripe.events.deliver()
			await expect.poll(() => subjectsTo(email)).toEqual(['Your receipt for £60'])
			expect(await subjectsTo('ada@example.org')).toEqual([])
			await page.reload()
			await page.getByRole('link', { name: /certificate/i }).click()
			await expect(heading(page, 'Ada Lovelace')).toBeVisible()
		})

		test('a direct debit that takes days is thanked for when its money has come', async ({ page }) => {
			const { thankYou, read } = await site.donate()
			await page.goto(thankYou)
			await press(page, 'Carry on and pay £20')
			await press(page, 'Pay by direct debit')
			await expect(heading(page, 'Thank you, Zoë. It’s on its way')).toBeVisible()
			const session = [...site.stripe.state.sessions.keys()].at(-1) ?? ''
			endDirectDebit(site.stripe.state, session, 'succeeds')
			await site.stripe.events.deliver()
			await expect.poll(async () => (await read())?.payments[0]?.state).toBe('paid')
			await page.reload()
			await expect(page.getByText('Your £20 is here.')).toBeVisible()
		})
	})
}
