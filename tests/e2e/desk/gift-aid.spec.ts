import { expect, test } from '@playwright/test'
import { startDonation } from '#records/giving/start-donation.ts'
import { markReceived } from '#records/payables/mark-received.ts'
import { aNewDeclaration } from '#tests/builders/giving/new-declaration.ts'
import { aNewDonation } from '#tests/builders/giving/new-donation.ts'
import { expectAccessibleAt } from '../support/checks/axe.ts'
import { ownSite } from '../support/site/own-site.ts'

const site = ownSite()

const WIDTHS = [320, 1280]
/** A day on which no other test receives money. */
const DAY = '2026-01-07'

/** A donation of £20 received on that day. @param title of its declaration; null for none */
function received(email: string, title: string | null) {
	return site.withStore(async (store) => {
		const declaration = title === null ? null : aNewDeclaration({ title, scope: 'this' })
		const given = aNewDonation({ email, firstName: 'Bartholomew', lastName: 'Featherstonehaugh', declaration })
		const { donation } = await startDonation(store, given, () => [], Date.parse(`${DAY}T09:00:00Z`))
		const at = Date.parse(`${DAY}T12:00:00Z`)
		const received = { reference: donation.reference, seenVersion: 0, amount: 2000, currency: 'GBP', at, staffId: null }
		await markReceived(store, received, () => [], at)
		return donation.reference
	})
}

test('the treasurer corrects a row, enters a declaration by phone, makes a claim and saves its rows', async ({
	page,
	context,
}) => {
	const wrong = await received('wrong@example.org', 'Professor')
	const without = await received('without@example.org', null)
	await site.signIn(context, { name: 'Tess', role: 'treasurer' })
	const claims = `/desk/giving/gift-aid?from=${DAY}&to=${DAY}`

	await page.goto(claims)
	await expect(page.getByText('The title is not two to four letters')).toBeVisible()
	await expectAccessibleAt(page, WIDTHS)
	await page.getByRole('link', { name: new RegExp(wrong) }).click()
	await expect(page.getByText('I am a UK taxpayer')).toBeVisible()
	await page.getByText('Correct the name or address').click()
	await expectAccessibleAt(page, WIDTHS)
	await page.getByLabel('Title').fill('Prof')
	await page.getByRole('button', { name: 'Save the correction' }).click()
	await expect(page.getByText('Prof Zoë')).toBeVisible()

	await page.goto(`/desk/giving/${without}/gift-aid`)
	await page.getByRole('button', { name: 'Enter the declaration' }).click()
	await expect(page.getByRole('link', { name: 'Enter your house name or number' })).toBeVisible()
	await expectAccessibleAt(page, WIDTHS)
	await page.getByRole('radio', { name: /^I want to Gift Aid my donation of £20 to/ }).check()
	await page.getByRole('radio', { name: 'On paper, signed' }).check()
	await page.getByLabel('House name or number').fill('7')
	await page.getByRole('textbox', { name: 'Postcode' }).fill('sa14 8nn')
	await page.getByRole('button', { name: 'Enter the declaration' }).click()
	await expect(page.getByText('On paper on')).toBeVisible()

	await page.goto(claims)
	await expect(page.getByText('25% of the £40 received 7 January 2026.')).toBeVisible()
	await page.getByRole('button', { name: 'Make this claim' }).click()
	await expect(page.getByRole('heading', { level: 1 })).toContainText('Claim for 7 January 2026')
	await expectAccessibleAt(page, WIDTHS)
	const saved = page.waitForEvent('download')
	await page.getByRole('button', { name: 'Save the rows' }).click()
	expect((await saved).suggestedFilename()).toBe(`gift-aid-${DAY}-to-${DAY}.txt`)
	await page.getByRole('button', { name: 'Mark as sent' }).click()
	await expect(page.getByText(/^Sent on/)).toBeVisible()
	await expect(page.getByText('Discard this claim')).toHaveCount(0)
	await page.goto(claims)
	await expect(page.getByText('Nothing can be claimed')).toBeVisible()
})
