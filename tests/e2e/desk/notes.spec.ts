import { expect, test } from '@playwright/test'
import { startDonation } from '#records/giving/start-donation.ts'
import { addPayableNote } from '#records/payables/payable-notes.ts'
import { aNewDonation } from '#tests/builders/giving/new-donation.ts'
import { aPaidOrder } from '#tests/builders/shop/stored-order.ts'
import { untilHydrated } from '../support/client-navigation.ts'
import { ownSite } from '../support/site/own-site.ts'

const site = ownSite()

const PAGES = [
	{
		what: 'order',
		async open() {
			const { payable, version } = await site.withStore((store) => aPaidOrder(store))
			return { path: `/desk/orders/${payable.reference}`, reference: payable.reference, seenVersion: version }
		},
	},
	{
		what: 'donation',
		async open() {
			const start = site.withStore((store) => startDonation(store, aNewDonation(), () => [], Date.now()))
			const { reference, version } = (await start).donation
			return { path: `/desk/giving/${reference}`, reference, seenVersion: version }
		},
	},
]

// In `npm test` too: only a browser with scripts keeps the page, and so the version that was seen, after a refusal.
for (const { what, open } of PAGES) {
	test(`two people on one ${what}: the second is shown what the first wrote, and loses no word of their own`, async ({
		page,
		context,
	}) => {
		const { path, ...seen } = await open()
		await site.signIn(context, { name: 'Tess', role: 'treasurer' })
		await page.goto(path)
		await untilHydrated(page)
		const note = { ...seen, staffId: null, text: 'She wants the M instead' }
		expect(await site.withStore((store) => addPayableNote(store, note, Date.now()))).toBe('done')
		const history = page.getByRole('region', { name: 'What happened' })
		await page.locator('summary', { hasText: 'Add a note' }).click()
		await page.getByLabel('Note', { exact: true }).fill('Rang twice.\nNo answer.')
		await page.getByRole('button', { name: 'Save the note' }).click()
		await expect(page.getByRole('alert')).toContainText(`This ${what} changed while you had it open`)
		await expect(page.getByLabel('Note', { exact: true })).toHaveValue('Rang twice.\nNo answer.')
		await expect(history).toContainText('She wants the M instead')

		await context.setOffline(true)
		await page.getByRole('button', { name: 'Save the note' }).click()
		await expect(page.getByRole('alert')).toContainText('The desk could not be reached')
		await expect(page.getByLabel('Note', { exact: true })).toHaveValue('Rang twice.\nNo answer.')
		await context.setOffline(false)
		await page.getByRole('button', { name: 'Save the note' }).click()
		await expect(page.getByRole('status').filter({ hasText: 'The note is under “What happened”.' })).toBeVisible()
		await expect(history.getByText(/Tess wrote a note/)).toHaveCount(1)
		await expect(page.getByLabel('Note', { exact: true })).toBeHidden()
	})
}
