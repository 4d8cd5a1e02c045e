import { expect, test } from '@playwright/test'
import { startDonation } from '#records/giving/start-donation.ts'
import { markReceived } from '#records/payables/mark-received.ts'
import { aNewDonation } from '#tests/builders/giving/new-donation.ts'
import { expectAccessibleAt, expectReadableInDark, violations } from '../support/checks/axe.ts'
import { sidewaysScroll } from '../support/checks/layout-checks.ts'
import { FULL_ONLY } from '../support/full-matrix.ts'
import { ownSite } from '../support/site/own-site.ts'

const site = ownSite()

const WIDTHS = [320, 1280]
const LONG_NAME = 'Featherstonehaugh-Cholmondeley'

function aDonation(changes: Parameters<typeof aNewDonation>[0] = {}) {
	return site.withStore(async (store) => {
		const given = aNewDonation({ firstName: 'Bartholomew', lastName: LONG_NAME, fund: 'vets', ...changes })
		return (await startDonation(store, given, () => [], Date.now())).donation.reference
	})
}

test('on a phone: find a donation, mark it as received, refund a part, and send the receipt again', async ({
	page,
	context,
}) => {
	const reference = await aDonation({ fees: 51 })
	await site.signIn(context, { name: 'Tess', role: 'treasurer' })
	await page.setViewportSize({ width: 390, height: 800 })
	await page.goto('/desk')
	await expect(page.getByRole('heading', { name: 'Giving', level: 1 })).toBeVisible()
	await page.getByLabel('Search').fill(reference.toLowerCase().replaceAll('-', ' '))
	await page.getByRole('button', { name: 'Search' }).click()
	await expect(page.getByText('1 donation or sponsorship found')).toBeVisible()
	expect([await violations(page), await sidewaysScroll(page)]).toEqual([[], 0])
	await page.getByRole('link', { name: LONG_NAME }).click()
	await expect(page.getByLabel('Amount')).toHaveValue('20.51')
	await page.getByLabel('Amount').fill('nothing')
	await page.getByRole('button', { name: 'Mark as received' }).click()
	await expect(page.getByRole('alert')).toContainText('Enter one amount in figures')
	await page.getByLabel('Amount').fill('£20,51')
	await page.getByRole('button', { name: 'Mark as received' }).click()
	await expect(page.getByRole('status').filter({ hasText: 'Received. The receipt is on its way.' })).toBeVisible()
	await page.locator('summary', { hasText: 'Refund' }).click()
	await expect(page.getByLabel('Refund in £')).toHaveValue('20.51')
	await page.getByLabel('Refund in £').fill('9.50')
	await page.getByRole('button', { name: 'Enter the refund' }).click()
	await expect(page.locator('.case-facts')).toContainText('Refunded in part')
	await page.getByRole('button', { name: 'Send the receipt again' }).click()
	await expect(page.getByText('The receipt is on its way to the address on file.')).toBeVisible()
	for (const summary of await page.locator('.case-tool > summary').all()) await summary.click()
	await expectAccessibleAt(page, WIDTHS)
	await expectReadableInDark(page)
})

// In `npm test`: `integration/desk/money/statement.test.ts` and `giving.test.ts` send the forms of these pages.
test('a bank statement is chosen as a file, looked through and confirmed', FULL_ONLY, async ({ page, context }) => {
	const [matching, other] = [await aDonation(), await aDonation()]
	await site.signIn(context, { name: 'Tess', role: 'treasurer' })
	await page.goto('/desk/giving/statement')
	if (!(await page.locator('#csv').isVisible())) await page.getByText('Import a statement').click()
	const csv = `Date,Text,Amount\n20/11/2026,É ${matching},20.00\n20/11/2026,${other},15.00\n20/11/2026,GRANNY ${other.slice(4)}x,3.00`
	const file = { name: 'november.csv', mimeType: 'text/csv', buffer: Buffer.from(csv, 'latin1') }
	await page.getByLabel('The CSV file from your bank', { exact: true }).setInputFiles(file)
	await page.getByRole('button', { name: 'Import' }).click()
	await expect(page.getByText('3 lines imported.')).toBeVisible()
	const line = (text: string) => page.locator('.giving-statement > li', { hasText: text })
	await expectAccessibleAt(page, WIDTHS)
	await line(`É ${matching}`).getByRole('button', { name: 'Mark as received' }).click()
	await expect(page.getByText('1 donation received.')).toBeVisible()
	await expect(line(`É ${matching}`)).toHaveCount(0)
	await line('GRANNY').getByRole('textbox').fill(other)
	await line('GRANNY').getByRole('button', { name: 'Look it up' }).click()
	await expect(page.getByRole('region', { name: 'Is it this one?' })).toContainText(LONG_NAME)
	expect(await violations(page)).toEqual([])
	await page.getByRole('link', { name: 'No, back to all lines' }).click()
	await line('GRANNY').getByRole('link', { name: 'Enter as a new donation' }).click()
	await expect(page.getByRole('heading', { name: 'Enter a donation' })).toBeVisible()
	await page.getByRole('button', { name: 'Enter £3 as a donation' }).click()
	await expect(page.getByRole('alert')).toContainText('Enter a last name')
	await expectAccessibleAt(page, WIDTHS)
	await expectReadableInDark(page)
	await page.getByRole('link', { name: 'Bank statement' }).click()
	await line('GRANNY').locator('summary', { hasText: 'No donation' }).click()
	await expectAccessibleAt(page, WIDTHS)
	await line('GRANNY').getByRole('button', { name: 'Not ours' }).click()
	await expect(line('GRANNY')).toHaveCount(0)
	await expectReadableInDark(page)
	await page.getByRole('link', { name: 'Lines dealt with' }).click()
	await expect(page.getByRole('listitem').filter({ hasText: 'GRANNY' })).toContainText('Not ours')
	await expectAccessibleAt(page, WIDTHS)
	await expectReadableInDark(page)
	await page.getByRole('button', { name: 'Put it back £3' }).click()
	await expect(line('GRANNY')).toHaveCount(1)
})

