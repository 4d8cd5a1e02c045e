import { expect, test } from '@playwright/test'
import { startSiteProcess } from '#tests/integration/support/site-process.ts'
import { watchForErrors } from '../support/checks/console-errors.ts'
import { readServerHtml } from '../support/checks/server-html.ts'
import { goTo, hydrated } from '../support/client-navigation.ts'
import { FULL_ONLY, isFullMatrix } from '../support/full-matrix.ts'

const INVALID = ['/dogs/a..b', '/useful-info/nothing', '/docs/nothing', '/merch/nothing']

/** `npm test` has the HTML of all; `every-page.spec.ts` opens one of each kind, and below one is left for home. */
for (const javaScriptEnabled of [true, false]) {
	test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', FULL_ONLY, () => {
		test.use({ javaScriptEnabled })

		test('an unknown path keeps the layout around the 404 screen', async ({ page }) => {
			const response = await page.goto('/no/such%20page?from=poster')
			expect(response?.status()).toBe(404)
			await expect(page.getByRole('heading', { level: 1, name: '404!' })).toBeVisible()
			await expect(page.getByText("Sorry, that page doesn't exist")).toBeVisible()
			await expect(page.getByText('Page not found: /no/such%20page?from=poster')).toBeVisible()
			await expect(page).toHaveTitle('Page not found | Fairlead')
			await expect(page.getByRole('banner')).toBeVisible()
			await expect(page.getByRole('contentinfo')).toBeVisible()
			const places = page.getByRole('navigation', { name: 'Other places to go' })
			await expect(places.getByRole('link', { name: 'Ways to help' })).toHaveAttribute('href', '/waystohelp')
			const ring = page.getByRole('main').getByRole('link', { name: '01632 960 144' })
			await expect(ring).toHaveAttribute('href', 'tel:01632960144')
			await page.getByRole('link', { name: 'Go home' }).click()
			await expect(page).toHaveURL(/\/$/)
			await expect(page.getByRole('heading', { level: 1, name: /walk home/i })).toBeVisible()
		})

		test('a path that cannot be decoded is a 404 like any other', async ({ page }) => {
			const response = await page.goto('/%E0%A4%A')
			expect(response?.status()).toBe(404)
			await expect(page.getByRole('heading', { level: 1, name: '404!' })).toBeVisible()
			await expect(page.getByText('Page not found: /%E0%A4%A', { exact: true })).toBeVisible()
			await expect(page.getByRole('banner')).toBeVisible()
			if (javaScriptEnabled) await hydrated(page)
			await page.getByRole('link', { name: 'Go home' }).click()
			await expect(page.getByRole('heading', { level: 1, name: /walk home/i })).toBeVisible()
		})

		// Through a proxy (`tests/proxy`) one of them.
		for (const path of isFullMatrix ? [...INVALID, '/dogs/no-such-dog', '/dogs/%E0%A4%A'] : ['/dogs/no-such-dog']) {
			test(`${path} fails validation: the error screen replaces the page`, async ({ page }) => {
				const response = await page.goto(`${path}?x=1`)
				expect(response?.status()).toBe(404)
				await expect(page.getByRole('heading', { level: 1, name: '404!' })).toBeVisible()
				await expect(page.getByText(`Page Not Found: ${path}`, { exact: true })).toBeVisible()
				await expect(page.getByRole('banner')).toHaveCount(0)
				await page.getByRole('link', { name: 'Go home' }).click()
				await expect(page.getByRole('heading', { level: 1, name: /walk home/i })).toBeVisible()
				await expect(page.getByRole('banner')).toBeVisible()
			})
		}
	})
}

test('paths that fail validation get the error screen that replaces the page', async ({ request }) => {
	for (const path of INVALID) {
		const answer = await request.get(`${path}?x=1`)
		expect(answer.status(), path).toBe(404)
		const { headings, text, banners } = readServerHtml(await answer.text())
		expect(headings, path).toEqual(['404!'])
		expect(text.split('\n').join(' '), path).toContain(`Page Not Found: ${path}`)
		expect(banners, path).toBe(0)
	}
})

for (const [name, path] of [
	['an unknown path', '/no/such%20page?from=poster'],
	['a path that cannot be decoded', '/%E0%A4%A'],
] as const) {
	test(`the HTML of ${name} has the layout around the 404 screen`, async ({ request, baseURL }) => {
		const answer = await request.get(`${baseURL}${path}`)
		expect(answer.status()).toBe(404)
		const { headings, text, banners } = readServerHtml(await answer.text())
		expect(headings).toEqual(['404!'])
		expect(text.split('\n').join(' ')).toContain(`Page not found: ${path}`)
		expect(banners).toBe(1)
	})
}

