import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { addDays } from '#lib/dates.ts'
import { findDonation } from '#records/giving/donations.ts'
import { markReceived } from '#records/payables/mark-received.ts'
import { violations } from '../support/checks/axe.ts'
import { sidewaysScroll } from '../support/checks/layout-checks.ts'
import { FULL_ONLY } from '../support/full-matrix.ts'
import { ownSite } from '../support/site/own-site.ts'
import { SITE_DAY } from '../support/site/site-day.ts'

const site = ownSite()

/** Their money has come. @returns the reference */
async function receive(email: string): Promise<string> {
	return site.withStore(async (store) => {
		const { reference } = await store.db
			.selectFrom('payable')
			.select('reference')
			.where('email', '=', email)
			.executeTakeFirstOrThrow()
		const donation = await findDonation(store.db, reference)
		if (!donation) throw new Error('no donation')
		const { amount, version: seenVersion } = donation
		await markReceived(
			store,
			{ ...amount, reference, seenVersion, at: Date.now(), staffId: null },
			() => [],
			Date.now(),
		)
		return reference
	})
}

async function look(page: Page, where: string) {
	const found = await violations(page)
	if (await sidewaysScroll(page)) found.push('scrolls sideways')
	expect(found, where).toEqual([])
}

async function fillInYou(page: Page, email: string) {
	await page.getByLabel('First name').fill('Zora')
	await page.getByLabel('Last name').fill('Reed')
	await page.getByLabel('Email address', { exact: true }).fill(email)
}

for (const hasScripts of [true, false]) {
	test.describe(hasScripts ? 'with JavaScript' : 'without JavaScript', hasScripts ? {} : FULL_ONLY, () => {
		test.use({ javaScriptEnabled: hasScripts, viewport: { width: 390, height: 844 } })

		test('a sponsorship is given as a present with a day to come, from the page of the dog to the certificate', async ({
			page,
		}) => {
			const email = `${randomUUID()}@example.org`
			const [year = '', month = '', day = ''] = addDays(SITE_DAY, 30).split('-')
			await page.goto('/dogs/dot')
			await page.getByRole('link', { name: /^Sponsor Dot/ }).click()
			await expect(page.getByRole('heading', { level: 1, name: 'Sponsor Dot' })).toBeVisible()
			if (hasScripts) await look(page, 'first step')
			await expect(page.getByRole('radio', { name: /Every month/ })).toBeChecked()
			await expect(page.getByRole('radio', { name: /^£12/ })).toBeChecked()
			const send = page.getByRole('button', { name: /^Sponsor Dot/ })
			await expect(send).toHaveText('Sponsor Dot for £12 a month', { useInnerText: true })
			await page.getByRole('radio', { name: /As a present/ }).check()
			await page.getByRole('radio', { name: /^£5/ }).check()
			await expect(page.getByText('£60 for the year.')).toBeVisible()
			await expect(send).toHaveText('Sponsor Dot, £60 for 12 months', { useInnerText: true })
			await send.click()

			// The button of the first step has the same words: only the second asks for a name.
			await expect(page.getByLabel('Their name')).toBeVisible()
			await expect(page.getByText('£60 for 12 months').first()).toBeVisible()
			for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked()
			for (const choice of await page.getByRole('radio').all()) await expect(choice).not.toBeChecked()
			await page.getByLabel('Their name').fill('Ada Lovelace')
			await page.getByLabel('Who are they to you?').selectOption('Friend')
			await page.getByLabel('Their email address').fill('ada@example.org')
			await page.getByLabel('Your words to them').fill('For your birthday')
			await page.getByLabel('Day', { exact: true }).fill('31')
			await page.getByLabel('Month', { exact: true }).fill('02')
			await page.getByLabel('Year', { exact: true }).fill(year)
			await fillInYou(page, email)
			await page.getByRole('button', { name: /^Sponsor Dot/ }).click()

			await expect(page.getByRole('heading', { name: 'There are 2 things to fix' })).toBeVisible()
			await expect(page).toHaveTitle(/^Error: /)
			await expect(page.getByLabel('Your words to them')).toHaveValue('For your birthday')
			if (hasScripts) await look(page, 'errors')
			await page.getByLabel('Day', { exact: true }).fill(day)
			await page.getByLabel('Month', { exact: true }).fill(month)
			await page.getByRole('radio', { name: /Help another dog/ }).check()
			await page.getByRole('button', { name: /^Sponsor Dot/ }).click()

			await expect(page).toHaveURL(/\/giving\/thank-you\?key=/)
			const reference = await receive(email)
			await page.reload()
			await page.getByRole('link', { name: /certificate/i }).click()
			await expect(page.getByRole('heading', { level: 1, name: 'Ada Lovelace' })).toBeVisible()
			await expect(page.getByText(reference)).toBeVisible()
			await expect(page.getByText('Zora Reed')).toBeVisible()
			if (hasScripts) await look(page, 'certificate')
		})
	})
}

test('one amount is chosen: typing an own one unchecks the usual ones, and a usual one empties its field', async ({
	page,
}) => {
	await page.goto('/sponsor/dot')
	const chosen = page.getByRole('group', { name: 'How much a month?' }).getByRole('radio', { checked: true })
	const own = page.getByLabel('Or your own amount a month')
	await expect(chosen).toHaveAccessibleName(/^£12/)
	await own.fill('30')
	await expect(chosen).toHaveCount(0)
	await expect(page.getByRole('button', { name: 'Sponsor Dot for £30 a month' })).toBeVisible()
	await page.getByRole('radio', { name: /^£12/ }).press(' ')
	await expect(chosen).toHaveAccessibleName(/^£12/)
	await expect(own).toHaveValue('')
	await expect(page.getByRole('button', { name: 'Sponsor Dot for £12 a month' })).toBeVisible()
})

// In `npm test`: `app/features/giving/sponsor/sponsor.server.test.ts` has the steps that a choice leads to.
test('the choice is gone back to and changed', FULL_ONLY, async ({ page }) => {
	await page.goto('/sponsor/dot?frequency=monthly&amount=12')
	await page.getByRole('link', { name: 'Change' }).click()
	await expect(page.getByRole('radio', { name: /Every month/ })).toBeChecked()
	await expect(page.getByRole('radio', { name: /^£12/ })).toBeChecked()
	await page.getByLabel('Or your own amount a month').fill('7.50')
	await page.getByRole('button', { name: 'Sponsor Dot for £7.50 a month' }).click()
	await expect(page.getByRole('button', { name: 'Sponsor Dot, £7.50 a month' })).toBeVisible()
})

test('the certificate is one sheet of A4, across', FULL_ONLY, async ({ page }) => {
	const email = `${randomUUID()}@example.org`
	await page.goto('/sponsor/dot?frequency=monthly&amount=5')
	await page.getByRole('radio', { name: /Ask me first/ }).check()
	await fillInYou(page, email)
	await page.getByRole('button', { name: /^Sponsor Dot/ }).click()
	await expect(page).toHaveURL(/\/giving\/thank-you/)
	await receive(email)
	await page.reload()
	await page.getByRole('link', { name: /certificate/i }).click()
	await expect(page.getByRole('heading', { level: 1, name: 'Zora Reed' })).toBeVisible()
	const paper = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1')
	expect(paper).toContain('/Count 1')
	const [, width, height] = /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(paper) ?? []
	expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([842, 595])
})
