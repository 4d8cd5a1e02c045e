import { expect, test } from 'vitest'
import { claimText } from '#domain/gift-aid/claim-rows.ts'
import { DAY_MS } from '#lib/dates.ts'
import { recordTransferRefund } from '#records/payables/record-refund.ts'
import type { Store } from '#records/store/open-store.ts'
import { aNewDeclaration } from '#tests/builders/giving/new-declaration.ts'
import { aNewDonation } from '#tests/builders/giving/new-donation.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { findDonation } from '../giving/donations.ts'
import { type NewDonation, startDonation } from '../giving/start-donation.ts'
import { markReceived } from '../payables/mark-received.ts'
import { markForGiftAid, markPayer } from '../payables/not-for-gift-aid.ts'
import { listPayments } from '../payables/payables.ts'
import { cancelDeclaration, correctDeclaration, enterDeclaration, invalidateDeclaration } from './change-declaration.ts'
import { adjustmentTax, discardClaim, makeClaim, markClaimSent } from './claims.ts'
import { readFundsOfClaim } from './funds-of-claim.ts'
import { previewClaim } from './preview-claim.ts'
import { listClaims, readClaim } from './read-claims.ts'

const NOW = Date.UTC(2026, 10, 23, 10)
const CLAIMED_AT = Date.UTC(2027, 5, 1)
const RULES = { yearEnd: '03-31', benefit: 0, today: '2027-06-01' }
const PERIOD = { from: '2026-04-01', to: '2027-05-31' }
const changed = (id: string | null) => ({ id: id ?? '', staffId: 'moira' })

/** A donation with a declaration, paid on these days. */
async function paid(store: Store, given: Parameters<typeof aNewDonation>[0] = {}, days = ['2026-11-24']) {
	const whole = aNewDonation({ declaration: aNewDeclaration(), ...given })
	const { donation } = await startDonation(store, whole, () => [], NOW)
	for (const day of days) await receive(store, donation.reference, day)
	return { ...donation, payments: await listPayments(store.db, donation.id) }
}

async function receive(store: Store, reference: string, day: string) {
	const donation = await findDonation(store.db, reference)
	const received = {
		reference,
		seenVersion: donation?.version ?? -1,
		isAnother: true,
		amount: donation?.amount.amount ?? 0,
		currency: 'GBP',
		at: Date.parse(day.includes('T') ? day : `${day}T12:00:00Z`),
		staffId: null,
	}
	expect(await markReceived(store, received, () => [], NOW)).toMatchObject({ kind: 'done' })
}

async function refund(store: Store, reference: string, amount: number) {
	const donation = await findDonation(store.db, reference)
	const [payment] = await listPayments(store.db, donation?.id ?? '')
	const given = {
		reference,
		seenVersion: donation?.version ?? -1,
		paymentId: payment?.id ?? '',
		amount,
		staffId: null,
		at: NOW,
	}
	expect(await recordTransferRefund(store, given, () => [], NOW)).toMatchObject({ kind: 'done' })
}

async function claim(store: Store, rules = RULES) {
	const { rows, total, adjustments } = await previewClaim(store.db, PERIOD, rules)
	const seen = { rows: rows.length, total, adjustmentTax: adjustmentTax(adjustments) }
	return makeClaim(store, { ...PERIOD, seen, staffId: 'moira' }, rules, CLAIMED_AT)
}

async function sentClaim(store: Store) {
	const made = await claim(store)
	if (made.kind !== 'made') throw new Error(made.kind)
	await markClaimSent(store, made.id, 'moira', NOW)
	return made.id
}

