import { expect, type Page, test } from '@playwright/test'
import { startDonation } from '#records/giving/start-donation.ts'
import { accept } from '#records/submissions/accept.ts'
import { enough } from '#tests/builders/applications/answers.ts'
import { aSubmission } from '#tests/builders/applications/submission.ts'
import { aNewDonation } from '#tests/builders/giving/new-donation.ts'
import { aPaidOrder } from '#tests/builders/shop/stored-order.ts'
import { clippedTexts, spaceOutText } from '../support/checks/text-spacing.ts'
import { untilHydrated } from '../support/client-navigation.ts'
import { FULL_ONLY } from '../support/full-matrix.ts'
import { ownSite } from '../support/site/own-site.ts'

const site = ownSite()

/** One of each thing that has a page; the case is one to ring first. */
function oneOfEach() {
	return site.withStore(async (store) => {
		const accepted = (changes: Parameters<typeof aSubmission>[0]) =>
			accept(store, aSubmission(changes), () => [], Date.now())
		const answers = { ...enough.adoption, firstName: 'Maria', dog: 'biscuit' }
		const sent = { answers, name: 'Maria', about: 'Biscuit', email: 'maria@example.org' }
		await accepted({ ...sent, quarantineReasons: ['sent within 3 seconds'] })
		return {
			someone: (await accepted({ ...sent, phone: '01632 960 150', isUrgent: true })).reference,
			order: (await aPaidOrder(store, { lastName: 'Quill' })).payable.reference,
			donation: (await startDonation(store, aNewDonation(), () => [], Date.now())).donation.reference,
		}
	})
}

async function clippedOn(page: Page, paths: string[]): Promise<string[]> {
	const found: string[] = []
	await page.setViewportSize({ width: 320, height: 900 })
	for (const path of paths) {
		await page.goto(`/desk/${path}`)
		await untilHydrated(page)
		for (const details of await page.locator('main details').all())
			await details.evaluate((one: HTMLDetailsElement) => (one.open = true))
		await spaceOutText(page)
		found.push(...(await clippedTexts(page)).map((text) => `${path}: ${text}`))
	}
	return found
}

test('spaced out text is shown whole on a phone: the inbox and a case to ring first', async ({ page, context }) => {
	const { someone } = await oneOfEach()
	await site.signIn(context, { name: 'Ana', role: 'lead' })
	expect(await clippedOn(page, ['', `cases/${someone}`])).toEqual([])
})

test('spaced out text is shown whole on a phone on all pages', FULL_ONLY, async ({ page, context }) => {
	test.slow()
	const { someone, order, donation } = await oneOfEach()
	await site.signIn(context, { name: 'Ana', role: 'lead' })
	const paths = [
		'dogs',
		'team',
		'people',
		'people?invite=1',
		'audit-log',
		'account',
		'quarantine',
		'deliveries',
		'newsletter',
		'data',
		'data/export',
		'data/person',
		'data/complaint',
		'data/deletion',
		'data/content',
		'data/settings',
		`cases/${someone}/email`,
		`cases/${someone}/email?template=empty`,
		'dogs/biscuit/answer-all',
		'giving',
		`giving/${donation}`,
		'giving/books',
		'giving/gift-aid',
		'giving/statement',
		'giving/unmatched',
		'orders',
		`orders/${order}`,
		'orders/stock',
		'orders/accounts',
		'orders/send',
		'no-such-page',
	]
	expect(await clippedOn(page, paths)).toEqual([])
})
