import { expect, type Page, test } from '@playwright/test'
import { MATRIX } from '../e2e/support/full-matrix.ts'
import { differenceFromReviewed, leftOver } from './reviewed-picture.ts'
import { LOOKS, openSteadily } from './steady-page.ts'

/** The gallery's components, by the titles of their examples, which read "Button: sizes". */
async function componentTitles(page: Page): Promise<string[]> {
	const examples = page.locator('[data-example]')
	const names = await examples.evaluateAll((all) => all.map((example) => example.getAttribute('data-example') ?? ''))
	return [...new Set(names.map((name) => name.split(': ')[0] ?? ''))]
}

/** Leaves the examples of one component on the page and returns their positions. */
function showOnly(page: Page, title: string) {
	return page.evaluate((wanted) => {
		// The example of a refused form takes the focus as the page opens, and with it the page scrolls.
		scrollTo({ top: 0, behavior: 'instant' })
		let [left, top, right, bottom] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0, 0]
		const examples = [...document.querySelectorAll<HTMLElement>('[data-example]')]
		for (const example of examples) {
			const isWanted = example.dataset.example?.split(': ')[0] === wanted
			example.style.display = isWanted ? '' : 'none'
		}
		for (const example of examples.filter(({ style }) => style.display === '')) {
			const box = example.getBoundingClientRect()
			left = Math.min(left, box.left + scrollX)
			top = Math.min(top, box.top + scrollY)
			right = Math.max(right, box.right + scrollX)
			bottom = Math.max(bottom, box.bottom + scrollY)
		}
		// Whole pixels, so that fractions above do not move the picture.
		const [x, y] = [Math.floor(left), Math.floor(top)]
		return { x, y, width: Math.ceil(right) - x, height: Math.ceil(bottom) - y }
	}, title)
}

for (const { width, themes } of LOOKS) {
	test(`every component looks as reviewed at ${width} px: ${themes.join(', ')}`, MATRIX, async ({ page }) => {
		test.slow()
		await openSteadily(page, '/gallery', width)
		const titles = await componentTitles(page)
		expect(titles.length).toBeGreaterThan(15)
		const wrong: (string | null)[] = []
		for (const theme of themes) {
			await page.emulateMedia({ colorScheme: theme })
			const ending = `${width}-${theme}`
			const names: string[] = []
			for (const title of titles) {
				const clip = await showOnly(page, title)
				const screenshot = await page.screenshot({ clip, fullPage: true, animations: 'disabled', scale: 'css' })
				const name = `components/${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-${ending}`
				names.push(name)
				wrong.push(await differenceFromReviewed(name, screenshot))
			}
			expect(leftOver('components', ending, names)).toEqual([])
		}
		expect(wrong.filter(Boolean)).toEqual([])
	})
}
