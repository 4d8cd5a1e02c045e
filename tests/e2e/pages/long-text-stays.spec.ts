import { expect, test } from '@playwright/test'
import { watchForErrors } from '../support/checks/console-errors.ts'
import { hydrated } from '../support/client-navigation.ts'

test('a long text is there after hydration, navigation and Back', async ({ page }) => {
	const noise = watchForErrors(page)
	await page.goto('/docs/privacy')
	await hydrated(page)
	const text = await page.getByRole('main').innerText()
	expect(text.length).toBeGreaterThan(2_000)

	await page.getByRole('banner').getByRole('link', { name: /adopt/i }).first().click()
	await expect(page).toHaveURL(/\/adoption$/)
	await page.goBack()
	await expect(page).toHaveURL(/\/docs\/privacy$/)
	await expect.poll(() => page.getByRole('main').innerText()).toBe(text)
	await noise.expectNone()
})
