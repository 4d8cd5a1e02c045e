import { expect, test } from 'vitest'
import { thankYouPath } from '#domain/giving/giving-links.ts'
import { declarationOf } from '#records/gift-aid/declarations.ts'
import { markCertificatePosted } from '#records/giving/certificates.ts'
import { findDonation } from '#records/giving/donations.ts'
import { recordSponsorship } from '#records/giving/monthly/sponsorships.ts'
import { readDonation } from '#records/giving/read-donation.ts'
import { startDonation } from '#records/giving/start-donation.ts'
import { acceptShort } from '#records/payables/accept-short.ts'
import { applyPaymentEvent } from '#records/payables/apply-payment-event.ts'
import { expireUnpaid } from '#records/payables/expire-unpaid.ts'
import type { NewPaymentEvent } from '#records/payments/payment-events.ts'
import type { Store } from '#records/store/open-store.ts'
import { formSecret } from '#tests/builders/form-secret.ts'
import { someGivingEmailContext } from '#tests/builders/giving/a-donation.ts'
import { anArrivedDonation, givingRequest } from '#tests/builders/giving/arrived-donation.ts'
import { aNewDeclaration } from '#tests/builders/giving/new-declaration.ts'
import { aNewDonation } from '#tests/builders/giving/new-donation.ts'
import { factsOf } from '#tests/builders/giving/payment-events.ts'
import { freshStore } from '#tests/records/stores.ts'
import { actOnThankYou } from './act.server.ts'
import { thankYouOfLink } from './thank-you.server.ts'
import { thankYouWords } from './thank-you-words.ts'

const DECLARED = {
	intent: 'gift-aid',
	giftAid: 'yes',
	giftAidScope: 'this',
	giftAidFirstName: 'J',
	giftAidLastName: 'Tester',
	giftAidHouse: '7',
	giftAidPostcode: 'SA14 8NN',
}

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
	const visitor = { clientHash: '', words: {} as never, limit: {} as never }
	const send = (giftAidSum: string) => actOnThankYou(request, new URLSearchParams({ ...DECLARED, giftAidSum }), visitor)
	expect(await send('2000')).toMatchObject({
		kind: 'errors',
		errors: { giftAidScope: expect.stringMatching(/sum has changed/) },
	})
	expect(await send('1500')).toMatchObject({ kind: 'redirect' })
	const id = (await findDonation(store.db, donation.reference))?.giftAidDeclarationId ?? ''
	expect((await declarationOf(store, id))?.statement).toContain('my donation of £15 to')
})

test('Gift Aid is not added by a form that the page of money that went back does not have', async () => {
	const store = await freshStore('sqlite')
	const { donation } = await anArrivedDonation(store, { arrived: [2000], refunded: 2000 })
	const request = givingRequest(store, thankYouPath(donation.id, formSecret))
	const visitor = { clientHash: '', words: {} as never, limit: {} as never }
	const acted = await actOnThankYou(request, new URLSearchParams({ ...DECLARED, giftAidSum: '2000' }), visitor)
	expect(acted.kind).toBe('redirect')
	expect((await findDonation(store.db, donation.reference))?.giftAidDeclarationId).toBeNull()
})

test('a donation by bank transfer is not given once more by a form that its page does not have', async () => {
	const store = await freshStore('sqlite')
	const { donation } = await anArrivedDonation(store, { arrived: [] })
	const request = givingRequest(store, thankYouPath(donation.id, formSecret))
	const options = { ...request.content.options, giving: { ...request.content.options.giving, bank: BANK } }
	const words = { ...someGivingEmailContext(), bank: BANK }
	const alarm = () => {
		throw new Error('no limit is reached')
	}
	const limit = { clientHash: 'a', maxPerClientHour: 100, maxPerSiteHour: 100, alarm, onAlarm() {} }
	const visitor = { clientHash: 'a', words, limit }
	for (const intent of ['transfer', 'card']) {
		const acted = actOnThankYou({ ...request, content: { options } }, new URLSearchParams({ intent }), visitor)
		expect(await acted).toEqual({ kind: 'redirect', url: thankYouPath(donation.id, formSecret) })
	}
	expect(await store.db.selectFrom('donation').select('payable_id').execute()).toHaveLength(1)
})

