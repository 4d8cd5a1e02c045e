import { expect, type Page, test } from '@playwright/test'

test.use({ colorScheme: 'dark' })

/** The printed words. */
async function onPaper(page: Page, path: string) {
	await page.goto(path)
	await page.emulateMedia({ media: 'print' })
	return page.locator('body').innerText()
}

test('a printed profile keeps the facts, the story, who the dog can live with and the phone number', async ({
	page,
}) => {
	const words = await onPaper(page, '/dogs/biscuit')
	for (const kept of [
		'Biscuit',
		'Terrier cross',
		'Her story',
		'Who she can live with',
		'Children under 8',
		'01632 960 144',
	])
		expect(words).toContain(kept)
	for (const left of ['Find a dog', 'You might also like', 'Lately with Biscuit']) expect(words).not.toContain(left)
})

test('a printed profile shows one small picture', async ({ page }) => {
	await page.setViewportSize({ width: 794, height: 1123 })
	await onPaper(page, '/dogs/biscuit')
	const pictures = page.getByRole('main').getByRole('img')
	await expect(pictures).toHaveCount(1)
	expect((await pictures.boundingBox())?.width).toBeLessThan(240)
})

for (const [path, kept] of [
	['/useful-info/fireworks', 'Comforting your dog is fine'],
	['/docs/privacy', 'Information Commissioner'],
] as const) {
	test(`${path} prints its words without header, footer and navigation`, async ({ page }) => {
		expect(await onPaper(page, path)).toContain(kept)
		for (const role of ['banner', 'contentinfo', 'navigation', 'button'] as const)
			await expect(page.getByRole(role)).toHaveCount(0)
	})
}

test('a page printed from the dark theme is black on white', async ({ page }) => {
	await page.addInitScript(() => document.documentElement.setAttribute('data-theme', 'dark'))
	await onPaper(page, '/useful-info/fireworks')
	const heading = page.getByRole('heading', { level: 1 })
	await expect(heading).toHaveCSS('color', 'rgb(0, 0, 0)')
	await expect(page.locator('html')).toHaveCSS('background-color', /rgba?\((255, 255, 255|0, 0, 0, 0)\)/)
})

test('a printed link to another site shows its address', async ({ page }) => {
	await onPaper(page, '/docs/privacy')
	const link = page.getByRole('main').locator('a[href^="http"]').first()
	const printed = await link.evaluate((element) => getComputedStyle(element, '::after').content)
	expect(printed).toContain('https://ico.org.uk/')
})

test('a printed document takes three sheets at most', async ({ page }) => {
	await page.goto('/docs/privacy')
	const pdf = await page.pdf({ format: 'A4' })
	expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(3)
})
