import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { freshFolder, startSiteProcess } from '#tests/integration/support/site-process.ts'
import { SMALL_CHARITY } from '#tests/integration/support/small-charity.ts'
import { violations } from '../support/checks/axe.ts'
import { watchForErrors } from '../support/checks/console-errors.ts'
import { sidewaysScroll } from '../support/checks/layout-checks.ts'
import { hydrated } from '../support/client-navigation.ts'
import { FULL_ONLY } from '../support/full-matrix.ts'

/** The site of all journeys if its data folder is known, else its own: emails are read. */
let site: { url: string; dataDir: string; stop?(): Promise<unknown> }

// One worker, so that one site is started.
test.describe.configure({ mode: 'default' })
test.beforeAll(async ({ browserName: _ }, { config }) => {
	const dataDir = freshFolder('newsletter')
	site = config.metadata.site ?? { ...(await startSiteProcess({ ...SMALL_CHARITY, DATA_DIR: dataDir })), dataDir }
})
test.afterAll(() => site.stop?.())

function emailsTo(email: string): string[] {
	const folder = join(site.dataDir, 'emails')
	if (!existsSync(folder)) return []
	return readdirSync(folder)
		.filter((name) => name.endsWith('.eml'))
		.map((name) => readFileSync(join(folder, name), 'utf8'))
		.filter((text) => text.includes(`To: ${email}`))
}

/** The path of the button in an email. */
async function linkIn(email: string, path: string): Promise<string> {
	const find = () =>
		emailsTo(email)
			.map((text) => text.replace(/=\r?\n/g, '').replace(/=3D/g, '='))
			.flatMap((text) => new RegExp(`${path}\\?key=[\\w-]{32}`).exec(text) ?? [])[0]
	await expect.poll(find).toBeTruthy()
	return site.url + find()
}

/** axe needs scripts; the HTML is the same. */
async function expectGood(page: Page, canRun = true) {
	expect(await sidewaysScroll(page)).toBe(0)
	if (canRun) expect(await violations(page)).toEqual([])
}

// Without JavaScript in the full matrix; `tests/matrix/applications/newsletter.test.ts` covers it without a browser.
for (const javaScriptEnabled of [true, false]) {
	test.describe(
		javaScriptEnabled ? 'with JavaScript' : 'without JavaScript',
		javaScriptEnabled ? {} : FULL_ONLY,
		() => {
			test.use({
				javaScriptEnabled,
				viewport: { width: 320, height: 720 },
			})

			test('visitors subscribe in the footer, confirm and unsubscribe; opening the link alone changes nothing', async ({
				page,
			}) => {
				const email = `sam-${javaScriptEnabled}@example.org`
				const noise = watchForErrors(page)
				await page.goto(`${site.url}/docs/privacy`)
				if (javaScriptEnabled) await hydrated(page)
				const footer = page.getByRole('contentinfo')
				await footer.getByLabel('Email address').fill(email)
				await page.keyboard.press('Enter')
				await expect(page.getByRole('heading', { level: 1 })).toHaveText('One more step: check your email')
				await expect(page.getByRole('main')).toContainText(email)
				await expectGood(page, javaScriptEnabled)

				const yes = await linkIn(email, '/newsletter/confirm')
				await page.goto(yes)
				await page.goto(yes)
				await expectGood(page, javaScriptEnabled)
				await page.getByRole('button', { name: 'Yes, sign me up' }).press('Enter')
				await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re on the list')
				await expectGood(page, javaScriptEnabled)

				const out = await linkIn(email, '/newsletter/unsubscribe')
				await page.goto(out)
				await expectGood(page, javaScriptEnabled)
				await page.getByRole('button', { name: 'Unsubscribe' }).press('Enter')
				await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re off the list')
				await expectGood(page, javaScriptEnabled)
				await page.goto(yes)
				await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works')
				await expectGood(page, javaScriptEnabled)
				noise.expectNoneBut(/404/)
			})

			// `all-forms.spec.ts` has the errors of a form in `npm test`.
			test('an invalid address returns the form with what to do and all typed answers', FULL_ONLY, async ({ page }) => {
				await page.goto(`${site.url}/apply/newsletter/news`)
				if (javaScriptEnabled) await hydrated(page)
				await expectGood(page, javaScriptEnabled)
				await page.getByLabel('First name').fill('Zoë')
				await page.getByLabel('Events').check()
				await page.getByRole('button', { name: 'Sign me up' }).click()
				await expect(page).toHaveTitle(/^Error: Get our newsletter/)
				await expect(page.getByRole('link', { name: 'Enter your email address to get news' })).toHaveAttribute(
					'href',
					'#answer-email',
				)
				await expect(page.getByLabel('First name')).toHaveValue('Zoë')
				await expect(page.getByLabel('Events')).toBeChecked()
				await expectGood(page, javaScriptEnabled)
				await page.getByRole('main').getByLabel('Email address').fill(`zoe-${javaScriptEnabled}@example.org`)
				await page.getByRole('button', { name: 'Sign me up' }).click()
				const heading = page.getByRole('heading', { level: 1, name: 'One more step: check your email' })
				await expect(heading).toBeInViewport()
				if (javaScriptEnabled) await expect(heading).toBeFocused()
			})
		},
	)
}

test(
	'the home page has one newsletter form, at its end; it points out a typing error, and an invalid link says so',
	FULL_ONLY,
	async ({ page }) => {
		await page.goto(site.url)
		await hydrated(page)
		await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
		await expect(page.getByLabel('Email address')).toHaveCount(1)
		await page.getByRole('form', { name: 'A dog in your inbox' }).getByLabel('Email address').fill('zoe@gmial.com')
		await page.getByRole('button', { name: 'Sign me up' }).click()
		await expect(page.getByRole('main')).toContainText('Did you mean @gmail.com?')
		expect((await page.goto(`${site.url}/newsletter/unsubscribe?key=none`))?.status()).toBe(404)
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link doesn’t work')
		await expectGood(page)
	},
)
