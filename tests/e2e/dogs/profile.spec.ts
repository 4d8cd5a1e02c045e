import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { hydrated } from '../support/client-navigation.ts'
import { watchForErrors } from '../support/console-errors.ts'
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
	await expect(viewer(page).getByRole('status')).toHaveText('Picture 1 of 6')
	await expect(viewer(page).getByRole('button', { name: 'Close' })).toBeFocused()

	await page.keyboard.press('ArrowLeft')
	await expect(viewer(page).getByRole('status')).toHaveText('Picture 6 of 6')
	await expect(viewer(page).getByText('Five past four.')).toBeInViewport()
	await page.keyboard.press('ArrowRight')
	await viewer(page).getByRole('button', { name: 'Next picture' }).click()
	await expect(viewer(page).getByRole('status')).toHaveText('Picture 2 of 6')
	await expect(viewer(page).getByRole('img', { name: /sitting up straight/ })).toBeInViewport()

	await page.keyboard.press('Escape')
	await expect(viewer(page)).toHaveCount(0)
	await expect(gallery(page, 'Biscuit').getByRole('link', { name: 'See picture 2 large' })).toBeFocused()
	await expect(gallery(page, 'Biscuit').getByRole('status')).toHaveText('Picture 2 of 6')
	noise.expectNone()
})

test('swiping the pictures moves the mark of the thumbnails', async ({ page }) => {
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

test('the code of the large pictures is loaded on intent', async ({ page }) => {
	const isViewer = (url: string) => /viewer[^/]*\.js/.test(url)
	const asked: string[] = []
	page.on('request', (request) => asked.push(request.url()))
	await open(page, '/dogs/duke')
	expect(asked.filter(isViewer)).toEqual([])
	await gallery(page, 'Duke').getByRole('link', { name: 'See picture 1 large' }).hover()
	await expect.poll(() => asked.filter(isViewer).length).toBe(1)
})

test('the open pictures are accessible, light and dark', async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 640 })
	await open(page, '/dogs/fern')
	await gallery(page, 'Fern and Hattie').getByRole('link', { name: 'See picture 1 large' }).click()
	await expect(viewer(page)).toBeVisible()
	await expectAccessible(page)
})

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false })

	test('a small picture leads to its place in the row, and a large one to the file', async ({ page, request }) => {
		await page.goto('/dogs/biscuit')
		await gallery(page, 'Biscuit').getByRole('link', { name: 'Picture 3', exact: true }).click()
		const third = gallery(page, 'Biscuit').getByRole('link', { name: 'See picture 3 large' })
		await expect(third).toBeInViewport({ ratio: 0.9 })
		const file = await request.get((await third.getAttribute('href')) ?? '')
		expect(file.headers()['content-type']).toBe('image/webp')
	})

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
			const together = page.getByRole('region', { name: 'They go home together' })
			await expect(together.getByRole('listitem').filter({ hasText: 'Fern' })).toContainText('Large, 24')
			await expect(together.getByRole('listitem').filter({ hasText: 'Hattie' })).toContainText('Medium, 16')
			await expect(page.getByText('Adoption fee for both')).toHaveCount(2)
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
		await expect(page.getByText(/^Also .*also /)).toHaveCount(3)
		await expect(page.getByRole('link', { name: /^Ring/ })).toHaveCount(0)
	},
)

test(
	'nothing is empty below the pictures, and the facts and the ask stay in reach in every window',
	MATRIX,
	async ({ page }) => {
		for (const dog of isFullMatrix ? ['otis', 'fern', 'bonnie'] : ['kit', 'biscuit']) {
			await page.setViewportSize({ width: 1280, height: 900 })
			await page.goto(`/dogs/${dog}`)
			expect(await page.evaluate(emptyBelowPictures), dog).toBeLessThan(80)
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

/** Pixels between the pictures and what follows in their column. */
function emptyBelowPictures() {
	const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
	const first = document.querySelector('.profile-story > *')?.getBoundingClientRect()
	const pictures = box('.profile-pictures > *') ?? box('.profile-scene')
	return (first?.top ?? 9999) - (pictures?.bottom ?? 0)
}
