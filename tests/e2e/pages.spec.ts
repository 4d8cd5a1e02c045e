import { expect, test } from '@playwright/test'
import { ROUTES, UNUSUAL_DOGS } from './site-routes.ts'

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false })

	for (const { path, h1 } of ROUTES) {
		test(`${path} is a whole page`, async ({ page }) => {
			const response = await page.goto(path)
			expect(response?.status()).toBe(200)
			await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1)
			await expect(page.getByRole('banner')).toBeVisible()
			await expect(page.getByRole('contentinfo')).toBeVisible()
			// More than a frame: the words of the content backend are in the HTML.
			expect((await page.getByRole('main').textContent())?.length).toBeGreaterThan(200)
			await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{20,}/)
			await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`))
		})
	}

	for (const path of UNUSUAL_DOGS) {
		test(`${path} is a whole page`, async ({ page }) => {
			const response = await page.goto(path)
			expect(response?.status()).toBe(200)
			await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
		})
	}

	test('the list of dogs goes on over pages by plain links', async ({ page }) => {
		await page.goto('/dogs')
		const first = await page.getByRole('article').allInnerTexts()
		await page.getByRole('navigation', { name: /pages/i }).getByRole('link', { name: /2/ }).first().click()
		await expect(page).toHaveURL(/page=2/)
		const second = await page.getByRole('article').allInnerTexts()
		expect(second.length).toBeGreaterThan(0)
		expect(first.filter((card) => second.includes(card))).toEqual([])
	})

	test('the menu of small screens opens, leads on and closes', async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 844 })
		await page.goto('/')
		await page.getByRole('button', { name: 'Menu' }).click()
		const menu = page.getByRole('navigation', { name: 'Menu' })
		await expect(menu).toBeVisible()
		await menu.getByRole('button', { name: 'Close' }).click()
		await expect(menu).toBeHidden()
		await page.getByRole('button', { name: 'Menu' }).click()
		await menu.getByRole('link', { name: 'Find a dog' }).click()
		await expect(page).toHaveURL(/\/dogs$/)
	})
})

test('titles and descriptions are each page’s own', async ({ request }) => {
	const heads = await Promise.all(
		ROUTES.map(async ({ path }) => {
			const html = await (await request.get(path)).text()
			return {
				title: /<title>([^<]*)/.exec(html)?.[1],
				description: /name="description" content="([^"]*)/.exec(html)?.[1],
			}
		}),
	)
	expect(new Set(heads.map((head) => head.title)).size).toBe(ROUTES.length)
	expect(new Set(heads.map((head) => head.description)).size).toBe(ROUTES.length)
})

test('a menu item that is not shown is nowhere, and a "#" address leads home', async ({ page }) => {
	await page.goto('/dogs')
	await expect(page.getByText('Hidden', { exact: true })).toHaveCount(0)
	const happyEndings = page.getByRole('contentinfo').getByRole('link', { name: 'Happy endings' })
	await expect(happyEndings).toHaveAttribute('href', '/#stories')
})

test('the e-mail address in the footer is the one of the options', async ({ page }) => {
	await page.goto('/')
	const email = page.getByRole('contentinfo').getByRole('link', { name: 'hello@fairlead.example' })
	await expect(email).toHaveAttribute('href', 'mailto:hello@fairlead.example')
})
