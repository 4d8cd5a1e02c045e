import { expect, test } from '@playwright/test'
import { accept } from '#records/submissions/accept.ts'
import { aSubmission } from '#tests/builders/applications/submission.ts'
import { violations } from '../support/checks/axe.ts'
import { sidewaysScroll } from '../support/checks/layout-checks.ts'
import { ownSite } from '../support/site/own-site.ts'

const site = ownSite()

const LONG_NAME = 'Wilhelmina Featherstonehaugh-Marjoribanks'

/** One case in the store of the running site. */
async function aCase(name: string): Promise<void> {
	const flags = [{ text: 'Biscuit needs children over 8; they have one of 5', isSensitive: false }]
	await site.withStore((store) => accept(store, aSubmission({ name, about: 'Biscuit', flags }), () => [], Date.now()))
}

/** The address that the operator's command prints. */
function invitation(email: string): string {
	return /http\S+/.exec(site.desk('invite', email, '--name', 'Ana'))?.[0] ?? ''
}

test('a lead accepts an invitation, finds a case on a phone, answers for it, and every page is accessible', async ({
	page,
}) => {
	await aCase(LONG_NAME)
	await page.setViewportSize({ width: 320, height: 640 })
	const problems: string[] = []
	const look = async (name: string) => {
		const found = await violations(page)
		if (await sidewaysScroll(page)) found.push('scrolls sideways')
		problems.push(...found.map((one) => `${name}: ${one}`))
	}
	await page.goto('/desk/sign-in')
	await page.goto(invitation('ana@rescue.example'))
	await look('invitation')
	await page.getByRole('button', { name: 'Accept and sign in' }).click()
	await page.getByLabel('Search', { exact: true }).fill('featherstonehaugh')
	await page.getByLabel('Search', { exact: true }).press('Enter')
	await expect(page.getByRole('status').filter({ hasText: 'case' })).toHaveText(/^[1-9]\d* cases?$/)
	await look('inbox')
	await page.getByRole('link', { name: LONG_NAME }).first().click()
	await expect(page.getByRole('heading', { name: LONG_NAME })).toBeVisible()
	await expect(page.getByText('they have one of 5')).toBeVisible()
	await look('case')
	for (const name of ['people', 'audit-log', 'account']) {
		await page.goto(`/desk/${name}`)
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
		await look(name)
	}
	await page.getByRole('button', { name: 'Sign out', exact: true }).click()
	await expect(page.getByRole('heading', { name: 'Sign in to the desk' })).toBeVisible()
	await look('sign-in')
	expect(problems).toEqual([])
})
