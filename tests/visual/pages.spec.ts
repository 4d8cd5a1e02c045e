import { expect, test } from '@playwright/test'
import { differenceFromReviewed, leftOver } from './reviewed-picture.ts'
import { openSteadily, THEMES, WIDTHS } from './steady-page.ts'

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
	test(`${path} looks as reviewed, light and dark, at 390, 768 and 1280 px`, async ({ page }) => {
		// Six looks at a whole page.
		test.slow()
		const wrong: (string | null)[] = []
		for (const width of WIDTHS) {
			await openSteadily(page, path, width)
			for (const colorScheme of THEMES) {
				await page.emulateMedia({ colorScheme })
				const screenshot = await page.screenshot({ fullPage: true, animations: 'disabled', scale: 'css' })
				wrong.push(await differenceFromReviewed(`pages/${name}-${width}-${colorScheme}`, screenshot))
			}
		}
		expect(wrong.filter(Boolean)).toEqual([])
	})
}

test('no reviewed picture is left of a page that is not looked at any more', () => {
	const endings = WIDTHS.flatMap((width) => THEMES.map((theme) => `${width}-${theme}`))
	const names = endings.flatMap((ending) => Object.keys(PAGES).map((name) => `pages/${name}-${ending}`))
	expect(leftOver('pages', '', names)).toEqual([])
})
