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

/** The next scroll: its duration in milliseconds, and the time and position of each frame. */
function watchWay(page: Page) {
	return page.evaluate(() => {
		const frames: [number, number][] = []
		const start = scrollY
		let began: number | undefined
		return new Promise<{ took: number; frames: [number, number][] }>((resolve) => {
			function frame(now: number) {
				const isGliding = document.documentElement.classList.contains('lenis-smooth')
				if (isGliding) began ??= now
				if (began && !isGliding) return resolve({ took: now - began, frames })
				// At the end of this frame.
				new IntersectionObserver((_, once) => {
					once.disconnect()
					if (scrollY !== (frames.at(-1)?.[1] ?? start)) frames.push([now, scrollY])
				}).observe(document.documentElement)
				requestAnimationFrame(frame)
			}
			requestAnimationFrame(frame)
		})
	})
}

const atRest = (page: Page) => expect(page.locator('html')).not.toHaveClass(/lenis-smooth/)
const place = (page: Page) => page.evaluate(() => Math.round(scrollY))

test('the wheel scrolls a tenth of the remaining way in a sixtieth of a second, a link within the page takes 1.2 s', async ({
	page,
}) => {
	const noise = watchForErrors(page)
	await open(page, ARTICLE)
	await page.mouse.move(900, 400)
	// A busy machine drops frames at times, for which Lenis does not make up.
	await expect(async () => {
		await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
		const wheel = watchWay(page)
		await page.mouse.wheel(0, 1500)
		const { frames } = await wheel
		expect(await place(page)).toBe(1500)
		const under = frames.filter(([, y]) => y > 50 && y < 1400)
		const [first, last] = [under[0], under.at(-1)]
		if (!first || !last || last[0] === first[0]) throw new Error(`no way was seen: ${JSON.stringify(frames)}`)
		const perSecond = (Math.log((1500 - first[1]) / (1500 - last[1])) / (last[0] - first[0])) * 1000
		// A tenth of it, sixty times a second.
		expect(perSecond).toBeGreaterThan(5.5)
		expect(perSecond).toBeLessThan(6.5)
	}).toPass()

	const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last()
	await expect(async () => {
		await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
		const way = watchWay(page)
		await link.click()
		const { took, frames: glided } = await way
		expect(took).toBeGreaterThan(1150)
		expect(took).toBeLessThan(1700)
		const places = glided.map(([, y]) => y)
		expect(places, 'no step back, no leap').toEqual([...places].sort((a, b) => a - b))
		expect(places[0]).toBeLessThan(3200)
	}).toPass()
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
