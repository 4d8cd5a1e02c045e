import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../support/checks/axe.ts'
import { sidewaysScroll } from '../support/checks/layout-checks.ts'
import { goTo, hydrated } from '../support/client-navigation.ts'
import { FULL_ONLY } from '../support/full-matrix.ts'

const line = (page: Page, name: string) =>
	page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
const total = (page: Page) => page.locator('.basket-total dd')

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } })

	test('things are put in, counted, taken out, put back, and a donation is added', async ({ page }) => {
		await page.goto('/merch/winter-coat')
		await expect(page.getByText('+ delivery from £3.95').first()).toBeVisible()
		await expect(page.getByRole('radio', { name: /^Large/ })).toBeDisabled()
		await page.getByRole('radio', { name: /^Medium/ }).check()
		await page.getByLabel('How many').fill('2')
		await page.getByRole('button', { name: 'Add to basket' }).click()
		await expect(page.locator('.basket-said')).toHaveText('Winter coat for dogs, Medium, 45 cm is in your basket.')
		await expect(total(page)).toHaveText('£59.95')

		const coat = line(page, 'Winter coat')
		await coat.getByLabel('Number of').fill('3')
		await page.keyboard.press('Enter')
		await expect(total(page)).toHaveText('£87.95')
		await coat.getByRole('button', { name: 'One fewer' }).click()
		await expect(coat.getByLabel('Number of')).toHaveValue('2')

		await page.getByLabel('Another amount').fill('5')
		await page.getByRole('button', { name: 'Add', exact: true }).click()
		await expect(page.getByText('Your donation')).toBeVisible()
		await expect(total(page)).toHaveText('£64.95')
		expect(await sidewaysScroll(page)).toBe(0)

		await coat.getByRole('button', { name: 'Remove' }).click()
		await expect(page.getByRole('heading', { name: 'Your basket is empty' })).toBeVisible()
		await page.getByRole('button', { name: 'Put it back' }).click()
		await expect(total(page)).toHaveText('£59.95')
	})

	test('what needs no choice is put in from the list, and from beside the basket', FULL_ONLY, async ({ page }) => {
		await page.goto('/merch')
		await expect(page.getByRole('button', { name: /^Add Winter coat/ })).toHaveCount(0)
		await page.getByRole('button', { name: 'Add Good ears mug to your basket' }).click()
		await expect(page.locator('.basket-said')).toHaveText('Good ears mug, White with red ears is in your basket.')
		await line(page, 'Good ears mug').getByLabel('Number of').fill('2')
		await page.getByRole('button', { name: 'Add Tea towel of wet dogs to your basket' }).click()
		await expect(page.locator('.basket-said')).toHaveText('Tea towel of wet dogs, Tea towel is in your basket.')
		await expect(line(page, 'Good ears mug').getByLabel('Number of')).toHaveValue('2')
	})

	test('an item without its size asks for it on the next page', FULL_ONLY, async ({ page }) => {
		await page.goto('/merch/winter-coat')
		// Some browsers do not know `required`.
		await page.locator('.buy-form').evaluate((form: HTMLFormElement) => form.setAttribute('novalidate', ''))
		await page.getByRole('button', { name: 'Add to basket' }).click()
		await expect(page.getByRole('alert')).toHaveText('Choose which one you’d like.')
		await page.getByRole('radio', { name: /^Small/ }).check()
		await page.getByRole('button', { name: 'Add to basket' }).click()
		await expect(line(page, 'Winter coat')).toContainText('Small, 35 cm')
	})
})

