import { expect, type Page, test } from '@playwright/test'
import { missedBudgets } from '#tools/bench/pages/budgets.ts'
import { type FirstLoad, measureVisit } from '#tools/bench/pages/first-load.ts'
import { expectToLookAsReviewed, isPictured } from '../../visual/page-pictures.ts'
import { expectAccessible, expectAccessibleAt, expectReadableInDark } from '../support/checks/axe.ts'
import { classesWithoutRules } from '../support/checks/classes-without-rules.ts'
import { watchForErrors } from '../support/checks/console-errors.ts'
import { brokenWords, SHORT_WORD_LETTERS, sidewaysScroll } from '../support/checks/layout-checks.ts'
import { tooLargePictures } from '../support/checks/picture-sizes.ts'
import { openWhole, watchUntilWhole } from '../support/checks/whole-page.ts'
import { FULL_ONLY, isFullMatrix, MATRIX } from '../support/full-matrix.ts'
import { ERROR_SCREENS, FORM_PAGES, ROUTES } from '../support/site/site-routes.ts'

const WIDTHS = [320, 390, 768, 1280]
/** A phone, and in the full matrix a laptop. */
const FIRST_VISIT = isFullMatrix ? { width: 1280, height: 800 } : { width: 390, height: 844 }
/** 390 and 1280 px at 200 % zoom. */
const ZOOMED_WIDTHS = [195, 640]
/** One page of each layout: `npm test` checks their colours in dark too. The full matrix checks every page in dark. */
const ALSO_IN_DARK = ['/', '/dogs/biscuit', '/donate']
/** One page of each kind: `npm test` visits these, the full matrix every page. */
const EXAMPLES = ['/', '/dogs', '/dogs/biscuit', '/merch', '/donate', '/no-such-page']
/** More addresses of pages that have been checked: for the full matrix. `favourites.spec.ts` and `poster.spec.ts` check some with dogs. */
const SAME_PAGES = [
	'/dogs/duke',
	'/dogs/fern',
	'/dogs/ernie',
	'/dogs/biscuit/poster',
	'/compare?dogs=fern',
	'/compare?dogs=biscuit,percy',
	'/compare?dogs=biscuit,percy,kit',
	'/favourites?dogs=biscuit,percy',
]

/** One visit per URL checks everything. */
for (const path of [...ROUTES.map(({ path }) => path), ...FORM_PAGES, ...ERROR_SCREENS]) {
	const alsoSeen = isPictured(path) ? '; it looks as reviewed' : ''
	test(
		`${path} keeps its budgets, hydrates in silence, fetches no picture larger than its slot, never scrolls sideways, and axe finds nothing${alsoSeen}`,
		EXAMPLES.includes(path) ? MATRIX : FULL_ONLY,
		async ({ page, baseURL }) => {
			test.slow()
			await page.setViewportSize(FIRST_VISIT)
			await page.emulateMedia({ reducedMotion: 'no-preference' })
			const noise = watchForErrors(page)
			const whole = watchUntilWhole(page)
			expectBudgets(await measureVisit(page, `${baseURL}${path}`))
			// Nothing is late any more.
			await page.unrouteAll({ behavior: 'ignoreErrors' })
			await whole()
			// The browser's message about a 404.
			if (ERROR_SCREENS.includes(path)) noise.expectNoneBut(/status of 404/)
			else noise.expectNone()
			expect(await page.context().cookies()).toEqual([])
			await expectOneHead(page)
			expect(await repeatedIds(page), 'ids of more than one element').toEqual([])
			expect(await classesWithoutRules(page), 'classes without rules').toEqual([])
			await page.emulateMedia({ reducedMotion: 'reduce' })
			if (isPictured(path)) await expectToLookAsReviewed(page, path)
			await expectGoodAtEveryWidth(page)
			if (ALSO_IN_DARK.includes(path) && !isFullMatrix) await expectReadableInDark(page)
		},
	)
}

for (const path of ['/dogs/kit', '/dogs/sir-barnaby', ...SAME_PAGES]) {
	test(`${path} never scrolls sideways, and axe finds nothing`, FULL_ONLY, async ({ page }) => {
		await openWhole(page, path)
		await expectGoodAtEveryWidth(page)
	})
}

test('the gallery of components passes axe at each width, and never scrolls sideways', MATRIX, async ({ page }) => {
	// It shows every component in every state.
	test.slow()
	await openWhole(page, '/gallery')
	await expectAccessibleAt(page, WIDTHS)
	if (!isFullMatrix) await expectReadableInDark(page)
})

test('the menu of small screens passes too while it is open', async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 700 })
	await page.goto('/')
	await page.getByRole('button', { name: 'Menu' }).click()
	await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
	await expectAccessible(page)
})

function expectBudgets(load: FirstLoad) {
	// A visit without a page measured nothing.
	expect(Math.min(load.html, load.css, load.fontFiles, load.scripts)).toBeGreaterThan(0)
	expect(missedBudgets(load), `${FIRST_VISIT.width} px`).toEqual([])
}

/** React may add to the server's head, and must not duplicate it. */
async function expectOneHead(page: Page) {
	await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
	for (const name of ['title', 'meta[name="description"]', 'meta[name="viewport"]'])
		expect(await page.locator(`head ${name}`).count(), name).toBeLessThanOrEqual(1)
	await expect(page).toHaveTitle(/\S/)
	await expect(page.locator('html')).toHaveAttribute('lang', /^en/)
}

/** The app may add what the server's HTML has already. */
const repeatedIds = (page: Page) =>
	page.locator('[id]').evaluateAll((elements) => {
		const ids = elements.map(({ id }) => id)
		return ids.filter((id, index) => ids.indexOf(id) !== index)
	})

async function expectGoodAtEveryWidth(page: Page) {
	await expectAccessibleAt(page, WIDTHS, async (width) => {
		// A poster is printed larger than it is shown.
		const tooLarge = page.url().endsWith('/poster') ? [] : await tooLargePictures(page)
		expect(tooLarge, `too large for their slots at ${width} px`).toEqual([])
		expect(await brokenWords(page.locator('body'), SHORT_WORD_LETTERS), `broken at ${width} px`).toEqual([])
	})
	for (const width of ZOOMED_WIDTHS) {
		await page.setViewportSize({ width, height: 450 })
		expect(await sidewaysScroll(page), `sideways at ${width} px`).toBe(0)
	}
}
