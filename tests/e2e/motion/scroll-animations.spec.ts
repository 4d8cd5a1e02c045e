import { expect, type Page, test } from '@playwright/test'
import { FULL_ONLY, isFullMatrix, MATRIX } from '../support/full-matrix.ts'
import { WITH_MOTION } from '../support/with-motion.ts'

test.use(WITH_MOTION)

/** Elements that are transparent, displaced or clipped. */
function unfinished(page: Page) {
	return page.locator('.reveal, .lead-across, .lead-down').evaluateAll((all) =>
		all
			.map((one) => getComputedStyle(one))
			.filter(
				({ opacity, translate, scale, clipPath }) =>
					opacity !== '1' || /\d+px \d+px/.test(translate) || scale === '1 0' || clipPath !== 'none',
			)
			.map(({ opacity, translate, scale, clipPath }) => `${opacity} ${translate} ${scale} ${clipPath}`),
	)
}

async function scrollTo(page: Page, y: number) {
	await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
}

test('the line between the steps is drawn while scrolling, and stays drawn', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 })
	await page.goto('/')
	const first = page.locator('.lead-down').first()
	const drawn = () => first.evaluate((line) => Number(getComputedStyle(line).scale.split(' ')[1] ?? '1'))
	expect(await drawn()).toBe(0)
	const top = await first.evaluate((line) => line.parentElement?.getBoundingClientRect().top ?? 0)
	await scrollTo(page, top - 650)
	await expect.poll(drawn).toBeGreaterThan(0)
	expect(await drawn()).toBeLessThan(1)
	await scrollTo(page, top - 100)
	await expect.poll(drawn).toBe(1)
	await scrollTo(page, top + 3000)
	await expect.poll(drawn).toBe(1)
})

// In `npm test`: `scroll-triggers.spec.ts` reveals headings by script, and reviewed pictures show those of each layout.
test('headings scrolled past are visible at the end of the page', FULL_ONLY, async ({ page }) => {
	for (const path of ['/', '/dogs/biscuit', '/adoption']) {
		await page.goto(path)
		await scrollTo(page, 1e6)
		await expect(page.getByRole('contentinfo')).toBeInViewport()
		const heads = page.getByRole('main').locator('h2')
		for (const head of await heads.all()) {
			await head.scrollIntoViewIfNeeded()
			await page.mouse.wheel(0, 400)
			await expect.poll(() => head.evaluate((h) => getComputedStyle(h.closest('.reveal') ?? h).opacity)).toBe('1')
		}
	}
})

test(
	'with reduced motion and in print everything is visible at once and nothing is animated',
	MATRIX,
	async ({ page }) => {
		for (const media of [{ reducedMotion: 'reduce' }, { reducedMotion: 'no-preference', media: 'print' }] as const) {
			await page.emulateMedia({ media: 'screen', ...media })
			for (const path of isFullMatrix ? ['/adoption', '/dogs'] : ['/']) {
				await page.goto(path)
				expect(await unfinished(page), path).toEqual([])
				expect(await page.evaluate(() => document.getAnimations().length), path).toBe(0)
			}
		}
	},
)

test('every animation ends by itself, and nothing shifts', async ({ page }) => {
	await page.addInitScript(() => {
		const shifts: number[] = []
		Object.assign(window, { shifts })
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.push(entry.value)
		}).observe({ type: 'layout-shift', buffered: true })
	})
	await page.goto('/')
	const loops = await page.evaluate(() =>
		document.getAnimations().filter((one) => one.effect?.getTiming().iterations === Number.POSITIVE_INFINITY),
	)
	expect(loops).toEqual([])
	const running = () =>
		page.evaluate(
			() =>
				document.getAnimations().filter((one) => one.timeline === document.timeline && one.playState === 'running')
					.length,
		)
	await expect.poll(running).toBe(0)
	for (let y = 0; y < 6000; y += 400) await scrollTo(page, y)
	const shifted = await page.evaluate(() =>
		(Reflect.get(window, 'shifts') as number[]).reduce((sum, one) => sum + one, 0),
	)
	expect(shifted).toBeLessThan(0.01)
})
