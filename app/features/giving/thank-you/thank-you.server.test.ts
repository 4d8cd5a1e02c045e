import { expect, test } from 'vitest'
import { thankYouPath } from '#domain/giving/giving-links.ts'
import { declarationOf } from '#records/gift-aid/declarations.ts'
import { findDonation } from '#records/giving/donations.ts'
import { acceptShort } from '#records/payables/accept-short.ts'
import type { Store } from '#records/store/open-store.ts'
import { formSecret } from '#tests/builders/form-secret.ts'
import { anArrivedDonation, givingRequest } from '#tests/builders/giving/arrived-donation.ts'
import { aNewDeclaration } from '#tests/builders/giving/new-declaration.ts'
import { freshStore } from '#tests/records/stores.ts'
import { actOnThankYou } from './act.server.ts'
import { thankYouOfLink } from './thank-you.server.ts'
import { thankYouWords } from './thank-you-words.ts'

async function pageOf(store: Store, given: Parameters<typeof anArrivedDonation>[1]) {
	const { donation } = await anArrivedDonation(store, given)
	const page = await thankYouOfLink(givingRequest(store, thankYouPath(donation.id, formSecret)))
	if (!page) throw new Error('no page')
	return page
}

test.each([
	['nothing yet', { arrived: [] }, '£20', '£20', 2000, '£25'],
	['what was announced', { arrived: [2000] }, '£20', '£20', 2000, '£25'],
	['less', { arrived: [1500] }, '£20 announced, £15 arrived', '£15', 1500, '£18.75'],
	['less, then the rest', { arrived: [1500, 500] }, '£20', '£20', 2000, '£25'],
	['more', { arrived: [2500] }, '£20 announced, £25 arrived', '£25', 2500, '£31.25'],
	['a part refunded', { arrived: [2000], refunded: 500 }, '£20 arrived, £5 returned', '£15', 1500, '£18.75'],
	[
		'a month of less',
		{ arrived: [1500], frequency: 'monthly' },
		'£20 a month announced, £15 arrived',
		'£15',
		1500,
		'£18.75',
	],
] as const)(
	'%s: the page, and what a declaration names, are what arrived',
	async (_, given, inBooks, sum, declared, more) => {
		const page = await pageOf(await freshStore('sqlite'), { ...given, arrived: [...given.arrived] })
		expect([page.inBooks, page.given.replace(' a month', '')]).toEqual([inBooks, sum])
		expect(page.giftAid).toMatchObject({ statement: { amount: { amount: declared } }, withGiftAid: more })
	},
)

test('a short payment that staff accepted is paid, and still what arrived', async () => {
	const store = await freshStore('sqlite')
	const { donation, seenVersion } = await anArrivedDonation(store, { arrived: [1500] })
	const { reference } = donation
	await acceptShort(store, { reference, seenVersion: await seenVersion(), staffId: null }, () => [], Date.now())
	const page = await thankYouOfLink(givingRequest(store, thankYouPath(donation.id, formSecret)))
	expect((await findDonation(store.db, reference))?.state).toBe('paid')
	expect(page).toMatchObject({ state: 'paid', sum: '£15', inBooks: '£20 announced, £15 arrived' })
})

test('a sponsorship of which a part arrived says what is missing, and has no certificate', async () => {
	const sponsorship = { dogId: '1', dogSlug: 'dot', dogName: 'Dot', whenRehomed: 'ask', present: null } as const
	const short = { kind: 'sponsorship', frequency: 'monthly', sponsorship, arrived: [1500] } as const
	const page = await pageOf(await freshStore('sqlite'), { ...short, arrived: [1500] })
	expect(page).toMatchObject({ missing: '£5', certificateUrl: null })
	const { title, lede } = thankYouWords(page)
	expect(title).not.toContain('has you')
	expect(lede).toMatch(/^Your £15 is here\. That is £5 less than the sponsorship costs\./)
})

test('what is declared afterwards is what was read: after another sum has arrived the declaration is shown again', async () => {
	const store = await freshStore('sqlite')
	const { donation } = await anArrivedDonation(store, { arrived: [1500] })
	const request = givingRequest(store, thankYouPath(donation.id, formSecret))
	const typed = {
		intent: 'gift-aid',
		giftAid: 'yes',
		giftAidScope: 'this',
		giftAidFirstName: 'J',
		giftAidLastName: 'Tester',
		giftAidHouse: '7',
		giftAidPostcode: 'SA14 8NN',
	}
	const visitor = { clientHash: '', words: {} as never, limit: {} as never }
	const send = (giftAidSum: string) => actOnThankYou(request, new URLSearchParams({ ...typed, giftAidSum }), visitor)
	expect(await send('2000')).toMatchObject({
		kind: 'errors',
		errors: { giftAidScope: expect.stringMatching(/sum has changed/) },
	})
	expect(await send('1500')).toMatchObject({ kind: 'redirect' })
	const id = (await findDonation(store.db, donation.reference))?.giftAidDeclarationId ?? ''
	expect((await declarationOf(store, id))?.statement).toContain('my donation of £15 to')
})

test('a page tells of a declaration made with another gift only once money has arrived', async () => {
	const store = await freshStore('sqlite')
	await anArrivedDonation(store, { arrived: [2000], declaration: aNewDeclaration() })
	const announced = await pageOf(store, { arrived: [] })
	expect(announced.giftAid).toMatchObject({ kind: 'offered' })
	const arrived = await pageOf(store, { arrived: [3000] })
	const sentence = expect.stringContaining('declaration of 23 November 2026 covers your donation')
	expect(arrived.giftAid).toEqual({ kind: 'declared', sentence })
	const own = await pageOf(store, { arrived: [], firstName: 'Tom', declaration: aNewDeclaration() })
	expect(own.giftAid).toEqual({ kind: 'declared', sentence })
})
