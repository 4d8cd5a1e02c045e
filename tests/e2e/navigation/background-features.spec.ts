import { expect, type Page, test } from '@playwright/test'
import { watchForErrors } from '../support/checks/console-errors.ts'
import { hydrated, settled } from '../support/client-navigation.ts'
import { FULL_ONLY } from '../support/full-matrix.ts'
import { WITH_MOTION } from '../support/with-motion.ts'

test.use(WITH_MOTION)

/** Requests of the build manifest: "/builds/latest.json?1795258234528". */
function watchBuilds(page: Page) {
	const requested: string[] = []
	page.on('request', (request) => {
		const { pathname } = new URL(request.url())
		if (pathname.startsWith('/builds/')) requested.push(pathname)
	})
	return requested
}

/** Background features have started: the wheel scrolls smoothly. */
const begun = (page: Page) => expect(page.locator('html')).toHaveClass(/lenis/)

test('background features delay no page, and their failure is invisible', async ({ page }) => {
	const noise = watchForErrors(page)
	await page.route(/\/assets\/background-features-/, (route) => route.fulfill({ status: 404 }))
	const gone = page.waitForResponse(/\/assets\/background-features-/)
	const served = await page.goto('/adoption')
	expect(await served?.text(), 'nothing of it is fetched with the page').not.toContain('background-features')
	await hydrated(page)
	await gone
	await expect(page.getByRole('heading', { level: 1, name: /adoption/i })).toBeVisible()
	await page.getByRole('banner').getByRole('link', { name: 'Foster', exact: true }).click()
	await expect(page.getByRole('heading', { level: 1, name: /sofa/i })).toBeVisible()
	// The browser's message about the file.
	noise.expectNoneBut(/status of 404/)
})

test('the build manifest is requested once, a second after idle', async ({ page }) => {
	const requested = watchBuilds(page)
	await page.goto('/adoption')
	await settled(page)
	const [start = 0, manifest = 0] = await page.evaluate(() =>
		['/assets/starter-', '/builds/meta/'].map(
			(part) => performance.getEntriesByType('resource').find(({ name }) => name.includes(part))?.startTime,
		),
	)
	expect(start).toBeGreaterThan(0)
	expect(manifest - start).toBeGreaterThanOrEqual(1000)
	expect(requested).toHaveLength(1)
})

for (const connection of [{ effectiveType: 'slow-2g' }, { saveData: true }]) {
	// In `npm test` one of them.
	test(
		`it is not requested with ${JSON.stringify(connection)}`,
		connection.saveData ? {} : FULL_ONLY,
		async ({ page }) => {
			await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)
			await page.clock.install()
			const requested = watchBuilds(page)
			await page.goto('/adoption')
			await hydrated(page)
			await begun(page)
			await page.clock.fastForward('00:10')
			expect(requested).toEqual([])
		},
	)
}

test('a tab checks the latest build after ten minutes in the background, and hides a failure', async ({ page }) => {
	await page.route('/builds/latest.json*', (route) => route.abort())
	await page.clock.install()
	const noise = watchForErrors(page)
	await page.addInitScript(() => {
		const { fetch } = window
		const requested: string[] = []
		window.fetch = (address, init) => {
			requested.push(String(address))
			return fetch(address, init)
		}
		Object.assign(window, { requested })
	})
	await page.goto('/adoption')
	await hydrated(page)
	await begun(page)
	const times = () =>
		page.evaluate(
			() =>
				(window as unknown as { requested: string[] }).requested.filter((to) => /^\/builds\/latest.json\?\d+$/.test(to))
					.length,
		)
	const away = async (time: string) => {
		await page.evaluate(show, false)
		await page.clock.fastForward(time)
		await page.evaluate(show, true)
	}
	await away('09:59')
	expect(await times()).toBe(0)
	await away('10:01')
	expect(await times()).toBe(1)
	await away('10:01')
	expect(await times()).toBe(2)
	// The browser's message about the failed request.
	noise.expectNoneBut(/ERR_FAILED/)
})

/** Simulates a tab in the background and back: no test can hide a tab. */
function show(isShown: boolean) {
	Object.defineProperty(document, 'hidden', { value: !isShown, configurable: true })
	document.dispatchEvent(new Event('visibilitychange'))
}
