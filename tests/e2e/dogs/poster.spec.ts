import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { encode } from 'uqr'
import { expectAccessibleAt } from '../support/checks/axe.ts'
import { unreadableWords } from '../support/checks/layout-checks.ts'
import { FULL_ONLY, isFullMatrix, MATRIX } from '../support/full-matrix.ts'
import { startOddSite } from '../support/site/odd-site.ts'

/** Printed pages, in millimetres. */
async function sheetsOf(page: Page): Promise<[width: number, height: number][]> {
	// Without "background graphics".
	const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: false })).toString('latin1')
	const boxes = [...pdf.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)]
	const millimetres = (points = '0') => Math.round((Number(points) / 72) * 25.4)
	return boxes.map(([, width, height]) => [millimetres(width), millimetres(height)])
}

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false })

	test('volunteers find the poster on the profile, choose the paper size and read how to print', async ({ page }) => {
		await page.goto('/dogs/biscuit')
		await page.getByRole('link', { name: /poster/i }).click()
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('A poster for Biscuit')
		await page.getByRole('link', { name: /A5/ }).click()
		await expect(page).toHaveURL(/\/dogs\/biscuit\/poster\?size=a5$/)
		await expect(page.getByText('Print with Ctrl and P')).toBeVisible()
		await expect(page.getByRole('button', { name: /print/i })).toHaveCount(0)
		expect(await sheetsOf(page)).toEqual([[148, 210]])
	})

	test('a poster fits one A4 sheet, with little and much text', MATRIX, async ({ page }) => {
		for (const dog of isFullMatrix ? ['biscuit', 'fern', 'clem'] : ['sir-barnaby', 'kit']) {
			await page.goto(`/dogs/${dog}/poster`)
			expect(await sheetsOf(page), dog).toEqual([[210, 297]])
		}
	})
})

test('the print button prints', async ({ page }) => {
	await page.goto('/dogs/biscuit/poster')
	const printed = page.evaluate(
		() => new Promise((resolve) => Object.assign(window, { print: () => resolve('printed') })),
	)
	await expect(page.getByText('Print with Ctrl and P')).toBeHidden()
	await expect(async () => {
		await page.getByRole('button', { name: 'Print the poster' }).click()
		expect(await Promise.race([printed, 'not yet'])).toBe('printed')
	}).toPass()
})

test('the printed poster has the dog, the phone number and the address, and nothing else of the website', async ({
	page,
}) => {
	await page.goto('/dogs/biscuit/poster')
	await page.emulateMedia({ media: 'print' })
	const words = await page.locator('body').innerText()
	for (const kept of ['Biscuit', 'Terrier cross', 'Good with cats', '01632 960 144', '/dogs/biscuit', 'Fairlead'])
		expect(words).toContain(kept)
	for (const left of ['A poster for', 'Download', 'Find a dog', 'Donate']) expect(words).not.toContain(left)
})

test('the printed QR code encodes the profile’s address, dark on white with its quiet zone', async ({
	page,
	baseURL,
}) => {
	await page.goto('/dogs/biscuit/poster')
	await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
	const picture = await page.getByRole('img', { name: /QR code/ }).screenshot()
	const { size, data } = encode(`${baseURL}/dogs/biscuit`, { ecc: 'M', border: 4 })
	const side = size * 9
	const grey = await sharp(picture).resize(side, side, { fit: 'fill' }).greyscale().raw().toBuffer()
	const isDark = (x: number, y: number) => (grey[(y * 9 + 4) * side + x * 9 + 4] ?? 0) < 128
	expect(data.map((row, y) => row.map((_, x) => isDark(x, y)))).toEqual(data)
})

// In `npm test`: `poster.server.test.ts` has reserved, rehomed and dead dogs.
test('the poster of a reserved dog says so, and a dog that died has none', FULL_ONLY, async ({ page }) => {
	await page.goto('/dogs/marlow/poster')
	await expect(page.getByRole('article')).toContainText('Reserved')
	await expect(page.getByRole('article')).not.toContainText('ask for Marlow')
	await page.goto('/dogs/clem/poster')
	await expect(page.getByRole('article')).toContainText('Found a home')
	await page.goto('/dogs/mabel/poster')
	await expect(page).toHaveURL(/\/dogs\/mabel$/)
	await expect(page.getByRole('link', { name: /poster/i })).toHaveCount(0)
})

test('at 200 % the words on the poster are twice as large', async ({ page }) => {
	await page.goto('/dogs/biscuit/poster')
	const size = () =>
		page.getByText('Walk home with me?').evaluate((words) => Number.parseFloat(getComputedStyle(words).fontSize))
	await page.setViewportSize({ width: 1280, height: 900 })
	const before = await size()
	// The window of 1280 px at 200 %: each of its pixels is two.
	await page.setViewportSize({ width: 640, height: 450 })
	expect(2 * (await size())).toBeGreaterThanOrEqual(2 * before)
})

test('share pictures can be downloaded, and the page is not indexed', async ({ page }) => {
	const response = await page.goto('/dogs/biscuit/poster')
	expect(response?.headers()['x-robots-tag']).toBe('noindex')
	await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
	const downloading = page.waitForEvent('download')
	await page.getByRole('link', { name: /download.*story/i }).click()
	const download = await downloading
	expect(download.suggestedFilename()).toBe('biscuit-story.jpg')
	expect(await sharp(await download.path()).metadata()).toMatchObject({ format: 'jpeg', width: 1080, height: 1920 })
})

test('axe finds nothing, light and dark, at 320 and 1280 px', MATRIX, async ({ page }) => {
	await page.goto('/dogs/marlow/poster')
	await expectAccessibleAt(page, [320, 1280])
})

// In `npm test`, `sir-barnaby` above has the longest name.
test('names of 80 letters, in Arabic or with emoji fit the sheet', FULL_ONLY, async ({ page }) => {
	const site = await startOddSite('twelve')
	for (const slug of ['long-name', 'emoji', 'nobody', 'one-word', 'بسكويت']) {
		await page.goto(`${site.url}/dogs/${encodeURIComponent(slug)}/poster`)
		for (const width of [320, 1280]) {
			await page.setViewportSize({ width, height: 900 })
			expect(await unreadableWords(page), `${slug} at ${width} px`).toEqual([])
		}
		expect(await sheetsOf(page), slug).toEqual([[210, 297]])
	}
	await site.stop()
})
