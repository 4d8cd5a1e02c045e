import { expect, test } from '@playwright/test'
import { brokenWords, SHORT_WORD_LETTERS } from '../support/checks/layout-checks.ts'
import { readServerHtml, type ServerHtml } from '../support/checks/server-html.ts'
import { FULL_ONLY } from '../support/full-matrix.ts'
import { ROUTES, UNUSUAL_DOGS } from '../support/site/site-routes.ts'

/** Phones, and the narrowest window with the menu in the row. The shop has a basket in its header, a form tools of its own. */
const HEADERS: [path: string, widths: number[]][] = [
	['/', [320, 360, 375, 384, 390, 412, 1024]],
	['/merch', [320, 360, 390, 1024]],
	['/apply/contact/question', [320, 390]],
]

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false })

	test('a page of each layout shows its content', async ({ page }) => {
		for (const path of ['/', '/dogs/biscuit', '/waystohelp/donations']) {
			await page.goto(path)
			await expect(page.getByRole('banner')).toBeVisible()
			await expect(page.getByRole('contentinfo')).toBeVisible()
			await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
			expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(200)
		}
	})

	// In `npm test`: `dogs-list.server.test.ts` has the pages, `anchors.spec.ts` a link to the next.
	test('the dog list is paginated by plain links', FULL_ONLY, async ({ page }) => {
		await page.goto('/dogs')
		const first = await page.getByRole('article').allInnerTexts()
		await page.getByRole('navigation', { name: /pages/i }).getByRole('link', { name: /2/ }).first().click()
		await expect(page).toHaveURL(/page=2/)
		const second = await page.getByRole('article').allInnerTexts()
		expect(second.length).toBeGreaterThan(0)
		expect(first.filter((card) => second.includes(card))).toEqual([])
	})

	test('no word of the header is broken or hidden: the name and “Menu” are seen on the narrowest phone too', async ({
		page,
	}) => {
		const header = page.getByRole('banner')
		const isSeen = (word: string) => expect(header.getByText(word, { exact: true })).toBeInViewport({ ratio: 0.9 })
		for (const [path, widths] of HEADERS) {
			await page.goto(path)
			for (const width of widths) {
				await page.setViewportSize({ width, height: 700 })
				expect(await brokenWords(header), `${path} at ${width} px`).toEqual([])
				if (width < 1024) await isSeen('Menu')
				await isSeen('Fairlead')
			}
		}
	})

	test('no short word is broken beside the button that sorts the dogs', FULL_ONLY, async ({ page }) => {
		await page.setViewportSize({ width: 360, height: 700 })
		await page.goto('/dogs')
		await expect(page.getByRole('button', { name: 'Sort' })).toBeVisible()
		expect(await brokenWords(page.getByRole('main'), SHORT_WORD_LETTERS)).toEqual([])
	})

	test('the menu of small screens opens, navigates and closes', async ({ page }) => {
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

test('every address is served as a complete page, with its own title and description', async ({ request }) => {
	const pages: ServerHtml[] = []
	for (const { path, h1 } of ROUTES) {
		const answer = await request.get(path)
		expect(answer.status(), path).toBe(200)
		const page = readServerHtml(await answer.text())
		expect(page.headings, path).toEqual([expect.stringMatching(h1)])
		// With the content in the HTML.
		expect(page.mainText.length, path).toBeGreaterThan(200)
		expect(page.repeatedIds, path).toEqual([])
		expect(page.banners, path).toBe(1)
		expect(page.footers, path).toBe(1)
		expect(page.description, path).toMatch(/.{20,}/)
		expect(page.canonical, path).toMatch(new RegExp(`${path}$`))
		pages.push(page)
	}
	expect(new Set(pages.map(({ title }) => title)).size).toBe(ROUTES.length)
	expect(new Set(pages.map(({ description }) => description)).size).toBe(ROUTES.length)
})

test('unusual profiles are served as complete pages', async ({ request }) => {
	for (const path of UNUSUAL_DOGS) {
		const answer = await request.get(path)
		expect(answer.status(), path).toBe(200)
		expect(readServerHtml(await answer.text()).headings, path).toHaveLength(1)
	}
})

test('a menu item that is not shown is nowhere, a "#" address leads home, and the footer has the options’ email address', async ({
	request,
}) => {
	const { text, footerLinks } = readServerHtml(await (await request.get('/dogs')).text())
	expect(text.split('\n')).not.toContain('Hidden')
	expect(footerLinks).toContainEqual({ text: 'Happy endings', href: '/#stories' })
	expect(footerLinks).toContainEqual({ text: 'hello@fairlead.example', href: 'mailto:hello@fairlead.example' })
})

test(
	'the large dog of the home page is cropped to its place, whatever shape its photograph has',
	FULL_ONLY,
	async ({ page }) => {
		await page.setViewportSize({ width: 1280, height: 900 })
		await page.goto('/')
		const slot = page.locator('.dog-card.large .dog-slot')
		for (const [width, height] of [
			[1200, 900],
			[900, 1600],
		] as const) {
			await slot.locator('img').evaluate(
				(img, [wide, high]) => {
					img.setAttribute('width', wide)
					img.setAttribute('height', high)
					img.removeAttribute('srcset')
					img.removeAttribute('src')
				},
				[String(width), String(height)] as const,
			)
			expect((await slot.boundingBox())?.height, `${width} × ${height}`).toBeLessThanOrEqual(520)
		}
	},
)