test('a page tells of a declaration made with another gift only once money has arrived', async () => {
	const store = await freshStore('sqlite')
	await anArrivedDonation(store, { arrived: [2000], declaration: aNewDeclaration() })
	const announced = await pageOf(store, { arrived: [] })
	expect(announced.giftAid).toMatchObject({ kind: 'offered' })
	const arrived = await pageOf(store, { arrived: [3000] })
	const sentence = expect.stringContaining('declaration of 23 November 2026 covers your donation')
	expect(arrived.giftAid).toEqual({ kind: 'declared', isClaimed: true, sentence })
	const own = await pageOf(store, { arrived: [], firstName: 'Tom', declaration: aNewDeclaration() })
	expect(own.giftAid).toEqual({ kind: 'declared', isClaimed: true, sentence })
})

const DAY = Date.UTC(2026, 10, 30, 12)
const BANK = {
	accountName: 'Fairlead',
	sortCode: '00-00-00',
	accountNumber: '00000000',
	reference: '',
	iban: '',
	bic: '',
	tolerance: 0,
}
const readPage = async (store: Store, id: string) => {
	const request = givingRequest(store, thankYouPath(id, formSecret))
	const giving = { ...request.content.options.giving, bank: BANK }
	const page = await thankYouOfLink({ ...request, content: { options: { ...request.content.options, giving } } })
	if (!page) throw new Error('no page')
	return page
}

test('a transfer that was given up says since when, and that it is still welcome', async () => {
	const store = await freshStore('sqlite')
	const dot = { dogId: '1', dogSlug: 'dot', dogName: 'Dot', whenRehomed: 'ask', present: null } as const
	const pageAfter = async (given: Parameters<typeof aNewDonation>[0]) => {
		const { donation } = await anArrivedDonation(store, { ...given, arrived: [] })
		expect((await readPage(store, donation.id)).state).toBe('transfer')
		await expireUnpaid(store, donation, DAY)
		return readPage(store, donation.id)
	}
	const page = await pageAfter({})
	expect(page).toMatchObject({ state: 'expired', transfer: { rows: expect.anything() }, giftAid: null })
	const { title, lede } = thankYouWords(page)
	expect(title).toBe('We’ve stopped waiting for your donation')
	expect(lede).toBe(
		'We hadn’t seen your £20 by 30 November 2026, so we stopped waiting, and that’s fine: you owe nothing. It’s still welcome, with the details below. If it’s on its way already, it counts.',
	)
	const sponsored = thankYouWords(await pageAfter({ kind: 'sponsorship', frequency: 'monthly', sponsorship: dot }))
	expect(sponsored.title).toBe('We’ve stopped waiting for your sponsorship of Dot')
	expect(sponsored.lede).toContain('a first payment of your £20 a month by 30 November 2026')
})

test('the page of a transfer promises a receipt when the bank statement has been read, not on the same day', async () => {
	const { next } = thankYouWords(await pageOf(await freshStore('sqlite'), { arrived: [] }))
	expect(next).toContain(
		'When it has arrived and we have gone through our bank statement, usually within a week, we email you your receipt.',
	)
})

test('a page says when its receipt was emailed, once it was', async () => {
	const store = await freshStore('sqlite')
	const { donation, payment } = await anArrivedDonation(store, { arrived: [2000] })
	const firstNext = async () => thankYouWords(await readPage(store, donation.id)).next[0]
	expect(await firstNext()).toBe('Your receipt is on its way to you by email.')
	await store.db.updateTable('delivery').set({ done_at: DAY }).where('payable_id', '=', payment.payableId).execute()
	expect(await firstNext()).toBe('We emailed you your receipt on 30 November 2026.')
	await store.db.deleteFrom('delivery').execute()
	expect(await firstNext()).toBe('Your receipt is on this page, to print or to keep.')
})

