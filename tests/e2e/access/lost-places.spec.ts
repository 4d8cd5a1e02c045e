import { expect, type Page, test } from '@playwright/test'
import { brokenWords, sidewaysScroll } from '../support/checks/layout-checks.ts'
import { hydrated, settled } from '../support/client-navigation.ts'
import { FULL_ONLY } from '../support/full-matrix.ts'
import { WITH_MOTION } from '../support/with-motion.ts'

test.use(WITH_MOTION)

const PHONE = { width: 390, height: 844 }
const focused = (page: Page) => page.locator(':focus')

async function inBasket(page: Page, slug: string, variant: string) {
	await page.goto('/merch')
	await page.request.post('/basket', {
		form: { slug, variant, quantity: '1' },
		headers: { Origin: new URL(page.url()).origin },
		maxRedirects: 0,
	})
	await page.goto('/basket')
	await hydrated(page)
}

test('a change in the basket keeps the focus, and says the number and the total', async ({ page }) => {
	await inBasket(page, 'rope-lead', 'red')
	const said = page.locator('main [role="status"].sr-only')
	const number = page.getByLabel(/^Number of Rope lead/)
	const total = page.locator('.basket-total dd')
	await page.getByRole('button', { name: /^One more of Rope lead/ }).press('Enter')
	await expect(number).toHaveValue('2')
	await expect(said).toHaveText(/^Rope lead.*: 2\. Your total is (from )?£/)
	await expect(said).toContainText(await total.innerText())
	await expect(page.getByRole('button', { name: /^One more of Rope lead/ })).toBeFocused()
	await page.keyboard.press('Enter')
	await expect(number).toHaveValue('3')
	await page.getByRole('button', { name: /^One fewer of Rope lead/ }).press('Enter')
	await expect(number).toHaveValue('2')
	await expect(page.getByRole('button', { name: /^One fewer of Rope lead/ })).toBeFocused()

	await number.fill('5')
	await number.press('Enter')
	await expect(said).toHaveText(/^Rope lead.*: 5\. Your total is/)
	await expect(number).toBeFocused()
	await page
		.getByRole('button', { name: /^Add £/ })
		.first()
		.press('Enter')
	await expect(said).toHaveText(/^Your donation is in it\. Your total is/)
	await expect(focused(page)).toHaveAccessibleName(/donation/)

	await page.getByRole('button', { name: /^Remove Rope lead/ }).press('Enter')
	await expect(page.locator('.basket-said')).toBeFocused()
	await expect(page.locator('.basket-said')).toContainText('is out of your basket')
	await page.getByRole('button', { name: 'Put it back' }).press('Enter')
	await expect(page.locator('.basket-said')).toHaveText(/Rope lead.* is in your basket\./)
	await expect(page.locator('.basket-said')).toBeFocused()
})

test('the last button that can do nothing more keeps the focus', async ({ page }) => {
	await inBasket(page, 'rope-lead', 'red')
	const number = page.getByLabel(/^Number of Rope lead/)
	const most = (await number.getAttribute('max')) ?? ''
	await number.fill(String(Number(most) - 1))
	await number.press('Enter')
	const more = page.getByRole('button', { name: /^One more of Rope lead/ })
	await more.press('Enter')
	await expect(number).toHaveValue(most)
	await expect(more).toBeFocused()
	await expect(more).toBeDisabled()
	await page.keyboard.press('Enter')
	await expect(number).toHaveValue(most)
})

test('in the drawer a change keeps the focus, and says the total', async ({ page }) => {
	await page.goto('/merch/winter-coat')
	await hydrated(page)
	await page.locator('.buy-form [name="variant"]:not([disabled])').first().check()
	await page.getByRole('button', { name: 'Add to basket' }).press('Enter')
	const drawer = page.getByRole('dialog', { name: 'Your basket' })
	await expect(drawer.getByRole('status')).toHaveText(/^Added to your basket Your total is/)
	await drawer.getByRole('button', { name: 'One more' }).press('Enter')
	await expect(drawer.getByRole('status')).toHaveText(/^2 in your basket Your total is (from )?£/)
	await expect(drawer.getByRole('button', { name: 'One more' })).toBeFocused()
	await drawer.getByRole('button', { name: /^Remove/ }).press('Enter')
	await expect(drawer.getByRole('button', { name: /^Put it back/ })).toBeFocused()
	await page.keyboard.press('Enter')
	await expect(drawer.getByRole('status')).toHaveText(/^2 in your basket Your total is/)
	await expect(drawer.getByRole('button', { name: /^Remove/ })).toBeFocused()
})

