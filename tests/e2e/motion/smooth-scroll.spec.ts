import { expect, type Page, test } from '@playwright/test'
import { watchForErrors } from '../support/checks/console-errors.ts'
import { goTo, settled } from '../support/client-navigation.ts'
import { FULL_ONLY } from '../support/full-matrix.ts'
import { WITH_MOTION } from '../support/with-motion.ts'

test.use(WITH_MOTION)

const ARTICLE = '/useful-info/first-three-days'

async function open(page: Page, path: string) {
	await page.goto(path)
	await settled(page)
	await expect(page.locator('html')).toHaveClass(/lenis/)
}

/** Time passes, and frames are drawn, only when the test says so (`page.clock.runFor`). */
async function stopClock(page: Page) {
	await page.clock.install()
	await page.clock.pauseAt(Date.now() + 86_400_000)
}

const FRAME_MS = 16
const isScrolling = (page: Page) => expect(page.locator('html')).toHaveClass(/lenis-smooth/)
const atRest = (page: Page) => expect(page.locator('html')).not.toHaveClass(/lenis-smooth/)
const place = (page: Page) => page.evaluate(() => Math.round(scrollY))

test('the wheel scrolls a tenth of the remaining way in a sixtieth of a second, a link within the page takes 1.2 s', async ({
	page,
}) => {
	const noise = watchForErrors(page)
	await open(page, ARTICLE)
	await stopClock(page)
	await page.mouse.move(900, 400)
	await page.mouse.wheel(0, 1500)
	await isScrolling(page)
	// Time counts from the first frame.
	await page.clock.runFor(FRAME_MS)
	expect(await place(page)).toBe(0)
	for (const frames of [6, 12, 18]) {
		await page.clock.runFor(6 * FRAME_MS)
		const sixtieths = (frames * FRAME_MS * 60) / 1000
		const remaining = 1500 * Math.exp(-0.1 * sixtieths)
		expect(Math.abs(1500 - remaining - (await place(page))), `after ${frames} frames`).toBeLessThan(3)
	}
	await page.clock.runFor(2000)
	await atRest(page)
	expect(await place(page)).toBe(1500)

	await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
	const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last()
	await link.click()
	await isScrolling(page)
	await page.clock.runFor(FRAME_MS)
	const steps: number[] = []
	for (let [ms, before] = [FRAME_MS, await place(page)]; ms < 1200; ms += FRAME_MS) {
		await page.clock.runFor(FRAME_MS)
		const now = await place(page)
		steps.push(now - before)
		before = now
	}
	await isScrolling(page)
	await page.clock.runFor(FRAME_MS)
	await atRest(page)
	expect(Math.min(...steps), 'no step back').toBeGreaterThanOrEqual(0)
	expect(Math.max(...steps), 'no leap').toBeLessThan(500)
	await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: await link.innerText() })).toBeFocused()
	noise.expectNone()
})

// In `npm test`: `route-focus.spec.ts` has scroll positions of navigations.
test(
	'navigation cancels smooth scrolling: the new page starts at its top, Back restores the position',
	FULL_ONLY,
	async ({ page }) => {
		await open(page, '/dogs')
		await page.mouse.wheel(0, 900)
		await atRest(page)
		expect(await place(page)).toBe(900)
		await page.mouse.wheel(0, 3000)
		await goTo(page, '/adoption')
		await expect(page.getByRole('heading', { level: 1, name: /adoption/i })).toBeFocused()
		await atRest(page)
		expect(await place(page)).toBe(0)
		await page.mouse.wheel(0, 500)
		await atRest(page)
		expect(await place(page)).toBe(500)
		await page.goBack()
		await expect(page.getByRole('heading', { level: 1, name: 'Find a dog' })).toBeFocused()
		expect(await place(page)).toBeGreaterThanOrEqual(900)
	},
)

// In `npm test`: The first test has the wheel and a link.
test('keys cancel smooth scrolling, and scroll, tab and zoom natively', FULL_ONLY, async ({ page }) => {
	await open(page, ARTICLE)
	await page.mouse.move(900, 400)
	await page.mouse.wheel(0, 2500)
	await expect(page.locator('html')).toHaveClass(/lenis-smooth/)
	await page.keyboard.press('Home')
	await expect.poll(() => place(page)).toBe(0)
	await page.keyboard.press('PageDown')
	await expect.poll(() => place(page)).toBeGreaterThan(300)
	// Its velocity is reset 400 ms after the last movement.
	await expect(page.locator('html')).not.toHaveClass(/lenis-scrolling/)
	await page.getByRole('contentinfo').getByRole('link').last().focus()
	await expect(page.locator(':focus')).toBeInViewport()
	const kept = await page.evaluate(
		() =>
			new Promise((resolve) => {
				addEventListener('wheel', (event) => resolve(event.defaultPrevented), { once: true })
				document.body.dispatchEvent(
					new WheelEvent('wheel', { deltaY: 100, ctrlKey: true, bubbles: true, cancelable: true }),
				)
			}),
	)
	expect(kept).toBe(false)
})

test('the wheel scrolls an open dialog, and a scrollable part of the page', async ({ page }) => {
	await open(page, '/dogs/biscuit')
	await page.getByRole('link', { name: 'See picture 1 large' }).click()
	await expect(page.getByRole('dialog')).toBeVisible()
	const before = await place(page)
	// Beside the pictures, which scroll themselves.
	await page.getByRole('dialog').getByRole('status').hover()
	const turned = page.evaluate(() => new Promise((resolve) => addEventListener('wheel', resolve, { once: true })))
	await page.mouse.wheel(0, 700)
	await turned
	await expect(page.locator('html')).not.toHaveClass(/lenis-smooth/)
	await page.keyboard.press('Escape')
	await expect(page.getByRole('dialog')).toBeHidden()
	await page.mouse.wheel(0, 300)
	await expect.poll(() => place(page)).toBe(before + 300)

	await page.setViewportSize({ width: 1280, height: 330 })
	await open(page, ARTICLE)
	const contents = page.getByRole('navigation', { name: 'On this page' })
	await contents.scrollIntoViewIfNeeded()
	await contents.hover()
	const rest = await place(page)
	await page.mouse.wheel(0, 60)
	await expect.poll(() => contents.evaluate((nav) => nav.scrollTop)).toBeGreaterThan(20)
	expect(await place(page)).toBe(rest)
})

for (const [name, options, tag] of [
	['touch screens', { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } }, FULL_ONLY],
	['visitors with reduced motion', { reducedMotion: 'reduce' }, {}],
] as const) {
	test(`scrolling stays native for ${name}`, tag, async ({ browser, baseURL }) => {
		const page = await browser.newPage({ ...options, baseURL })
		const scripts: string[] = []
		page.on('request', (request) => scripts.push(request.url()))
		await page.goto('/dogs')
		await settled(page)
		await expect(page.locator('html')).not.toHaveClass(/lenis/)
		expect(scripts.filter((url) => url.includes('/smooth-scroll-links-'))).toEqual([])
		if (name === 'visitors with reduced motion') {
			await page.emulateMedia({ reducedMotion: 'no-preference' })
			await expect(page.locator('html')).toHaveClass(/lenis/)
			await page.emulateMedia({ reducedMotion: 'reduce' })
			await expect(page.locator('html')).not.toHaveClass(/lenis/)
		}
		await page.close()
	})
}
