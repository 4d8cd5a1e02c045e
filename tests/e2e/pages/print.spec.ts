import { expect, type Page, test } from '@playwright/test'

test.use({ colorScheme: 'dark' })

/** The printed words. */
async function onPaper(page: Page, path: string) {
	await page.goto(path)
	await page.emulateMedia({ media: 'print' })
	return page.locator('body').innerText()
}

/** Neither header, footer nor navigation. */
async function expectWordsOnly(page: Page) {
	for (const role of ['banner', 'contentinfo', 'navigation', 'button'] as const)
		await expect(page.getByRole(role)).toHaveCount(0)
}

test('a printed profile keeps the facts, the story, who the dog can live with, the phone number and one small picture', async ({
	page,
}) => {
	await page.setViewportSize({ width: 794, height: 1123 })
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
	const pictures = page.getByRole('main').getByRole('img')
	await expect(pictures).toHaveCount(1)
	expect((await pictures.boundingBox())?.width).toBeLessThan(240)
})

test('an article prints its words alone, from the dark theme black on white', async ({ page }) => {
	await page.addInitScript(() => document.documentElement.setAttribute('data-theme', 'dark'))
	expect(await onPaper(page, '/useful-info/fireworks')).toContain('Comforting your dog is fine')
	await expectWordsOnly(page)
	const heading = page.getByRole('heading', { level: 1 })
	await expect(heading).toHaveCSS('color', 'rgb(0, 0, 0)')
	await expect(page.locator('html')).toHaveCSS('background-color', /rgba?\((255, 255, 255|0, 0, 0, 0)\)/)
})

test('a document prints its words alone, links to other sites with their addresses, on three sheets at most', async ({
	page,
}) => {
	expect(await onPaper(page, '/docs/privacy')).toContain('Information Commissioner')
	await expectWordsOnly(page)
	const link = page.getByRole('main').locator('a[href^="http"]').first()
	const printed = await link.evaluate((element) => getComputedStyle(element, '::after').content)
	expect(printed).toContain('https://ico.org.uk/')
	const pdf = await page.pdf({ format: 'A4' })
	expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(3)
})