test('while the site is out of reach a line stays in the drawer, with what happened, and the focus', async ({
	page,
}) => {
	await page.goto('/merch/winter-coat')
	await hydrated(page)
	await page.locator('.buy-form [name="variant"]:not([disabled])').first().check()
	await page.route('**/basket/drawer', (route) => route.abort())
	await page.getByRole('button', { name: 'Add to basket' }).press('Enter')
	const drawer = page.getByRole('dialog', { name: 'Your basket' })
	await expect(drawer.getByRole('status')).toHaveText(/^We couldn’t reach our site, so nothing was changed/)
	await expect(drawer.getByRole('paragraph').filter({ hasText: 'Winter coat' })).toBeVisible()
	await page.unroute('**/basket/drawer')
	await drawer.getByRole('button', { name: /^Try again/ }).press('Enter')
	await expect(drawer.getByRole('status')).toHaveText(/^Added to your basket/)
	await expect(drawer.getByRole('status')).toBeFocused()
	await page.route('**/basket/drawer', (route) => route.abort())
	for (const name of ['One more', /^Remove/]) {
		await drawer.getByRole('button', { name }).press('Enter')
		await expect(drawer.getByRole('status')).toHaveText(/^We couldn’t reach our site, so nothing was changed/)
		await expect(drawer.getByRole('group', { name: /^How many of/ })).toContainText('1')
		await expect(drawer.getByRole('button', { name })).toBeFocused()
	}
	await page.unroute('**/basket/drawer')
	await drawer.getByRole('button', { name: 'One more' }).press('Enter')
	await expect(drawer.getByRole('status')).toHaveText(/^2 in your basket/)
})

test('a size is not invalid before the button is pressed, and is then asked for in our words', async ({ page }) => {
	await page.goto('/merch/winter-coat')
	await hydrated(page)
	const sizes = page.locator('.variants')
	await expect(page.locator('.buy-form :invalid')).toHaveCount(0)
	await expect(sizes.locator('[aria-invalid]')).toHaveCount(0)
	await page.getByRole('button', { name: 'Add to basket' }).press('Enter')
	await expect(sizes).toHaveAccessibleDescription('Error: Choose which one you’d like')
	await expect(sizes.getByRole('radio').and(page.locator(':not([disabled])')).first()).toBeFocused()
	await expect(page).toHaveTitle(/^Error: /)
	await page.keyboard.press('Space')
	await page.getByLabel('How many').fill('0')
	await page.getByRole('button', { name: 'Add to basket' }).press('Enter')
	await expect(page.getByLabel('How many')).toBeFocused()
	await expect(page.getByLabel('How many')).toHaveAccessibleDescription(/^Error: Enter how many, from 1 to \d+$/)
})

for (const path of ['/dogs', '/merch', '/dogs?size=small']) {
	test(`Back leads to the link by which ${path} was left`, path === '/dogs' ? {} : FULL_ONLY, async ({ page }) => {
		await page.goto(path)
		await settled(page)
		const links = page.locator(
			path.startsWith('/dogs') ? 'main .dog-card h3 a, main .dog-card h2 a' : 'main .merch-card a',
		)
		const link = links.nth((await links.count()) - 1)
		const href = await link.getAttribute('href')
		await link.focus()
		await page.keyboard.press('Enter')
		await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
		await expect(page).toHaveURL(new RegExp(`${href}$`))
		await page.goBack()
		await expect(focused(page)).toHaveAttribute('href', href ?? '')
		await expect(focused(page)).toBeInViewport()
		await page.goForward()
		await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
	})
}

