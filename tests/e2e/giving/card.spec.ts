import { expect, type Page, test } from '@playwright/test'
import { libraryClient } from '#tests/stripe/library-client.ts'
import { endDirectDebit } from '#tests/stripe/play/later.ts'
import { renew } from '#tests/stripe/play/renew.ts'
import { missedBudgets } from '#tools/bench/pages/budgets.ts'
import { measureVisit } from '#tools/bench/pages/first-load.ts'
import { expectAccessible } from '../support/checks/axe.ts'
import { goTo, hydrated } from '../support/client-navigation.ts'
import { FULL_ONLY } from '../support/full-matrix.ts'
import { type SiteWithStripe, startSiteWithStripe } from '../support/site/site-with-stripe.ts'

let site: SiteWithStripe
// One worker, so that one site is started.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
	site = await startSiteWithStripe()
})
test.afterAll(() => site.stop())

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** From our page to that of Stripe. */
async function payAtStripe(page: Page, button = 'Carry on and pay £20') {
	await press(page, button)
	await expect(heading(page, 'Stripe Checkout')).toBeVisible()
}

const sessions = () => [...site.stripe.state.sessions.values()]
const receiptsOf = async (reference = '') =>
	(await site.emails()).filter(({ subject }) => subject === `Your receipt for £20 - ${reference}`)

