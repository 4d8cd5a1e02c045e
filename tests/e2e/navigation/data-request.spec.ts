import { expect, test } from '@playwright/test'
import { hydrated } from '../support/client-navigation.ts'

test('a click requests page data only, without the options, and the server caches that', async ({ page, request }) => {
	await page.goto('/')
	await hydrated(page)
	const answer = page.waitForResponse((response) => new URL(response.url()).pathname === '/adoption.data')
	await page.getByRole('banner').getByRole('link', { name: /adopt/i }).first().click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(/adopt/i)
	const asked = (await answer).url()
	expect(new URL(asked).searchParams.get('_routes')).toBe('routes/adoption')
	const again = await request.get(asked)
	expect(again.headers()['cache-status']).toBe('Fairlead; hit')
})
