import { expect, type Locator, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import type { SiteProcess } from '../integration/site-process.ts'
import { violations } from './axe.ts'
import { startOddSite } from './odd-site.ts'
import { sidewaysScroll, unreadableWords } from './page-shape.ts'

/** 640 px wide is a screen of 1280 px at 200 % zoom. */
const WIDTHS = [320, 390, 640, 768, 1280]

const ARABIC_DOG = `/dogs/${encodeURIComponent('بسكويت')}`

/** Pages whose texts are too long, too short, in another script or missing. */
const PATHS = [
	...['/', '/dogs', '/dogs/long-name', ARABIC_DOG, '/dogs/emoji', '/dogs/nobody', '/dogs/thirty'],
	...['/adoption', '/fostering', '/merch', '/merch/twenty', '/merch/nothing', '/useful-info'],
	...['/useful-info/huge-table', '/useful-info/long-code', '/useful-info/long-headings'],
	...['/useful-info/arabic', '/docs/terms', '/stories/long', '/stories/bare', '/waystohelp'],
	...[
		'/waystohelp/donations',
		'/waystohelp/sponsorship',
		'/waystohelp/volunteering',
		'/waystohelp/volunteering/anything',
	],
]

let site: SiteProcess

test.beforeAll(async () => {
	site = await startOddSite('twelve')
})
test.afterAll(async () => {
	await site.stop()
})
test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function expectNothingBroken(page: Page) {
	for (const width of WIDTHS) {
		await page.setViewportSize({ width, height: 900 })
		expect(await sidewaysScroll(page), `sideways at ${width} px`).toBe(0)
		expect(await unreadableWords(page), `at ${width} px`).toEqual([])
	}
}

async function expectAccessible(page: Page) {
	for (const { colorScheme, width } of [
		{ colorScheme: 'light', width: 320 } as const,
		{ colorScheme: 'dark', width: 1280 } as const,
	]) {
		await page.emulateMedia({ colorScheme })
		await page.setViewportSize({ width, height: 900 })
		expect(await violations(page), `${colorScheme}, ${width} px`).toEqual([])
	}
}

for (const path of PATHS) {
	test(`${decodeURIComponent(path)} of an odd charity: every word can be read, nothing scrolls sideways, axe finds nothing`, async ({
		page,
	}) => {
		test.slow()
		const answer = await page.goto(site.url + path)
		expect(answer?.status()).toBe(200)
		await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
		await expectNothingBroken(page)
		await expectAccessible(page)
	})
}

for (const options of ['two', 'no-button', 'no-info', 'specification']) {
	test(`header and footer hold with other general options: ${options}`, async ({ page }) => {
		const other = await startOddSite(options)
		await page.goto(`${other.url}/docs/empty`)
		await expectNothingBroken(page)
		await expectAccessible(page)
		await other.stop()
	})
}

test('twelve menu items are behind a button on every screen, and each can be reached', async ({ page }) => {
	for (const width of [320, 1280]) {
		await page.setViewportSize({ width, height: 700 })
		await page.goto(`${site.url}/docs/empty`)
		await page.getByRole('button', { name: 'Menu' }).click()
		const links = page.getByRole('navigation', { name: 'Menu' }).getByRole('listitem').getByRole('link')
		// The charity's twelve, and the favourites.
		await expect(links).toHaveCount(13)
		for (const link of await links.all()) {
			await link.scrollIntoViewIfNeeded()
			await expect(link).toBeInViewport()
		}
		expect(await unreadableWords(page, '[popover]')).toEqual([])
	}
})

test('two menu items stand in the header of a laptop', async ({ page }) => {
	const other = await startOddSite('two')
	await page.setViewportSize({ width: 1024, height: 700 })
	await page.goto(`${other.url}/docs/empty`)
	await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText(['Dogs', 'Shop'])
	await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()
	await other.stop()
})

test('a name in a right-to-left script keeps its order in a column of others', async ({ page }) => {
	await page.goto(`${site.url}/dogs`)
	const name = page.getByRole('link', { name: 'כלב טוב מאוד!' })
	const heading = page.getByRole('heading').filter({ has: name })
	await expect(heading).toHaveCSS('unicode-bidi', 'plaintext')
	await page.goto(site.url + ARABIC_DOG)
	await expect(page.getByText('وصلت إلينا')).toHaveCSS('direction', 'rtl')
})

/** Where the dog's nose is in what a visitor sees of a picture, 0..1; null when it is not there. */
async function noseIn(picture: Locator): Promise<{ x: number; y: number } | null> {
	const { data, info } = await sharp(await picture.screenshot())
		.removeAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true })
	const seen = { x: 0, y: 0, count: 0 }
	for (let i = 0; i < data.length; i += 3) {
		const [red, green, blue] = [data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0]
		// No other colour is as pink, not even when the pictures of dogs who are spoken for are paled.
		if (red - green < 75 || blue - green < 45) continue
		const pixel = i / 3
		seen.x += (pixel % info.width) / info.width
		seen.y += Math.floor(pixel / info.width) / info.height
		seen.count++
	}
	const enough = (info.width * info.height) / 1000
	return seen.count < enough ? null : { x: seen.x / seen.count, y: seen.y / seen.count }
}

for (const path of ['/', '/dogs', '/dogs/long-name', '/dogs/thirty', '/merch/twenty', '/useful-info', '/fostering']) {
	// Thirty pictures take as long as all the others, and stand in the slots of the dog with the long name.
	for (const width of path === '/dogs/thirty' ? [390] : [390, 1280]) {
		test(`the marked point of every picture is in view: ${path} at ${width} px`, async ({ page }) => {
			await page.setViewportSize({ width, height: 900 })
			await page.goto(site.url + path)
			for (const picture of await page.locator('main img[src^="/img/"]').all()) {
				const name = await picture.getAttribute('src')
				await picture.scrollIntoViewIfNeeded()
				await expect
					.poll(() => picture.evaluate((img) => (img instanceof HTMLImageElement ? img.naturalWidth : 0)))
					.toBeGreaterThan(0)
				await expect(picture, `${name} fills its slot`).toHaveCSS('object-fit', 'cover')
				const nose = await noseIn(picture)
				expect(nose, `${name}: the nose`).not.toBeNull()
				for (const share of [nose?.x ?? 0, nose?.y ?? 0]) expect(Math.abs(share - 0.5), name ?? '').toBeLessThan(0.46)
			}
		})
	}
}

test('pictures of any shape move nothing when they arrive', async ({ page }) => {
	// Fonts have their own test; here they must be there before the pictures are.
	const withFonts = () => page.waitForFunction(() => document.fonts.status === 'loaded')
	const height = () => page.evaluate(() => document.documentElement.scrollHeight)
	for (const path of [
		'/',
		'/dogs',
		'/dogs/thirty',
		'/merch/twenty',
		'/useful-info/long-code',
		'/waystohelp/donations',
	]) {
		for (const width of [390, 1280]) {
			await page.setViewportSize({ width, height: 900 })
			const held = Promise.withResolvers<void>()
			await page.route('**/img/**', (route) => held.promise.then(() => route.continue()))
			await page.goto(site.url + path, { waitUntil: 'domcontentloaded' })
			await expect(page.getByRole('contentinfo')).toBeAttached()
			await page.evaluate(() => document.body.getBoundingClientRect())
			await withFonts()
			const before = await height()
			held.resolve()
			await page.waitForLoadState('load')
			// One pixel for rounding.
			expect(Math.abs((await height()) - before), `${path} at ${width} px`).toBeLessThanOrEqual(1)
			await page.unroute('**/img/**')
		}
	}
})
