import { expect, test } from '@playwright/test'
import { layoutShift, watchLayoutShifts } from '#tools/bench/pages/layout-shift.ts'
import { watchForErrors } from '../support/checks/console-errors.ts'
import { hydrated } from '../support/client-navigation.ts'
import { FULL_ONLY } from '../support/full-matrix.ts'
import { answer, answeredBefore, card, HOME, kept, open, panel, QUESTIONS } from './questionnaire.ts'

/** Similar answers, in the version with eight questions. */
const OLD_HOME = '100001401'

// In `npm test`: `every-page.spec.ts` has the layout shift of each page without answers.
test('late texts cause no layout shift', FULL_ONLY, async ({ page }) => {
	await answeredBefore(page)
	await watchLayoutShifts(page)
	// They come late, as on a slow phone.
	let looked = Promise.withResolvers<void>()
	await page.route(/\/assets\/fit-/, async (route) => {
		await looked.promise
		await route.continue()
	})
	const looks = [
		{ path: '/dogs', words: card(page, 'Biscuit'), block: 'end' },
		{ path: '/dogs/nell', words: panel(page), block: 'start' },
		{ path: '/dogs/nell', words: panel(page), block: 'end' },
	] as const
	for (const width of [320, 390, 1280]) {
		await page.setViewportSize({ width, height: 844 })
		for (const { path, words, block } of looks) {
			// At times a busy machine counts the correction of scroll anchoring as a shift; a true one is there each time.
			await expect(async () => {
				looked = Promise.withResolvers()
				await page.goto(path)
				await hydrated(page)
				await words.evaluate((element, block) => element.scrollIntoView({ block, behavior: 'instant' }), block)
				// It opens where it was left. There a busy machine shows other letters first, until their font is there.
				const since = await page.evaluate(async () => {
					await document.fonts.ready
					await new Promise((resolve) => requestAnimationFrame(resolve))
					return performance.now()
				})
				looked.resolve()
				await expect(words).toContainText('to talk about')
				const { shift, shifted } = await layoutShift(page, since)
				expect(shift, `${path} at ${width} px, ${block}: ${shifted.join(', ')}`).toBeLessThanOrEqual(0.01)
			}).toPass({ timeout: 90_000 })
		}
	}
})

// In `npm test`: `household.test.ts` decodes them, `right-for-each-other.server.test.ts` has the URL.
test('invalid values on the device or in the URL are ignored', FULL_ONLY, async ({ page }) => {
	const noise = watchForErrors(page)
	await answeredBefore(page, '{"home":"<b>"}')
	for (const path of ['/dogs?home=<b>', '/dogs/biscuit?home=1zzzzzzzz', `${QUESTIONS}?children=dragons&walks=NaN`]) {
		expect((await page.goto(path))?.status(), path).toBe(200)
		await hydrated(page)
		await expect(page.locator('html')).not.toHaveAttribute('data-household')
		await expect(page.getByRole('main')).not.toContainText(/needs? met|Change our answers/, { useInnerText: true })
	}
	noise.expectNone()
})

// In `npm test`: `favourites.spec.ts` has a heart without storage.
test('without device storage the answers last as long as the page', FULL_ONLY, async ({ page }) => {
	await page.addInitScript(() => {
		Object.defineProperty(window, 'localStorage', {
			get() {
				throw new DOMException('denied', 'SecurityError')
			},
		})
	})
	const noise = watchForErrors(page)
	await page.goto(QUESTIONS)
	await hydrated(page)
	await answer(page, /garden/, 'No garden')
	await page.getByRole('button', { name: 'See what fits' }).click()
	await page.getByRole('link', { name: 'See every dog with your answers' }).click()
	await expect(page).toHaveURL(/\/dogs$/)
	await expect(card(page, 'Biscuit')).toContainText('Would like a garden')
	await page.reload()
	await hydrated(page)
	await expect(card(page, 'Biscuit')).not.toContainText('Would like a garden')
	noise.expectNone()
})

// Earlier versions in the full matrix; `household.test.ts` decodes them.
for (const home of [HOME, OLD_HOME]) {
	test(
		`answers in a URL move to the device, and are removed from the URL: ${home}`,
		home === HOME ? {} : FULL_ONLY,
		async ({ page }) => {
			const noise = watchForErrors(page)
			await page.goto(`/dogs?size=small&home=${home}`)
			await expect(page).toHaveURL(/\/dogs\?size=small$/)
			await expect.poll(() => kept(page)).toBe(home)
			await expect(card(page, 'Biscuit')).toContainText('to talk about')
			noise.expectNone()
		},
	)
}

// In `npm test`: `household.test.ts` decodes them.
test(
	'answers of earlier versions are shown in the form, where they are still complete',
	FULL_ONLY,
	async ({ page }) => {
		await answeredBefore(page, '10---43--')
		await page.goto(QUESTIONS)
		await open(page, /garden/)
		await expect(page.getByRole('group', { name: /garden/ }).getByLabel('1.5 m or more (about 5 ft)')).toBeChecked()
		await expect(page.getByLabel(/hours would a dog be alone/)).toHaveValue('3')
		// No child under 16: children of 16 or 17 are asked about again.
		await open(page, /youngest child/)
		await expect(page.getByRole('group', { name: /youngest child/ }).getByLabel('Skip')).toBeChecked()
	},
)