test.describe('with JavaScript', () => {
	test('the keyboard alone puts a thing in, in a drawer that keeps the focus, and undoes it', async ({ page }) => {
		await page.goto('/merch/rope-lead')
		await hydrated(page)
		await expect(page.getByRole('link', { name: 'Your basket', exact: true })).toBeVisible()
		await page.getByRole('button', { name: 'Add to basket' }).focus()
		await page.keyboard.press('Enter')
		const drawer = page.getByRole('dialog', { name: 'Your basket' })
		await expect(drawer.getByRole('status')).toHaveText(/^Added to your basket/)
		await expect(drawer.locator('.basket-total dd')).toHaveText('£20.25')
		await expect(page.locator('[data-basket-count]')).toHaveText('1')
		await expectAccessible(page)
		await page.keyboard.press('Escape')
		await expect(drawer).toBeHidden()
		await expect(page.getByRole('button', { name: 'Add to basket' })).toBeFocused()
		await page.keyboard.press('Enter')
		await expect(page.locator('[data-basket-count]')).toHaveText('2')
		await drawer.getByRole('button', { name: 'One more' }).press('Enter')
		await expect(drawer.getByRole('status')).toHaveText(/^3 in your basket/)
		await expect(drawer.locator('.basket-total dd')).toHaveText('£57.95')
		await drawer.getByRole('button', { name: 'Remove' }).press('Enter')
		await expect(page.locator('[data-basket-count]')).toBeEmpty()
		await expect(drawer.getByRole('link', { name: 'Checkout' })).toBeHidden()
		await drawer.getByRole('button', { name: 'Put it back' }).press('Enter')
		await expect(page.locator('[data-basket-count]')).toHaveText('3')
		for (const left of ['2', '1']) {
			await drawer.getByRole('button', { name: 'One fewer' }).press('Enter')
			await expect(page.locator('[data-basket-count]')).toHaveText(left)
		}
		await expect(drawer.getByRole('button', { name: 'One fewer' })).toBeFocused()
		await drawer.getByRole('link', { name: 'View basket' }).press('Enter')
		await expect(page).toHaveURL(/\/basket$/)
		await expect(line(page, 'Rope lead').getByLabel('Number of')).toHaveValue('1')
	})

	test(
		'the count is in the header of cached pages from the first paint on, and nothing is before',
		FULL_ONLY,
		async ({ page }) => {
			await page.goto('/merch/rope-lead')
			await hydrated(page)
			await page.getByRole('button', { name: 'Add to basket' }).click()
			await expect(page.locator('[data-basket-count]')).toHaveText('1')
			await page.goto('/dogs')
			await expect(page.getByRole('link', { name: 'Your basket, 1' })).toBeVisible()
			await goTo(page, '/waystohelp')
			await expect(page.getByRole('link', { name: 'Your basket, 1' })).toBeVisible()
			await page.setViewportSize({ width: 320, height: 700 })
			expect(await sidewaysScroll(page)).toBe(0)
			await page.getByRole('link', { name: 'Your basket, 1' }).click()
			await page.getByRole('button', { name: 'Remove' }).click()
			await expect(page.locator('.basket-said')).toBeFocused()
			await expect(page.getByRole('link', { name: 'Your basket', exact: true })).toBeVisible()
			await expect(page.locator('.nav-link', { hasText: 'Shop' })).toHaveAttribute('aria-current', 'true')
			await goTo(page, '/dogs')
			await expect(page.getByRole('link', { name: /Your basket/ })).toBeHidden()
		},
	)

	test('a site that cannot be reached says so, and nothing is lost', async ({ page, context }) => {
		await page.goto('/merch/rope-lead')
		await hydrated(page)
		const drawer = page.getByRole('dialog')
		await page.getByRole('button', { name: 'Add to basket' }).click()
		await expect(drawer.getByRole('status')).toHaveText(/^Added to your basket/)
		await page.keyboard.press('Escape')
		await context.setOffline(true)
		await page.getByRole('button', { name: 'Add to basket' }).click()
		await expect(drawer.getByRole('status')).toContainText('We couldn’t reach our site')
		await expect(page.locator('[data-basket-count]')).toHaveText('1')
		await context.setOffline(false)
	})

	for (const width of [320, 1280]) {
		test(
			`a basket with something in it, and with an error, has nothing that axe finds at ${width} px`,
			FULL_ONLY,
			async ({ page }) => {
				await page.setViewportSize({ width, height: 800 })
				for (const item of ['name-tag', 'feed-a-dog']) {
					await page.goto(`/merch/${item}`)
					await page.getByRole('radio').first().check()
					await hydrated(page)
					await page.getByRole('button', { name: 'Add to basket' }).click()
					await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/^Added to your basket/)
				}
				await page.goto('/basket')
				await hydrated(page)
				await expectAccessible(page)
				await line(page, 'Name tag').getByLabel('Number of').fill('1.5')
				await line(page, 'Name tag').getByRole('button', { name: 'Update' }).click()
				await expect(page.getByRole('alert')).toContainText('Enter a whole number')
				await expect(page).toHaveTitle(/^Error: /)
				await expectAccessible(page)
				expect(await sidewaysScroll(page)).toBe(0)
			},
		)
	}
})
