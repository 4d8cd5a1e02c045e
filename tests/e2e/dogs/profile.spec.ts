import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../support/checks/axe.ts'
import { watchForErrors } from '../support/checks/console-errors.ts'
import { hydrated } from '../support/client-navigation.ts'
import { FULL_ONLY, isFullMatrix, MATRIX } from '../support/full-matrix.ts'

const gallery = (page: Page, name: string) => page.getByRole('region', { name: `Pictures of ${name}` })
const viewer = (page: Page) => page.getByRole('dialog')

/** Before hydration a click on a picture opens its file. */
async function open(page: Page, path: string) {
	await page.goto(path)
	await hydrated(page)
}

test('a click opens the whole picture, the keyboard moves on and closes it, and focus returns', async ({ page }) => {
	const noise = watchForErrors(page)
	await open(page, '/dogs/biscuit')
	await gallery(page, 'Biscuit').getByRole('link', { name: 'See picture 1 large' }).click()
	await expect(viewer(page).getByRole('status')).toHaveText(/^Picture 1 of 6/)
	await expect(viewer(page).getByRole('button', { name: 'Close' })).toBeFocused()
	// A Tab stop, because it scrolls.
	await expect(viewer(page).getByRole('list', { name: 'Pictures' })).toBeVisible()

	await page.keyboard.press('ArrowLeft')
	await expect(viewer(page).getByRole('status')).toHaveText(/^Picture 6 of 6/)
	await expect(viewer(page).getByText('Five past four.')).toBeInViewport()
	await page.keyboard.press('ArrowRight')
	await viewer(page).getByRole('button', { name: 'Next picture' }).click()
	await expect(viewer(page).getByRole('status')).toHaveText(/^Picture 2 of 6/)
	await expect(viewer(page).getByRole('img', { name: /sitting up straight/ })).toBeInViewport()

	await page.keyboard.press('Escape')
	await expect(viewer(page)).toHaveCount(0)
	await expect(gallery(page, 'Biscuit').getByRole('link', { name: 'See picture 2 large' })).toBeFocused()
	await expect(gallery(page, 'Biscuit').getByRole('status')).toHaveText('Picture 2 of 6')
	noise.expectNone()
})

test(
	'on a tall screen whom to ask stays beside the answers, and not over what follows',
	FULL_ONLY,
	async ({ page }) => {
		await page.setViewportSize({ width: 1280, height: 1400 })
		await page.goto('/dogs/biscuit')
		const ask = page.getByRole('region', { name: 'Could it be Biscuit?' })
		const next = page.getByRole('region', { name: 'Could we be right for each other?' })
		await next.evaluate((panel) => panel.scrollIntoView({ block: 'center', behavior: 'instant' }))
		const boxOf = async (part: typeof ask) => (await part.boundingBox()) ?? { y: 0, height: 0 }
		const [above, below] = [await boxOf(ask), await boxOf(next)]
		expect(above.y + above.height).toBeLessThanOrEqual(below.y)
	},
)

test('swiping the pictures moves the mark of the thumbnails', FULL_ONLY, async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 })
	await open(page, '/dogs/biscuit')
	const large = gallery(page, 'Biscuit').getByRole('link', { name: 'See picture 1 large' })
	await expect(gallery(page, 'Biscuit').getByRole('status')).toHaveText('Picture 1 of 6')
	await large.hover()
	await page.mouse.wheel(300, 0)
	await expect(gallery(page, 'Biscuit').getByRole('status')).toHaveText('Picture 2 of 6')
	await expect(gallery(page, 'Biscuit').getByRole('link', { name: 'Picture 2', exact: true })).toHaveAttribute(
		'aria-current',
		'true',
	)
	await gallery(page, 'Biscuit').getByRole('link', { name: 'Picture 6', exact: true }).click()
	await expect(gallery(page, 'Biscuit').getByRole('status')).toHaveText('Picture 6 of 6')
	await expect(page).not.toHaveURL(/#/)
})

test('the code of the large pictures is loaded on intent', FULL_ONLY, async ({ page }) => {
	const isViewer = (url: string) => /viewer[^/]*\.js/.test(url)
	const asked: string[] = []
	page.on('request', (request) => asked.push(request.url()))
	await open(page, '/dogs/duke')
	expect(asked.filter(isViewer)).toEqual([])
	await gallery(page, 'Duke').getByRole('link', { name: 'See picture 1 large' }).hover()
	await expect.poll(() => asked.filter(isViewer).length).toBe(1)
})

