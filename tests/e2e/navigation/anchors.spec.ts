import { expect, type Page, test } from '@playwright/test'
import { goTo, hydrated, settled } from '../support/client-navigation.ts'
import { FULL_ONLY } from '../support/full-matrix.ts'

const ARTICLE = '/useful-info/first-three-days'

const partLinks = (page: Page) => page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })

/** The final scroll position. */
async function restingPlace(page: Page) {
	return page.evaluate(async () => {
		const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
		for (let still = 0, last = -1; still < 12; still = scrollY === last ? still + 1 : 0) {
			last = scrollY
			await frame()
		}
		return Math.round(scrollY)
	})
}

/** In sight below the header, near the top. */
async function expectUnderHeader(page: Page, name: string) {
	const top = await heading(page, name).evaluate((h) => h.getBoundingClientRect().top)
	const header = await page.getByRole('banner').evaluate((h) => h.getBoundingClientRect().bottom)
	expect(top).toBeGreaterThanOrEqual(header)
	// Late fonts may move it a little.
	expect(top).toBeLessThan(header + 100)
}

for (const [reducedMotion, tag] of [
	['no-preference', {}],
	['reduce', FULL_ONLY],
] as const) {
	test(
		`links within a page move scroll position and focus, Back returns to each position (${reducedMotion})`,
		tag,
		async ({ page }) => {
			await page.emulateMedia({ reducedMotion })
			await page.goto(ARTICLE)
			await hydrated(page)
			const places: number[] = []
			for (const index of [0, 2, 1]) {
				const link = partLinks(page).nth(index)
				const name = await link.innerText()
				await link.click()
				await expect(heading(page, name)).toBeFocused()
				// A smooth scroll may start late on a busy machine.
				await expect(() => expectUnderHeader(page, name)).toPass()
				places.push(await restingPlace(page))
			}
			await page.goBack()
			await expect.poll(() => restingPlace(page)).toBe(places[1])
			await page.goBack()
			await expect.poll(() => restingPlace(page)).toBe(places[0])
			await page.goForward()
			await expect.poll(() => restingPlace(page)).toBe(places[1])
		},
	)
}

test('a smooth scroll arrives at its part though something above it grows on the way', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'no-preference' })
	await page.goto(ARTICLE)
	await settled(page)
	await page.evaluate(() => {
		const grow = () => document.querySelector<HTMLElement>('main h1')?.style.setProperty('padding-bottom', '18rem')
		addEventListener('scroll', () => requestAnimationFrame(() => requestAnimationFrame(grow)), { once: true })
	})
	const link = partLinks(page).nth(2)
	const name = await link.innerText()
	await link.click()
	await expect(heading(page, name)).toBeFocused()
	await restingPlace(page)
	await expect(() => expectUnderHeader(page, name)).toPass({ timeout: 5000 })
})

for (const javaScriptEnabled of [true, false]) {
	// Without it, the browser does it alone.
	test.describe(
		javaScriptEnabled ? 'with JavaScript' : 'without JavaScript',
		javaScriptEnabled ? {} : FULL_ONLY,
		() => {
			test.use({ javaScriptEnabled })

			test('a hash in the first URL scrolls to its target, and Tab continues there', async ({ page }) => {
				await page.goto(`${ARTICLE}#h-the-first-three-weeks`)
				if (javaScriptEnabled) await hydrated(page)
				// The browser may still scroll after the load event.
				await expect(() => expectUnderHeader(page, 'The first three weeks')).toPass()
				if (javaScriptEnabled) await expect(heading(page, 'The first three weeks')).toBeFocused()
				await page.keyboard.press('Tab')
				await expect(partLinks(page).first()).not.toBeFocused()
				await expect(page.locator(':focus')).toBeInViewport()
			})
		},
	)
}

// In `npm test`: `route-focus.spec.ts` has a link to a part of another page.
test('from another page focus moves to the heading of the hash', FULL_ONLY, async ({ page }) => {
	await page.goto('/useful-info')
	await hydrated(page)
	await goTo(page, `${ARTICLE}#h-the-first-three-weeks`)
	await expect(heading(page, 'The first three weeks')).toBeFocused()
	await expect(() => expectUnderHeader(page, 'The first three weeks')).toPass()
})

// In `npm test`: `route-focus.spec.ts` has the top of a new page.
test('the same page without the hash starts at its top', FULL_ONLY, async ({ page }) => {
	await page.goto('/#stories')
	await hydrated(page)
	expect(await restingPlace(page)).toBeGreaterThan(200)
	await page.getByRole('banner').getByRole('link', { name: /home/ }).click()
	await expect(page).toHaveURL(/\/$/)
	await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
	await expect.poll(() => restingPlace(page)).toBe(0)
})

// In `npm test`: `dogs-list.spec.ts` has the position when a filter is chosen.
test('a filter keeps the scroll position', FULL_ONLY, async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 500 })
	const filters = [
		['/dogs?with=dogs&size=small', page.getByRole('link', { name: 'Clear all' })],
		['/merch', page.getByRole('navigation', { name: 'Kinds of things' }).getByRole('link').nth(1)],
		['/useful-info', page.getByRole('navigation', { name: 'Topics' }).getByRole('link').nth(1)],
		['/dogs/biscuit/poster', page.getByRole('link', { name: /A5/ })],
		[
			'/compare?dogs=biscuit&dogs=hattie&dogs=duke',
			page.getByRole('link', { name: 'Take Duke out of the comparison' }),
		],
	] as const
	for (const [path, link] of filters) {
		await page.goto(path)
		await hydrated(page)
		await page.evaluate(() => window.scrollTo({ top: 40, behavior: 'instant' }))
		await link.scrollIntoViewIfNeeded()
		const before = await restingPlace(page)
		expect(before).toBeGreaterThan(20)
		const query = new URL(page.url()).search
		await link.click()
		await expect.poll(() => new URL(page.url()).search).not.toBe(query)
		expect(await restingPlace(page), path).toBe(before)
	}
})

test('the next page of a list starts at its head', async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 500 })
	await page.goto('/dogs')
	await hydrated(page)
	await page.getByRole('link', { name: 'Next page' }).click()
	const results = page.getByRole('heading', { level: 2, name: /page 2 of 2$/ })
	await expect(results).toBeFocused()
	await expect(results).toBeInViewport()
	// At the head of the list, below the filters.
	await expect.poll(async () => (await results.boundingBox())?.y).toBeLessThan(300)
})
