import { expect, test } from 'vitest'
import type { Dog } from '#content/model/content.ts'
import type { Donation, Sponsorship } from '#domain/giving/donation.ts'
import { emailsOfChange } from '#domain/payables/emails-of-change.ts'
import { DAY_MS, HOUR_MS } from '#lib/dates.ts'
import { findDonation } from '#records/giving/donations.ts'
import { recordSponsorship } from '#records/giving/monthly/sponsorships.ts'
import type { NewDonation } from '#records/giving/start-donation.ts'
import { startDonation } from '#records/giving/start-donation.ts'
import { applyPaymentEvent } from '#records/payables/apply-payment-event.ts'
import type { Store } from '#records/store/open-store.ts'
import { someContent } from '#tests/builders/content/content.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import { someOptions } from '#tests/builders/content/options.ts'
import { formSecret } from '#tests/builders/form-secret.ts'
import { someGivingEmailContext } from '#tests/builders/giving/a-donation.ts'
import { aNewDonation } from '#tests/builders/giving/new-donation.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { runJobs } from '../run-jobs.ts'

/** 2 November 2026, 10 o'clock. */
const START = Date.UTC(2026, 10, 2, 10)
const DOT = aDog({ id: 1, slug: 'dot', title: 'Dot', sponsorable: true, sponsorMinimum: 500 })
const PERCY = aDog({ id: 2, slug: 'percy', title: 'Percy', sponsorable: true, sponsorMinimum: 500 })
const SPONSORSHIP: Sponsorship = { dogId: '1', dogSlug: 'dot', dogName: 'Dot', whenRehomed: 'ask', present: null }
const PRESENT = {
	recipient: 'Ada',
	relation: 'Friend',
	email: 'ada@example.org',
	address: null,
	message: 'For your birthday',
	sendOn: '2026-12-24',
}

interface Round {
	now: number
	dogs?: Dog[]
	cancelMonthly?: (donation: Donation) => Promise<void>
}

async function run(store: Store, { now, dogs = [DOT, PERCY], cancelMonthly }: Round) {
	const { errors } = await runJobs({
		store,
		siteUrl: 'https://www.fairlead.example',
		formSecret,
		warnings: [],
		cancelMonthly,
		content: someContent({ dogs, options: someOptions() }),
		clock: { isTrusted: true, mayDelete: true },
		now,
	})
	return errors
}

/** A paid sponsorship of £5 a month. */
async function sponsor(store: Store, changes: Partial<Sponsorship> = {}, given: Partial<NewDonation> = {}) {
	const sponsorship = { ...SPONSORSHIP, ...changes }
	const monthly = { kind: 'sponsorship', frequency: 'monthly', amount: 500, sponsorship } as const
	const { donation } = await startDonation(store, aNewDonation({ ...monthly, ...given }), () => [], START)
	const state = donation.frequency === 'monthly' ? 'active' : 'paid'
	await store.db.updateTable('payable').set({ state }).where('id', '=', donation.id).execute()
	return donation
}

async function emailsOf(store: Store, { id }: Donation) {
	const rows = await store.db.selectFrom('delivery').select('payload_json').where('payable_id', '=', id).execute()
	return rows.map(({ payload_json }): { to: string; subject: string; text: string } => JSON.parse(payload_json))
}

const stateOf = async (store: Store, { reference }: Donation) => (await findDonation(store.db, reference))?.state

