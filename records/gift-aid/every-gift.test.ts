import { expect, test } from 'vitest'
import { SHOP_FUND } from '#domain/payables/funds.ts'
import { dayBounds } from '#domain/payables/month-bounds.ts'
import { aNewDeclaration } from '#tests/builders/giving/new-declaration.ts'
import { aNewDonation } from '#tests/builders/giving/new-donation.ts'
import { factsOf } from '#tests/builders/giving/payment-events.ts'
import { createRandom, type Random } from '#tests/builders/random.ts'
import { aNewOrderLine } from '#tests/builders/shop/order.ts'
import { aStoredOrder } from '#tests/builders/shop/stored-order.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { startDonation } from '../giving/start-donation.ts'
import { applyPaymentEvent } from '../payables/apply-payment-event.ts'
import { markReceived } from '../payables/mark-received.ts'
import { findPayable, listPayments } from '../payables/payables.ts'
import { recordTransferRefund } from '../payables/record-refund.ts'
import { erasePersonPayables } from '../person/erase-payables.ts'
import { listSurpluses } from '../shop/money/list-surpluses.ts'
import { keepSurplus, readSurplus } from '../shop/money/surplus.ts'
import { findOrder } from '../shop/orders/read-order.ts'
import type { Store } from '../store/open-store.ts'
import { readBooksBridge } from './books-bridge.ts'
import { cancelDeclaration, invalidateDeclaration } from './change-declaration.ts'
import { adjustmentTax, makeClaim } from './claims.ts'
import { type ClaimPreview, previewClaim } from './preview-claim.ts'

const RULES = { yearEnd: '03-31', benefit: 1600, today: '2026-12-31' }
const PERIOD = { from: '2026-11-01', to: '2026-11-30' }
const none = () => []
const onDay = (day: string | number) =>
	typeof day === 'number' ? Date.UTC(2026, 10, day, 12) : Date.parse(`${day}T12:00:00Z`)
const SPONSORSHIP = {
	dogId: 'd',
	dogSlug: 'dot',
	dogName: 'Dot',
	whenRehomed: 'ask',
	present: null,
} as const

async function arrives(store: Store, reference: string, amount: number, day: string | number, isAnother = false) {
	const payable = await findPayable(store.db, reference)
	const { version: seenVersion = -1, due } = payable ?? {}
	const currency = due?.currency ?? ''
	const received = { reference, seenVersion, amount, currency, at: onDay(day), staffId: null, isAnother }
	expect(await markReceived(store, received, none, onDay(day))).toMatchObject({ kind: 'done' })
}

async function gives(store: Store, given: Parameters<typeof aNewDonation>[0], day: string | number) {
	const { donation } = await startDonation(store, aNewDonation(given), none, onDay(day))
	await arrives(store, donation.reference, donation.due.amount, day)
	return donation
}

/** All that was given and kept, of payments that arrived in the period: what no one has decided about is no gift. */
async function givenBySurplusAndLedger(store: Store): Promise<number> {
	const payments = await store.db
		.selectFrom('ledger_entry')
		.innerJoin('payment', 'payment.id', 'ledger_entry.payment_id')
		.select((eb) => eb.fn.sum<number | string | null>('ledger_entry.amount_minor').as('total'))
		.where('ledger_entry.fund', '!=', SHOP_FUND)
		.where('ledger_entry.kind', 'not in', ['fee', 'fee refund'])
		.where('payment.paid_at', '>=', Date.parse('2026-11-01T00:00:00Z'))
		.where('payment.paid_at', '<', Date.parse('2026-12-01T00:00:00Z'))
		.groupBy('ledger_entry.payment_id')
		.execute()
	const orders = await store.db.selectFrom('payable').select('reference').where('kind', '=', 'order').execute()
	let undecided = 0
	for (const { reference } of orders) {
		const order = await findOrder(store, reference)
		if (order) undecided += await readSurplus(store.db, order)
	}
	// Nothing is left of what went back twice, and not less than nothing.
	return payments.reduce((sum, { total }) => sum + Math.max(0, Number(total ?? 0)), 0) - undecided
}

