import { expect, test } from '@playwright/test'
import PostalMime from 'postal-mime'
import { enough } from '#tests/builders/applications/answers.ts'
import { FORM_SECRET } from '#tests/builders/form-secret.ts'
import { aVisitor } from '#tests/integration/support/form-visitor.ts'
import { freshFolder, type SiteProcess, startSiteProcess } from '#tests/integration/support/site-process.ts'
import { emailsIn } from '#tests/integration/support/stored-records.ts'
import { violations } from '../support/checks/axe.ts'
import { sidewaysScroll } from '../support/checks/layout-checks.ts'
import { hydrated } from '../support/client-navigation.ts'
import { fillIn } from '../support/fill-in.ts'
import { FULL_ONLY } from '../support/full-matrix.ts'

let site: SiteProcess
const dataDir = freshFolder('moved')

// One worker, so that one site is started.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
	site = await startSiteProcess({ DATA_DIR: dataDir, FORM_SECRET })
})
test.afterAll(() => site.stop())

/** The paths of the links emailed to an address. */
async function linksFor(email: string): Promise<string[]> {
	const emails = await Promise.all(emailsIn(dataDir).map((raw) => PostalMime.parse(raw)))
	const own = emails.filter(({ to }) => to?.[0]?.address === email)
	return own.map(({ text }) => /\/apply\/return\?key=[\w-]{32}/.exec(text ?? '')?.[0] ?? '')
}

// Without JavaScript in the full matrix; `tests/matrix/applications/new-link.test.ts` covers it without a browser.
for (const javaScriptEnabled of [true, false]) {
	test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', FULL_ONLY, () => {
		test.use({
			javaScriptEnabled,
			viewport: { width: 320, height: 720 },
		})

		test('a device whose form was opened elsewhere keeps typed text, says why, and gets it back', async ({ page }) => {
			test.slow()
			const email = `moved-${javaScriptEnabled}@example.org`
			const heading = page.getByRole('heading', { level: 1 })
			await page.goto(`${site.url}/apply/volunteering/start`)
			await page.getByRole('link', { name: /^Start/ }).click()
			await page.locator('main form').first().waitFor()
			await fillIn(page, enough.volunteering)
			await page.getByRole('button', { name: 'Save and finish later' }).click()
			await page.locator('#save-email').fill(email)
			await page.getByRole('button', { name: 'Send me the link' }).click()
			await expect(heading).toHaveText('Check your email')
			await expect.poll(() => linksFor(email), { timeout: 20_000 }).toHaveLength(1)
			await page.goto(`${site.url}/apply/volunteering/you`)
			if (javaScriptEnabled) await hydrated(page)
			const typed = page.locator('input[name="lastName"]')

			const elsewhere = aVisitor(site)
			const [link = ''] = await linksFor(email)
			await elsewhere.send(await elsewhere.get(link), new URLSearchParams())
			await typed.fill('Typed meanwhile')
			await page.getByRole('button', { name: 'Continue' }).click()
			await expect(page.getByText('You’ve carried on with this form on another device')).toBeVisible()
			await expect(typed).toHaveValue('Typed meanwhile')

			await page.getByRole('link', { name: 'Back', exact: true }).click()
			await expect(heading).toHaveText('You’ve carried on with this form elsewhere')
			expect(await sidewaysScroll(page)).toBe(0)
			if (javaScriptEnabled) expect(await violations(page)).toEqual([])
			await page.getByRole('button', { name: 'Send me a new link' }).press('Enter')
			await expect(heading).toHaveText('Check your email')
			expect(await sidewaysScroll(page)).toBe(0)
			await expect.poll(() => linksFor(email), { timeout: 20_000 }).toHaveLength(2)

			await page.goto(site.url + link)
			await expect(heading).toHaveText('This link no longer works')
			expect(await sidewaysScroll(page)).toBe(0)
			if (javaScriptEnabled) expect(await violations(page)).toEqual([])
			await page.getByRole('button', { name: 'Send me a new link' }).press('Enter')
			await expect(heading).toHaveText('Check your email')
			if (javaScriptEnabled) await expect(heading).toBeFocused()
		})
	})
}
