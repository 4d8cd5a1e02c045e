import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../support/checks/axe.ts'
import { sidewaysScroll } from '../support/checks/layout-checks.ts'
import { choices } from '../support/dogs-list.ts'
import { FULL_ONLY, isFullMatrix, MATRIX } from '../support/full-matrix.ts'

/** `npm test` has the first. */
const STATES = {
	'the list with filters and maybes': '/dogs?with=cats&size=small&age=adult',
	'no matches': '/dogs?size=giant&with=cats&place=hill-farm',
	'dogs not tested yet': '/dogs?with=cats&untested=1',
	'a search': '/dogs?q=biscuit',
}

for (const [state, path] of Object.entries(STATES)) {
	const isFullOnly = state !== 'the list with filters and maybes'
	const widths = [...(isFullMatrix && !isFullOnly ? [] : [320]), ...(isFullMatrix ? [1280] : [])]
	test(
		`${state}: axe finds nothing and nothing scrolls sideways, light and dark, at ${widths.join(' and ')} px`,
		isFullOnly ? FULL_ONLY : MATRIX,
		async ({ page }) => {
			test.slow()
			for (const width of widths) {
				await page.setViewportSize({ width, height: 900 })
				await page.goto(path)
				await openFilters(page, width)
				await expectAccessible(page, `${width} px`)
				expect(await sidewaysScroll(page), `${width} px`).toBe(0)
			}
		},
	)
}

/** Opens what axe would skip: the sheet of phones, and a list of options. */
async function openFilters(page: Page, width: number) {
	if (width < 768) await page.getByRole('button', { name: /^All filters/ }).click()
	else await choices(page, 'More filters').click()
	await choices(page, 'Breed').click()
}
