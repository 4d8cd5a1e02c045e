import { expect, type Page, test } from '@playwright/test'
import { goTo, hydrated, settled } from '../support/client-navigation.ts'
import { FULL_ONLY } from '../support/full-matrix.ts'
import { watchTransitions } from '../support/watch-transitions.ts'
import { WITH_MOTION } from '../support/with-motion.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const notice = (page: Page) => page.locator('body > [aria-live=polite]')

test('after a navigation focus is on the heading and the title is announced', async ({ page }) => {
	await page.goto('/')
	await hydrated(page)
	await expect(page.locator('body')).toBeFocused()
	await expect(notice(page)).toBeEmpty()

	await page.getByRole('banner').getByRole('link', { name: 'Adopt', exact: true }).click()
	await expect(heading(page)).toBeFocused()
	await expect(heading(page)).toHaveText('How adoption works')
	await expect(notice(page)).toHaveText(await page.title())
	await expect(heading(page)).toHaveCSS('outline-style', 'none')

	await page.goBack()
	await expect(heading(page)).toHaveText(/walk home/i)
	// Back leads to the link that was left.
	await expect(page.getByRole('banner').getByRole('link', { name: 'Adopt', exact: true })).toBeFocused()
	await expect(notice(page)).toHaveText(await page.title())
})

// In `npm test`: the page above, by the same code.
test('a missing page gets focus and announcement like any other', FULL_ONLY, async ({ page }) => {
	await page.goto('/')
	await hydrated(page)
	for (const [path, note] of [
		['/no/such/page', 'Page not found: /no/such/page'],
		['/dogs/no-such-dog', 'Page Not Found: /dogs/no-such-dog'],
	] as const) {
		await goTo(page, path)
		await expect(page.getByText(note, { exact: true })).toBeVisible()
		await expect(heading(page)).toHaveText('404!')
		await expect(heading(page)).toBeFocused()
		await expect(notice(page)).toHaveText(/not found/i)
	}
	await page.getByRole('link', { name: 'Go home' }).click()
	await expect(heading(page)).toHaveText(/walk home/i)
	await expect(heading(page)).toBeFocused()
})

test('a link to a part of another page moves focus to the heading of that part', FULL_ONLY, async ({ page }) => {
	await page.goto('/dogs')
	// Until the footer is hydrated, its links load documents.
	await settled(page)
	await page.getByRole('contentinfo').getByRole('link', { name: 'Happy endings' }).click()
	await expect(page).toHaveURL(/\/#stories$/)
	await expect(page.locator('#stories').getByRole('heading').first()).toBeFocused()
	await expect(page.locator('#stories')).toBeInViewport()
})

for (const [reducedMotion, tag] of [
	['no-preference', {}],
	['reduce', FULL_ONLY],
] as const) {
	test(
		`Back restores the scroll position, a new page starts at its top, both at once (${reducedMotion})`,
		tag,
		async ({ page }) => {
			await page.emulateMedia({ reducedMotion })
			const transitions = await watchTransitions(page)
			await page.goto('/dogs')
			await hydrated(page)
			const card = page.getByRole('article').nth(8).getByRole('link').first()
			await card.scrollIntoViewIfNeeded()
			const before = await page.evaluate(() => window.scrollY)
			expect(before).toBeGreaterThan(200)
			await card.click()
			await expect(page).toHaveURL(/\/dogs\/./)
			await expect(heading(page)).toBeFocused()
			expect(await page.evaluate(() => window.scrollY)).toBe(0)
			await page.goBack()
			await expect(heading(page)).toHaveText('Find a dog')
			await expect(card).toBeFocused()
			expect(await page.evaluate(() => window.scrollY)).toBe(before)
			const photographed = (await transitions()).map(({ scrollY }) => scrollY)
			expect(photographed).toEqual(reducedMotion === 'reduce' ? [] : [0, before])
		},
	)
}

// In `npm test`: `navigation.spec.ts` closes the menu, and the first test above moves the focus.
test('the menu of small screens moves focus to the heading, in both layouts', FULL_ONLY, async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 })
	await page.goto('/')
	await hydrated(page)
	for (const name of [/Adopt/, /Donate/, /Find a dog/]) {
		await page.getByRole('button', { name: 'Menu' }).click()
		const menu = page.getByRole('navigation', { name: 'Menu' })
		const before = await heading(page).innerText()
		await menu.getByRole('link', { name }).first().click()
		await expect(heading(page)).not.toHaveText(before)
		await expect(menu).toBeHidden()
		await expect(heading(page)).toBeFocused()
	}
})

/** Forms whose button is far below the place of their errors. The first is in `npm test`; the others take the same way. */
const LONG_FORMS: [path: string, button: RegExp, device: object][] = [
	['/donate', /^(Give|Get our bank details)/, { viewport: { width: 1280, height: 800 } }],
	[
		'/donate',
		/^(Give|Get our bank details)/,
		{ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
	],
	['/apply/contact/question', /^Check and send/, { viewport: { width: 1280, height: 800 } }],
	['/apply/adoption/dog', /^Continue/, { viewport: { width: 1280, height: 800 } }],
	['/checkout/details', /^Continue/, { viewport: { width: 1280, height: 800 } }],
]

for (const [n, [path, button, device]] of LONG_FORMS.entries()) {
	test.describe(n === 1 ? 'on a phone' : 'on a laptop', () => {
		test.use({ ...WITH_MOTION, ...device })

		test(
			`the errors of ${path} are in view as soon as they have the focus, and stay there`,
			n === 0 ? {} : FULL_ONLY,
			async ({ page, baseURL }) => {
				if (path.startsWith('/checkout')) {
					await page.request.post('/basket', {
						form: { intent: 'add', slug: 'rope-lead', variant: 'red', quantity: '1' },
						headers: { Origin: baseURL ?? '' },
					})
				}
				await page.goto(path)
				await settled(page)
				const html = page.locator('html')
				if (n !== 1) await expect(html).toHaveClass(/lenis/)
				await page.getByRole('main').getByRole('button', { name: button }).last().click()
				const errors = page
					.getByRole('main')
					.locator('[tabindex="-1"]')
					.filter({ has: page.getByRole('alert') })
					.last()
				await expect(errors).toBeFocused()
				const top = () => errors.evaluate((box) => box.getBoundingClientRect().top)
				for (const when of ['at once', 'at rest']) {
					expect(await top(), when).toBeGreaterThan(60)
					expect(await top(), when).toBeLessThan(300)
					await expect(html).not.toHaveClass(/lenis-smooth/)
				}
			},
		)
	})
}