test('the columns of an unknown file are named by a person', FULL_ONLY, async ({ page, context }) => {
	await site.signIn(context, { name: 'Tess', role: 'treasurer' })
	await page.goto('/desk/giving/statement')
	if (!(await page.locator('#csv').isVisible())) await page.getByText('Import a statement').click()
	await page.getByLabel('Or its text, pasted').fill('Wann,Wer,Wieviel\n23.11.2026,Zoe Tester,21.00\n')
	await page.getByRole('button', { name: 'Import' }).click()
	await expect(page.getByRole('heading', { name: 'Which column is which?' })).toBeVisible()
	await page.getByLabel('Wann').selectOption('The day')
	await page.getByLabel('Wer').selectOption('Who paid')
	await page.getByRole('button', { name: 'Show how it is read' }).click()
	await expect(page.getByRole('alert')).toContainText('Say which column is the day, and which the sum')
	await page.getByLabel('Wieviel').selectOption('Money in')
	await page.getByRole('button', { name: 'Show how it is read' }).click()
	await expect(page.getByText('23 November 2026: £21 came in, Zoe Tester')).toBeVisible()
	await expectAccessibleAt(page, WIDTHS)
	await expectReadableInDark(page)
	await page.getByRole('button', { name: 'Import it like this' }).click()
	await expect(page.getByText('1 line imported.')).toBeVisible()
})

test('the books and what is unmatched are accessible', FULL_ONLY, async ({ page, context }) => {
	await site.signIn(context, { name: 'Tess', role: 'lead' })
	for (const path of ['/books', '/unmatched', '?search=no-such-person']) {
		await page.goto(`/desk/giving${path}`)
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
		await expectAccessibleAt(page, WIDTHS)
	}
})

test('choosing a month shows its books and its takings at once', FULL_ONLY, async ({ page, context }) => {
	const at = Date.now() - 40 * 86_400_000
	const month = new Date(at).toISOString().slice(0, 7)
	await site.withStore(async (store) => {
		const { reference } = (await startDonation(store, aNewDonation(), () => [], at)).donation
		const received = { reference, seenVersion: 0, amount: 2000, currency: 'GBP', at, staffId: null }
		await markReceived(store, received, () => [], at)
	})
	await site.signIn(context, { name: 'Tess', role: 'treasurer' })
	for (const path of ['/desk/giving/books', '/desk/orders/accounts']) {
		await page.goto(path)
		await expectAccessibleAt(page, WIDTHS)
		await expect(page.getByRole('button', { name: 'Show' })).toBeHidden()
		await page.getByLabel('Month').selectOption(month)
		await page.waitForURL(`**${path}?month=${month}`)
		await expect(page.getByLabel('Month')).toHaveValue(month)
	}
})

// In `npm test`, at HTTP: `integration/desk/money/giving.test.ts`.
test(
	'without scripts: a statement is pasted and confirmed, and a refused form keeps what was typed',
	FULL_ONLY,
	async ({ browser, baseURL }) => {
		const [matching, waiting] = [await aDonation(), await aDonation()]
		const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), javaScriptEnabled: false })
		await site.signIn(context, { name: 'Tess', role: 'treasurer' })
		const page = await context.newPage()
		await page.goto('/desk/giving/statement')
		const pasted = page.getByLabel('Or its text, pasted')
		if (!(await pasted.isVisible())) await page.getByText('Import a statement').click()
		await pasted.fill(`Date,Text,Amount\n21/11/2026,${matching},20.00`)
		await page.getByRole('button', { name: 'Import' }).click()
		const line = page.locator('.giving-statement > li', { hasText: matching })
		await line.getByRole('button', { name: 'Mark as received' }).click()
		await expect(page.getByText('1 donation received.')).toBeVisible()
		await page.goto(`/desk/giving/${waiting}`)
		await page.getByLabel('Amount').fill('-3')
		await page.getByRole('button', { name: 'Mark as received' }).click()
		await expect(page.getByRole('alert')).toContainText('without a minus sign')
		await expect(page.getByLabel('Amount')).toHaveValue('-3')
		await page.getByLabel('Amount').fill('20')
		await page.getByRole('button', { name: 'Mark as received' }).click()
		await expect(page.getByText('Received. The receipt is on its way.')).toBeVisible()
		await context.close()
	},
)
