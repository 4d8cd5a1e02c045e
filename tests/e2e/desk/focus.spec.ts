import { randomUUID } from 'node:crypto'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { startDonation } from '#records/giving/start-donation.ts'
import { accept } from '#records/submissions/accept.ts'
import { enough } from '#tests/builders/applications/answers.ts'
import { aSubmission } from '#tests/builders/applications/submission.ts'
import { aNewDonation } from '#tests/builders/giving/new-donation.ts'
import { aPaidOrder } from '#tests/builders/shop/stored-order.ts'
import { untilHydrated } from '../support/client-navigation.ts'
import { FULL_ONLY } from '../support/full-matrix.ts'
import { ownSite } from '../support/site/own-site.ts'
import { WITH_MOTION } from '../support/with-motion.ts'

/* Where the keyboard is after each press at the desk, and what the title says. */

const site = ownSite()

const PHONE = { width: 390, height: 700 }

function aCase(firstName: string): Promise<string> {
	const answers = { ...enough.adoption, firstName, dog: 'biscuit' }
	const sent = { answers, name: firstName, email: `${randomUUID()}@example.org` }
	return site.withStore(async (store) => (await accept(store, aSubmission(sent), () => [], Date.now())).reference)
}

async function pageOf(browser: Browser, baseURL: string | undefined, hasScripts = true) {
	const context = await browser.newContext({
		...WITH_MOTION.contextOptions,
		viewport: PHONE,
		javaScriptEnabled: hasScripts,
		...(baseURL === undefined ? {} : { baseURL }),
	})
	await site.signIn(context, { name: 'Ana', role: 'lead' })
	return context.newPage()
}

/** The focus is on what says these words, and that is on the screen. */
async function expectFocusAt(page: Page, words: string | RegExp) {
	await expect(page.locator('main :focus')).toContainText(words)
	await expect(page.locator('main :focus')).toBeInViewport()
}

test('a case that is taken in the inbox has the focus, and what was done is said', async ({ browser, baseURL }) => {
	const page = await pageOf(browser, baseURL)
	await aCase('Noor')
	await page.goto('/desk')
	await untilHydrated(page)
	await page.getByRole('button', { name: 'Take the case of Noor' }).press('Enter')
	await expectFocusAt(page, 'Noor')
	await expect(page.getByRole('status').filter({ hasText: 'You hold the case of Noor.' })).toBeAttached()
	await page.context().close()
})

