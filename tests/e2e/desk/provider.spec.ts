import { expect, type Page, test } from '@playwright/test'
import { aDeskWithProvider } from '#tests/integration/desk/sign-in/desk-with-provider.ts'
import { violations } from '../support/checks/axe.ts'
import { sidewaysScroll } from '../support/checks/layout-checks.ts'
import { FULL_ONLY } from '../support/full-matrix.ts'

// One site for the file.
test.describe.configure({ mode: 'default' })

let desk: Awaited<ReturnType<typeof aDeskWithProvider>>

test.beforeAll(async () => {
	desk = await aDeskWithProvider()
})
test.afterAll(() => desk?.stop())

/** The provider's own page. */
async function signInThere(page: Page, account: string) {
	await expect(page.getByRole('heading', { name: 'Pawprint', exact: true })).toBeVisible()
	await page.getByLabel('Account').fill(account)
	await page.getByRole('button', { name: 'Continue' }).click()
}

/** Presses a button, looks at the page in between while the provider does not take it over, and goes on by its link. */
async function violationsOnTheWay(page: Page, button: string): Promise<string[]> {
	const atProvider = `${desk.provider.issuer}/**`
	await page.route(atProvider, (route) => route.fulfill({ status: 204 }))
	const wentOn = page.waitForRequest(atProvider)
	await page.getByRole('button', { name: button }).click()
	const link = page.getByRole('link', { name: 'Continue to Pawprint' })
	await expect(link).toBeVisible()
	// The refresh comes late on a busy machine, and would find the provider after `unroute`.
	await wentOn
	const found = await violations(page)
	await page.unroute(atProvider)
	await link.click()
	return found
}

test('a volunteer accepts with an account of a provider and signs in with it, every page is accessible, no policy is broken', async ({
	page,
}) => {
	const [broken, problems]: string[][] = [[], []]
	page.on('console', (message) => message.text().includes('Content Security Policy') && broken?.push(message.text()))
	const look = async (name: string) => {
		const found = await violations(page)
		if (await sidewaysScroll(page)) found.push('scrolls sideways')
		problems?.push(...found.map((one) => `${name}: ${one}`))
	}
	await page.setViewportSize({ width: 320, height: 640 })
	await page.goto(`${desk.siteUrl}/desk/invitation?key=${await desk.invitationKey('ana', 'lead')}`)
	await look('invitation')
	problems?.push(...(await violationsOnTheWay(page, 'Accept with Pawprint')))
	await signInThere(page, 'ana')
	await expect(page.getByRole('heading', { name: 'Inbox' })).toBeVisible()
	await page.goto(`${desk.siteUrl}/desk/account`)
	await expect(page.getByText('not used yet')).toBeVisible()
	await look('account')

	// A document that was loaded for another page: its policy still applies.
	await page.getByRole('button', { name: 'Sign out', exact: true }).click()
	await page.getByRole('button', { name: 'Sign in with Pawprint' }).click()
	await signInThere(page, 'stranger')
	await expect(page.getByText('Your Pawprint account may not be linked to this desk')).toBeVisible()
	await look('refused')
	await page.getByRole('button', { name: 'Sign in with Pawprint' }).click()
	await signInThere(page, 'ana')
	await expect(page.getByRole('heading', { name: 'Inbox' })).toBeVisible()

	await page.goto(`${desk.siteUrl}/desk/account`)
	await page.locator('summary', { hasText: 'Unlink the account of Pawprint' }).click()
	await page.getByRole('button', { name: 'Unlink the account of Pawprint' }).click()
	await expect(page.getByText('The account is unlinked.')).toBeVisible()
	await look('unlinked')
	await page.getByRole('button', { name: 'Link your Pawprint account' }).click()
	await signInThere(page, 'ana')
	await expect(page.getByText('Your Pawprint account is linked.')).toBeVisible()
	await look('linked')
	expect([broken, problems]).toEqual([[], []])
})

// In `npm test`, at HTTP: `matrix/desk/sign-in/provider.test.ts`.
test('without scripts an account is linked and signs in too', FULL_ONLY, async ({ browser }) => {
	const context = await browser.newContext({ javaScriptEnabled: false })
	const page = await context.newPage()
	await page.goto(`${desk.siteUrl}/desk/invitation?key=${await desk.invitationKey('ben', 'team')}`)
	await page.getByRole('button', { name: 'Accept and sign in' }).click()
	await page.goto(`${desk.siteUrl}/desk/account`)
	await page.getByRole('button', { name: 'Link your Pawprint account' }).click()
	await signInThere(page, 'ben')
	await expect(page.getByText('Your Pawprint account is linked.')).toBeVisible()
	await page.getByRole('button', { name: 'Sign out', exact: true }).click()
	await page.getByRole('button', { name: 'Sign in with Pawprint' }).click()
	await signInThere(page, 'ben')
	await expect(page.getByRole('heading', { name: 'Inbox' })).toBeVisible()
	await context.close()
})