test('the 404 screen of a path with a line terminator stays when the app is loaded', FULL_ONLY, async ({ page }) => {
	const noise = watchForErrors(page)
	const response = await page.goto('/no%0asuch%E2%80%A8page?from=poster')
	expect(response?.status()).toBe(404)
	await hydrated(page)
	await expect(page.getByRole('heading', { level: 1, name: '404!' })).toBeVisible()
	await expect(page.getByText('Page not found: /no%0asuch%E2%80%A8page?from=poster')).toBeVisible()
	await expect(page.getByRole('banner')).toBeVisible()
	await expect(page.getByRole('contentinfo')).toBeVisible()
	noise.expectNoneBut(/status of 404/)
	await page.getByRole('link', { name: 'Go home' }).click()
	await expect(page.getByRole('heading', { level: 1, name: /walk home/i })).toBeVisible()
})

test('leaving an error for home replaces the history entry', async ({ page }) => {
	await page.goto('/adoption')
	await page.goto('/dogs/no-such-dog')
	await page.getByRole('link', { name: 'Go home' }).click()
	await expect(page.getByRole('heading', { level: 1, name: /walk home/i })).toBeVisible()
	await page.goBack()
	await expect(page).toHaveURL(/adoption$/)
})

test(
	'a page that cannot be requested says so, and is tried again in the place of the error',
	FULL_ONLY,
	async ({ page, context }) => {
		await page.goto('/dogs')
		await hydrated(page)
		// Its code is there, so that only its content is missing.
		await goTo(page, '/useful-info/first-three-days')
		await expect(page.getByRole('heading', { level: 1, name: /first three days/i })).toBeVisible()
		await page.goBack()
		await expect(page.getByRole('heading', { level: 1, name: /find a dog/i })).toBeVisible()
		await context.setOffline(true)
		await goTo(page, '/useful-info/fireworks')
		await expect(page.getByRole('heading', { level: 1, name: 'Error' })).toBeVisible()
		await expect(page.getByText('Something went wrong')).toBeVisible()
		await expect(page.getByText('We couldn’t reach our site.')).toBeVisible()
		await page.getByRole('link', { name: 'Try again' }).click()
		await expect(page.getByRole('heading', { level: 1, name: 'Error' })).toBeVisible()
		await context.setOffline(false)
		await page.getByRole('link', { name: 'Try again' }).click()
		await expect(page.getByRole('heading', { level: 1, name: /fireworks/i })).toBeVisible()
		await expect(page).toHaveURL(/fireworks$/)
		await page.goBack()
		await expect(page).toHaveURL(/\/dogs$/)
	},
)

test('text from the URL is escaped', async ({ page }) => {
	await page.goto(`/x/${encodeURIComponent('<img src=x onerror=window.hit=1>')}?y=<script>window.hit=1</script>`)
	await expect(page.getByRole('heading', { level: 1, name: '404!' })).toBeVisible()
	expect(await page.evaluate(() => 'hit' in window)).toBe(false)
})

test('a missing page is not cached', async ({ request }) => {
	for (const path of ['/no-such-page', '/dogs/no-such-dog', '/dogs/no-such-dog.data']) {
		const response = await request.get(path)
		expect(response.status()).toBe(404)
		expect(response.headers()['cache-control']).toBe('no-store')
	}
})

// In `npm test`: `paths that fail validation…` above has the screen.
test('without options the button home shows that it retries', FULL_ONLY, async ({ page }) => {
	// A closed port.
	const site = await startSiteProcess({ API_BASE: 'http://127.0.0.1:9' })
	try {
		expect((await page.goto(`${site.url}/adoption`))?.status()).toBe(404)
		await hydrated(page)
		const asked = Promise.withResolvers<void>()
		await page.route('**/_.data*', async (route) => {
			await asked.promise
			await route.continue()
		})
		const home = page.getByRole('link', { name: 'Go home' })
		await home.click()
		await expect(home).toHaveAttribute('aria-disabled', 'true')
		asked.resolve()
		await expect(home).not.toHaveAttribute('aria-disabled')
		await expect(page.getByRole('heading', { level: 1, name: '404!' })).toBeVisible()
	} finally {
		await site.stop()
	}
})