/** The same sum, in pounds and other currencies alike, line by line from what the books received on the days. */
async function givenByBridge(store: Store): Promise<number> {
	const { claimed, refunded, disputed, overRefunded, beganEarlier, cameLater, received } = await readBooksBridge(
		store.db,
		dayBounds(PERIOD, 'Europe/London'),
	)
	const onTop = (await listSurpluses(store)).reduce((sum, { amount }) => sum + amount, 0)
	const euros = await store.db
		.selectFrom('ledger_entry')
		.select(({ fn }) => fn.sum<number | string | null>('amount_minor').as('sum'))
		.where('currency', '=', 'EUR')
		.executeTakeFirstOrThrow()
	const inPounds = received - onTop + claimed + refunded + disputed + overRefunded + beganEarlier + cameLater
	return inPounds + Number(euros.sum ?? 0)
}

const sumOf = (gifts: readonly { amount: number }[]) => gifts.reduce((sum, { amount }) => sum + amount, 0)
const listed = ({ total, problems, undeclared, ineligible }: ClaimPreview) =>
	total + sumOf(problems) + sumOf(undeclared) + sumOf(ineligible)

/** Something that happens in a month, to one of a few people. */
type Happening = (store: Store, pick: ReturnType<typeof picker>) => Promise<void>

function picker({ pick: oneOf }: Random) {
	const below = (count: number) => oneOf(Array.from({ length: count }, (_, index) => index))
	const day = () => 2 + below(27)
	const person = () => {
		const firstName = oneOf(['Ada', 'Ben', 'Cleo', 'Dev', 'Elin'])
		return { firstName, lastName: 'Moss', email: `${firstName}@example.org` }
	}
	const declaration = () =>
		oneOf([
			null,
			null,
			aNewDeclaration({ scope: 'this' }),
			aNewDeclaration(),
			aNewDeclaration({ scope: 'past 4 years too' }),
			aNewDeclaration({ how: 'phone' }),
			// HMRC would refuse its row.
			aNewDeclaration({ title: 'Professor' }),
		])
	return { below, oneOf, day, person, declaration }
}

