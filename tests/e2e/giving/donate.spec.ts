import { expect, type Page, test } from '@playwright/test'
import { startSiteProcess } from '#tests/integration/support/site-process.ts'
import { SMALL_CHARITY } from '#tests/integration/support/small-charity.ts'
import { startStripe, TEST_SECRET_KEY, TEST_WEBHOOK_SECRET } from '#tests/stripe/stripe-server.ts'
import { violations } from '../support/checks/axe.ts'
import { watchForErrors } from '../support/checks/console-errors.ts'
import { sidewaysScroll } from '../support/checks/layout-checks.ts'
import { goTo, hydrated, settled } from '../support/client-navigation.ts'
import { FULL_ONLY } from '../support/full-matrix.ts'
import { translatePage } from '../support/translate-page.ts'

let site: Awaited<ReturnType<typeof startSiteProcess>>
let stripe: Awaited<ReturnType<typeof startStripe>>

// One worker, so that one site is started.
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

async function fillInPerson(page: Page) {
	await page.getByLabel('First name', { exact: true }).fill('Zoë')
	await page.getByLabel('Last name', { exact: true }).fill('O’Brien')
	await page.getByLabel('Email address', { exact: true }).fill('zoe@example.org')
}

const give = (page: Page, words: string | RegExp) => page.getByRole('button', { name: words }).click()

for (const [device, viewport] of Object.entries({
	phone: { width: 390, height: 844 },
	desktop: { width: 1280, height: 900 },
})) {
	for (const javaScriptEnabled of [true, false]) {
		const how = javaScriptEnabled ? 'with' : 'without'
		const tag = device === 'phone' && javaScriptEnabled ? {} : FULL_ONLY

		test.describe(`on a ${device} ${how} JavaScript`, tag, () => {
			test.use({ viewport, javaScriptEnabled })

			test('an amount is chosen on the donations page and given by bank transfer', async ({ page }) => {
				await page.goto(`${site.url}/waystohelp/donations`)
				await expect(page.getByText('pays for all the joint medicine').first()).toBeVisible()
				await page.getByText('Just once').click()
				await page.getByText('£60', { exact: true }).first().click()
				await expect(page.getByRole('status').getByText('£60 pays for a full check-up')).toBeVisible()
				await page.getByLabel('What is it for?').selectOption('Vets’ bills')
				await expect(page.getByRole('status').getByText('pays for a full check-up').first()).toBeHidden()
				await give(page, /^(Give £60|Donate)$/)
				await expect(page).toHaveURL(/\/donate\?/)
				await expect(page.locator('.giving-choice > summary')).toContainText('£60')
				await expect(page.getByLabel('Vets’ bills')).toBeChecked()
				await fillInPerson(page)
				await page.getByText('Bank transfer', { exact: true }).click()
				await expect(page.getByText('to cover the cost of the card payment')).toBeHidden()
				await give(page, /^(Give £60|Get our bank details)$/)
				await expect(page).toHaveURL(/\/giving\/thank-you\?key=/)
				await expect(page.getByText(/DON-\w{4}-\w{2}/).first()).toBeVisible()
				expect(await sidewaysScroll(page)).toBe(0)
			})

			test('a donation in memory starts from its card, and asks for the name and the card to send', async ({
				page,
			}) => {
				await page.goto(`${site.url}/waystohelp/donations`)
				await page.getByRole('link', { name: 'Give in memory' }).click()
				await expect(page.getByRole('heading', { level: 1, name: 'A donation in memory' })).toBeVisible()
				await expect(page.getByLabel('In memory of')).toBeChecked()
				await page.getByLabel('Their name').fill('Old Bob')
				await expect(page.getByLabel('Who is the card for?')).toBeHidden()
				await page.getByLabel(/^Send someone a card by email/).check()
				await page.getByLabel('Who is the card for?').fill('Ann')
				await page.getByLabel('Their email address').fill('ann@example.org')
				await fillInPerson(page)
				await page.getByText('Bank transfer', { exact: true }).click()
				expect(await sidewaysScroll(page)).toBe(0)
				await give(page, /^(Give £\d+|Get our bank details)$/)
				await expect(page).toHaveURL(/\/giving\/thank-you\?key=/)
			})

			test('the fees of a card are added only when they are ticked, and Stripe is asked for that sum', async ({
				page,
			}) => {
				await page.goto(`${site.url}/donate?frequency=monthly&monthly=12`)
				await fillInPerson(page)
				await page.getByText('Card', { exact: true }).click()
				const fees = page.getByLabel(/to cover the cost of the card payment/)
				await expect(fees).not.toBeChecked()
				await fees.check()
				await give(page, /^Give £12(\.39)? a month$/)
				await expect(page.getByRole('heading', { name: 'Stripe Checkout' })).toBeVisible()
				await expect(page.getByText('1239 gbp per month')).toBeVisible()
			})
		})
	}
}

test('the bowl, the sentence and the button follow what is typed', FULL_ONLY, async ({ page }) => {
	await page.goto(`${site.url}/waystohelp/donations`)
	await hydrated(page)
	const picker = page.getByRole('form', { name: 'Donate' })
	await picker.getByLabel('Or your own amount').first().fill('12,50')
	await expect(picker.getByRole('status')).toHaveText(/£12.50 a month goes further still: £12 of it pays for/)
	await expect(picker.getByRole('button', { name: 'Give £12.50 a month' })).toBeVisible()
	await picker.getByLabel('Or your own amount').first().fill('1e9')
	await expect(picker.getByRole('button', { name: 'Donate' })).toBeVisible()
	await picker.getByLabel('Or your own amount').first().fill('')
	await picker.getByText('£25', { exact: true }).click()
	await expect(picker.getByRole('status')).toHaveText('£25 a month feeds a medium-sized dog all month.')
	expect(await picker.locator('.bowl').getAttribute('style')).toMatch(/--reached: ?3/)
})