for (const engine of ENGINES) {
	test(`${engine}: what a company gave is not for Gift Aid, and no one is asked for a declaration`, async () => {
		const store = await freshStore(engine)
		await paid(store, { firstName: 'Accounts', lastName: 'Wetherby & Daughters Ltd', declaration: null })
		const { undeclared, ineligible } = await previewClaim(store.db, PERIOD, RULES)
		expect(undeclared).toEqual([])
		expect(ineligible).toMatchObject([
			{ sentences: ['It is from an organisation, and Gift Aid is for what people give'] },
		])
	})

	test(`${engine}: a payment is claimed once, also by two people at once`, async () => {
		const store = await freshStore(engine)
		const once = await paid(store)
		await paid(store, { frequency: 'monthly', amount: 1000 }, ['2026-12-01', '2027-01-01', '2027-04-01'])
		await paid(store, { declaration: null, email: 'other@example.org' })
		const { rows, total, problems, undeclared, origins } = await previewClaim(store.db, PERIOD, RULES)
		expect(rows.map(({ date, amount }) => [date, amount])).toEqual([
			['24/11/26', '20.00'],
			['01/01/27', '20.00'],
			['01/04/27', '10.00'],
		])
		expect([total, problems]).toEqual([5000, []])
		expect(undeclared).toMatchObject([{ donor: 'Zoë O’Brien', day: '2026-11-24', amount: 2000 }])
		expect(origins.get(rows[0]?.paymentIds[0] ?? '')).toEqual({ reference: once.reference, isOfOrder: false })
		const both = await Promise.all([claim(store), claim(store)])
		expect(both.filter(({ kind }) => kind === 'made')).toHaveLength(1)
		const [made, ...more] = await listClaims(store)
		expect(more).toEqual([])
		expect(made).toMatchObject({ total: 5000, tax: 1250, adjustmentTax: 0, sentAt: null })
		const whole = await readClaim(store, made?.id ?? '', RULES.yearEnd)
		expect(claimText(whole?.rows.rows ?? []).split('\n')).toHaveLength(3)
		expect(await claim(store)).toEqual({ kind: 'nothing to claim' })
		const lines = await store.db.selectFrom('gift_aid_claim_line').selectAll().execute()
		const again = { ...lines[0], id: 'again', claim_id: made?.id ?? '' } as (typeof lines)[0]
		await expect(
			store.write((transaction) => transaction.insertInto('gift_aid_claim_line').values(again).execute()),
		).rejects.toThrow(/unique/i)
	})

	test(`${engine}: what has changed since the page was shown is not claimed unseen`, async () => {
		const store = await freshStore(engine)
		await paid(store)
		const seen = { rows: 1, total: 1000, adjustmentTax: 0 }
		const given = { ...PERIOD, seen, staffId: 'moira' }
		expect(await makeClaim(store, given, RULES, NOW)).toEqual({ kind: 'changed meanwhile' })
		expect(await listClaims(store)).toEqual([])
	})

	test(`${engine}: only what was kept and declared is claimed, by the day of the payment in the UK`, async () => {
		const store = await freshStore(engine)
		const refunded = await paid(store)
		await refund(store, refunded.reference, 2000)
		const partly = await paid(store)
		await refund(store, partly.reference, 500)
		// 1 June in the UK.
		await paid(store, { email: 'late@example.org' }, ['2027-05-31T23:30:00Z'])
		const cancelled = await paid(store, { frequency: 'monthly' }, ['2026-12-01', '2027-01-01'])
		await cancelDeclaration(store, { ...changed(cancelled.giftAidDeclarationId), from: '2027-01-01' }, NOW)
		const { lines, rows } = await previewClaim(store.db, PERIOD, RULES)
		expect(lines.map(({ amount }) => amount)).toEqual([1500, 2000])
		expect(rows.map(({ date }) => date)).toEqual(['24/11/26', '01/12/26'])
	})

	test(`${engine}: a later donation of the same person is covered, one of another person at the same address is not`, async () => {
		const store = await freshStore(engine)
		await paid(store)
		await paid(store, { declaration: null, email: 'ZOE@example.org', amount: 700 }, ['2026-12-24'])
		await paid(store, { declaration: null, firstName: 'Tom', amount: 900 }, ['2026-12-24'])
		const { lines } = await previewClaim(store.db, PERIOD, RULES)
		expect(lines.map(({ amount }) => amount)).toEqual([2000, 700])
	})

	test(`${engine}: rows that break a rule are listed until the declaration is corrected`, async () => {
		const store = await freshStore(engine)
		const { reference, giftAidDeclarationId } = await paid(store, {
			declaration: aNewDeclaration({ title: 'Professor' }),
		})
		const before = await previewClaim(store.db, PERIOD, RULES)
		expect(before.rows).toEqual([])
		expect(before.problems).toEqual([
			{
				reference,
				donor: 'Zoë O’Brien',
				isOfOrder: false,
				day: '2026-11-24',
				amount: 2000,
				currency: 'GBP',
				sentences: ['The title is not two to four letters'],
			},
		])
		expect(await claim(store)).toEqual({ kind: 'nothing to claim' })
		await correctDeclaration(store, changed(giftAidDeclarationId), aNewDeclaration({ title: 'Prof' }), NOW)
		expect((await previewClaim(store.db, PERIOD, RULES)).rows).toMatchObject([{ title: 'Prof', amount: '20.00' }])
	})

	test(`${engine}: a declaration by phone counts once its written record was sent`, async () => {
		const store = await freshStore(engine)
		const { id, reference } = await paid(store, { declaration: null })
		const declaration = aNewDeclaration({ how: 'phone' })
		const email = { channel: 'email', payload: { subject: 'Record' } }
		const entered = { payableId: id, declaration, madeAt: NOW, staffId: 'moira' }
		const first = await enterDeclaration(store, entered, () => email, NOW)
		expect(first.kind).toBe('attached')
		expect(await enterDeclaration(store, entered, () => email, NOW)).toEqual({ kind: 'already declared' })
		expect(await previewClaim(store.db, PERIOD, RULES)).toMatchObject({
			rows: [],
			problems: [{ reference, sentences: [expect.stringContaining('written record')] }],
		})
		const { markDone } = await import('#records/outbox/deliveries.ts')
		const [delivery, ...more] = await store.db.selectFrom('delivery').select('id').execute()
		expect(more).toEqual([])
		await markDone(store, delivery?.id ?? '', NOW)
		expect((await previewClaim(store.db, PERIOD, RULES)).rows).toHaveLength(1)
	})

	test(`${engine}: the tax of a claim belongs to what its gifts were for, each dog by itself, less what is given back`, async () => {
		const store = await freshStore(engine)
		const sponsorship = {
			dogId: '7',
			dogSlug: 'biscuit',
			dogName: 'Biscuit',
			whenRehomed: 'ask',
			present: null,
		} as const
		const refunded = await paid(store, { fund: 'vets' })
		await sentClaim(store)
		await refund(store, refunded.reference, 500)
		await paid(store, { email: 'b@example.org', fund: 'sponsorship', sponsorship }, ['2026-12-01'])
		await paid(store, { email: 'c@example.org', amount: 1000 })
		const funds = await readFundsOfClaim(store, await sentClaim(store))
		expect(funds.map(({ fund, dog, amount, tax }) => [fund, dog?.name, amount, tax])).toEqual([
			['sponsorship', 'Biscuit', 2000, 500],
			['general', undefined, 1000, 250],
			['vets', undefined, -500, -125],
		])
	})

	test(`${engine}: what a sent claim took too much becomes an adjustment of the next, once`, async () => {
		const store = await freshStore(engine)
		const refunded = await paid(store)
		const invalid = await paid(store, { email: 'b@example.org' })
		const monthly = { frequency: 'monthly', email: 'c@example.org' } as const
		const cancelled = await paid(store, monthly, ['2026-12-01', '2027-01-01'])
		const first = await sentClaim(store)
		await refund(store, refunded.reference, 500)
		await invalidateDeclaration(store, changed(invalid.giftAidDeclarationId), NOW)
		await cancelDeclaration(store, { ...changed(cancelled.giftAidDeclarationId), from: '2027-01-01' }, NOW)
		await paid(store, { email: 'd@example.org' })
		const { adjustments } = await previewClaim(store.db, PERIOD, RULES)
		const seen = adjustments.map(({ reference, tax, reason }) => [reference, tax, reason])
		expect(seen.toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual(
			[
				[refunded.reference, 125, 'money returned'],
				[invalid.reference, 500, 'declaration invalid'],
				[cancelled.reference, 500, 'declaration cancelled'],
			].toSorted((a, b) => String(a).localeCompare(String(b))),
		)
		const second = await sentClaim(store)
		expect((await listClaims(store)).find(({ id }) => id === second)).toMatchObject({
			total: 2000,
			adjustmentTax: 1125,
		})
		expect((await readClaim(store, second, RULES.yearEnd))?.adjustments).toHaveLength(3)
		expect((await readClaim(store, first, RULES.yearEnd))?.adjustments).toEqual([])
		expect((await previewClaim(store.db, PERIOD, RULES)).adjustments).toEqual([])
		await refund(store, refunded.reference, 700)
		expect((await previewClaim(store.db, PERIOD, RULES)).adjustments).toMatchObject([{ tax: 175 }])
	})

	test(`${engine}: a declaration for one gift covers the first payment of who paid twice, until they declare more`, async () => {
		const store = await freshStore(engine)
		const { id, reference, giftAidDeclarationId } = await paid(
			store,
			{ declaration: aNewDeclaration({ scope: 'this' }) },
			['2026-11-24', '2026-11-25'],
		)
		const claimable = async () => (await previewClaim(store.db, PERIOD, RULES)).rows.map(({ date }) => date)
		expect(await claimable()).toEqual(['24/11/26'])
		await sentClaim(store)
		const declaration = aNewDeclaration({ scope: 'past 4 years too', how: 'paper' })
		const entered = { payableId: id, declaration, madeAt: NOW, staffId: 'moira' }
		expect((await enterDeclaration(store, entered, () => undefined, NOW)).kind).toBe('attached')
		expect(await claimable()).toEqual(['25/11/26'])
		await refund(store, reference, 500)
		const { adjustments } = await previewClaim(store.db, PERIOD, RULES)
		expect(adjustments).toMatchObject([{ declarationId: giftAidDeclarationId, tax: 125, reason: 'money returned' }])
	})

	test(`${engine}: a declaration for one gift covers the payment that stayed when the other went back`, async () => {
		const store = await freshStore(engine)
		const given = { declaration: aNewDeclaration({ scope: 'this' }) }
		const { reference } = await paid(store, given, ['2026-11-24', '2026-11-25'])
		await refund(store, reference, 2000)
		const { rows } = await previewClaim(store.db, PERIOD, RULES)
		expect(rows.map(({ date }) => date)).toEqual(['25/11/26'])
	})

	test(`${engine}: what a quiz night collected is in no claim, and what was claimed on it is given back`, async () => {
		const store = await freshStore(engine)
		await paid(store, { declaration: aNewDeclaration({ scope: 'this and future' }) })
		const quiz = await paid(store, { declaration: null, amount: 34_000 }, ['2026-12-24'])
		const mark = (isNotForGiftAid: boolean) =>
			markForGiftAid(store, { reference: quiz.reference, isNotForGiftAid, staffId: 'moira' }, NOW)
		const claimed = async () => (await previewClaim(store.db, PERIOD, RULES)).lines.map(({ amount }) => amount)
		expect(await claimed()).toEqual([2000, 34_000])
		expect(await mark(true)).toBe(true)
		expect(await mark(true)).toBe(false)
		expect(await claimed()).toEqual([2000])
		expect(await mark(false)).toBe(true)
		expect(await claimed()).toEqual([2000, 34_000])
		await sentClaim(store)
		await mark(true)
		expect((await previewClaim(store.db, PERIOD, RULES)).adjustments).toMatchObject([
			{ reference: quiz.reference, tax: 8500, reason: 'not their own' },
		])
	})

	test(`${engine}: what was declared with a gift that was never paid covers no other gift of that name`, async () => {
		const store = await freshStore(engine)
		await paid(store, { declaration: null })
		const forged = { declaration: aNewDeclaration({ scope: 'past 4 years too' }), amount: 100 }
		const { reference } = await paid(store, forged, [])
		expect((await previewClaim(store.db, PERIOD, RULES)).rows).toEqual([])
		await receive(store, reference, '2026-12-01')
		expect((await previewClaim(store.db, PERIOD, RULES)).rows.map(({ amount }) => amount)).toEqual(['20.00', '1.00'])
	})

	test.each(['went back', 'was another person’s', 'was marked as not the donor’s own'])(
		`${engine}: what was declared with a gift whose money %s covers no other gift of that name`,
		async (how) => {
			const store = await freshStore(engine)
			await paid(store, { declaration: null })
			const forged = await paid(store, { declaration: aNewDeclaration({ scope: 'past 4 years too' }), amount: 100 })
			const [payment] = forged.payments
			if (how === 'went back') await refund(store, forged.reference, 100)
			else if (how === 'was another person’s') {
				const mark = { paymentId: payment?.id ?? '', isFromAnotherPayer: true, staffId: 'moira' }
				await markPayer(store, { reference: forged.reference, ...mark }, NOW)
			} else await markForGiftAid(store, { reference: forged.reference, isNotForGiftAid: true, staffId: 'moira' }, NOW)
			expect((await previewClaim(store.db, PERIOD, RULES)).rows).toEqual([])
		},
	)

	test(`${engine}: an unpaid sponsorship counts among no one's benefits`, async () => {
		const store = await freshStore(engine)
		const dot = { dogId: 'd', dogSlug: 'dot', dogName: 'Dot', present: null, whenRehomed: 'ask' } as const
		const { id } = await paid(store, { kind: 'sponsorship', sponsorship: dot, amount: 4_000_000 }, [])
		await store.write((transaction) =>
			transaction
				.updateTable('payable')
				.set({ created_at: NOW - DAY_MS })
				.where('id', '=', id)
				.execute(),
		)
		await paid(store, { kind: 'sponsorship', sponsorship: dot, amount: 4_000_000 })
		expect((await previewClaim(store.db, PERIOD, { ...RULES, benefit: 150_000 })).rows).toHaveLength(1)
	})

	test(`${engine}: a month that another person paid is in no claim, and gives back no other month`, async () => {
		const store = await freshStore(engine)
		const given = { declaration: aNewDeclaration({ scope: 'this and future' }), frequency: 'monthly' } as const
		const { reference } = await paid(store, given, ['2026-11-24', '2026-12-24'])
		const { lines } = await previewClaim(store.db, PERIOD, RULES)
		expect(lines).toHaveLength(2)
		const mark = (isFromAnotherPayer: boolean) =>
			markPayer(store, { reference, paymentId: lines[1]?.paymentId ?? '', isFromAnotherPayer, staffId: 'moira' }, NOW)
		expect(await mark(true)).toBe(true)
		expect(await mark(true)).toBe(false)
		expect((await previewClaim(store.db, PERIOD, RULES)).lines).toMatchObject([{ amount: 2000 }])
		expect(await mark(false)).toBe(true)
		await sentClaim(store)
		await mark(true)
		expect((await previewClaim(store.db, PERIOD, RULES)).adjustments).toMatchObject([
			{ reference, paymentId: lines[1]?.paymentId, tax: 500, reason: 'not their own' },
		])
	})

	test(`${engine}: a claim that was not sent can be discarded, a sent one cannot`, async () => {
		const store = await freshStore(engine)
		await paid(store)
		const made = await claim(store)
		const id = made.kind === 'made' ? made.id : ''
		expect(await discardClaim(store, id, 'moira', NOW)).toBe(true)
		expect(await listClaims(store)).toEqual([])
		const sent = await sentClaim(store)
		expect(await markClaimSent(store, sent, 'moira', NOW)).toBe(false)
		expect(await discardClaim(store, sent, 'moira', NOW)).toBe(false)
		expect(await claim(store)).toEqual({ kind: 'nothing to claim' })
		const audit = await store.db.selectFrom('audit_entry').select('action').orderBy('at').execute()
		expect(
			audit
				.map(({ action }) => action)
				.filter((action) => action.startsWith('claim'))
				.sort(),
		).toEqual(['claim discarded', 'claim made', 'claim made', 'claim sent'])
	})

	test(`${engine}: sponsorships whose benefits are worth too much are listed, not claimed`, async () => {
		const store = await freshStore(engine)
		const sponsorship: NonNullable<NewDonation['sponsorship']> = {
			dogId: 'd',
			dogSlug: 'dot',
			dogName: 'Dot',
			present: null,
			whenRehomed: 'ask',
		}
		await paid(store, { kind: 'sponsorship', sponsorship, frequency: 'monthly', amount: 500 })
		expect((await previewClaim(store.db, PERIOD, { ...RULES, benefit: 1500 })).rows).toHaveLength(1)
		expect(await previewClaim(store.db, PERIOD, { ...RULES, benefit: 1501 })).toMatchObject({
			rows: [],
			ineligible: [{ sentences: [expect.stringContaining('worth more than Gift Aid allows')] }],
		})
	})
}
