import { expect, type Page, test } from '@playwright/test'
import { enough } from '#tests/builders/answers.ts'
import { violations } from './axe.ts'
import { fillIn, walkTo } from './fill-in.ts'
import { sidewaysScroll } from './page-shape.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const STRAY = { ...enough.surrender, reason: 'stray' }

/** axe is a script of the page: it does not run where scripts do not. The page is the same. */
async function expectGood(page: Page, canRun: boolean) {
	for (const width of [320, 1280]) {
		await page.setViewportSize({ width, height: 900 })
		for (const colorScheme of ['light', 'dark'] as const) {
			await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
			if (canRun) expect(await violations(page), `${width} px, ${colorScheme}`).toEqual([])
		}
		expect(await sidewaysScroll(page), `${width} px`).toBe(0)
	}
}

for (const javaScriptEnabled of [true, false]) {
	test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
		test.use({ javaScriptEnabled })

		test('“I found it” ends the form for owners kindly, and goes on with a report that knows who writes', async ({
			page,
		}) => {
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

test('the contact form leads whoever found a dog there, and says what to do first', async ({ page }) => {
	await page.goto('/apply/contact/question')
	await page.getByRole('radio', { name: 'A dog I have found' }).check()
	await page.getByRole('button', { name: 'Continue' }).click()
	await expect(heading(page)).toHaveText('I’ve found a dog')
	await expect(page.getByRole('region', { name: 'First of all' })).toContainText('Ring us on 01632 960 144')
	await expectGood(page, true)
})