test('the open pictures are accessible, light and dark', FULL_ONLY, async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 640 })
	await open(page, '/dogs/fern')
	await gallery(page, 'Fern and Hattie').getByRole('link', { name: 'See picture 1 large' }).click()
	await expect(viewer(page)).toBeVisible()
	await expectAccessible(page)
})

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false })

	test(
		'a small picture leads to its place in the row, and a large one to the file',
		FULL_ONLY,
		async ({ page, request }) => {
			await page.goto('/dogs/biscuit')
			await gallery(page, 'Biscuit').getByRole('link', { name: 'Picture 3', exact: true }).click()
			const third = gallery(page, 'Biscuit').getByRole('link', { name: 'See picture 3 large' })
			await expect(third).toBeInViewport({ ratio: 0.9 })
			const file = await request.get((await third.getAttribute('href')) ?? '')
			expect(file.headers()['content-type']).toBe('image/webp')
		},
	)

	// In `npm test`: `dog-profile.server.test.ts` has both addresses.
	test('both addresses of a pair show both dogs, each with its own facts, and one fee', FULL_ONLY, async ({ page }) => {
		for (const [path, name] of [
			['/dogs/fern', 'Fern and Hattie'],
			['/dogs/hattie', 'Hattie and Fern'],
		]) {
			const answer = await page.goto(path ?? '')
			expect(answer?.status()).toBe(200)
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
			await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/dogs\/fern$/)
			const card = page.getByRole('complementary', { name: `About ${name}` })
			const factsOf = (dog: string) => card.locator('div:has(> h2)').filter({ hasText: dog })
			await expect(factsOf('Fern')).toContainText('Large, 24')
			await expect(factsOf('Hattie')).toContainText('Medium, 16')
			await expect(page.getByText(/^Fee for both/)).toHaveCount(1)
			await expect(page.getByRole('region', { name: 'They go home together' }).locator('img')).toHaveCount(1)
			await expect(page.getByRole('link', { name: `Ask about ${name}` })).toHaveAttribute(
				'href',
				`/apply/contact/question?topic=dog&dog=${path?.slice('/dogs/'.length)}`,
			)
		}
	})
})

// In `npm test`: `dog-profile.server.test.ts` has an adopted dog.
test(
	'a rehomed dog keeps its page: the story of its new home, and three similar dogs with a reason each',
	FULL_ONLY,
	async ({ page }) => {
		await page.goto('/dogs/clem')
		await expect(page.getByRole('link', { name: 'Read Clem, Asha and Ravi’s story' })).toHaveAttribute(
			'href',
			'/stories/clem',
		)
		await expect(page.getByRole('link', { name: /poster/ })).toHaveCount(0)
		await expect(page.getByRole('article')).toHaveCount(3)
		await expect(page.getByText(/^Also .+ (and|with) /)).toHaveCount(3)
		await expect(page.getByRole('link', { name: /^Ring/ })).toHaveCount(0)
	},
)

test(
	'nothing is empty below the pictures and the card, and the facts and the ask stay in reach in every window',
	MATRIX,
	async ({ page }) => {
		for (const dog of isFullMatrix ? ['otis', 'fern', 'bonnie'] : ['kit', 'biscuit']) {
			await page.setViewportSize({ width: 1280, height: 900 })
			await page.goto(`/dogs/${dog}`)
			expect(await page.evaluate(emptyInColumns), dog).toBeLessThan(120)
		}
		// The ask stays in sight in a window with room for it. In a shorter one it scrolls.
		for (const height of [800, 500]) {
			await page.setViewportSize({ width: 1280, height })
			await page.goto('/dogs/biscuit')
			if (height === 800) await page.getByText('Being left alone').scrollIntoViewIfNeeded()
			else await page.getByRole('heading', { name: 'Lately with Biscuit' }).scrollIntoViewIfNeeded()
			const ask = page.getByText('Moira Kerr', { exact: true })
			if (height === 800) await expect(ask).toBeInViewport({ ratio: 1 })
			else await expect(ask).not.toBeInViewport()
			const card = page.getByRole('complementary', { name: 'About Biscuit' })
			await card.getByText('Bold, scruffy').scrollIntoViewIfNeeded()
			await expect(card.getByText('Bold, scruffy')).toBeInViewport({ ratio: 1 })
		}
	},
)

/** Pixels between what stands first in each column and what follows it. */
function emptyInColumns() {
	const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
	const between = (above: string, below: string) => (box(below)?.top ?? 9999) - (box(above)?.bottom ?? 0)
	const isWide = Boolean(box('.profile-scene'))
	return Math.max(
		between('.profile-lead', isWide ? '.profile-story' : '.profile-story > *'),
		isWide ? 0 : between('.profile-card', '.profile-ask'),
	)
}

test('beside the name stands the card, and each page of a dog has one way to apply', FULL_ONLY, async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 900 })
	for (const dog of ['biscuit', 'fern', 'otis', 'sir-barnaby']) {
		await page.goto(`/dogs/${dog}`)
		await expect(page.getByRole('link', { name: /^Apply to adopt/ })).toHaveCount(1)
		const name = await page.getByRole('heading', { level: 1 }).boundingBox()
		const card = await page.locator('.profile-card').boundingBox()
		expect(card?.y, dog).toBeLessThan(name?.y ?? 0)
		expect(card?.x, dog).toBeGreaterThan((name?.x ?? 0) + (name?.width ?? 9999))
	}
})

test(
	'on a phone who the dog can live with follows the facts, and whom to ask follows that',
	FULL_ONLY,
	async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 844 })
		await page.goto('/dogs/otis')
		const top = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? 0
		const order = await Promise.all(['.profile-card', '#live-with', '.profile-ask', '#story-1'].map(top))
		expect(order).toEqual(order.toSorted((a, b) => a - b))
		const days = page.getByText('21 days left')
		const [left, waiting] = await Promise.all(
			[days, page.getByText('145 days')].map((text) =>
				text.evaluate((one) => parseFloat(getComputedStyle(one).fontSize)),
			),
		)
		expect(left).toBeGreaterThan(2 * (waiting ?? 0))
	},
)
