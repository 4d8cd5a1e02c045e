import { expect, type Page, test } from '@playwright/test'
import PostalMime from 'postal-mime'
import { enough } from '#tests/builders/applications/answers.ts'
import { FORM_SECRET } from '#tests/builders/form-secret.ts'
import { aVisitor, fillIn } from '#tests/integration/support/form-visitor.ts'
import { freshFolder, type SiteProcess, startSiteProcess } from '#tests/integration/support/site-process.ts'
import { SMALL_CHARITY } from '#tests/integration/support/small-charity.ts'
import { emailsIn } from '#tests/integration/support/stored-records.ts'
import { violations } from '../support/checks/axe.ts'
import { sidewaysScroll } from '../support/checks/layout-checks.ts'
import { hydrated } from '../support/client-navigation.ts'
import { FULL_ONLY } from '../support/full-matrix.ts'

let site: SiteProcess
const dataDir = freshFolder('confirm')

// One worker, so that one site is started.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
	site = await startSiteProcess({ ...SMALL_CHARITY, DATA_DIR: dataDir, FORM_SECRET })
})
test.afterAll(() => site.stop())

/** Sends a question and returns the link of its email. */
async function linkFor(email: string): Promise<string> {
	const visitor = aVisitor(site)
	const answers = { ...enough.contact, name: 'Zoë', email, message: `Is there a car park, for ${email}?` }
	await visitor.send(await fillIn(visitor, 'contact', { answers, slowly: true }), new URLSearchParams())
	const find = async () => {
		const emails = await Promise.all(emailsIn(dataDir).map((raw) => PostalMime.parse(raw)))
		const found = emails.find(({ to }) => to?.[0]?.address === email)
		return /\/apply\/confirm\?key=[\w-]{32}/.exec(found?.text ?? '')?.[0] ?? ''
	}
	await expect.poll(find, { timeout: 20_000 }).not.toBe('')
	return site.url + (await find())
}

async function expectGood(page: Page, canRun: boolean) {
	expect(await sidewaysScroll(page)).toBe(0)
	if (canRun) expect(await violations(page)).toEqual([])
}

// Without JavaScript in the full matrix; `tests/matrix/applications/new-addresses.test.ts` follows the link without a browser.
for (const javaScriptEnabled of [true, false]) {
	test.describe(
		javaScriptEnabled ? 'with JavaScript' : 'without JavaScript',
		javaScriptEnabled ? {} : FULL_ONLY,
		() => {
			test.use({
				javaScriptEnabled,
				viewport: { width: 320, height: 720 },
			})

			test('the button of the first email shows the answers, by keyboard, and can be undone', async ({ page }) => {
				const email = `zoe-${javaScriptEnabled}@example.org`
				await page.goto(await linkFor(email))
				if (javaScriptEnabled) await hydrated(page)
				const heading = page.getByRole('heading', { level: 1 })
				await expect(heading).toHaveText('Did you send us this?')
				await expectGood(page, javaScriptEnabled)
				await page.getByRole('button', { name: 'Yes, show me my answers' }).press('Enter')
				await expect(heading).toHaveText('What you told us')
				if (javaScriptEnabled) await expect(heading).toBeFocused()
				await expect(page.getByText(`Is there a car park, for ${email}?`)).toBeVisible()
				await expectGood(page, javaScriptEnabled)
				await page.getByRole('button', { name: 'It wasn’t me' }).press('Enter')
				await expect(heading).toHaveText('Thank you for telling us')
				await expectGood(page, javaScriptEnabled)
				await page.goto(page.url())
				await expect(heading).toHaveText('This link no longer works')
				await expectGood(page, javaScriptEnabled)
			})
		},
	)
}
