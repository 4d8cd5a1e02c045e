import { expect, type Page, test } from '@playwright/test'
import { hydrated } from '../e2e/support/client-navigation.ts'
import { emailsIn } from './emails.ts'

const FORM = '/apply/contact'

for (const javaScriptEnabled of [true, false]) {
	const name = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript'

	test(`${name}: a form saved on one device is finished on another, by the link in the email`, async ({
		browser,
		baseURL,
	}, { config }) => {
		const email = `sam-${javaScriptEnabled}@example.org`
		const [first, second] = await Promise.all(
			[1, 2].map(() => browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled })),
		)
		if (!first || !second) throw new Error('no two devices')
		const page = await first.newPage()
		await answerQuestion(page, email)
		expect(await first.cookies()).toMatchObject([{ path: FORM, secure: true, httpOnly: true, sameSite: 'Lax' }])
		// A form of one page is saved at its own URL.
		await page.goto(`${FORM}/save`)
		if (javaScriptEnabled) await hydrated(page)
		await page.getByRole('main').getByRole('textbox', { name: /email/i }).fill(email)
		await page.getByRole('main').locator('form button[type="submit"]').click()
		const find = () => linksTo(email, config.metadata.site.dataDir)[0]
		await expect.poll(find, { timeout: 30_000 }).toBeTruthy()

		const other = await second.newPage()
		await other.goto(find() ?? '')
		if (javaScriptEnabled) await hydrated(other)
		await other.getByRole('main').locator('form button[type="submit"]').click()
		await expect(other).toHaveURL(new RegExp(`^${baseURL}${FORM}/(question|check)`))
		expect(await second.cookies()).toMatchObject([{ path: FORM, secure: true, httpOnly: true }])
		await other.goto(`${FORM}/check`)
		await expect(other.getByRole('main')).toContainText('Do your dogs like boats?')
		await Promise.all([first.close(), second.close()])
	})
}

async function answerQuestion(page: Page, email: string) {
	await page.goto(`${FORM}/question`)
	await page.getByRole('radio', { name: 'Something else' }).check()
	await page.getByLabel('Your name').fill('Sam Taylor')
	await page.getByRole('main').getByLabel('Email address').fill(email)
	await page.getByLabel('What would you like to know?').fill('Do your dogs like boats?')
	await page.getByRole('button', { name: 'Check and send' }).click()
	await expect(page).toHaveURL(new RegExp(`${FORM}/check`))
}

/** Emailed links back to a form. */
function linksTo(email: string, dataDir: string): string[] {
	const emails = emailsIn(dataDir).filter((text) => text.includes(`To: ${email}`))
	return emails.flatMap((text) => text.match(/https?:\/\/[^\s"<>]+\/apply\/return\?key=[\w-]+/) ?? [])
}