const ownAmount = (page: Page) => page.getByLabel(/^Or your own amount/).filter({ visible: true })
const chosenAmount = (page: Page) =>
	page.getByRole('group', { name: /^How much/ }).getByRole('radio', { checked: true })

test('one amount is chosen: typing an own one unchecks the tiles, and a tile empties its field', async ({ page }) => {
	for (const [path, said, isFolded] of [
		['/waystohelp/donations', '£25 a month feeds a medium-sized dog all month.', false],
		['/donate', 'Your gift feeds a medium-sized dog all month.', true],
	] as const) {
		await page.goto(`${site.url}${path}`)
		if (isFolded) await page.getByText('Change', { exact: true }).click()
		await expect(chosenAmount(page)).toHaveAccessibleName('£12')
		await ownAmount(page).fill('30')
		await expect(chosenAmount(page), path).toHaveCount(0)
		await page.getByRole('radio', { name: '£25', exact: true }).press(' ')
		await expect(chosenAmount(page)).toHaveAccessibleName('£25')
		await expect(ownAmount(page)).toHaveValue('')
		await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible()
		await expect(page.getByRole('button', { name: 'Give £25 a month' })).toBeVisible()
	}
})

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false })

	test('a radio says whether the own amount counts', FULL_ONLY, async ({ page }) => {
		const another = page.getByRole('radio', { name: 'Another amount' }).filter({ visible: true })
		await page.goto(`${site.url}/waystohelp/donations`)
		await expect(ownAmount(page)).toHaveCount(0)
		await another.check()
		await ownAmount(page).fill('30')
		await page.getByRole('radio', { name: '£25', exact: true }).check()
		await expect(page.getByRole('status').getByText('feeds a medium-sized dog all month.')).toBeVisible()
		await give(page, 'Donate')
		await expect(page.locator('.giving-choice > summary')).toContainText('£25 a month')
		await page.getByText('Change', { exact: true }).click()
		await expect(chosenAmount(page)).toHaveAccessibleName('£25')
		await another.check()
		await ownAmount(page).fill('30')
		await give(page, 'Update the sums')
		await expect(page.locator('.giving-choice > summary')).toContainText('£30 a month')
	})
})

test(
	'a page that the browser has translated follows the choice, and keeps what is typed',
	FULL_ONLY,
	async ({ page }) => {
		const noise = watchForErrors(page)
		await page.goto(`${site.url}/donate`)
		await hydrated(page)
		await expect(page.getByRole('button', { name: 'Update the sums', includeHidden: true })).toHaveCount(0)
		await fillInPerson(page)
		await settled(page)
		await translatePage(page)
		await page.getByText('Change', { exact: true }).click()
		for (const [frequency, sum] of [
			['Just once', '£30'],
			['Every month', '£12 a month'],
		] as const) {
			await page.getByLabel(frequency, { exact: true }).check()
			await expect(page.getByRole('button', { name: `Give ${sum}`, exact: true })).toBeVisible()
			await expect(page.locator('.giving-choice > summary')).toContainText(sum)
			await expect(page.getByLabel('First name', { exact: true })).toHaveValue('Zoë')
		}
		noise.expectNone()
	},
)

test('the panel on the home page leads to the donation that was chosen', async ({ page }) => {
	await page.goto(`${site.url}/`)
	const panel = page.getByRole('form', { name: 'Donate' })
	await panel.getByText('£25 a month').click()
	await panel.getByRole('button', { name: 'Donate' }).click()
	await expect(page.locator('.giving-choice > summary')).toContainText('£25 a month')
})

// In `npm test`: `card.spec.ts`.
test('a card payment is started after client navigation too', FULL_ONLY, async ({ page }) => {
	await page.goto(`${site.url}/dogs`)
	await goTo(page, '/donate?frequency=once&once=30')
	await fillInPerson(page)
	await page.getByText('Card', { exact: true }).click()
	await give(page, 'Give £30')
	await expect(page.getByRole('heading', { name: 'Stripe Checkout' })).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
	const tag = colorScheme === 'light' ? {} : FULL_ONLY
	test(
		`the page of a donation, filled in and with errors, has nothing that axe finds (${colorScheme})`,
		tag,
		async ({ page }) => {
			await page.emulateMedia({ colorScheme })
			await page.setViewportSize({ width: 320, height: 700 })
			await page.goto(`${site.url}/donate?frequency=once&ownOnce=0`)
			await hydrated(page)
			await page.getByText('In memory of', { exact: true }).click()
			await page.getByText('Send someone a card').click()
			await page.getByLabel('Add Gift Aid').check()
			expect(await violations(page)).toEqual([])
			await give(page, 'Give')
			// The wrong amount of the address is listed before: with the names the answer has come.
			await expect(page.getByRole('alert')).toContainText('Enter your first name')
			await expect(page.getByRole('alert')).toContainText('Enter an amount above zero')
			await expect(page).toHaveTitle(/^Error: /)
			await page.getByRole('link', { name: 'Enter an amount above zero' }).click()
			await expect(page.getByLabel('Or your own amount').filter({ visible: true })).toBeFocused()
			expect(await violations(page)).toEqual([])
			expect(await sidewaysScroll(page)).toBe(0)
		},
	)
}
