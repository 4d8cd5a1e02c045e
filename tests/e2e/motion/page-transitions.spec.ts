import { expect, type Page, test } from '@playwright/test'
import { watchForErrors } from '../support/checks/console-errors.ts'
import { goTo, settled } from '../support/client-navigation.ts'
import { FULL_ONLY } from '../support/full-matrix.ts'
import { type Transition, watchTransitions } from '../support/watch-transitions.ts'
import { WITH_MOTION } from '../support/with-motion.ts'

test.use(WITH_MOTION)

const LONGEST = 250

async function open(page: Page, path: string) {
	const transitions = await watchTransitions(page)
	await page.goto(path)
	await settled(page)
	return transitions
}

/** React starts a transition for each new page; without animations it is over at once. */
const moving = (transitions: Transition[]) => transitions.filter(({ animations }) => animations.length > 0)

const banner = (page: Page) => page.getByRole('banner')
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

// In `npm test`: the transition of a card’s picture below, with Back.
test(
	'each navigation has one short transition: by link, with Back and Forward, and by code',
	FULL_ONLY,
	async ({ page }) => {
		const noise = watchForErrors(page)
		const transitions = await open(page, '/dogs')
		expect(await transitions()).toEqual([])
		const changes: [string, () => Promise<unknown>][] = [
			['How adoption works', () => banner(page).getByRole('link', { name: 'Adopt', exact: true }).click()],
			['Find a dog', () => page.goBack()],
			['How adoption works', () => page.goForward()],
			['Find a dog', () => goTo(page, '/dogs')],
		]
		for (const [arrived, change] of changes) {
			await change()
			await expect(heading(page, arrived)).toBeVisible()
			const seen = await transitions()
			expect(seen).toHaveLength(1)
			const { animations } = seen[0] ?? { animations: [] }
			expect(animations.join('\n')).toMatch(/old\(.+\) fade-out 100/)
			expect(animations.join('\n')).toMatch(/new\(.+\) rise 240/)
			expect(animations.join('\n'), 'the header stays').toMatch(/group\(site-header\)/)
			for (const line of animations) expect(Number(line.split(' ').at(-1)), line).toBeLessThan(LONGEST)
		}
		noise.expectNone()
	},
)

// In `npm test`: `dogs-list.spec.ts` has scroll position and focus of a filter, `anchors.spec.ts` a hash.
test(
	'a change of the query moves neither page nor focus, a hash moves focus to its target',
	FULL_ONLY,
	async ({ page }) => {
		const transitions = await open(page, '/dogs')
		await goTo(page, '/dogs?page=2')
		await expect(page).toHaveURL(/page=2/)
		// The list scrolls to its new page.
		await expect(page.getByRole('heading', { level: 2, name: /page 2 of 2/ })).toBeFocused()
		await goTo(page, '/dogs?page=2#main')
		await expect(page.getByRole('main')).toBeFocused()
		expect(await transitions()).toEqual([])
	},
)

// In `npm test`: `scroll-animations.spec.ts` has reduced motion, and other tests run with it.
test('with reduced motion nothing moves, from the moment it is set', FULL_ONLY, async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' })
	const transitions = await open(page, '/')
	expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
	await page.locator('a[href="/dogs/biscuit"]').first().click()
	await expect(heading(page, 'Biscuit')).toBeFocused()
	expect(moving(await transitions())).toEqual([])

	await page.emulateMedia({ reducedMotion: 'no-preference' })
	await page.goBack()
	await expect(page.locator('a[href="/dogs/biscuit"]').first()).toBeFocused()
	expect(moving(await transitions())).toHaveLength(1)

	await page.emulateMedia({ reducedMotion: 'reduce' })
	await page.goForward()
	await expect(heading(page, 'Biscuit')).toBeFocused()
	expect(moving(await transitions())).toEqual([])
})

test('the picture of the clicked card becomes the picture of the profile, and returns with Back', async ({ page }) => {
	const transitions = await open(page, '/dogs')
	const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: 'Waffles' }) })
	await card.getByRole('link').click()
	await expect(heading(page, 'Waffles')).toBeFocused()
	const [there] = await transitions()
	expect(there?.before['dog-109']).toBe(1)
	expect(there?.after['dog-109']).toBe(1)
	expect(there?.animations.join('\n')).toContain('group(dog-109)')
	const layers = there?.layers ?? {}
	const above = Object.keys(layers).filter((name) => (layers[name] ?? 0) > (layers['dog-109'] ?? 0))
	expect(above, 'what covers the picture on its way').toEqual(['site-header'])
	expect(layers['dog-109']).toBe(1)
	await page.goBack()
	await expect(card.getByRole('link')).toBeFocused()
	const [back] = await transitions()
	expect(back?.before['dog-109']).toBe(1)
	expect(back?.after['dog-109']).toBe(1)
	await expect(card).toBeInViewport()
})