test('the page of a standing order is of its latest month', async () => {
	const store = await freshStore('sqlite')
	const page = await pageOf(store, { frequency: 'monthly', arrived: [2000, 2000] })
	expect(thankYouWords(page).lede).toMatch(/^Your latest £20 is here/)
})

const PRESENT = {
	recipient: 'Temperance Oyelaran',
	relation: 'Family',
	email: 'gran@example.org',
	address: null,
	message: 'Happy eightieth, Gran.',
	sendOn: '2026-12-20',
}

async function aPresent(store: Store, changes: Partial<Record<keyof typeof PRESENT, string | null>> = {}, news = true) {
	const present = { ...PRESENT, ...changes } as typeof PRESENT
	const sponsorship = { dogId: '1', dogSlug: 'percy', dogName: 'Percy', whenRehomed: 'ask', news, present } as const
	const given = { kind: 'sponsorship', frequency: '12 months', sponsorship } as const
	return (await anArrivedDonation(store, { ...given, arrived: [2000] })).donation
}

test('the page of a sponsorship as a present speaks of who gets it, and when they were told', async () => {
	const store = await freshStore('sqlite')
	const { id } = await aPresent(store)
	const before = await readPage(store, id)
	const { title, lede, next } = thankYouWords(before)
	expect(title).toBe('Thank you, Zoë. Percy has a new sponsor.')
	expect(lede).toContain('It makes Temperance Oyelaran Percy’s sponsor for 12 months')
	expect(next).toContain(
		'On 20 December 2026 we tell Temperance Oyelaran by email that it’s a present from you, with the certificate and your message. They hear nothing before.',
	)
	expect(next).toContain('After that, Temperance Oyelaran gets news of Percy by email, from the foster diary.')
	expect(before.present).toMatchObject({
		time: '12 months, until 20 December 2027',
		how: 'On 20 December 2026, by email to gran@example.org',
	})
	await recordSponsorship(store, id, { events: [{ kind: 'present sent', ref: '' }] }, Date.UTC(2026, 11, 20, 9))
	expect(thankYouWords(await readPage(store, id)).next).toContain(
		'On 20 December 2026 we told Temperance Oyelaran by email that it’s a present from you, with the certificate and your message.',
	)
})

test('a present by post names the day on which its certificate arrives, and no one gets news by email', async () => {
	const store = await freshStore('sqlite')
	const { id } = await aPresent(store, { email: null, address: '2 Station Cottages', message: '' })
	const words = thankYouWords(await readPage(store, id)).next.join(' ')
	expect(words).toContain('The certificate goes to Temperance Oyelaran by post, to arrive on 20 December 2026.')
	expect(words).not.toContain('news')
	const afterPosting = async (seenVersion: number, at: number) => {
		await store.db.updateTable('donation').set({ certificate_posted_at: null }).execute()
		const { reference } = (await readDonation(store, id))?.donation ?? { reference: '' }
		await markCertificatePosted(store, { reference, seenVersion, staffId: null, timezone: 'Europe/London' }, at)
		return thankYouWords(await readPage(store, id)).next.join(' ')
	}
	const { version = 0 } = (await readDonation(store, id))?.donation ?? {}
	const early = await afterPosting(version, Date.UTC(2026, 11, 16, 12))
	expect(early).toContain(
		'We posted the certificate to Temperance Oyelaran on 16 December 2026, to arrive on 20 December 2026.',
	)
	expect(early).not.toContain('certificate goes')
	expect(await afterPosting(version + 1, Date.UTC(2026, 11, 20, 12))).toContain(
		'We posted the certificate to Temperance Oyelaran on 20 December 2026.',
	)
	const erased = await aPresent(store, { recipient: '', email: null, message: '' }, false)
	const page = await readPage(store, erased.id)
	expect(thankYouWords(page).lede).toContain('It makes someone Percy’s sponsor')
	expect(thankYouWords(page).next.join(' ')).not.toMatch(/certificate|news/)
})

