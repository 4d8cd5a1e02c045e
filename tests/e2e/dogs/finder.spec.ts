import { expect, type Page, test } from '@playwright/test'
import { watchForErrors } from '../support/checks/console-errors.ts'
import { hydrated } from '../support/client-navigation.ts'
import { FULL_ONLY } from '../support/full-matrix.ts'

const count = (page: Page) => page.getByRole('main').locator('[role="status"] > #results')
const finderOf = (page: Page) => page.getByRole('form', { name: 'Find a dog' })

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false })

	// In `npm test`: The test below has the sentence, `missing-code.spec.ts` a form without its code.
	test('the sentence on the home page leads to the dogs it asks for', FULL_ONLY, async ({ page }) => {
		await page.goto('/')
		await finderOf(page).getByLabel('who can live with').selectOption('cats')
		await finderOf(page).getByRole('button', { name: 'Show me' }).click()
		await expect(page).toHaveURL(/\/dogs\?.*with=cats/)
		await expect(count(page)).toHaveText(/^\d+ dogs can live with cats/)
		await expect(page.getByRole('checkbox', { name: /^Cats/ })).toBeChecked()
	})
})

test('the sentence loads no document, and its URL has only the chosen filters', async ({ page }) => {
	const noise = watchForErrors(page)
	await page.goto('/')
	await hydrated(page)
	const documents: string[] = []
	page.on('request', (request) => {
		if (request.isNavigationRequest()) documents.push(request.url())
	})
	await finderOf(page).getByLabel('I’m looking for').selectOption('a small dog')
	await finderOf(page).getByLabel('near').selectOption('Saltmarsh')
	await finderOf(page).getByRole('button', { name: 'Show me' }).click()
	await expect(page).toHaveURL(/\/dogs\?place=saltmarsh&size=small$/)
	await expect(count(page)).toHaveText(/^\d small dogs near Saltmarsh$/)
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
	expect(documents).toEqual([])
	noise.expectNone()
})
