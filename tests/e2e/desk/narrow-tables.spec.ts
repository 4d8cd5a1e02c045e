import { expect, test } from '@playwright/test'
import { startDonation } from '#records/giving/start-donation.ts'
import { accept } from '#records/submissions/accept.ts'
import { enough } from '#tests/builders/applications/answers.ts'
import { aSubmission } from '#tests/builders/applications/submission.ts'
import { aNewDonation } from '#tests/builders/giving/new-donation.ts'
import { aPaidOrder } from '#tests/builders/shop/stored-order.ts'
import { brokenWords, SHORT_WORD_LETTERS, sidewaysScroll } from '../support/checks/layout-checks.ts'
import { untilHydrated } from '../support/client-navigation.ts'
import { ownSite } from '../support/site/own-site.ts'

const site = ownSite()
/** Wider than most, and it fits in a line beside a state. */
const NAME = { firstName: 'Maximilian', lastName: 'Featherstonehaugh' }
/** Longer than any line: it is broken, and the page stays as wide as the screen. */
const LONG_WORD = 'Wolfe'.repeat(8)

test('at 320 px names and items in tables wrap between words, and nothing scrolls sideways', async ({
	page,
	context,
}) => {
	test.slow()
	await site.withStore(async (store) => {
		const answers = { ...enough.adoption, ...NAME, dog: 'biscuit' }
		const sent = { answers, name: Object.values(NAME).join(' '), about: 'Biscuit', email: 'max@example.org' }
		await accept(store, aSubmission({ ...sent, phone: '01632 960 150', isUrgent: true }), () => [], Date.now())
		await accept(store, aSubmission({ ...sent, name: LONG_WORD }), () => [], Date.now())
		await aPaidOrder(store, NAME)
		await startDonation(store, aNewDonation({ ...NAME, amount: 123_456, frequency: 'monthly' }), () => [], Date.now())
		await startDonation(store, aNewDonation({ firstName: 'Bo', lastName: LONG_WORD }), () => [], Date.now())
	})
	await site.signIn(context, { name: 'Ana', role: 'lead' })
	await page.setViewportSize({ width: 320, height: 900 })
	for (const [path, letters] of [
		['giving', NAME.lastName.length],
		['', NAME.lastName.length],
		['orders', NAME.lastName.length],
		['orders/stock', SHORT_WORD_LETTERS],
		['orders/accounts', SHORT_WORD_LETTERS],
	] as const) {
		await page.goto(`/desk/${path}`)
		await untilHydrated(page)
		for (const details of await page.locator('main details').all())
			await details.evaluate((one: HTMLDetailsElement) => (one.open = true))
		expect.soft(await brokenWords(page.locator('body'), letters), path).toEqual([])
		expect.soft(await sidewaysScroll(page), path).toBe(0)
	}
})