test('news of a dog is promised to a sponsor who asked for it only', async () => {
	const store = await freshStore('sqlite')
	const dot = { dogId: '1', dogSlug: 'dot', dogName: 'Dot', whenRehomed: 'ask', present: null } as const
	const nextOf = async (news: boolean) => {
		const given = { kind: 'sponsorship', frequency: 'monthly', sponsorship: { ...dot, news } } as const
		return thankYouWords(await pageOf(store, { ...given, arrived: [2000] })).next
	}
	const promise = 'We email you news of Dot from the foster diary.'
	expect(await nextOf(true)).toContain(promise)
	expect(await nextOf(false)).not.toContain(promise)
})

/** A donation of £20 by card of which Stripe tells. */
async function byCard(store: Store, given: Parameters<typeof aNewDonation>[0] = {}) {
	const { donation } = await startDonation(store, aNewDonation({ ...given, provider: 'stripe' }), () => [], 1)
	const tell = (event: NewPaymentEvent) => applyPaymentEvent(store, event, () => [], DAY)
	return { id: donation.id, tell, ...factsOf(donation.reference) }
}

test('a dispute says whether the money has gone, and speaks to the donor of their own bank', async () => {
	const store = await freshStore('sqlite')
	const { id, tell, paid, effect } = await byCard(store)
	const refs = { charge: 'ch_1' }
	await tell(paid())
	await tell(effect('dispute opened', 'dp_1', 0, 30, { refs }))
	expect(thankYouWords(await readPage(store, id)).lede).toContain(
		'It is looking into your £20, which is still with us.',
	)
	await tell(effect('dispute closed', 'dp_1', 0, 31, { refs, outcome: 'won' }))
	await tell(effect('dispute opened', 'dp_2', 2000, 32, { refs }))
	const open = await readPage(store, id)
	expect(open.inBooks).toBe('£20 arrived, £20 taken back by your bank')
	expect(thankYouWords(open)).toMatchObject({
		title: 'Your bank is looking into this payment',
		lede: 'It has taken £20 back from us until it has decided. It will tell you what it decides.',
	})
	await tell(effect('dispute closed', 'dp_2', 0, 40, { refs, outcome: 'lost' }))
	expect(thankYouWords(await readPage(store, id)).lede).toContain('the receipt we sent you no longer counts')
})

test('a monthly donation that has ended says why', async () => {
	const store = await freshStore('sqlite')
	const { id, tell, about, effect } = await byCard(store, { frequency: 'monthly' })
	await tell(effect('failed', 'in_1', 2000, 5, { isLate: false }))
	await tell({ ...about, kind: 'subscription changed', at: DAY, status: 'cancelled', amount: 2000 })
	expect(thankYouWords(await readPage(store, id)).lede).toContain(
		'It ended on 30 November 2026, because your payments failed and Stripe stopped trying. No more payments will be taken.',
	)
})

test('what came before a monthly donation ended can still be declared, and is not of a month to come', async () => {
	const store = await freshStore('sqlite')
	const { id, tell, about } = await byCard(store, { frequency: 'monthly' })
	await tell({ ...about, kind: 'subscription changed', at: DAY, status: 'cancelled', amount: 2000 })
	expect((await readPage(store, id)).giftAid).toBeNull()
	const paid = await byCard(store, { frequency: 'monthly', idempotencyKey: 'second' })
	await paid.tell(paid.paid())
	expect((await readPage(store, paid.id)).giftAid).toMatchObject({ kind: 'offered', isPerMonth: true })
	await paid.tell({ ...paid.about, kind: 'subscription changed', at: DAY, status: 'cancelled', amount: 2000 })
	expect((await readPage(store, paid.id)).giftAid).toMatchObject({ kind: 'offered', isPerMonth: false })
})

test('an organisation is not thanked by the first name that the form asked for', async () => {
	const page = await pageOf(await freshStore('sqlite'), {
		firstName: 'Accounts',
		lastName: 'Wetherby & Daughters Ltd',
		arrived: [2000],
	})
	expect(page.name).toBe('')
})
