import { expect, test } from '@playwright/test'
import { startDonation } from '#records/giving/start-donation.ts'
import { accept } from '#records/submissions/accept.ts'
import { enough } from '#tests/builders/applications/answers.ts'
import { aSubmission } from '#tests/builders/applications/submission.ts'
import { aNewDonation } from '#tests/builders/giving/new-donation.ts'
import { aPaidOrder } from '#tests/builders/shop/stored-order.ts'
import { badlySaid } from '../support/checks/badly-said.ts'
import { untilHydrated } from '../support/client-navigation.ts'
import { FULL_ONLY } from '../support/full-matrix.ts'
import { ownSite } from '../support/site/own-site.ts'

const site = ownSite()

/** One of each thing that has a page. */
function aCaseAnOrderAndADonation() {
	return site.withStore(async (store) => {
		const answers = { ...enough.adoption, firstName: 'Maria', dog: 'biscuit', postcode: 'SA14 8NN' }
		const sent = { answers, name: 'Maria', about: 'Biscuit', email: 'maria@example.org' }
		const abroad = { lines: ['Große Straße 17'], town: 'Garmisch', postcode: '82467', country: 'DE' }
		return {
			someone: (await accept(store, aSubmission(sent), () => [], Date.now())).reference,
			order: (await aPaidOrder(store, { lastName: 'Quill', address: abroad })).payable.reference,
			donation: (await startDonation(store, aNewDonation(), () => [], Date.now())).donation.reference,
		}
	})
}

for (const [which, tag] of [
	['a case, its email and a customs form', {}],
	['all', FULL_ONLY],
] as const) {
	test(`the desk says its parts well: ${which}`, tag, async ({ page, context }) => {
		test.slow()
		const { someone, order, donation } = await aCaseAnOrderAndADonation()
		await site.signIn(context, { name: 'Ana', role: 'lead' })
		const main = [`cases/${someone}`, `cases/${someone}/email`, `orders/print?order=${order}&print=slips-a4`]
		const others = [
			'',
			'dogs',
			'team',
			'people',
			'audit-log',
			'account',
			'data',
			'quarantine',
			'deliveries',
			'newsletter',
			'giving',
			`giving/${donation}`,
			'giving/books',
			'giving/gift-aid',
			'giving/statement',
			'giving/entry',
			'orders',
			`orders/${order}`,
			'orders/stock',
			'orders/accounts',
			`cases/${someone}/email?template=empty`,
		]
		const found: string[] = []
		for (const path of which === 'all' ? others : main) {
			await page.goto(`/desk/${path}`)
			await untilHydrated(page)
			for (const details of await page.locator('main details').all())
				await details.evaluate((one: HTMLDetailsElement) => (one.open = true))
			for (const width of [320, 1280]) {
				await page.setViewportSize({ width, height: 900 })
				found.push(...(await badlySaid(page, `${path} at ${width}`)))
			}
		}
		expect(found).toEqual([])
	})
}
