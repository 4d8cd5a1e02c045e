import { expect, type Page, test } from '@playwright/test'
import { enough } from '#tests/builders/applications/answers.ts'
import { expectAccessibleAt } from '../support/checks/axe.ts'
import { hydrated } from '../support/client-navigation.ts'
import { fillIn, walkTo } from '../support/fill-in.ts'
import { FULL_ONLY, MATRIX } from '../support/full-matrix.ts'
import { ownSite } from '../support/site/own-site.ts'

ownSite()

const UNSAFE = { ...enough.surrender, safe: 'no', phone: '01632 960 001' }
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const onDevice = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }))

const expectGood = (page: Page) => expectAccessibleAt(page, [320, 1280])

// Without JavaScript in the full matrix; `tests/matrix/applications/urgent.test.ts` sends the form without a browser.
for (const javaScriptEnabled of [true, false]) {
	const tag = javaScriptEnabled ? MATRIX : FULL_ONLY
	test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', tag, () => {
		test.use({ javaScriptEnabled })

		test('not safe: ring first, then the form, and no later page reveals it', async ({ page }) => {
			test.slow()
			await page.goto('/apply/surrender/you')
			if (javaScriptEnabled) await hydrated(page)
			await fillIn(page, UNSAFE)
			await page.getByRole('button', { name: 'Continue' }).click()
			await expect(heading(page)).toHaveText('Please ring us now')
			await expect(page.getByRole('link', { name: 'Ring 01632 960 144' })).toHaveAttribute('href', 'tel:01632960144')
			if (javaScriptEnabled) {
				await expectGood(page)
				expect(await onDevice(page)).not.toMatch(/safe/)
			}
			await page.goBack()
			await expect(heading(page)).toHaveText('How can we reach you?')
			await expect(page.getByRole('radio', { name: 'No', exact: true })).not.toBeChecked()
			await page.getByRole('button', { name: 'Continue' }).click()
			await page.getByRole('link', { name: 'Carry on with the form' }).click()
			await expect(heading(page)).toHaveText('Your dog')
			await walkTo(page, UNSAFE)
			await expect(page.getByText('Answered. We don’t show it here.')).toBeVisible()
			await page.getByRole('button', { name: 'Send', exact: true }).click()
			await expect(page).toHaveURL(/\/sent$/)
			await expect(heading(page)).toHaveText('Please ring us now')
			await expect(page.getByRole('main')).toContainText(/CAN-/)
			await expect(page.getByRole('main')).not.toContainText(/day|stays with you|safe|Rex/)
			if (javaScriptEnabled) {
				await expectGood(page)
				expect(await onDevice(page)).not.toMatch(/unsent-answers:/)
			}
			// Back after sending shows no answers.
			await page.goBack()
			await expect(page).toHaveURL(/\/apply\/surrender\/(sent|start)$/)
			await expect(page.getByRole('main')).not.toContainText(UNSAFE.phone)
		})

		test('a page of this form has an exit button', async ({ page }) => {
			await page.route('https://www.bbc.co.uk/**', (route) => route.fulfill({ body: 'Weather' }))
			await page.goto('/apply/surrender/start')
			await page.goto('/apply/surrender/you')
			if (javaScriptEnabled) await hydrated(page)
			await page.getByRole('link', { name: 'Exit this page' }).click()
			await expect(page).toHaveURL('https://www.bbc.co.uk/weather')
			if (!javaScriptEnabled) return
			await page.goBack()
			await expect(page).toHaveURL(/\/start$/)
		})
	})
}