// In `npm test`: The picture of a clicked card is tested above.
test('when a dog is on a page twice, only the clicked card has the transition name', FULL_ONLY, async ({ page }) => {
	const transitions = await open(page, '/dogs')
	const link = page.getByRole('link', { name: 'Waffles' })
	await page.evaluate(() => {
		const card = document.querySelector('article:has(a[href="/dogs/waffles"])')
		card?.parentElement?.parentElement?.append(card.cloneNode(true))
	})
	await expect(link).toHaveCount(2)
	const named = () =>
		page.locator('[data-picture-name]').evaluateAll((all) => all.map((one) => getComputedStyle(one).viewTransitionName))
	expect(new Set(await named())).toEqual(new Set(['none']))
	// With Ctrl the page stays, so that its names can be read.
	await link.nth(1).evaluate((a) => a.addEventListener('click', (event) => event.preventDefault()))
	await link.nth(1).click()
	expect((await named()).filter((name) => name !== 'none')).toEqual(['dog-109'])
	expect((await named()).at(-1)).toBe('dog-109')
	await link.nth(0).click()
	await expect(heading(page, 'Waffles')).toBeFocused()
	expect((await transitions())[0]?.before['dog-109']).toBe(1)
})

// In `npm test`: `route-focus.spec.ts` moves between the layouts.
test('another layout has its own transition; within a layout its navigation stays', FULL_ONLY, async ({ page }) => {
	const transitions = await open(page, '/adoption')
	await banner(page).getByRole('link', { name: 'Donate', exact: true }).click()
	await expect(page.getByRole('navigation', { name: 'Ways to help' })).toBeVisible()
	const into = (await transitions())[0]?.animations.join('\n') ?? ''
	expect(into).toContain('new(site-header) draw-across 240')
	expect(into).toContain('new(section-nav) come-out 240')

	await page.getByRole('navigation', { name: 'Ways to help' }).getByRole('link', { name: 'Volunteer' }).click()
	await expect(page).toHaveURL(/volunteering$/)
	await expect(page.locator('h1')).toBeFocused()
	expect((await transitions())[0]?.animations.join('\n')).not.toMatch(/draw-across|come-out|go-under/)

	await banner(page).getByRole('link', { name: 'Adopt', exact: true }).click()
	await expect(heading(page, 'How adoption works')).toBeFocused()
	const out = (await transitions())[0]?.animations.join('\n') ?? ''
	expect(out).toContain('new(site-header) draw-across 240')
	expect(out).toContain('old(section-nav) go-under 100')
})

// In `npm test`: The first test has the transitions of navigations.
test('full page loads have a transition too, and none with reduced motion', FULL_ONLY, async ({ page }) => {
	for (const reducedMotion of ['no-preference', 'reduce'] as const) {
		await page.emulateMedia({ reducedMotion })
		await page.addInitScript(() =>
			window.addEventListener('pagereveal', ({ viewTransition }) =>
				Object.assign(window, { moved: viewTransition !== null }),
			),
		)
		await page.goto('/dogs')
		await page.evaluate(() => window.location.assign('/adoption'))
		await expect(heading(page, 'How adoption works')).toBeVisible()
		await expect.poll(() => page.evaluate(() => Reflect.get(window, 'moved'))).toBe(reducedMotion === 'no-preference')
	}
})

// In `npm test`: The first test has the transition of Back.
test('a Back gesture the browser has animated has no second transition', FULL_ONLY, async ({ page }) => {
	const transitions = await open(page, '/dogs')
	await goTo(page, '/adoption')
	await expect(heading(page, 'How adoption works')).toBeFocused()
	await transitions()
	await page.evaluate(() =>
		Object.defineProperty(PopStateEvent.prototype, 'hasUAVisualTransition', { get: () => true, configurable: true }),
	)
	await page.goBack()
	await expect(heading(page, 'Find a dog')).toBeFocused()
	expect(moving(await transitions())).toEqual([])
	await banner(page).getByRole('link', { name: 'Adopt', exact: true }).click()
	await expect(heading(page, 'How adoption works')).toBeFocused()
	expect(moving(await transitions())).toHaveLength(1)
})

// In `npm test`: The picture of a clicked card is tested above.
test('while the larger picture of a profile loads, the picture of the card is shown', FULL_ONLY, async ({ page }) => {
	await open(page, '/dogs')
	const card = page.getByRole('article').first()
	const file = await card.locator('img').evaluate((img: HTMLImageElement) => img.currentSrc)
	let send = () => {}
	const asked = new Promise<void>((resolve) => {
		send = resolve
	})
	await page.route('**/img/**', async (route) => {
		await asked
		await route.continue()
	})
	await card.getByRole('link').click()
	await expect(page).toHaveURL(/\/dogs\/./)
	const large = page.locator('[data-page-picture] img').first()
	await expect(large).toHaveCSS('background-image', `url("${file}")`)
	send()
	await expect(large).toHaveCSS('background-image', 'none')
})