for (const javaScriptEnabled of [true, false]) {
	test.describe(
		javaScriptEnabled ? 'with JavaScript' : 'without JavaScript',
		javaScriptEnabled ? {} : FULL_ONLY,
		() => {
			test.use({ javaScriptEnabled })

			test('a declined card, an unconfirmed one and going back lose nothing: the same payment is paid in the end', async ({
				page,
			}) => {
				const { thankYou, receipt, read } = await site.donate()
				await page.goto(thankYou)
				await expect(heading(page, 'You haven’t paid yet')).toBeVisible()
				if (javaScriptEnabled) await hydrated(page)
				await payAtStripe(page)
				const checkout = page.url()
				await press(page, 'Pay with a declined card')
				await expect(page.getByRole('alert')).toBeVisible()
				await page.getByRole('link', { name: 'Back' }).click()
				await expect(heading(page, 'You haven’t paid yet')).toBeVisible()
				await payAtStripe(page)
				expect(page.url()).toBe(checkout)
				await press(page, 'Pay with 3-D Secure')
				await press(page, 'Fail')
				await press(page, 'Pay with 3-D Secure')
				await press(page, 'Confirm')

				await expect(heading(page, 'Thank you, Zoë')).toBeVisible()
				expect(page.url()).toBe(thankYou)
				await page.reload()
				await expect(page.getByText('Your £20 is here.')).toBeVisible()
				await site.stripe.events.deliver()
				const found = await read()
				expect(found?.payments).toMatchObject([{ state: 'paid', received: 2000 }])
				await expect.poll(() => receiptsOf(found?.donation.reference)).toHaveLength(1)
				await page.getByRole('link', { name: 'Receipt for printing' }).click()
				await expect(heading(page, 'Receipt for £20')).toBeVisible()
				await expect(page.locator('.receipt-rows')).toContainText(/By\s*Card.*Gift Aid\s*Not declared/)
				expect(page.url()).toBe(receipt)
			})

			test('the words of the button and the tick for fees follow the way to pay', async ({ page }) => {
				await page.goto(`${site.url}/donate?frequency=once&once=30`)
				if (javaScriptEnabled) await hydrated(page)
				const [fees, transfer] = [page.getByLabel(/to cover the cost/), 'Get our bank details']
				await expect(fees).toBeHidden()
				await expect(page.getByRole('button', { name: 'Give £30' })).toBeVisible()
				await page.getByLabel('Bank transfer').check()
				await expect(page.getByRole('button', { name: transfer })).toBeVisible()
				await expect(page.getByRole('button', { name: 'Give £30' })).toBeHidden()
				await expect(fees).toBeHidden()
				await page.getByRole('radio', { name: /^Card/ }).check()
				await expect(fees).toBeVisible()
				await expect(page.getByRole('button', { name: 'Give £30' })).toBeVisible()
			})

			test('a session that has expired is followed by another one', async ({ page }) => {
				const { thankYou, read } = await site.donate()
				await page.goto(thankYou)
				await payAtStripe(page)
				const first = page.url()
				await libraryClient(site.stripe.url).checkout.sessions.expire(sessions().at(-1)?.id ?? '')
				await page.goto(thankYou)
				await payAtStripe(page)
				expect(page.url()).not.toBe(first)
				await press(page, 'Pay')
				await expect(heading(page, 'Thank you, Zoë')).toBeVisible()
				expect((await read())?.payments.map(({ state }) => state)).toEqual(['abandoned', 'paid'])
			})

			test('a direct debit is on its way, fails after days, and is tried again by card', async ({ page }) => {
				const { thankYou, read } = await site.donate()
				await page.goto(thankYou)
				await payAtStripe(page)
				await press(page, 'Pay by direct debit')
				await expect(heading(page, 'Thank you, Zoë. It’s on its way')).toBeVisible()
				const reference = (await read())?.donation.reference
				endDirectDebit(site.stripe.state, sessions().at(-1)?.id ?? '', 'fails')
				await site.stripe.events.deliver()
				await expect.poll(async () => (await read())?.payments[0]?.state).toBe('failed')
				expect(await receiptsOf(reference)).toEqual([])
				await page.reload()
				await expect(heading(page, 'The payment didn’t go through')).toBeVisible()
				await payAtStripe(page, 'Try again with £20')
				await press(page, 'Pay')
				await expect(heading(page, 'Thank you, Zoë')).toBeVisible()
				await expect.poll(() => receiptsOf(reference)).toHaveLength(1)
			})

			test('a card payment becomes a bank transfer, and its session can no longer be paid', async ({ page }) => {
				const { thankYou, read } = await site.donate()
				await page.goto(thankYou)
				await payAtStripe(page)
				const checkout = page.url()
				await page.goto(thankYou)
				await press(page, 'Pay by bank transfer instead')
				await expect(heading(page, 'Thank you, Zoë. One step to go')).toBeVisible()
				await expect(page.getByText('Fairlead Dog Rescue (sample)')).toBeVisible()
				const transfer = page.url()
				await page.goto(checkout)
				await expect(heading(page, 'This page has expired')).toBeVisible()
				expect((await read())?.donation.state).toBe('abandoned')
				await page.goto(thankYou)
				await press(page, 'Pay by bank transfer instead')
				await expect(page).toHaveURL(transfer)
			})

			test('a monthly donation renews, fails, is changed at Stripe and cancelled by the link of its receipt', async ({
				page,
			}) => {
				const { thankYou, manage, read } = await site.donate({ frequency: 'monthly', state: 'starting' })
				await page.goto(thankYou)
				await payAtStripe(page, 'Carry on and pay £20 a month')
				await press(page, 'Pay')
				await expect(page.getByText('Your first £20 is here')).toBeVisible()
				await site.stripe.events.deliver()
				await expect.poll(async () => (await read())?.donation.subscriptionRef ?? null).not.toBeNull()
				const { reference, subscriptionRef } = (await read())?.donation ?? {}
				await expect.poll(() => receiptsOf(reference)).toHaveLength(1)
				expect((await receiptsOf(reference))[0]?.text).toContain(manage)

				renew(site.stripe.state, subscriptionRef ?? '', 'decline')
				await site.stripe.events.deliver()
				await expect.poll(async () => (await read())?.donation.state).toBe('past due')
				await page.goto(manage)
				await expect(page.getByText('The last payment failed')).toBeVisible()
				await press(page, 'Open Stripe’s page')
				await expect(heading(page, 'Customer portal')).toBeVisible()
				await page.getByRole('link', { name: 'Back' }).click()

				await page.getByText('I’d like to cancel').click()
				await press(page, 'Cancel it now')
				await expect(heading(page, 'Your monthly donation has ended')).toBeVisible()
				await expect(page.getByRole('link', { name: 'Give again' })).toHaveAttribute('href', '/donate')
				await site.stripe.events.deliver()
				expect(site.stripe.state.subscriptions.get(subscriptionRef ?? '')?.status).toBe('canceled')
				const ended = (await site.emails()).filter(({ subject }) => subject.includes(`has ended - ${reference}`))
				expect(ended).toHaveLength(1)
				await page.goto(thankYou)
				await expect(heading(page, 'Your monthly donation has ended')).toBeVisible()
			})

			test('Gift Aid is added after paying, with what is missing said first', async ({ page }) => {
				const { thankYou, read } = await site.donate()
				await page.goto(thankYou)
				await payAtStripe(page)
				await press(page, 'Pay')
				await expect(heading(page, 'Thank you, Zoë')).toBeVisible()
				// Directly below the thanks.
				await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Turn £20 into £25')
				await page.getByText('Add Gift Aid', { exact: true }).click()
				await press(page, 'Send my declaration')
				await expect(page.getByRole('alert')).toBeVisible()
				await page.getByText('I want to Gift Aid my donation of £20 to').first().click()
				await expect(page.getByLabel('The rest of your home address')).toBeHidden()
				await page.getByLabel('House name or number').fill('7')
				await page.getByLabel('Postcode', { exact: false }).fill('sa148nn')
				await press(page, 'Send my declaration')
				await expect(page.getByRole('heading', { name: 'Gift Aid is added' })).toBeVisible()
				expect((await read())?.donation.giftAidDeclarationId).not.toBeNull()
			})
		},
	)
}

