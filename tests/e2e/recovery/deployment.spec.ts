import { type Browser, type Page, expect as playwrightExpect, test } from '@playwright/test'
import { goTo, hydrated } from '../support/client-navigation.ts'
import { FULL_ONLY } from '../support/full-matrix.ts'
import { type Deployments, startDeployments } from '../support/site/deployments.ts'
import { WITH_MOTION } from '../support/with-motion.ts'

test.use(WITH_MOTION)

/** The first request of a site is slow. */
const expect = playwrightExpect.configure({ timeout: 30_000 })

let site: Deployments
test.beforeAll(async () => {
	site = await startDeployments()
})
test.afterAll(async () => {
	await site.stop()
})
// One address, deployed to by one test after the other. Each restarts the site and opens three or four tabs.
test.describe.configure({ mode: 'serial', timeout: 360_000 })

const link = (page: Page, name: string) =>
	page.getByRole('banner').getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })
const heading = (page: Page, name: RegExp) => page.getByRole('heading', { level: 1, name })

/** A tab with Save-Data, which prefetches nothing: otherwise it has most of the next page already. */
async function openTab(browser: Browser, path: string) {
	const page = await browser.newPage()
	await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
	await page.goto(site.url + path)
	await hydrated(page)
	const documents: string[] = []
	page.on('request', (request) => {
		if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname + new URL(request.url()).search)
	})
	return { page, documents }
}

