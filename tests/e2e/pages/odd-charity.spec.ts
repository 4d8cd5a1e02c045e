import { expect, type Page, type Response, test } from '@playwright/test'
import type { SiteProcess } from '#tests/integration/support/site-process.ts'
import { expectAccessibleAt } from '../support/checks/axe.ts'
import { watchForErrors } from '../support/checks/console-errors.ts'
import { brokenWords, sidewaysScroll, unreadableWords } from '../support/checks/layout-checks.ts'
import { nosesIn } from '../support/checks/noses.ts'
import { hydrated } from '../support/client-navigation.ts'
import { FULL_ONLY, isFullMatrix, MATRIX } from '../support/full-matrix.ts'
import { startOddSite } from '../support/site/odd-site.ts'

/** 640 px is 1280 px at 200 % zoom. */
const WIDTHS = [320, 390, 640, 768, 1280]

/** Longer words of the header may be broken. */
const MAX_WORD_LETTERS = 20

const ARABIC_DOG = `/dogs/${encodeURIComponent('بسكويت')}`

/** Pages whose texts are too long, too short, in another script or missing: the layouts with most texts. */
const PATHS = ['/', '/dogs/long-name', '/useful-info/huge-table']
/** More layouts and odd texts, for the full matrix. */
const MORE_PATHS = [
	'/dogs',
	'/fostering',
	'/merch/twenty',
	ARABIC_DOG,
	'/dogs/nobody',
	'/dogs/thirty',
	'/dogs/emoji',
	'/adoption',
	'/merch',
	'/merch/nothing',
	'/useful-info',
	'/useful-info/long-code',
	'/useful-info/long-headings',
	'/useful-info/arabic',
	'/docs/terms',
	'/stories/bare',
	'/stories/long',
	'/waystohelp',
	'/waystohelp/donations',
	'/waystohelp/sponsorship',
	'/waystohelp/volunteering',
	'/waystohelp/volunteering/anything',
]

/** Pages with every kind of picture slot. `/dogs/thirty` has the pictures of `/dogs/long-name`. */
const WITH_PICTURES = ['/', '/dogs', '/dogs/long-name', '/merch/twenty', '/useful-info', '/fostering']
const WITH_LATE_PICTURES = [
	'/',
	'/dogs',
	'/dogs/thirty',
	'/merch/twenty',
	'/useful-info/long-code',
	'/waystohelp/donations',
]

let site: SiteProcess

// One worker, so that one site with one picture cache is started.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
	site = await startOddSite('twelve')
})
test.afterAll(async () => {
	await site.stop()
})

async function expectEveryWordReadable(page: Page) {
	for (const width of WIDTHS) {
		await page.setViewportSize({ width, height: 900 })
		expect(await sidewaysScroll(page), `sideways at ${width} px`).toBe(0)
		expect(await unreadableWords(page), `at ${width} px`).toEqual([])
		expect(await brokenWords(page.getByRole('banner'), MAX_WORD_LETTERS), `at ${width} px`).toEqual([])
	}
}

/** Opens the page with late pictures, and expects no layout shift. */
async function openWithLatePictures(page: Page, path: string): Promise<Response | null> {
	const height = () => page.evaluate(() => document.documentElement.scrollHeight)
	const held = Promise.withResolvers<void>()
	await page.route('**/img/**', (route) => held.promise.then(() => route.continue()))
	const answer = await page.goto(site.url + path, { waitUntil: 'domcontentloaded' })
	await expect(page.getByRole('contentinfo')).toBeAttached()
	await page.evaluate(() => document.body.getBoundingClientRect())
	// Fonts have their own test.
	await page.waitForFunction(() => document.fonts.status === 'loaded')
	const before = await height()
	held.resolve()
	await page.waitForLoadState('load')
	// For rounding.
	expect(Math.abs((await height()) - before), 'moved by pictures').toBeLessThanOrEqual(1)
	await page.unroute('**/img/**')
	return answer
}

async function expectMarkedPointsInView(page: Page, width: number) {
	await page.setViewportSize({ width, height: 900 })
	const pictures = await nosesIn(page)
	expect(pictures.length, `pictures at ${width} px`).toBeGreaterThan(0)
	for (const { name, fit, nose } of pictures) {
		expect(fit, `${name} fills its slot at ${width} px`).toBe('cover')
		expect(nose, `${name}: the nose at ${width} px`).not.toBeNull()
		for (const share of [nose?.x ?? 0, nose?.y ?? 0])
			expect(Math.abs(share - 0.5), `${name} at ${width} px`).toBeLessThan(0.46)
	}
}

