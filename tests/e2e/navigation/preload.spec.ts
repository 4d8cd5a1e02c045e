import { expect, type Page, type Request, type Route, test } from '@playwright/test'
import { startSiteProcess } from '#tests/integration/support/site-process.ts'
import { SMALL_CHARITY } from '#tests/integration/support/small-charity.ts'
import { watchForErrors } from '../support/checks/console-errors.ts'
import { settled } from '../support/client-navigation.ts'
import { FULL_ONLY } from '../support/full-matrix.ts'

const CODE = /\/assets\/[^?]+\.js$/
const DATA = /\.data(\?|$)/
/** A screen on which the whole list of dogs is in view. */
const ALL_IN_VIEW = { width: 1280, height: 9000 }

/** Prefetches: the router's imports are scripts, and its payload comes after a click. */
function isAhead(request: Request) {
	return request.resourceType() === 'fetch'
}

/** Delays prefetches, and counts the maximum in flight. */
async function hold(page: Page, address: RegExp) {
	const held: Route[] = []
	const seen = { asked: 0, underWay: 0, most: 0 }
	page.on('requestfinished', (request) => {
		if (isAhead(request) && address.test(request.url())) seen.underWay -= 1
	})
	let isOpen = false
	await page.route(address, (route) => {
		if (!isAhead(route.request())) return route.continue()
		seen.asked += 1
		seen.underWay += 1
		seen.most = Math.max(seen.most, seen.underWay)
		if (isOpen) return route.continue()
		held.push(route)
	})
	return {
		seen,
		async release() {
			isOpen = true
			await Promise.all(held.map((route) => route.continue()))
		},
	}
}

test('for all links of a long list in view, code of their pages is prefetched four files at a time, and no data', async ({
	page,
}) => {
	await page.setViewportSize(ALL_IN_VIEW)
	const code = await hold(page, CODE)
	const data = await hold(page, DATA)
	await page.goto('/dogs')
	await expect.poll(() => code.seen.asked).toBe(4)
	expect(await page.locator('a[href^="/"]').count()).toBeGreaterThan(60)
	await code.release()
	await expect.poll(() => code.seen.asked).toBeGreaterThan(10)
	expect(code.seen.most).toBe(4)
	expect(data.seen.asked).toBe(0)
})

// In `npm test`: The test above has the limit for code.
test(
	'when all links of a long list are touched at once, data is prefetched four pages at a time',
	FULL_ONLY,
	async ({ page }) => {
		await page.setViewportSize(ALL_IN_VIEW)
		const data = await hold(page, DATA)
		const code = page.waitForRequest((request) => isAhead(request) && CODE.test(request.url()))
		await page.goto('/dogs')
		await code
		const pages = await page.locator('a[href^="/"]').evaluateAll((links) => {
			for (const link of links) link.dispatchEvent(new Event('touchstart', { bubbles: true }))
			return new Set(links.map((link) => (link as HTMLAnchorElement).pathname)).size
		})
		expect(pages).toBeGreaterThan(30)
		await expect.poll(() => data.seen.asked).toBe(4)
		await data.release()
		await expect.poll(() => data.seen.asked).toBeGreaterThan(30)
		expect(data.seen.most).toBe(4)
	},
)

test('a hovered link is requested once, before the click', async ({ page }) => {
	const site = await startSiteProcess(SMALL_CHARITY)
	try {
		const noise = watchForErrors(page)
		await page.goto(`${site.url}/dogs`)
		await settled(page)
		const asked = (path: string) => site.logged().filter((line) => line.msg === 'request' && line.path === path).length
		const link = page.getByRole('banner').getByRole('link', { name: 'Adopt', exact: true })
		// The page may not listen yet. Pointing again requests nothing again.
		await expect(async () => {
			await page.mouse.move(640, 700)
			await link.hover()
			await expect.poll(() => asked('/adoption.data'), { timeout: 2000 }).toBe(1)
		}).toPass()
		const scripts: { url: string; bytes: number }[] = []
		page.on('response', async (response) => {
			if (response.request().resourceType() !== 'script') return
			const { responseBodySize: bytes } = await response.request().sizes()
			scripts.push({ url: response.url(), bytes })
		})
		await link.click()
		await expect(page).toHaveURL(/adoption$/)
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
		expect(asked('/adoption.data')).toBe(1)
		const [module] = scripts.filter(({ url }) => /\/adoption-/.test(url))
		expect(asked(new URL(module?.url ?? site.url).pathname), 'its code is fetched once').toBe(1)
		noise.expectNone()
	} finally {
		await site.stop()
	}
})

test('nothing is prefetched with Save-Data or a slow connection, nor for another tab', async ({ page }) => {
	await page.addInitScript(() => {
		Object.defineProperty(navigator, 'connection', { value: { saveData: false, effectiveType: '4g' } })
	})
	const ahead: string[] = []
	page.on('request', (request) => {
		if (isAhead(request)) ahead.push(new URL(request.url()).pathname)
	})
	const say = (connection: { saveData?: boolean; effectiveType?: string }) =>
		page.evaluate((now) => void Object.assign((navigator as { connection?: object }).connection ?? {}, now), connection)
	const link = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true })
	// Touch is an intent at once.
	const touch = (name: string) => link(name).dispatchEvent('touchstart')

	await page.goto('/dogs')
	await settled(page)
	// The page may not listen yet. A second touch fetches nothing again.
	await expect(async () => {
		await touch('Adopt')
		expect(ahead).toContain('/adoption.data')
	}).toPass()

	await say({ saveData: true })
	await touch('Foster')
	await say({ saveData: false, effectiveType: 'slow-2g' })
	await touch('Shop')
	await say({ effectiveType: '4g' })
	await link('Advice').evaluate((element) => element.setAttribute('target', '_blank'))
	await touch('Advice')
	await touch('Donate')
	await expect.poll(() => ahead).toContain('/waystohelp/donations.data')
	expect(ahead.filter((path) => DATA.test(path))).toEqual(['/adoption.data', '/waystohelp/donations.data'])
})

test('a failed prefetch is silent, and the click fetches the page', async ({ page }) => {
	await page.goto('/dogs')
	await settled(page)
	const errors: string[] = []
	page.on('pageerror', (error) => errors.push(error.message))
	let refused = 0
	await page.route(DATA, (route) => {
		refused += 1
		return refused === 1 ? route.abort() : route.continue()
	})
	const link = page.getByRole('banner').getByRole('link', { name: 'Foster', exact: true })
	await link.hover()
	await expect.poll(() => refused).toBe(1)
	await link.click()
	await expect(page).toHaveURL(/fostering$/)
	await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
	expect(errors).toEqual([])
})
