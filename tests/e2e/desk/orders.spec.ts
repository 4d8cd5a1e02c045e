import { expect, type Page, test } from '@playwright/test'
import { aNewOrderLine } from '#tests/builders/shop/order.ts'
import { aPaidOrder } from '#tests/builders/shop/stored-order.ts'
import { expectAccessibleAt, expectReadableInDark, violations } from '../support/checks/axe.ts'
import { sidewaysScroll } from '../support/checks/layout-checks.ts'
import { ownSite } from '../support/site/own-site.ts'

const site = ownSite()

const WIDTHS = [320, 1280]
const LONG_NAME = 'Featherstonehaugh-Cholmondeley'

function threeOrders() {
	return site.withStore(async (store) => {
		const abroad = {
			lines: ['c/o Tierheim', 'Große Straße 17, Hinterhaus'],
			town: 'Garmisch',
			postcode: '82467',
			country: 'DE',
		}
		const tag = aNewOrderLine({ personalisation: 'BISCUIT\n07700 900 123' })
		const orders = [
			await aPaidOrder(store, { lastName: LONG_NAME, lines: [tag], note: 'Ring twice' }),
			await aPaidOrder(store, { lastName: LONG_NAME, address: abroad }),
			await aPaidOrder(store, { lastName: LONG_NAME }),
		]
		return orders.map(({ payable }) => payable.reference)
	})
}

/** Counts the pages as they are printed. */
async function pagesOnPaper(page: Page): Promise<number> {
	const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
	return Number(/\/Type\s*\/Pages[^>]*?\/Count (\d+)/.exec(pdf)?.[1] ?? /\/Count (\d+)/.exec(pdf)?.[1])
}

test('parcels are found, ticked, printed, packed and sent by keyboard', async ({ page, context }) => {
	const [first = '', second = '', third = ''] = await threeOrders()
	await site.signIn(context, { name: 'Vol', role: 'team' })
	await page.setViewportSize({ width: 390, height: 800 })
	await page.goto(`/desk/orders?search=${LONG_NAME}&view=to+pack`)
	expect([await violations(page), await sidewaysScroll(page)]).toEqual([[], 0])
	await expect(page.getByRole('link', { name: /^To decide/ }), 'without scrolling').toBeInViewport({ ratio: 1 })
	// What can be done is said; with scripts nothing can be pressed before something is ticked.
	await expect(page.getByText('Tick orders to print their papers, mark them')).toBeVisible()
	await expect(page.getByRole('button', { name: 'Mark as packed' })).toBeHidden()
	for (const reference of [first, second, third]) {
		await page.getByRole('checkbox', { name: reference }).focus()
		await page.keyboard.press('Space')
	}
	await expect(page.getByText('3 ticked')).toBeVisible()
	await page.setViewportSize({ width: 390, height: 320 })
	await page.locator('.orders-form').evaluate((form) => form.scrollIntoView())
	await expect(page.getByRole('button', { name: 'Mark as packed' }), 'in view over the list').toBeInViewport({
		ratio: 1,
	})
	await page.setViewportSize({ width: 390, height: 800 })
	await page.locator('summary', { hasText: 'More' }).last().click()
	await expectAccessibleAt(page, WIDTHS)
	await expectReadableInDark(page)
	await page.getByRole('button', { name: 'Packing slips' }).press('Enter')
	await expect(page.getByRole('heading', { name: '3 packing slips' })).toBeVisible()
	await expectAccessibleAt(page, WIDTHS)
	// Each buyer has a sheet: one that was not cut would send them the address of another.
	expect(await pagesOnPaper(page)).toBe(3)
	await page.goto(`/desk/orders/print?order=${first}&order=${third}&print=slips-a4`)
	expect(await pagesOnPaper(page)).toBe(2)
	await expect(page.getByText(/^Printed \d+ \w+ \d{4}$/)).toHaveCount(2)
	const papers = [
		['slips-a6', 3],
		['labels-a4&start=7', 2],
		['labels-a6', 3],
		['labels-4x6', 3],
	] as const
	for (const [print, count] of papers) {
		await page.goto(`/desk/orders/print?order=${first}&order=${second}&order=${third}&print=${print}`)
		expect([print, await pagesOnPaper(page)]).toEqual([print, count])
	}
	await page.goto(`/desk/orders?search=${third}&view=to+pack`)
	await page.getByRole('checkbox', { name: third }).check()
	await page.getByRole('button', { name: 'Mark as packed' }).press('Enter')
	await expect(page.getByText('1 order is marked as packed.')).toBeVisible()
	await page.goto(`/desk/orders/${third}`)
	await expect(page.locator('.order-steps [aria-current]')).toHaveText(/^Post it/)
	await page.getByLabel('Tracking link').fill('https://track.example/AB123')
	await page.getByRole('button', { name: 'Mark as sent and email them' }).press('Enter')
	await expect(page.getByText('Marked as sent. The buyer gets an email.')).toBeVisible()
	for (const path of [`/${first}`, '/stock']) {
		await page.goto(`/desk/orders${path}`)
		await expectAccessibleAt(page, WIDTHS)
	}
	await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('Sold out or low')
	// Only exceptions have a mark.
	await expect(page.getByRole('rowheader', { name: 'Sold out' }).first()).toBeVisible()
	await expect(page.getByText('In stock', { exact: true })).toHaveCount(0)
})

