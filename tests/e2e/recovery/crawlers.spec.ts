import { devices, expect, type Page, type Route, test } from '@playwright/test'
import { goTo, hydrated } from '../support/client-navigation.ts'
import { FULL_ONLY } from '../support/full-matrix.ts'

const GOOGLEBOT =
	'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/143.0.0.0 Safari/537.36'
const LIGHTHOUSE =
	'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36 Chrome-Lighthouse'
const PERSON = devices['Desktop Chrome'].userAgent
const HEADLESS =
	'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/143.0.0.0 Safari/537.36'
const IN_AN_APP =
	'Mozilla/5.0 (Linux; Android 14; SM-S911B Build/UP1A.231005.007; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/143.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/440.0.0.30.112;]'
/** The list of crawler user agents. */
const LIST_OF_CRAWLERS = /\/assets\/crawlers-/

/** Replaces files of code so that they throw while rendering. */
async function breakPart(page: Page, file: RegExp, exported: string) {
	const said: string[] = []
	page.on('console', (message) => said.push(message.text()))
	await page.route(file, (route) =>
		route.fulfill({
			contentType: 'text/javascript',
			body: `function Broken() { throw new Error("broken on purpose") }; export { Broken as ${exported} }; export const meta = () => []`,
		}),
	)
	return said
}

const breakFostering = (page: Page) => breakPart(page, /\/assets\/fostering-/, 'default')

/** Counts how often the error screen was in the page: after each mutation, and in each frame. */
async function watchForErrorScreen(page: Page) {
	await page.addInitScript(() => {
		const seen = { changes: 0, frames: 0, errorScreens: 0 }
		Object.assign(window, { seen })
		function look() {
			if ([...document.querySelectorAll('h1')].some((h1) => h1.textContent === 'Error')) seen.errorScreens++
		}
		new MutationObserver(() => {
			seen.changes++
			look()
		}).observe(document, { childList: true, subtree: true })
		requestAnimationFrame(function frame() {
			seen.frames++
			look()
			requestAnimationFrame(frame)
		})
	})
	return () => page.evaluate(() => Reflect.get(window, 'seen') as Record<'changes' | 'frames' | 'errorScreens', number>)
}

/** Resolves after the next paint. */
async function expectNoErrorScreen(seen: Awaited<ReturnType<typeof watchForErrorScreen>>) {
	const { frames } = await seen()
	await expect.poll(async () => (await seen()).frames).toBeGreaterThan(frames + 20)
	expect(await seen()).toMatchObject({ errorScreens: 0 })
	expect((await seen()).changes).toBeGreaterThan(0)
}

const servedHeading = (page: Page) => page.getByRole('heading', { level: 1, name: /sofa/i })
const errorScreen = (page: Page) => page.getByRole('heading', { level: 1, name: 'Error', exact: true })

for (const [name, userAgent] of [
	['Googlebot', GOOGLEBOT],
	['a headless browser', HEADLESS],
] as const) {
	// `crawler-fallback.test.ts` has more user agents.
	test.describe(name, userAgent === GOOGLEBOT ? {} : FULL_ONLY, () => {
		test.use({ userAgent })

		test('keeps the server HTML where a part fails, at once or later, and the error is logged', async ({ page }) => {
			const seen = await watchForErrorScreen(page)
			const said = await breakFostering(page)
			await page.goto('/fostering')
			await expect.poll(() => said.join('\n')).toContain('the page stays as the server sent it')
			await expectNoErrorScreen(seen)
			await expect(servedHeading(page)).toBeVisible()
			expect(said.join('\n')).toContain('broken on purpose')
			await expect(page).toHaveTitle(/foster/i)
			await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/fostering$/)
			await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky')

			await page.goto('/adoption')
			await hydrated(page)
			const loaded = page.waitForEvent('load')
			await goTo(page, '/fostering').catch(() => {})
			await loaded
			await expect(servedHeading(page)).toBeVisible()
			await expect.poll(() => said.filter((line) => line.includes('as the server sent it')).length).toBeGreaterThan(2)
			await expectNoErrorScreen(seen)
			await expect(servedHeading(page)).toBeVisible()
		})
	})
}

test.describe('Lighthouse', () => {
	test.use({ userAgent: LIGHTHOUSE })

	// In `npm test`: `crawler-fallback.test.ts` has the user agent.
	test('hydrates the page where nothing fails', FULL_ONLY, async ({ page }) => {
		await page.goto('/fostering')
		await hydrated(page)
		await goTo(page, '/adoption')
		await expect(page.getByRole('heading', { level: 1, name: /adoption/i })).toBeFocused()
	})
})

test.describe('Googlebot', () => {
	test.use({ userAgent: GOOGLEBOT })

	// In `npm test`: `crawler-fallback.test.ts` has the list. Missing and late end in the same state.
	for (const [state, answer] of [
		['is missing', (route: Route) => route.fulfill({ status: 404 })],
		['does not come', () => {}],
	] as const) {
		test(`never sees the error screen when the crawler list ${state}`, FULL_ONLY, async ({ page }) => {
			await page.route(LIST_OF_CRAWLERS, answer)
			const seen = await watchForErrorScreen(page)
			await breakFostering(page)
			const asked = page.waitForRequest(LIST_OF_CRAWLERS)
			await page.goto('/fostering')
			await asked
			await expectNoErrorScreen(seen)
			await expect(servedHeading(page)).toBeVisible()
			await page.getByRole('banner').getByRole('link', { name: 'Adopt', exact: true }).click()
			await expect(page.getByRole('heading', { level: 1, name: /adoption/i })).toBeVisible()
		})
	}

	// In `npm test`: `route-focus.spec.ts` navigates to the missing page.
	test('gets a 404 for a missing page', FULL_ONLY, async ({ page }) => {
		await page.goto('/adoption')
		await hydrated(page)
		await goTo(page, '/dogs/no-such-dog')
		await expect(page.getByText('Page Not Found: /dogs/no-such-dog', { exact: true })).toBeVisible()
	})
})

for (const [name, userAgent] of [
	['a person', PERSON],
	['a person in an app', IN_AN_APP],
] as const) {
	test.describe(name, userAgent === PERSON ? {} : FULL_ONLY, () => {
		test.use({ userAgent })

		test('gets the error screen, whose button leads home', async ({ page }) => {
			await breakFostering(page)
			await page.goto('/adoption')
			await page.goto('/fostering')
			await expect(errorScreen(page)).toBeVisible()
			await expect(page.getByText('Something went wrong')).toBeVisible()
			await expect(page.getByText('broken on purpose')).toHaveCount(0)
			await page.getByRole('link', { name: 'Go home' }).click()
			await expect(page.getByRole('heading', { level: 1, name: /walk home/i })).toBeVisible()
			await page.goBack()
			await expect(page).toHaveURL(/adoption$/)
		})
	})
}

test('crawlers get the same complete document as browsers', async ({ request }) => {
	for (const path of ['/', '/dogs', '/fostering']) {
		const answers = await Promise.all(
			[GOOGLEBOT, PERSON].map((agent) => request.get(path, { headers: { 'User-Agent': agent } })),
		)
		const [html, toAPerson] = await Promise.all(answers.map((answer) => answer.text()))
		expect(html).toBe(toAPerson)
		expect(answers[0]?.headers()['content-length']).toBeDefined()
		expect(html).toMatch(/<\/html>\s*$/)
		// React's placeholders for streamed parts, and the scripts that move them.
		expect(html).not.toMatch(/<template id="[BP]:|<div hidden="" id="S:|\$RC\(/)
	}
})