const MONTH: Happening[] = [
	async (store, { below, day, person, declaration }) => {
		await gives(store, { ...person(), declaration: declaration(), amount: 500 + below(9000) }, day())
	},
	async (store, { below, day, person }) => {
		const monthly = { ...person(), frequency: 'monthly', amount: 300 + below(2000) } as const
		const first = day()
		const { reference, due } = await gives(store, monthly, first)
		await arrives(store, reference, due.amount, Math.min(30, first + 2))
	},
	async (store, { oneOf, day, person, declaration }) => {
		const amount = oneOf([500, 6000, 12_000])
		const given = {
			kind: 'sponsorship',
			frequency: '12 months',
			sponsorship: SPONSORSHIP,
			fund: 'sponsorship',
		} as const
		await gives(store, { ...given, ...person(), declaration: declaration(), amount }, day())
	},
	async (store, { below, day, person }) => {
		const when = day()
		const { reference, due } = await gives(store, person(), when)
		const payable = await findPayable(store.db, reference)
		const [payment] = await listPayments(store.db, payable?.id ?? '')
		const back = { reference, seenVersion: payable?.version ?? -1, paymentId: payment?.id ?? '', staffId: null }
		await recordTransferRefund(store, { ...back, amount: 1 + below(due.amount), at: onDay(when) }, none, onDay(when))
	},
	async (store, { oneOf, day, person, declaration }) => {
		const gift = aNewOrderLine({ slug: 'feed', unitMinor: 600, needsDelivery: false })
		const donationMinor = oneOf([0, 300])
		const lines = oneOf([[aNewOrderLine()], [aNewOrderLine(), gift]])
		const when = day()
		const given = { ...person(), declaration: declaration(), lines, donationMinor }
		const { payable } = await aStoredOrder(store, given, onDay(when))
		await arrives(store, payable.reference, payable.due.amount + oneOf([-200, 0, 0, 250]), when)
		if (oneOf([true, false])) return
		const seen = {
			reference: payable.reference,
			seenVersion: (await findOrder(store, payable.reference))?.version ?? 0,
		}
		await keepSurplus(store, seen, { staffId: null, now: onDay(when) })
	},
	async (store, { day, person }) => {
		const { payable } = await aStoredOrder(store, { ...person(), donationMinor: 400 }, onDay(2))
		await arrives(store, payable.reference, payable.due.amount, 3)
		await arrives(store, payable.reference, payable.due.amount, day(), true)
	},
	async (store, { below, oneOf, day, person }) => {
		const given = aNewDonation({ ...person(), provider: 'stripe' })
		const { donation } = await startDonation(store, given, none, onDay(2))
		const { effect } = factsOf(donation.reference)
		const [when, ref] = [day(), donation.reference]
		const refs = { intent: `pi ${ref}`, charge: `ch ${ref}` }
		await applyPaymentEvent(store, effect('paid', `pi ${ref}`, 2000, onDay(when), { refs }), none, onDay(when))
		const disputed = effect('dispute opened', `dp ${ref}`, 1 + below(2000), onDay(when), { refs })
		await applyPaymentEvent(store, disputed, none, onDay(when))
		if (oneOf([true, false])) return
		const closed = effect('dispute closed', `dp ${ref}`, 2000, onDay(when), {
			refs,
			outcome: 'lost',
			feeReturned: null,
		})
		await applyPaymentEvent(store, closed, none, onDay(when))
	},
	async (store, { oneOf, day, person }) => {
		const { giftAidDeclarationId: id } = await gives(store, { ...person(), declaration: aNewDeclaration() }, day())
		const changed = { id: id ?? '', staffId: null }
		if (oneOf([true, false])) await invalidateDeclaration(store, changed, onDay(30))
		else await cancelDeclaration(store, { ...changed, from: `2026-11-${String(day()).padStart(2, '0')}` }, onDay(30))
	},
	async (store, { day }) => {
		await gives(store, { email: 'euro@example.org', currency: 'EUR', declaration: aNewDeclaration() }, day())
	},
	async (store, { oneOf, person }) => {
		const { donation } = await startDonation(
			store,
			aNewDonation({ ...person(), amount: 2000 }),
			none,
			onDay('2026-10-20'),
		)
		const [first, rest] = oneOf([
			['2026-10-30', '2026-11-05'],
			['2026-11-28', '2026-12-02'],
		])
		await arrives(store, donation.reference, 1500, first ?? '')
		await arrives(store, donation.reference, 500, rest ?? '')
	},
	async (store, { day, person }) => {
		const given = aNewDonation({ ...person(), provider: 'stripe' })
		const { donation } = await startDonation(store, given, none, onDay(2))
		const { effect } = factsOf(donation.reference)
		const [when, ref] = [day(), donation.reference]
		const refs = { intent: `pi ${ref}`, charge: `ch ${ref}` }
		await applyPaymentEvent(store, effect('paid', `pi ${ref}`, 2500, onDay(when), { refs }), none, onDay(when))
		await applyPaymentEvent(store, effect('refunded', `re ${ref}`, 3000, onDay(when), { refs }), none, onDay(when))
	},
	async (store, { below, day }) => {
		const email = `gone${below(1000)}@example.org`
		await gives(store, { email }, day())
		const rules = { yearEnd: RULES.yearEnd, today: RULES.today, now: onDay(30) }
		await store.write((transaction) => erasePersonPayables(transaction, email, rules))
	},
]