test('the form leads to Checkout also after client navigation, and every page after giving is accessible', async ({
	page,
}) => {
	const { thankYou, manage, receipt } = await site.donate({ frequency: 'monthly', state: 'starting' })
	await page.goto(`${site.url}/dogs`)
	await goTo(page, thankYou.slice(site.url.length))
	await expect(heading(page, 'You haven’t paid yet')).toBeVisible()
	await expectAccessible(page)
	await payAtStripe(page, 'Carry on and pay £20 a month')
	await press(page, 'Pay')
	await expect(page.getByText('Your first £20 is here')).toBeVisible()
	for (const path of [thankYou, manage, receipt]) {
		await page.goto(path)
		await expectAccessible(page)
	}
})

test('bank transfer is open when Stripe cannot be reached, and after a direct debit that failed', async ({ page }) => {
	const first = await site.donate()
	await page.goto(first.thankYou)
	site.stripe.fail({ path: /./, kind: 'cut before', times: 1000 })
	await press(page, 'Carry on and pay £20')
	await expect(page.getByText('We can’t reach Stripe just now')).toBeVisible()
	await press(page, 'Pay by bank transfer instead')
	await expect(heading(page, 'Thank you, Zoë. One step to go')).toBeVisible()
	site.stripe.repair()

	const second = await site.donate()
	await page.goto(second.thankYou)
	await payAtStripe(page)
	await press(page, 'Pay by direct debit')
	await expect(heading(page, 'Thank you, Zoë. It’s on its way')).toBeVisible()
	endDirectDebit(site.stripe.state, sessions().at(-1)?.id ?? '', 'fails')
	await site.stripe.events.deliver()
	await expect.poll(async () => (await second.read())?.payments[0]?.state).toBe('failed')
	await page.reload()
	await press(page, 'Pay by bank transfer instead')
	await expect(heading(page, 'Thank you, Zoë. One step to go')).toBeVisible()
})

test('keys open only their own page, and a changed one opens none', async ({ request }) => {
	const [mine, other] = [await site.donate(), await site.donate()]
	const keyOf = (address: string) => new URL(address).searchParams.get('key') ?? ''
	const forged = `${keyOf(other.thankYou).split('.')[0]}.${keyOf(mine.thankYou).split('.')[1]}`
	for (const [path, key] of [
		['thank-you', forged],
		['manage', keyOf(mine.thankYou)],
		['receipt', keyOf(mine.thankYou)],
		['receipt', keyOf(mine.receipt)],
		['thank-you', ''],
	]) {
		const response = await request.get(`${site.url}/giving/${path}?key=${key}`)
		expect(response.status(), `${path} ${key}`).toBe(404)
		expect(await response.text()).toMatch(/<h1[^>]*>This link doesn’t work<\/h1>/)
	}
})

test('a lost link goes to the address on file, and the page is the same for any other', async ({ page }) => {
	const email = 'Lost.Link@example.org'
	const { manage } = await site.donate({ frequency: 'monthly', state: 'active', email })
	for (const typed of ['nobody@example.org', email.toLowerCase()]) {
		await page.goto(`${site.url}/giving/lost-link`)
		await page.getByLabel('Your email address').fill(typed)
		await press(page, 'Email me my link')
		await expect(heading(page, 'Look in your inbox')).toBeVisible()
	}
	const sent = (await site.emails()).filter(({ subject }) => subject.startsWith('Your monthly giving'))
	expect(sent).toMatchObject([{ to: email, text: expect.stringContaining(manage) }])
})

test('the thanks keep their budgets, also with Gift Aid', async ({ page }) => {
	test.slow()
	await page.setViewportSize({ width: 390, height: 844 })
	const { payableId, thankYou } = await site.donate()
	await page.goto(thankYou)
	await payAtStripe(page)
	await press(page, 'Pay')
	await expect(heading(page, 'Thank you, Zoë')).toBeVisible()
	for (const hasDeclared of [false, true]) {
		if (hasDeclared) await site.declare(payableId)
		const visit = await page.context().newPage()
		await visit.setViewportSize({ width: 390, height: 844 })
		const load = await measureVisit(visit, thankYou)
		await expect(
			visit.getByRole('heading', { name: hasDeclared ? 'Gift Aid is added' : 'Turn £20 into £25' }),
		).toBeVisible()
		expect(missedBudgets(load)).toEqual([])
		await visit.close()
	}
})