/** A tab with a test clock and all background features started. */
async function openWatchedTab(browser: Browser, path: string) {
	const page = await browser.newPage()
	page.setDefaultTimeout(0)
	await page.clock.install()
	const settled = page.waitForResponse(/\/builds\/meta\//)
	await page.goto(site.url + path)
	await hydrated(page)
	await (await settled).finished()
	return page
}

/** Advances the clock, and waits until the tab knows the latest build. */
async function pass(page: Page, time: string) {
	const answered = page.waitForResponse(/\/builds\/latest\.json\?\d+$/)
	await page.clock.fastForward(time)
	await (await answered).finished()
}

/** Whether the document in the tab starts the next build. */
function runsNextBuild(page: Page): Promise<boolean> {
	return page.evaluate(() => document.querySelector('script[type=module]')?.textContent?.includes('NEXT') ?? false)
}

// In `npm test`: `missing-code.spec.ts` has a page whose code is gone.
test('open tabs reach their target after a deployment that removed their files', FULL_ONLY, async ({ browser }) => {
	const linked = await openTab(browser, '/')
	const coded = await openTab(browser, '/adoption')
	const asking = await openTab(browser, '/')
	const returning = await openTab(browser, '/adoption')
	await link(returning.page, 'Foster').click()
	await expect(heading(returning.page, /your sofa/i)).toBeVisible()
	await returning.page.reload()
	await hydrated(returning.page)
	returning.documents.length = 0
	// Pages from the browser's cache would do.
	await (await returning.page.context().newCDPSession(returning.page)).send('Network.clearBrowserCache')
	await site.deployNext({ keepsPrevious: false })

	await test.step('by a link, with one full load and the page that was left in the history', async () => {
		const { page, documents } = linked
		const chosen = await page.getByLabel('I’m looking for').selectOption({ index: 2 })
		await link(page, 'Adopt').click()
		await expect(page).toHaveURL(`${site.url}/adoption`)
		await expect(heading(page, /adopt/i)).toBeVisible()
		expect(documents).toEqual(['/adoption'])
		await expect.poll(() => runsNextBuild(page)).toBe(true)
		await page.goBack()
		await expect(page).toHaveURL(`${site.url}/`)
		await expect(page.getByLabel('I’m looking for'), 'what was filled in is still there').toHaveValue(chosen[0] ?? '')
	})
	await test.step('by code', async () => {
		const { page, documents } = coded
		// A full load removes the router's data.
		await goTo(page, '/merch?from=code#top').catch(() => {})
		await expect(page).toHaveURL(`${site.url}/merch?from=code#top`)
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
		expect(documents).toEqual(['/merch?from=code'])
	})
	await test.step('by a form that asks for a page', async () => {
		const { page, documents } = asking
		await page.getByLabel('I’m looking for').selectOption({ index: 1 })
		await page.getByRole('button', { name: 'Show me' }).click()
		await expect(page).toHaveURL(/\/dogs\?size=/)
		await expect(heading(page, /find a dog/i)).toBeVisible()
		expect(documents).toHaveLength(1)
	})
	await test.step('with Back', async () => {
		const { page, documents } = returning
		await page.goBack()
		await expect(heading(page, /adopt/i)).toBeVisible()
		await expect(page).toHaveURL(`${site.url}/adoption`)
		expect(documents).toEqual(['/adoption'])
	})
	for (const { page } of [linked, coded, asking, returning]) await page.close()
})

// In `npm test`: `background-features.spec.ts` has when a tab asks for the latest build, the test above how it reaches another one.
test('open tabs notice a newer build, and the next navigation loads it', FULL_ONLY, async ({ browser }) => {
	await site.deployFirst()
	const staying = await openWatchedTab(browser, '/')
	const returning = await openWatchedTab(browser, '/adoption')
	// Smooth scrolling would hide a wrong scroll position.
	await returning.emulateMedia({ reducedMotion: 'reduce' })
	await returning.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
	// Playwright's click would scroll first.
	await goTo(returning, '/fostering')
	await expect(heading(returning, /your sofa/i)).toBeVisible()
	const sending = await openWatchedTab(browser, '/apply/contact/question')
	await site.deployNext({ keepsPrevious: true })

	await test.step('within an hour, but not while a form is half filled: its answers stay', async () => {
		const asked: string[] = []
		staying.on('request', (request) => {
			if (request.url().includes('/builds/latest.json')) asked.push(request.url())
		})
		await pass(staying, '01:00:00')
		// An element that stays while the page around it changes.
		await staying.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<form method="post"><input id="own">'))
		await staying.locator('#own').fill('Half an answer')
		await link(staying, 'Adopt').click()
		await expect(heading(staying, /adopt/i)).toBeVisible()
		await expect(staying.locator('#own')).toHaveValue('Half an answer')
		expect(await runsNextBuild(staying)).toBe(false)
		await staying.locator('#own').fill('')
		await link(staying, 'Foster').click()
		await expect(heading(staying, /your sofa/i)).toBeVisible()
		await expect.poll(() => runsNextBuild(staying)).toBe(true)
		expect(asked, 'asked once, and not again once it knew').toHaveLength(1)
	})
	await test.step('at once after more than ten minutes out of sight, and Back is a full load too', async () => {
		await returning.evaluate(show, false)
		await returning.clock.fastForward('10:01')
		const answered = returning.waitForResponse(/\/builds\/latest\.json\?\d+$/)
		await returning.evaluate(show, true)
		await (await answered).finished()
		await returning.goBack()
		await expect(heading(returning, /adopt/i)).toBeVisible()
		await expect.poll(() => runsNextBuild(returning)).toBe(true)
		await returning.waitForLoadState()
		await hydrated(returning)
		await expect.poll(() => returning.evaluate(() => window.scrollY), 'where one was on that page').toBe(900)
	})
	await test.step('and what a form sends goes through, and leads to a page of the new one', async () => {
		await pass(sending, '01:00:00')
		await sending.getByLabel('Something else').check()
		await sending.getByLabel('Your name').fill('Sam Reed')
		await sending.getByLabel('Email address').first().fill('sam@example.org')
		await sending.getByRole('button', { name: 'Check and send' }).click()
		await expect(sending.getByRole('alert')).toContainText('Enter your question')
		await expect(sending.getByLabel('Your name')).toHaveValue('Sam Reed')
		expect(await runsNextBuild(sending)).toBe(false)

		await sending.getByLabel('What would you like to know?').fill('Does Biscuit get on with cats?')
		await sending.getByRole('button', { name: 'Check and send' }).click()
		await expect(sending).toHaveURL(/\/apply\/contact\/check$/)
		await expect(sending.getByText('Does Biscuit get on with cats?')).toBeVisible()
		await expect.poll(() => runsNextBuild(sending)).toBe(true)
	})
	for (const page of [staying, returning, sending]) await page.close()
})

/** Simulates a tab in the background and back: no test can hide a tab. */
function show(isShown: boolean) {
	Object.defineProperty(document, 'hidden', { value: !isShown, configurable: true })
	document.dispatchEvent(new Event('visibilitychange'))
}