for (const hasScripts of [true, false]) {
	test(`the shelf is counted in its row, ${hasScripts ? 'with' : 'without'} scripts`, async ({
		browser,
		baseURL: url,
	}) => {
		const baseURL = url ?? ''
		const viewport = { width: 320, height: 800 }
		const context = await browser.newContext({ baseURL, javaScriptEnabled: hasScripts, viewport })
		await site.signIn(context, { name: 'Vol', role: 'team' })
		const page = await context.newPage()
		await page.goto('/desk/orders/stock')
		const row = page
			.getByRole('row', { name: /^Dinner bowl/ })
			.or(page.getByRole('row', { name: /^Small, 0.5 litres/ }))
			.last()
		const field = row.getByLabel('How many there are now')
		await expect(field).toBeHidden()
		await row.locator('summary').click()
		if (hasScripts) {
			expect([await violations(page), await sidewaysScroll(page)]).toEqual([[], 0])
			await expectReadableInDark(page)
		}
		await field.fill(hasScripts ? '1234' : '1235')
		await row.getByRole('button', { name: /^Save/ }).press('Enter')
		await expect(
			page.getByText(`Dinner bowl, Small, 0.5 litres: ${hasScripts ? '1234' : '1235'} counted.`),
		).toBeVisible()
		await expect(field).toBeHidden()
		await page.getByRole('link', { name: 'Count the shelf' }).click()
		await expect(page.getByRole('heading', { name: 'Count the shelf' })).toBeVisible()
		if (hasScripts) expect([await violations(page), await sidewaysScroll(page)]).toEqual([[], 0])
		await page.getByLabel('Dinner bowl, Small, 0.5 litres: there now').fill('22')
		await page.getByLabel('Dinner bowl, Large, 1.2 litres: there now').fill('18')
		await page.getByRole('button', { name: 'Save the counts' }).press('Enter')
		await expect(page.getByText('2 counts saved.')).toBeVisible()
		await context.close()
	})
}

test('the greetings card of a gift is printed, and posted by hand for a buyer who rang', async ({ page, context }) => {
	const reference = await site.withStore(async (store) => {
		const gift = { merchId: 212, slug: 'feed-a-dog', title: 'Feed a dog for a week', variant: 'week' }
		const lines = [aNewOrderLine({ ...gift, variantLabel: 'One week', unitMinor: 600, needsDelivery: false })]
		return (await aPaidOrder(store, { lines, address: null, delivery: null })).payable.reference
	})
	await site.signIn(context, { name: 'Vol', role: 'team' })
	await page.setViewportSize({ width: 390, height: 800 })
	await page.goto(`/desk/orders/${reference}`)
	await expect(page.getByText('Nothing of it is posted, so there is nothing to pack.')).toBeVisible()
	await expect(page.getByRole('button', { name: /Mark as/ })).toHaveCount(0)
	await page.getByText('They rang: the card on paper').click()
	await page.getByRole('button', { name: 'Put it on the list' }).click()
	await expect(page.getByText('Write where the card goes').first()).toBeVisible()
	await page.getByLabel('Where the card goes').fill('Ada Reed\n1 Mill Lane')
	await page.getByRole('button', { name: 'Put it on the list' }).click()
	await expect(page.getByText('Noted: the card is wanted on paper.')).toBeVisible()
	await page.goto('/desk/orders?view=cards')
	await expect(page.getByRole('cell', { name: 'The card: Ada Reed, 1 Mill Lane' })).toBeVisible()
	await page.getByRole('link', { name: /Zoë/ }).first().click()
	await expect(page.getByText('Print it, write in the names')).toBeVisible()
	expect(await violations(page)).toEqual([])
	await page.getByRole('button', { name: 'Mark the card as posted' }).click()
	await expect(page.getByText('Marked the card as posted.')).toBeVisible()
	await expect(page.getByText('Card posted')).toBeVisible()
	await expect(page.getByText('Ada Reed')).toBeVisible()
	await page.getByRole('link', { name: 'Greetings card' }).click()
	await expect(page.getByRole('article', { name: 'Greetings card: Feed a dog for a week' })).toBeVisible()
	expect([await violations(page), await sidewaysScroll(page), await pagesOnPaper(page)]).toEqual([[], 0, 1])
})
