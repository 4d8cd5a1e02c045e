import { expect, test } from '@playwright/test'

test('what a click asks for is what the server keeps', async ({ page, request }) => {
	await page.goto('/')
	const answer = page.waitForResponse((response) => new URL(response.url()).pathname === '/adoption.data')
	await page.getByRole('banner').getByRole('link', { name: /adopt/i }).first().click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(/adopt/i)
	const again = await request.get((await answer).url())
	expect(again.headers()['cache-status']).toBe('Fairlead; hit')
})