for (const engine of ENGINES) {
	test(`the recipient of a present hears of it on its day, once and not before (${engine})`, async () => {
		const store = await freshStore(engine)
		const donation = await sponsor(store, { present: PRESENT }, { frequency: '12 months', amount: 6000 })
		for (const now of [START, Date.UTC(2026, 11, 23, 20), Date.UTC(2026, 11, 24, 8, 59)]) await run(store, { now })
		expect(await emailsOf(store, donation)).toEqual([])
		for (const now of [Date.UTC(2026, 11, 24, 9), Date.UTC(2026, 11, 24, 10), Date.UTC(2026, 11, 26, 10)]) {
			expect(await run(store, { now })).toEqual([])
		}
		const [toRecipient, toGiver, ...rest] = await emailsOf(store, donation)
		expect(rest).toEqual([])
		expect(toRecipient).toMatchObject({
			to: 'ada@example.org',
			subject: 'A present from Zoë O’Brien: you are Dot’s sponsor',
		})
		expect(toRecipient?.text).toContain('For your birthday')
		expect(toRecipient?.text).toMatch(/\/giving\/certificate\?key=/)
		// The recipient may look at the certificate, and change nothing.
		expect(toRecipient?.text).not.toContain('/giving/manage')
		expect(toGiver).toMatchObject({ to: 'zoe@example.org' })
		await store.close()
	})

	test(`a present waits for its money (${engine})`, async () => {
		const store = await freshStore(engine)
		const donation = await sponsor(store, { present: PRESENT }, { frequency: '12 months', amount: 6000 })
		for (const state of ['started', 'pending', 'failed', 'refunded', 'disputed'] as const) {
			await store.db.updateTable('payable').set({ state }).where('id', '=', donation.id).execute()
			await run(store, { now: Date.UTC(2026, 11, 25, 10) })
		}
		expect(await emailsOf(store, donation)).toEqual([])
		await store.close()
	})

	test(`a present is never of a dog that has gone: what the giver chose for that comes first (${engine})`, async () => {
		const store = await freshStore(engine)
		const given = { frequency: '12 months', amount: 6000 } as const
		const [moves, asks, byPost] = [
			await sponsor(store, { present: PRESENT, whenRehomed: 'another dog' }, given),
			await sponsor(store, { present: PRESENT, whenRehomed: 'ask' }, given),
			await sponsor(store, { present: { ...PRESENT, email: null, address: '1 High Street' } }, given),
		]
		const dogs = [{ ...DOT, status: 'adopted' as const }, PERCY]
		for (const hour of [9, 20]) await run(store, { now: Date.UTC(2026, 11, 24, hour), dogs })
		for (const donation of [moves, asks, byPost]) expect(await emailsOf(store, donation)).toEqual([])
		for (const hour of [10, 11, 12]) await run(store, { now: Date.UTC(2026, 11, 25, hour), dogs })
		const [told, present, ...rest] = await emailsOf(store, moves)
		expect(told?.text).toContain('We have told Ada nothing yet: your present will be about Percy.')
		expect(present).toMatchObject({
			to: 'ada@example.org',
			subject: expect.stringContaining('you are Percy’s sponsor'),
		})
		expect(rest).toMatchObject([{ to: 'zoe@example.org' }])
		for (const donation of [asks, byPost]) {
			const [asked, ...more] = await emailsOf(store, donation)
			expect(asked).toMatchObject({ to: 'zoe@example.org' })
			expect(asked?.text).toContain('Your present waits until then, too: we have told Ada nothing yet.')
			expect(more).toEqual([])
		}
		await store.close()
	})

	test(`staff are told a week before a present that goes by post (${engine})`, async () => {
		const store = await freshStore(engine)
		const present = { ...PRESENT, email: null, address: '1 High Street\nSaltmarsh' }
		const donation = await sponsor(store, { present }, { frequency: '12 months', amount: 6000 })
		await run(store, { now: Date.UTC(2026, 11, 16, 10) })
		expect(await emailsOf(store, donation)).toEqual([])
		for (const day of [17, 18, 24]) await run(store, { now: Date.UTC(2026, 11, day, 10) })
		const [toStaff, ...rest] = await emailsOf(store, donation)
		expect(rest).toEqual([])
		expect(toStaff?.subject).toContain('24 December 2026')
		expect(JSON.stringify(toStaff)).not.toContain('High Street')
		await store.close()
	})

	test(`when a dog goes home its sponsorship moves to another one, as chosen, a day later and once (${engine})`, async () => {
		const store = await freshStore(engine)
		const donation = await sponsor(store, { whenRehomed: 'another dog' })
		const dogs = [{ ...DOT, status: 'adopted' as const }, PERCY]
		await run(store, { now: START, dogs })
		await run(store, { now: START + DAY_MS - HOUR_MS, dogs })
		expect(await emailsOf(store, donation)).toEqual([])
		for (const days of [1, 2, 5]) await run(store, { now: START + days * DAY_MS, dogs })
		const [told, ...rest] = await emailsOf(store, donation)
		expect(rest).toEqual([])
		expect(told?.subject).toContain('Dot has gone home, and Percy is glad of you')
		expect(told?.text).toContain('£5 a month is for Percy')
		const moved = await findDonation(store.db, donation.reference)
		expect(moved).toMatchObject({ state: 'active', sponsorship: { dogId: '2', dogSlug: 'percy', dogName: 'Percy' } })
		await store.close()
	})

	test(`a slip that is put right within the day tells no one (${engine})`, async () => {
		const store = await freshStore(engine)
		const donation = await sponsor(store, { whenRehomed: 'stop' })
		const died = [{ ...DOT, status: 'died' as const }]
		await run(store, { now: START, dogs: died })
		await run(store, { now: START + HOUR_MS })
		await run(store, { now: START + DAY_MS + HOUR_MS, dogs: died })
		expect(await emailsOf(store, donation)).toEqual([])
		expect(await stateOf(store, donation)).toBe('active')
		await store.close()
	})

	test(`"stop" ends a standing order here, and asks the sponsor to end it at the bank (${engine})`, async () => {
		const store = await freshStore(engine)
		const donation = await sponsor(store, { whenRehomed: 'stop' })
		const dogs = [{ ...DOT, status: 'died' as const }]
		for (const days of [0, 1, 2]) await run(store, { now: START + days * DAY_MS, dogs })
		const [told, ...rest] = await emailsOf(store, donation)
		expect(rest).toEqual([])
		expect(told?.subject).toMatch(/^About Dot - SPO-/)
		expect(told?.text).toContain('Please stop the standing order at your bank')
		expect(await stateOf(store, donation)).toBe('cancelled')
		await store.close()
	})

	test(`"stop" by card tells the sponsor only once the provider has confirmed it, and is tried again (${engine})`, async () => {
		const store = await freshStore(engine)
		const donation = await sponsor(store, { whenRehomed: 'stop' }, { provider: 'stripe' })
		const dogs = [{ ...DOT, status: 'adopted' as const }]
		let [calls, isDown] = [0, true]
		const cancelMonthly = async ({ id }: Donation) => {
			calls += 1
			if (isDown || id !== donation.id) throw new Error('not confirmed')
		}
		await run(store, { now: START, dogs, cancelMonthly })
		expect(await run(store, { now: START + DAY_MS, dogs, cancelMonthly })).toHaveLength(1)
		// Without the keys it waits.
		expect(await run(store, { now: START + DAY_MS + HOUR_MS, dogs })).toEqual([])
		expect(await emailsOf(store, donation)).toEqual([])
		isDown = false
		for (const days of [2, 3]) expect(await run(store, { now: START + days * DAY_MS, dogs, cancelMonthly })).toEqual([])
		expect(calls).toBe(2)
		const [told, ...rest] = await emailsOf(store, donation)
		expect(rest).toEqual([])
		expect(told?.text).toContain('We won’t take any more money.')
		await store.close()
	})

	test(`"stop" by card is one email, also when the event of the end comes first and the site is stopped between (${engine})`, async () => {
		const store = await freshStore(engine)
		const [donation, own] = [
			await sponsor(store, { whenRehomed: 'stop' }, { provider: 'stripe' }),
			await sponsor(store),
		]
		const dogs = [{ ...DOT, status: 'adopted' as const }]
		const told = ({ reference, provider }: Donation) =>
			applyPaymentEvent(
				store,
				{ kind: 'subscription changed', provider, reference, at: START + DAY_MS, status: 'cancelled', amount: 500 },
				(change) => emailsOfChange(change, someGivingEmailContext()),
				START + DAY_MS,
			)
		const cancelMonthly = async (cancelled: Donation) => {
			await told(cancelled)
			throw new Error('stopped before the answer')
		}
		await run(store, { now: START, dogs, cancelMonthly })
		expect(await run(store, { now: START + DAY_MS, dogs, cancelMonthly })).toHaveLength(1)
		expect(await stateOf(store, donation)).toBe('cancelled')
		expect(await emailsOf(store, donation)).toEqual([])
		for (const days of [2, 3]) await run(store, { now: START + days * DAY_MS, dogs, cancelMonthly: async () => {} })
		expect((await emailsOf(store, donation)).map(({ subject }) => subject)).toEqual([
			expect.stringContaining('Dot has gone home, and your sponsorship ends'),
		])
		// One that its sponsor ends is told as before.
		await told(own)
		expect((await emailsOf(store, own)).map(({ subject }) => subject)).toContainEqual(
			expect.stringContaining('has ended'),
		)
		await store.close()
	})

	test(`"ask" asks once, and nothing ends by itself (${engine})`, async () => {
		const store = await freshStore(engine)
		const donation = await sponsor(store)
		const dogs = [{ ...DOT, status: 'adopted' as const }, PERCY]
		for (const days of [0, 1, 2, 9]) await run(store, { now: START + days * DAY_MS, dogs })
		const [asked, ...rest] = await emailsOf(store, donation)
		expect(rest).toEqual([])
		expect(asked?.text).toMatch(/Choose what happens now[\s\S]*\/giving\/manage\?key=/)
		expect(await stateOf(store, donation)).toBe('active')
		await store.close()
	})

	test(`news of the diary goes to sponsors who asked for it, each entry once, until they stop it (${engine})`, async () => {
		const store = await freshStore(engine)
		const [asks, doesNot] = [await sponsor(store, { news: true }), await sponsor(store)]
		const entry = (date: string, text: string) => ({ date, text, picture: null })
		const before = entry('2026-11-01', 'Before.')
		const first = entry('2026-11-03', 'She stole a sock.')
		const second = entry('2026-11-05', 'She gave it back.')
		const round = (day: number, ...updates: Dog['updates']) =>
			run(store, { now: Date.UTC(2026, 10, day, 10), dogs: [{ ...DOT, updates }] })
		await round(3, before, first)
		await round(4, before, { ...first, text: 'She stole a sock!' })
		await round(5, before, first, second)
		const news = await emailsOf(store, asks)
		expect(news.map(({ subject }) => subject)).toEqual(['News of Dot', 'News of Dot'])
		expect(news[0]?.text).toContain('She stole a sock.')
		expect(news[0]?.text).not.toContain('Before.')
		expect(news[1]?.text).not.toContain('sock.')
		expect(news[1]?.text).toContain('She gave it back.')
		await recordSponsorship(store, asks.id, { events: [{ kind: 'news stopped', ref: '' }] }, START)
		await round(6, first, second, entry('2026-11-06', 'Another sock.'))
		expect(await emailsOf(store, asks)).toHaveLength(2)
		expect(await emailsOf(store, doesNot)).toEqual([])
		await store.close()
	})
}
