import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { untilWhole } from '#tests/integration/support/readiness.ts'
import { type SiteProcess, startSiteProcess } from '#tests/integration/support/site-process.ts'
import { SMALL_CHARITY } from '#tests/integration/support/small-charity.ts'
import { expectAccessible } from '../support/checks/axe.ts'
import { sidewaysScroll } from '../support/checks/layout-checks.ts'
import { hydrated } from '../support/client-navigation.ts'
import { FULL_ONLY } from '../support/full-matrix.ts'

const SEARCHES_AT_ONCE = 20
/** Searches are counted a minute, in which a busy machine answers too few of them. */
const SLOW_CLOCK = `--import ${join(import.meta.dirname, '../support/slow-clock.mjs')}`

/** Searches until the rate limit. */
async function searchTooOften(site: SiteProcess) {
	for (let sent = 0; ; sent += SEARCHES_AT_ONCE) {
		const answers = await Promise.all(
			Array.from({ length: SEARCHES_AT_ONCE }, (_, i) => site.get(`/dogs.data?q=w${sent + i}&_routes=routes%2Fdogs`)),
		)
		if (answers.some(({ status }) => status !== 200)) return
	}
}

// `tests/matrix/pages/search-limits.test.ts` asks without a browser.
test(
	'a search over the rate limit of its network asks to wait a minute, and other pages open',
	FULL_ONLY,
	async ({ page }) => {
		// Some six hundred searches.
		test.slow()
		const site = await startSiteProcess({ ...SMALL_CHARITY, LOG_LEVEL: 'warn', NODE_OPTIONS: SLOW_CLOCK })
		try {
			await untilWhole(site)
			await page.setViewportSize({ width: 320, height: 700 })
			await page.goto(`${site.url}/dogs`)
			await hydrated(page)
			await searchTooOften(site)
			await page.getByRole('searchbox').first().fill('Biscuit')
			await page.getByRole('searchbox').first().press('Enter')
			await expect(page.getByRole('heading', { level: 1, name: 'Please wait a minute' })).toBeVisible()
			await expect(page).toHaveURL(/\/dogs\?q=Biscuit$/)
			await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/dogs?q=Biscuit')
			await expectAccessible(page)
			expect(await sidewaysScroll(page)).toBe(0)
			await page.getByRole('link', { name: 'Go home' }).click()
			await expect(page.getByRole('heading', { level: 1, name: /walk home/i })).toBeVisible()
		} finally {
			await site.stop()
		}
	},
)
