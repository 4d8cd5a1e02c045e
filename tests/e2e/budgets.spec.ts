import { expect, test } from '@playwright/test'
import { missedBudgets } from '#tools/bench/budgets.ts'
import { measureFirstLoad } from '#tools/bench/first-load.ts'
import { ERROR_SCREENS, FORM_PAGES, ROUTES } from './site-routes.ts'

for (const path of [...ROUTES.map(({ path }) => path), ...FORM_PAGES, ...ERROR_SCREENS]) {
	test(`${path} keeps to its budget of bytes, and nothing jumps while fonts and pictures come late`, async ({
		browser,
		baseURL,
	}) => {
		// Both at once: a visit is mostly waiting for what comes late.
		const visit = async (width: number) => {
			const load = await measureFirstLoad(browser, `${baseURL}${path}`, width)
			// A visit that saw no page is no measurement.
			expect(Math.min(load.html, load.css, load.fontFiles, load.scripts)).toBeGreaterThan(0)
			expect(missedBudgets(load), `${width} px`).toEqual([])
		}
		await Promise.all([visit(390), visit(1280)])
	})
}
