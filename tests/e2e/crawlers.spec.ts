import { expect, type Page, test } from '@playwright/test'
import { goTo, hydrated } from './client-navigation.ts'

const GOOGLEBOT =
	'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/143.0.0.0 Safari/537.36'
const LIGHTHOUSE =
	'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36 Chrome-Lighthouse'
const PERSON = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36'

/** The page about fostering throws as soon as the browser draws it. */
async function breakFostering(page: Page) {
	const said: string[] = []
	page.on('console', (message) => said.push(message.text()))
	await page.route('**/assets/fostering-*.js', (route) =>
		route.fulfill({
			contentType: 'text/javascript',
			body: 'export default function Broken() { throw new Error("broken on purpose") }; export const meta = () => []',
		}),
	)
	return said
}

const servedHeading = (page: Page) => page.getByRole('heading', { level: 1, name: /sofa/i })
const errorScreen = (page: Page) => page.getByText('Something went wrong')

for (const [name, userAgent] of [
	['Googlebot', GOOGLEBOT],
	['Lighthouse', LIGHTHOUSE],
] as const) {
	test.describe(name, () => {
		test.use({ userAgent })

		test('keeps the page as it was served where a part of it breaks, at once and later, and the error is logged', async ({
			page,
		}) => {
			const said = await breakFostering(page)
			await page.goto('/fostering')
			await expect.poll(() => said.join('\n')).toContain('the page stays as the server sent it')
			await expect(servedHeading(page)).toBeVisible()
			await expect(errorScreen(page)).toHaveCount(0)
			expect(said.join('\n')).toContain('broken on purpose')
			await expect(page).toHaveTitle(/foster/i)
			await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/fostering$/)
			await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky')
			expect(await page.locator('html').evaluate((html) => html.parentNode?.childNodes.length)).toBeLessThanOrEqual(2)

			await page.goto('/adoption')
			await hydrated(page)
			await goTo(page, '/fostering')
			await expect(servedHeading(page)).toBeVisible()
			await expect(errorScreen(page)).toHaveCount(0)
			await expect.poll(() => said.filter((line) => line.includes('as the server sent it')).length).toBeGreaterThan(2)
			await expect(servedHeading(page)).toBeVisible()
		})

		test('runs the page like any browser where nothing breaks', async ({ page }) => {
			await page.goto('/fostering')
			await hydrated(page)
			await goTo(page, '/adoption')
			await expect(page.getByRole('heading', { level: 1, name: /adoption/i })).toBeFocused()
		})
	})
}

test.describe('a person', () => {
	test.use({ userAgent: PERSON })

	test('gets the error screen, and its button leads home for good', async ({ page }) => {
		await breakFostering(page)
		await page.goto('/adoption')
		await page.goto('/fostering')
		await expect(page.getByRole('heading', { level: 1, name: 'Error', exact: true })).toBeVisible()
		await expect(errorScreen(page)).toBeVisible()
		await expect(page.getByText('broken on purpose')).toHaveCount(0)
		await page.getByRole('link', { name: 'Go home' }).click()
		await expect(page.getByRole('heading', { level: 1, name: /walk home/i })).toBeVisible()
		await page.goBack()
		await expect(page).toHaveURL(/adoption$/)
	})
})

test('crawlers get the whole document in one piece, the same as everybody', async ({ request }) => {
	for (const path of ['/', '/dogs', '/fostering']) {
		const answers = await Promise.all(
			[GOOGLEBOT, PERSON].map((agent) => request.get(path, { headers: { 'User-Agent': agent } })),
		)
		const [html, toAPerson] = await Promise.all(answers.map((answer) => answer.text()))
		expect(html).toBe(toAPerson)
		expect(answers[0]?.headers()['content-length']).toBeDefined()
		expect(html).toMatch(/<\/html>\s*$/)
		// What React leaves for parts that come later, and the scripts that move them into place.
		expect(html).not.toMatch(/<template id="[BP]:|<div hidden="" id="S:|\$RC\(/)
	}
})
