import { expect, test } from '@playwright/test'
import { MATRIX } from '../e2e/support/full-matrix.ts'
import { expectToLookAsReviewed, PICTURED_PAGES } from './page-pictures.ts'
import { leftOver } from './reviewed-picture.ts'
import { ENDINGS, openSteadily } from './steady-page.ts'

// `every-page.spec.ts` compares the other pages in its visit of them.
test('/docs/annual-review looks as reviewed', MATRIX, async ({ page }) => {
	await openSteadily(page, '/docs/annual-review', 390)
	await expectToLookAsReviewed(page, '/docs/annual-review')
})

test('every reviewed picture belongs to a tested page', MATRIX, () => {
	const names = ENDINGS.flatMap((ending) => Object.keys(PICTURED_PAGES).map((name) => `pages/${name}-${ending}`))
	expect(leftOver('pages', '', names)).toEqual([])
})
