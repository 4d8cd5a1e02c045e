import { expect, test } from '@playwright/test'
import { expectAccessible } from '../support/checks/axe.ts'
import { sidewaysScroll } from '../support/checks/layout-checks.ts'
import { hydrated } from '../support/client-navigation.ts'
import { ownSite } from '../support/site/own-site.ts'

const site = ownSite()

/** A link of an email to an address, by the end of its path. */
const linkIn = (email: string, end: 'confirm' | 'stop') =>
	site.withStore(async ({ db }) => {
		const rows = await db.selectFrom('delivery').select('payload_json').execute()
		const mine = rows.map(({ payload_json }) => payload_json).find((payload) => payload.includes(`"to":"${email}"`))
		return new RegExp(`/shop/notice/${end}\\?key=[\\w.-]+`).exec(mine ?? '')?.[0] ?? ''
	})

test('a picture opens large, and closing it gives the focus back', async ({ page }) => {
	await page.goto('/merch/t-shirt')
	await hydrated(page)
	const link = page.getByRole('link', { name: 'See picture 1 large' })
	await link.press('Enter')
	const dialog = page.getByRole('dialog', { name: 'Walk home together T-shirt' })
	await expect(dialog.getByRole('img')).toBeVisible()
	await expectAccessible(page)
	await page.keyboard.press('Escape')
	await expect(dialog).toBeHidden()
	await expect(link).toBeFocused()
})

test('plus and minus change how many, and stop at the fewest and the most', async ({ page }) => {
	await page.goto('/merch/rope-lead')
	await hydrated(page)
	const quantity = page.getByLabel('How many')
	await page.getByRole('button', { name: 'One fewer' }).click()
	await expect(quantity).toHaveValue('1')
	await page.getByRole('button', { name: 'One more' }).click()
	await expect(quantity).toHaveValue('2')
})

test.describe('on a phone without JavaScript', () => {
	test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })

	test('an email is asked for when a size is back, with an error first, and taken back', async ({ page }) => {
		await page.goto('/merch/t-shirt')
		await page.getByText('Email me when M or XXL is back').click()
		const fold = page.locator('.notice-fold')
		await fold.getByText('XXL', { exact: true }).click()
		await fold.getByLabel('Your email address').fill('sam@nowhere')
		expect(await sidewaysScroll(page)).toBe(0)
		await fold.getByRole('button', { name: 'Email me' }).click()
		await expect(page.getByRole('alert')).toContainText('Enter an email address')
		await expect(page.getByRole('radio', { name: 'XXL' })).toBeChecked()
		await page.getByLabel('Your email address').fill('sam@example.org')
		await page.getByRole('button', { name: 'Email me' }).click()
		await expect(page.getByRole('heading', { name: 'Look in your inbox' })).toBeVisible()
		await page.goto(await linkIn('sam@example.org', 'confirm'))
		await page.getByRole('button', { name: 'Yes, email me' }).click()
		await expect(page.getByRole('heading', { name: 'We’ll email you' })).toBeVisible()
		await page.goto(await linkIn('sam@example.org', 'stop'))
		await expect(page.getByRole('listitem').filter({ hasText: 'T-shirt, XXL' })).toBeVisible()
		await page.getByRole('button', { name: 'Take me off the list' }).click()
		await expect(page.getByRole('heading', { name: 'You’re not on the list' })).toBeVisible()
		expect(await sidewaysScroll(page)).toBe(0)
	})

	test('the bar to buy from comes once the button of the form is above the view, and leads to the sizes', async ({
		page,
	}) => {
		await page.goto('/merch/t-shirt')
		const bar = page.locator('.buy-bar')
		await expect(bar).toBeHidden()
		await page.getByRole('heading', { name: 'Size guide' }).scrollIntoViewIfNeeded()
		await bar.getByRole('link', { name: 'Choose yours' }).click()
		await page.getByRole('radio', { name: /^XL\b/ }).check()
		await page.locator('.buy-row').getByRole('button', { name: 'Add to basket' }).scrollIntoViewIfNeeded()
		await expect(bar).toBeHidden()
		await page.getByRole('heading', { name: 'Size guide' }).scrollIntoViewIfNeeded()
		await bar.getByRole('button', { name: 'Add to basket' }).click()
		await expect(page.locator('.basket-said')).toContainText('T-shirt, XL is in your basket.')
	})
})
