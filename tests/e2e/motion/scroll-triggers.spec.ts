import { expect, type Page, test } from '@playwright/test'
import { settled } from '../support/client-navigation.ts'
import { FULL_ONLY } from '../support/full-matrix.ts'
import { WITH_MOTION } from '../support/with-motion.ts'

test.use(WITH_MOTION)

const ARTICLE = '/useful-info/first-three-days'

/** Opens the page and stops its clock. Returns how often triggers were set up, and how often the window was resized. */
async function openWithStoppedClock(page: Page, path: string) {
	await page.addInitScript(() => {
		const counts = { triggers: 0, sizes: 0 }
		Object.assign(window, { counts })
		addEventListener('resize', () => counts.sizes++)
		window.IntersectionObserver = class extends IntersectionObserver {
			constructor(...[told, options]: ConstructorParameters<typeof IntersectionObserver>) {
				super(told, options)
				if (options?.rootMargin?.startsWith('1000000px')) counts.triggers++
			}
		}
	})
	await page.goto(path)
	await settled(page)
	await page.clock.install()
	await page.clock.pauseAt(Date.now() + 86_400_000)
	const count = (what: 'triggers' | 'sizes') =>
		page.evaluate((name) => (Reflect.get(window, 'counts') as Record<string, number>)[name] ?? 0, what)
	async function resize(width: number, height: number) {
		const before = await count('sizes')
		await page.setViewportSize({ width, height })
		await expect.poll(() => count('sizes')).toBeGreaterThan(before)
	}
	return { triggers: () => count('triggers'), resize }
}

// In `npm test`: `scroll-triggers.test.ts` has it without a browser.
test(
	'scroll triggers are recalculated once, 250 ms after the last resize of the window',
	FULL_ONLY,
	async ({ page }) => {
		const { triggers, resize } = await openWithStoppedClock(page, ARTICLE)
		expect(await triggers()).toBe(1)
		await resize(1200, 700)
		await page.clock.runFor(200)
		await resize(1100, 700)
		await page.clock.runFor(249)
		expect(await triggers()).toBe(1)
		await page.clock.runFor(1)
		expect(await triggers()).toBe(2)
		await page.clock.runFor(1000)
		expect(await triggers()).toBe(2)
	},
)

// In `npm test`: `scroll-triggers.test.ts` has it without a browser.
test(
	'on touch devices a change of height by up to a quarter recalculates nothing: browser bars come and go',
	FULL_ONLY,
	async ({ browser, baseURL }) => {
		const page = await browser.newPage({
			baseURL,
			hasTouch: true,
			isMobile: true,
			viewport: { width: 400, height: 800 },
		})
		const { triggers, resize } = await openWithStoppedClock(page, ARTICLE)
		expect(await triggers()).toBe(1)
		await resize(400, 620)
		await page.clock.runFor(300)
		expect(await triggers()).toBe(1)
		await resize(400, 590)
		await page.clock.runFor(300)
		expect(await triggers(), 'more than a quarter of the height').toBe(2)
		await resize(800, 590)
		await page.clock.runFor(300)
		expect(await triggers(), 'another width').toBe(3)
		await page.close()
	},
)

test('the table of contents marks the section in view, also after a resize', async ({ page }) => {
	await page.goto(`${ARTICLE}#h-the-first-three-weeks`)
	await settled(page)
	const current = page.getByRole('navigation', { name: 'On this page' }).locator('[aria-current]')
	await expect(current).toHaveText('The first three weeks')
	await page.setViewportSize({ width: 900, height: 900 })
	await page.getByRole('heading', { level: 2, name: 'The first three days' }).evaluate((h) => h.scrollIntoView())
	await expect(current).toHaveText('The first three days')
})

test('without scroll-driven animations a script reveals headings, and nothing stays hidden', async ({ page }) => {
	await page.route('**/*.css', async (route) => {
		const answer = await route.fetch()
		await route.fulfill({
			response: answer,
			body: (await answer.text()).replaceAll('animation-timeline', 'unknown-thing'),
		})
	})
	await page.addInitScript(() => {
		const { supports } = CSS
		CSS.supports = (...asked: [string]) => !asked[0].includes('animation-timeline') && supports(...asked)
	})
	await page.goto('/')
	await settled(page)
	const waiting = page.locator('[data-reveal="waits"]')
	await expect(waiting.first()).toHaveCSS('opacity', '0.001')
	await page.emulateMedia({ media: 'print' })
	await expect(waiting.first()).toHaveCSS('opacity', '1')
	await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' })
	await expect(waiting.first()).toHaveCSS('opacity', '1')
	await page.emulateMedia({ reducedMotion: 'no-preference' })
	await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
	await expect(waiting).toHaveCount(0)
	await expect(page.locator('.reveal').first()).toHaveCSS('opacity', '1')
	await expect(page.locator('.reveal').last()).toHaveCSS('opacity', '1')
})
