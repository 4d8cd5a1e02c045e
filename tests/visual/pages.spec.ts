import { expect, test } from '@playwright/test'
import { MATRIX } from '../e2e/support/full-matrix.ts'
import { differenceFromReviewed, leftOver } from './reviewed-picture.ts'
import { ENDINGS, LOOKS, openSteadily } from './steady-page.ts'

const PAGES = {
	home: '/',
	dogs: '/dogs',
	dog: '/dogs/biscuit',
	adoption: '/adoption',
	donations: '/waystohelp/donations',
	article: '/useful-info/first-three-days',
	doc: '/docs/annual-review',
	'no-such-page': '/no-such-page',
}

for (const [name, path] of Object.entries(PAGES)) {
	test(`${path} looks as reviewed`, MATRIX, async ({ page }) => {
		// Up to six full-page screenshots.
		test.slow()
		const wrong: (string | null)[] = []
		for (const { width, themes } of LOOKS) {
			await openSteadily(page, path, width)
			for (const colorScheme of themes) {
				await page.emulateMedia({ colorScheme })
				const screenshot = await page.screenshot({ fullPage: true, animations: 'disabled', scale: 'css' })
				wrong.push(await differenceFromReviewed(`pages/${name}-${width}-${colorScheme}`, screenshot))
			}
		}
		expect(wrong.length).toBeGreaterThan(0)
		expect(wrong.filter(Boolean)).toEqual([])
	})
}

test('every reviewed picture belongs to a tested page', MATRIX, () => {
	const names = ENDINGS.flatMap((ending) => Object.keys(PAGES).map((name) => `pages/${name}-${ending}`))
	expect(leftOver('pages', '', names)).toEqual([])
})