for (const engine of ENGINES) {
	test.each([1, 2, 3])(
		`${engine}: each gift of a month is in the claim or listed with its reason, and nothing twice (%i)`,
		async (seed) => {
			const store = await freshStore(engine)
			const pick = picker(createRandom(seed))
			for (let count = 0; count < 40; count++) await pick.oneOf(MONTH)(store, pick)
			const given = await givenBySurplusAndLedger(store)
			const preview = await previewClaim(store.db, PERIOD, RULES)
			expect(listed(preview)).toBe(given)
			expect(sumOf(preview.lines)).toBe(preview.total)
			expect(await givenByBridge(store)).toBe(given)
			for (const { sentences } of [...preview.problems, ...preview.ineligible]) expect(sentences).not.toEqual([])

			const { rows, total, adjustments } = preview
			const seen = { rows: rows.length, total, adjustmentTax: adjustmentTax(adjustments) }
			await makeClaim(store, { ...PERIOD, seen, staffId: null }, RULES, onDay('2026-12-31'))
			const after = await previewClaim(store.db, PERIOD, RULES)
			expect(after.total).toBe(0)
			expect(listed(after)).toBe(given - total)
			expect(await givenByBridge(store)).toBe(given - total)
		},
	)

	test(`${engine}: a donor who declared later, or for another gift, is listed for what is not covered, the first to ask at the top`, async () => {
		const store = await freshStore(engine)
		const ada = { firstName: 'Ada', lastName: 'Moss', email: 'ada@example.org' }
		const early = await gives(store, { ...ada, amount: 1000 }, 4)
		await gives(store, { ...ada, amount: 4000, declaration: aNewDeclaration() }, 18)
		const ben = { firstName: 'Ben', lastName: 'Moss', email: 'ben@example.org' }
		await gives(store, { ...ben, amount: 300 }, 20)
		const only = await gives(store, { ...ben, amount: 500, declaration: aNewDeclaration({ scope: 'this' }) }, 21)
		const { total, undeclared } = await previewClaim(store.db, PERIOD, RULES)
		expect(total).toBe(4500)
		expect(undeclared).toMatchObject([
			{
				reference: early.reference,
				amount: 1000,
				isDeclaredLater: true,
				sentences: [expect.stringContaining('They declared on 18 November 2026, for gifts from that day on')],
			},
			{
				donor: 'Ben Moss',
				amount: 300,
				isDeclaredLater: false,
				sentences: [`They declared on 21 November 2026 for one gift only, ${only.reference}`],
			},
		])
	})

	test(`${engine}: what was given with an order is listed too, without what no one has decided about`, async () => {
		const store = await freshStore(engine)
		const gift = aNewOrderLine({ slug: 'feed', unitMinor: 600, needsDelivery: false })
		const { payable } = await aStoredOrder(store, { lines: [aNewOrderLine(), gift], donationMinor: 300 }, onDay(4))
		await arrives(store, payable.reference, payable.due.amount + 250, 5)
		const { undeclared, ineligible } = await previewClaim(store.db, PERIOD, RULES)
		expect(undeclared).toMatchObject([{ reference: payable.reference, isOfOrder: true, amount: 900 }])
		expect(ineligible).toEqual([])
	})

	test(`${engine}: an order that was paid twice gave its donation once`, async () => {
		const store = await freshStore(engine)
		const given = { donationMinor: 400, declaration: aNewDeclaration() }
		const { payable } = await aStoredOrder(store, given, onDay(2))
		await arrives(store, payable.reference, payable.due.amount, 3)
		await arrives(store, payable.reference, payable.due.amount, 9, true)
		expect((await previewClaim(store.db, PERIOD, RULES)).total).toBe(400)
	})

	test(`${engine}: a gift of more than four years ago is not asked about`, async () => {
		const store = await freshStore(engine)
		await gives(store, { email: 'old@example.org' }, '2022-12-30')
		await gives(store, { email: 'new@example.org' }, '2022-12-31')
		const { undeclared, ineligible } = await previewClaim(store.db, { from: '2022-12-01', to: '2022-12-31' }, RULES)
		expect(undeclared).toMatchObject([{ day: '2022-12-31' }])
		expect(ineligible).toMatchObject([{ day: '2022-12-30', sentences: [expect.stringContaining('four years')] }])
	})
}