// `npm test` has the narrow table of many dogs, which is stuck at two sides.
for (const [width, dogs, tag] of [
	[390, 'biscuit,juno', FULL_ONLY],
	[390, 'biscuit,juno,pip,luna', {}],
	[1280, 'biscuit,juno', FULL_ONLY],
	[1280, 'biscuit,juno,pip,luna', FULL_ONLY],
] as const) {
	test(`at ${width} px nothing stands before what is focused while comparing ${dogs}`, tag, async ({ page }) => {
		await page.setViewportSize({ width, height: 700 })
		await page.goto(`/compare?dogs=${dogs}`)
		await hydrated(page)
		expect(await covered(page, 'Tab')).toEqual([])
		expect(await covered(page, 'Shift+Tab')).toEqual([])
	})
}

/** What has the focus and is wholly behind something that is stuck. */
async function covered(page: Page, key: string) {
	const found: string[] = []
	for (let presses = 0; presses < 24; presses++) {
		await page.keyboard.press(key)
		await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
		const name = await page.evaluate(() => {
			const element = document.activeElement
			if (!element || element === document.body) return ''
			const { left, right, top, bottom } = element.getBoundingClientRect()
			const places = [top + 2, (top + bottom) / 2, bottom - 2].flatMap((y) =>
				[left + 4, (left + right) / 2, right - 4].map((x) => [x, y] as const),
			)
			const isSeen = places.some(([x, y]) => {
				const front = document.elementFromPoint(x, y)
				return (
					front !== null &&
					(element.contains(front) || front.contains(element) || front.closest('label')?.contains(element))
				)
			})
			return isSeen ? '' : `${element.tagName} ${element.textContent?.slice(0, 40)} at ${Math.round(top)}`
		})
		if (name) found.push(name)
	}
	return found
}

test('sorting and each filter are said aloud, and the title names what is shown', async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 900 })
	await page.goto('/dogs')
	await hydrated(page)
	const said = page.getByRole('status').filter({ has: page.locator('#results') })
	await page.getByLabel('Sort by').selectOption({ index: 1 })
	await expect(said).toHaveText(/Sorted by: /)
	const second = await said.textContent()
	await page.getByLabel('Sort by').selectOption({ index: 2 })
	await expect(said).not.toHaveText(second ?? '')
	await page.goto('/dogs?size=small&sex=female')
	await expect(page).toHaveTitle(/small.*female|female.*small/i)
	await expect(said).toHaveText(/Filtered by: /)
	await page.goto('/dogs?q=collie')
	await expect(page).toHaveTitle(/“collie”/)
})

test('each step of the questions leads to its question', async ({ page }) => {
	await page.goto('/right-for-each-other')
	await hydrated(page)
	for (const _ of [1, 2, 3]) {
		await page.getByRole('link', { name: 'Next', exact: true }).and(page.locator(':visible')).press('Enter')
		await expect(focused(page)).toHaveText(
			await page.locator('.match-screen:target :is(legend, label)').first().innerText(),
		)
	}
	await page.getByRole('link', { name: 'Back', exact: true }).and(page.locator(':visible')).press('Enter')
	await expect(page.locator('.match-screen:target legend')).toBeFocused()
	await page.goBack()
	await expect(page.locator('.match-screen:target :is(legend, label)').first()).toBeFocused()
})

test('the open pictures say which one is shown, and what it shows', async ({ page }) => {
	await page.goto('/dogs/biscuit')
	await hydrated(page)
	await page.locator('#picture-1').press('Enter')
	const viewer = page.getByRole('dialog', { name: /^Pictures of/ })
	await expect(viewer).toHaveAccessibleDescription(/^Picture 1 of \d+\s*: .{5}/)
	await viewer.getByRole('button', { name: 'Next picture' }).press('Enter')
	await expect(viewer.getByRole('status')).toHaveText(/^Picture 2 of \d+\s*: .{5}/)
})

