import { expect, type Page, test } from '@playwright/test'
import { enough } from '#tests/builders/applications/answers.ts'
import { expectAccessibleAt } from '../support/checks/axe.ts'
import { sidewaysScroll } from '../support/checks/layout-checks.ts'
import { fillIn, walkTo } from '../support/fill-in.ts'
import { FULL_ONLY } from '../support/full-matrix.ts'
import { ownSite } from '../support/site/own-site.ts'

ownSite()

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const STRAY = { ...enough.surrender, reason: 'stray' }

/** axe needs scripts; the HTML is the same. */
async function expectGood(page: Page, canRun: boolean) {
	if (canRun) return expectAccessibleAt(page, [320, 1280])
	for (const width of [320, 1280]) {
		await page.setViewportSize({ width, height: 900 })
		expect(await sidewaysScroll(page), `${width} px`).toBe(0)
	}
}

// `tests/matrix/applications/found.test.ts` sends the report without a browser; in `npm test` `integration/applications/applications.test.ts` does.
for (const javaScriptEnabled of [true, false]) {
	test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', FULL_ONLY, () => {
		test.use({ javaScriptEnabled })

		test('“I found it” ends the form for owners and starts a report with the contact details', async ({ page }) => {
			test.slow()
			await page.goto('/apply/surrender/you')
			for (const step of ['you', 'dog', 'why']) {
				await page.locator(`main form[action^="/apply/surrender/${step}"]`).waitFor()
				await fillIn(page, STRAY)
				await page.getByRole('button', { name: 'Continue' }).click()
			}
			await expect(heading(page)).toHaveText('You’ve found a dog')
			await expect(page.getByRole('main')).toContainText('council’s dog warden, straight away')
			await expect(page.getByRole('listitem').filter({ hasText: 'microchip' })).toBeVisible()
			await expect(page.getByRole('link', { name: 'Find the dog warden' })).toBeVisible()
			await expectGood(page, javaScriptEnabled)

			await page.getByRole('button', { name: 'Tell us about the dog' }).click()
			await expect(heading(page)).toHaveText('The dog you found')
			const { name: _, phone: __, ...report } = enough.found
			await walkTo(page, report)
			await expect(page.getByText('Zoë O’Brien')).toBeVisible()
			await page.getByRole('button', { name: 'Send my report' }).click()
			await expect(heading(page)).toHaveText(/^We have /)
			await expect(page.getByRole('main')).toContainText(/FND-/)
		})
	})
}

// In `npm test`: `integration/pages/sample-site.test.ts` has the link.
test('the contact form leads finders of a dog there, with what to do first', FULL_ONLY, async ({ page }) => {
	await page.goto('/apply/contact/question')
	await page.getByRole('link', { name: 'I’ve found a dog' }).click()
	await expect(heading(page)).toHaveText('I’ve found a dog')
	await expect(page.getByRole('region', { name: 'First of all' })).toContainText('Ring us on 01632 960 144')
	await expectGood(page, true)
})

for (const javaScriptEnabled of [true, false]) {
	test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
		test.use({ javaScriptEnabled })

		test('a question about a lost dog shows at once the number to ring', async ({ page }) => {
			await page.goto('/apply/contact/question')
			const form = page.locator('main form')
			const ring = form.getByRole('link', { name: 'ring 01632 960 144' })
			await expect(ring).toBeHidden()
			const lost = form.getByRole('radio', { name: 'A lost dog' })
			await expect(lost).toHaveAccessibleDescription(/Don’t wait for our reply/)
			await lost.check()
			await expect(ring).toBeVisible()
			await expect(ring).toHaveAttribute('href', 'tel:01632960144')
			await form.getByRole('radio', { name: 'Something else' }).check()
			await expect(ring).toBeHidden()
		})
	})
}
