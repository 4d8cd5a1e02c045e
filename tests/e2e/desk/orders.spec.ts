import { expect, type Page, test } from '@playwright/test'
import { aNewOrderLine } from '#tests/builders/shop/order.ts'
import { aPaidOrder } from '#tests/builders/shop/stored-order.ts'
import { expectAccessibleAt, expectReadableInDark, violations } from '../support/axe.ts'
import { signIn, withStore } from '../support/desk-volunteer.ts'
import { sidewaysScroll } from '../support/layout-checks.ts'

const WIDTHS = [320, 1280]
const LONG_NAME = 'Featherstonehaugh-Cholmondeley'

function threeOrders() {
	return withStore(async (store) => {
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
		return orders.map(({ donation }) => donation.reference)
	})
}

/** Of the page as it is printed. */
async function pagesOnPaper(page: Page): Promise<number> {
	const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
	return Number(/\/Type\s*\/Pages[^>]*?\/Count (\d+)/.exec(pdf)?.[1] ?? /\/Count (\d+)/.exec(pdf)?.[1])
}

test('parcels are found, ticked, printed, packed and sent by keyboard', async ({ page, context, baseURL }) => {
	const [first = '', second = '', third = ''] = await threeOrders()
	await signIn(context, { name: 'Vol', role: 'team', url: baseURL ?? '' })
	await page.setViewportSize({ width: 390, height: 800 })
	await page.goto(`/desk/orders?search=${LONG_NAME}&view=to+pack`)
	expect([await violations(page), await sidewaysScroll(page)]).toEqual([[], 0])
	for (const reference of [first, second, third]) {
		await page.getByRole('checkbox', { name: reference }).focus()
		await page.keyboard.press('Space')
	}
	await expectAccessibleAt(page, WIDTHS)
	await expectReadableInDark(page)
	await page.getByRole('button', { name: 'Packing slips' }).press('Enter')
	await expect(page.getByRole('heading', { name: '3 packing slips' })).toBeVisible()
	await expectAccessibleAt(page, WIDTHS)
	expect(await pagesOnPaper(page)).toBe(2)
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
	await page.getByLabel('Tracking link').fill('https://track.example/AB123')
	await page.getByRole('button', { name: 'Mark as sent and email them' }).press('Enter')
	await expect(page.getByText('Marked as sent. The buyer gets an email.')).toBeVisible()
	for (const path of [`/${first}`, '/stock']) {
		await page.goto(`/desk/orders${path}`)
		await expectAccessibleAt(page, WIDTHS)
	}
})