for (const path of [...PATHS, ...MORE_PATHS]) {
	const tag = PATHS.includes(path) ? MATRIX : FULL_ONLY
	test(
		`${decodeURIComponent(path)} with odd content: every word is readable, pictures show their marked point and shift nothing, axe finds nothing`,
		tag,
		async ({ page }) => {
			test.slow()
			const isRepeated = isFullMatrix && tag === MATRIX
			const hasPictures = WITH_PICTURES.includes(path)
			await page.setViewportSize({ width: 390, height: 900 })
			const isLate = WITH_LATE_PICTURES.includes(path) && !isRepeated
			const answer = isLate ? await openWithLatePictures(page, path) : await page.goto(site.url + path)
			expect(answer?.status()).toBe(200)
			await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
			if (hasPictures && !isRepeated) await expectMarkedPointsInView(page, 390)
			if (hasPictures && isFullMatrix) await expectMarkedPointsInView(page, 1280)
			await expectEveryWordReadable(page)
			await expectAccessibleAt(page, [320, 1280])
		},
	)
}

test('late pictures of any shape shift nothing on a laptop', FULL_ONLY, async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 900 })
	for (const path of WITH_LATE_PICTURES) await openWithLatePictures(page, path)
})

test('each of thirty pictures shows its marked point', FULL_ONLY, async ({ page }) => {
	test.slow()
	await page.goto(`${site.url}/dogs/thirty`)
	await expectMarkedPointsInView(page, 390)
})

for (const [options, tag] of [
	['two', MATRIX],
	['specification', FULL_ONLY],
	['no-button', FULL_ONLY],
	['no-info', FULL_ONLY],
] as const) {
	test(`header and footer stay readable with other general options: ${options}`, tag, async ({ page }) => {
		const other = await startOddSite(options)
		await page.goto(`${other.url}/docs/empty`)
		await expectEveryWordReadable(page)
		await expectAccessibleAt(page, [320, 1280])
		if (options === 'two') {
			await page.setViewportSize({ width: 1024, height: 700 })
			await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText(['Dogs', 'Shop'])
			await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()
		}
		await other.stop()
	})
}

test('twelve menu items are behind a button at every width, and each can be reached', async ({ page }) => {
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

test('a name in a right-to-left script keeps its order in a column of others', async ({ page }) => {
	await page.goto(`${site.url}/dogs`)
	const name = page.getByRole('link', { name: 'כלב טוב מאוד!' })
	const heading = page.getByRole('heading').filter({ has: name })
	await expect(heading).toHaveCSS('unicode-bidi', 'plaintext')
	await page.goto(site.url + ARABIC_DOG)
	await expect(page.getByText('وصلت إلينا')).toHaveCSS('direction', 'rtl')
})

test('thirty-one pictures are one tab stop, and a film requests nothing before a click', async ({ page }) => {
	const noise = watchForErrors(page)
	await page.goto(`${site.url}/dogs/thirty`)
	await hydrated(page)
	const film = page.getByRole('link', { name: 'Watch Thirty on film (films.example)' })
	await expect(film).toHaveAttribute('href', 'https://www.films.example/watch?v=thirty')
	await expect(page.locator('iframe, video')).toHaveCount(0)
	const large = page
		.getByRole('region', { name: 'Pictures of Thirty' })
		.getByRole('link', { name: /See picture \d+ large/ })
	await expect(large).toHaveCount(31)
	expect(await large.evaluateAll((links) => links.filter((link) => link.tabIndex === 0).length)).toBe(1)
	noise.expectNone()
})

test('the address of a dog before its slug was changed redirects permanently', async ({ request }) => {
	const answer = await request.get(`${site.url}/dogs/one-and-twenty?from=poster`, { maxRedirects: 0 })
	expect(answer.status()).toBe(301)
	expect(answer.headers().location).toBe('/dogs/thirty?from=poster')
})

test('a dog without a picture, and without anything else, is a whole page', async ({ page }) => {
	await page.goto(`${site.url}/dogs/nobody`)
	await expect(page.getByText('No photograph of ? yet')).toBeVisible()
	await expect(page.getByRole('region', { name: 'Pictures of ?' }).getByRole('link')).toHaveCount(0)
})