for (const [hasScripts, tag] of [
	[true, {}],
	[false, FULL_ONLY],
] as const) {
	test(
		`an answer: each step begins at its heading or its message, and the title says it${hasScripts ? '' : ', without JavaScript'}`,
		tag,
		async ({ browser, baseURL }) => {
			const page = await pageOf(browser, baseURL, hasScripts)
			await page.goto('/desk/account')
			await page.getByLabel('Time to take an email back').selectOption('5 minutes')
			await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
			await expectFocusAt(page, 'Saved.')
			await expect(page.getByLabel('Time to take an email back')).toHaveValue('300')

			await page.goto(`/desk/cases/${await aCase('Maria')}/email`)
			await expect(page).toHaveTitle('Choose a template: email to Maria – Desk')
			await page.getByRole('link', { name: 'Invitation to meet' }).press('Enter')
			await expectFocusAt(page, 'Invitation to meet')
			await expect(page).toHaveTitle('Fill in: email to Maria – Desk')
			await page.getByRole('button', { name: 'Next: see the text' }).press('Enter')
			await expectFocusAt(page, /to fix/)
			await expect(page).toHaveTitle('Error: Fill in: email to Maria – Desk')
			await page.getByLabel('Day').fill('2099-11-28')
			await page.getByLabel('Time').fill('14:00')
			await page.getByRole('radio').first().check()
			await page.getByRole('button', { name: 'Next: see the text' }).press('Enter')
			await expectFocusAt(page, 'Invitation to meet')
			await expect(page).toHaveTitle('Write: email to Maria – Desk')
			await page.getByLabel('Subject').fill('')
			await page.getByRole('button', { name: 'Next: check the email' }).press('Enter')
			await expectFocusAt(page, /to fix/)
			await expect(page).toHaveTitle('Error: Write: email to Maria – Desk')
			await page.getByLabel('Subject').fill('Come and meet Biscuit')
			await page.getByRole('button', { name: 'Next: check the email' }).press('Enter')
			await expectFocusAt(page, 'This is what they get')
			await expect(page).toHaveTitle('Preview: email to Maria – Desk')
			await expect(page.getByRole('region', { name: 'Ready to send?' })).toContainText('back for 5 minutes')
			await page.getByRole('button', { name: 'Send' }).press('Enter')
			await expectFocusAt(page, 'On its way')
			await expect(page).toHaveTitle('On its way: email to Maria – Desk')
			// The time that is left is not read out.
			await expect(page.getByRole('status')).toHaveText(/^Goes out at \d\d:\d\d:\d\d\. Until then/)
			await page.keyboard.press('Tab')
			await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
			await page.keyboard.press('Enter')
			await expectFocusAt(page, 'Taken back. Nothing was sent')
			await expect(page).toHaveTitle('Write: email to Maria – Desk')
			await expect(page.getByLabel('Subject')).toHaveValue('Come and meet Biscuit')
			await page.locator('summary', { hasText: 'Throw it away' }).press('Enter')
			await expect(page.getByText('It cannot be brought back')).toBeVisible()
			await page.keyboard.press('Tab')
			await page.keyboard.press('Enter')
			await expectFocusAt(page, 'Thrown away. Nothing was sent.')
			await page.context().close()
		},
	)

	test(
		`a case: each press leads to what it did, and a refused one to why${hasScripts ? '' : ', without JavaScript'}`,
		tag,
		async ({ browser, baseURL }) => {
			const page = await pageOf(browser, baseURL, hasScripts)
			await page.goto(`/desk/cases/${await aCase('Lee')}`)
			await page.getByRole('button', { name: 'Take this case' }).press('Enter')
			await expectFocusAt(page, 'Saved who holds this case.')
			await page.getByRole('button', { name: 'Give it back' }).press('Enter')
			await expectFocusAt(page, 'Saved who holds this case.')
			await page.locator('summary', { hasText: 'Note, call, status and more' }).press('Enter')
			await page.locator('summary', { hasText: 'Change the status' }).press('Enter')
			await page.getByRole('radio', { name: 'Waiting for them' }).check()
			await page.getByRole('button', { name: 'Save the status' }).press('Enter')
			await expectFocusAt(page, 'Choose the day on which the case comes back')
			await expect(page).toHaveTitle(/^Error: Lee/)
			await page.getByLabel('Comes back on').fill('2027-01-20')
			await page.getByRole('button', { name: 'Save the status' }).press('Enter')
			await expectFocusAt(page, 'The status is saved.')
			await expect(page).toHaveTitle(/^Lee/)
			await page.context().close()
		},
	)

	test(
		`parcels and money: packing, sending and receiving lead to what was done${hasScripts ? '' : ', without JavaScript'}`,
		tag,
		async ({ browser, baseURL }) => {
			const { payable } = await site.withStore((store) => aPaidOrder(store, { lastName: 'Quill' }))
			const page = await pageOf(browser, baseURL, hasScripts)
			await page.goto(`/desk/orders?search=${payable.reference}&view=to+pack`)
			await page.getByRole('checkbox', { name: payable.reference }).check()
			await page.getByRole('button', { name: 'Mark as packed' }).press('Enter')
			await expectFocusAt(page, '1 order is marked as packed.')
			await page.goto(`/desk/orders/${payable.reference}`)
			await page.getByLabel('Tracking link').fill('no link')
			await page.getByRole('button', { name: 'Mark as sent and email them' }).press('Enter')
			await expectFocusAt(page, 'Not done yet')
			await expect(page).toHaveTitle(/^Error: Order of/)
			await page.getByLabel('Tracking link').fill('https://track.example/AB123')
			await page.getByRole('button', { name: 'Mark as sent and email them' }).press('Enter')
			await expectFocusAt(page, 'Marked as sent. The buyer gets an email.')
			const given = await site.withStore((store) => startDonation(store, aNewDonation(), () => [], Date.now()))
			await page.goto(`/desk/giving/${given.donation.reference}`)
			await page.getByRole('button', { name: 'Mark as received' }).press('Enter')
			await expectFocusAt(page, 'Received. The receipt is on its way.')
			await page.context().close()
		},
	)
}

test('Back from a case leads to the link by which the list was left, and a case that is taken off the list to its heading', async ({
	browser,
	baseURL,
}) => {
	const [first] = [await aCase('Noor'), await aCase('Noor')]
	const page = await pageOf(browser, baseURL)
	await page.goto('/desk?search=Noor&person=none')
	await untilHydrated(page)
	const link = page.locator(`th a[href*="${first}"]`)
	await link.press('Enter')
	await expect(page.getByRole('heading', { level: 1, name: 'Noor' })).toBeFocused()
	await page.goBack()
	await expect(link).toBeFocused()
	await expect(link).toBeInViewport()
	await page.locator('tr').filter({ has: link }).getByRole('button', { name: /^Take/ }).press('Enter')
	await expect(link).toHaveCount(0)
	await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
	await page.context().close()
})
