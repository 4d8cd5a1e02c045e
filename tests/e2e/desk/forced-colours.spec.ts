import { expect, test } from '@playwright/test'
import { accept } from '#records/submissions/accept.ts'
import { aSubmission } from '#tests/builders/applications/submission.ts'
import { alikeControls } from '../support/checks/forced-colours.ts'
import { FULL_ONLY } from '../support/full-matrix.ts'
import { ownSite } from '../support/site/own-site.ts'
import { WITH_MOTION } from '../support/with-motion.ts'

test.use({ ...WITH_MOTION, forcedColors: 'active' })

const site = ownSite()
/** Pages of who sees money. */
const MONEY = ['/giving', '/giving/books', '/giving/gift-aid']

// For visitors `tests/e2e/access/forced-colours.spec.ts` asserts the same in `npm test`.
test('in forced colours the controls of the desk show their states', FULL_ONLY, async ({ page, context }) => {
	await site.signIn(context, { name: 'Robin', role: 'lead' })
	const { reference } = await site.withStore((store) => accept(store, aSubmission({}), () => [], Date.now()))
	const found: string[] = []
	for (const path of [
		'',
		'/orders',
		'/people',
		'/data',
		`/cases/${reference}`,
		`/cases/${reference}/email`,
		...MONEY,
	]) {
		if (path === MONEY[0]) await site.signIn(context, { name: 'Kay', role: 'treasurer' })
		await page.goto(`/desk${path}`)
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
		await page.evaluate(() => {
			for (const details of document.querySelectorAll('details')) details.open = true
		})
		found.push(...(await alikeControls(page)).map((what) => `${path} ${what}`))
	}
	expect(found).toEqual([])
})