test.describe('on a phone', () => {
	test.use({ viewport: PHONE })

	test('quick filters are in sight when they have the focus', async ({ page }) => {
		await page.goto('/dogs')
		await hydrated(page)
		const filters = page.locator('[popovertarget="all-wishes"]:not([popovertargetaction])')
		await filters.focus()
		const others = await filters.locator('xpath=..').getByRole('link').count()
		expect(others).toBeGreaterThan(2)
		for (let presses = 0; presses < others; presses++) {
			await page.keyboard.press('Tab')
			await expect(focused(page), `${presses}`).toBeInViewport({ ratio: 0.99 })
		}
	})

	for (const [name, path, tag] of [
		['Menu', '/', {}],
		['Filters', '/dogs', FULL_ONLY],
	] as const) {
		test(`${name} is a modal: named, alone, and it gives the focus back`, tag, async ({ page }) => {
			await page.goto(path)
			await hydrated(page)
			const button = page.getByRole('button', { name: name === 'Menu' ? 'Menu' : /^All filters/ })
			await button.press('Enter')
			const modal = page.getByRole('dialog', { name })
			await expect(modal).toBeVisible()
			await expect(modal.locator(':focus')).toHaveCount(1)
			await expect(page.locator('[inert] h1, h1[inert]')).toHaveCount(1)
			for (let presses = 0; presses < 30; presses++) {
				await page.keyboard.press('Tab')
				const outside = page.locator('body :focus:not([popover], [popover] *)')
				expect(await outside.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML.slice(0, 120)))).toEqual([])
			}
			await page.keyboard.press('Escape')
			await expect(modal).toBeHidden()
			await expect(button).toBeFocused()
			await expect(page.locator('[inert]')).toHaveCount(0)
		})
	}

	test('a link of the menu leads to the heading of its page', async ({ page }) => {
		await page.goto('/')
		await hydrated(page)
		await page.getByRole('button', { name: 'Menu' }).press('Enter')
		await page.getByRole('dialog', { name: 'Menu' }).getByRole('link').first().press('Enter')
		await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
		await expect(page.locator('[inert]')).toHaveCount(0)
	})
})

test('no word of the header is broken at any width', async ({ page }) => {
	test.slow()
	for (const path of ['/', '/donate']) {
		await page.goto(path)
		for (const width of [320, 344, 360, 375, 384, 390, 412, 430, 600, 768, 1024, 1280, 1920]) {
			await page.setViewportSize({ width, height: 800 })
			expect(await brokenWords(page.locator('.site-header')), `${path} at ${width} px`).toEqual([])
			expect(await sidewaysScroll(page), `${path} at ${width} px`).toBe(0)
		}
	}
})

test('a wrong own amount is told where it was typed, at once', async ({ page }) => {
	for (const [path, id] of [
		['/donate?frequency=once&ownOnce=lots', 'amount-once-own'],
		['/sponsor/dot?frequency=monthly&own=lots', 'own'],
	] as const) {
		await page.goto(path)
		await hydrated(page)
		await expect(page.locator(`#${id}`)).toHaveAttribute('aria-invalid', 'true')
		await expect(page.locator(`#${id}`)).toHaveAccessibleDescription(/^Error: /)
		await expect(page.locator(`#${id}`)).toHaveValue('lots')
		await expect(page).toHaveTitle(/^Error: /)
	}
})

test('a press in the basket before the app is loaded keeps focus and place', async ({ page }) => {
	await inBasket(page, 'rope-lead', 'red')
	await page.route('**/assets/*.js', (route) => route.abort())
	await page.goto('/basket')
	const more = page.getByRole('button', { name: /^One more of Rope lead/ })
	await more.press('Enter')
	await expect(page.getByLabel(/^Number of Rope lead/)).toHaveValue('2')
	await expect(more).toBeFocused()
	await expect(more).toBeInViewport()
	await page.keyboard.press('Enter')
	await expect(page.getByLabel(/^Number of Rope lead/)).toHaveValue('3')
	await page.getByRole('button', { name: /^One fewer of Rope lead/ }).press('Enter')
	await expect(page.getByRole('button', { name: /^One fewer of Rope lead/ })).toBeFocused()
})
