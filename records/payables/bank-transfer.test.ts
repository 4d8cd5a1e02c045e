import { expect, test } from 'vitest'
import { emailsOfStart } from '#domain/giving/donation-emails.ts'
import { emailsOfChange } from '#domain/payables/emails-of-change.ts'
import { DAY_MS } from '#lib/dates.ts'
import type { Store } from '#records/store/open-store.ts'
import { someGivingEmailContext } from '#tests/builders/giving/a-donation.ts'
import { aNewDonation } from '#tests/builders/giving/new-donation.ts'
import { aStatementLine } from '#tests/builders/giving/statement-line.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { findDonation } from '../giving/donations.ts'
import { startDonation } from '../giving/start-donation.ts'
import type { DeliveriesOfChange } from './apply-payment-event.ts'
import { expireUnpaid } from './expire-unpaid.ts'
import { markReceived } from './mark-received.ts'
import { listPayments } from './payables.ts'
import { recordTransferRefund } from './record-refund.ts'
import { listLinesToReview } from './transfers/bank-statement.ts'
import { receiveLine, reopenLine, setLineAside, tieLine } from './transfers/decide-line.ts'
import { importStatement } from './transfers/import-statement.ts'
import { listArrivals } from './transfers/list-arrivals.ts'

const NOW = Date.UTC(2026, 10, 23, 10)
const words = someGivingEmailContext()
const receipts: DeliveriesOfChange = (change) => emailsOfChange(change, words)

function start(store: Store, changes: Parameters<typeof aNewDonation>[0] = {}) {
	return startDonation(store, aNewDonation(changes), ({ donation }) => emailsOfStart(donation, words), NOW)
}

async function emailsOf({ db }: Store, payableId: string) {
	const rows = await db.selectFrom('delivery').select('payload_json').where('payable_id', '=', payableId).execute()
	return rows.map(({ payload_json }): { to: string; subject: string; text: string } => JSON.parse(payload_json))
}

const ledgerOf = ({ db }: Store) =>
	db.selectFrom('ledger_entry').select(['kind', 'amount_minor', 'fund', 'currency']).orderBy('at').execute()

const line = (text: string, amount = 2000, day = '2026-11-24') => aStatementLine(text, { amount, day })

for (const engine of ENGINES) {
	test(`${engine}: a form that is sent twice is one donation with one email that says how to pay`, async () => {
		const store = await freshStore(engine)
		const key = { idempotencyKey: 'draft', fees: 51 }
		const both = await Promise.all([start(store, key), start(store, key)])
		expect(both.map(({ isDuplicate }) => isDuplicate).sort()).toEqual([false, true])
		expect(both[0].donation.reference).toBe(both[1].donation.reference)
		expect(both[0].payment).toMatchObject({ sequence: 1, state: 'started', amount: { amount: 2051, currency: 'GBP' } })
		const { donation } = both[0]
		const [email, ...more] = await emailsOf(store, donation.id)
		expect(more).toEqual([])
		expect(email?.subject).toBe(`How to send your donation - ${donation.reference}`)
		for (const part of ['00-00-00', '£20.51', donation.reference]) expect(email?.text).toContain(part)
		expect(await ledgerOf(store)).toEqual([])
	})

	test(`${engine}: a transfer is received once, by the first of two people, with a receipt for what arrived`, async () => {
		const store = await freshStore(engine)
		const { donation } = await start(store, { fund: 'vets' })
		const received = {
			reference: donation.reference,
			seenVersion: donation.version,
			amount: 2100,
			currency: 'GBP',
			at: NOW,
			staffId: 'moira',
		}
		const results = await Promise.all([1, 2].map(() => markReceived(store, received, receipts, NOW)))
		expect(results.map(({ kind }) => kind).sort()).toEqual(['changed meanwhile', 'done'])
		const after = await findDonation(store.db, donation.reference)
		expect(after?.state).toBe('paid')
		const again = { ...received, seenVersion: after?.version ?? 0 }
		expect(await markReceived(store, again, receipts, NOW)).toEqual({ kind: 'already received' })
		expect(await ledgerOf(store)).toEqual([{ kind: 'payment', amount_minor: 2100, fund: 'vets', currency: 'GBP' }])
		const emails = await emailsOf(store, donation.id)
		expect(emails.map(({ subject }) => subject).sort()).toEqual([
			`How to send your donation - ${donation.reference}`,
			`Your receipt for £21 - ${donation.reference}`,
		])
		const audit = await store.db.selectFrom('audit_entry').select(['action', 'staff_id', 'subject']).execute()
		expect(audit).toEqual([{ action: 'payment received', staff_id: 'moira', subject: donation.reference }])
	})

	test(`${engine}: a donation by card is not marked by hand`, async () => {
		const store = await freshStore(engine)
		const { donation } = await start(store, { provider: 'stripe' })
		const received = { reference: donation.reference, seenVersion: 0, amount: 1, currency: 'GBP', at: 1, staffId: null }
		expect(await markReceived(store, received, receipts, NOW)).toEqual({ kind: 'unknown' })
		expect(await emailsOf(store, donation.id)).toEqual([])
	})

	test(`${engine}: each month of a standing order is a payment with its own receipt`, async () => {
		const store = await freshStore(engine)
		const { donation } = await start(store, { frequency: 'monthly' })
		for (const month of [0, 1, 2]) {
			const seenVersion = (await findDonation(store.db, donation.reference))?.version ?? 0
			const at = NOW + month * 30 * DAY_MS
			const received = { reference: donation.reference, seenVersion, amount: 2000, currency: 'GBP', at, staffId: null }
			expect((await markReceived(store, received, receipts, NOW)).kind).toBe('done')
		}
		expect((await findDonation(store.db, donation.reference))?.state).toBe('active')
		const payments = await listPayments(store.db, donation.id)
		expect(payments.map(({ sequence, state }) => [sequence, state])).toEqual([
			[1, 'paid'],
			[2, 'paid'],
			[3, 'paid'],
		])
		expect(await emailsOf(store, donation.id)).toHaveLength(4)
	})

	test(`${engine}: a first month that was short is completed by its rest, and any other sum is another month`, async () => {
		const store = await freshStore(engine)
		const { donation } = await start(store, { frequency: 'monthly' })
		const { reference } = donation
		const arrives = async (amount: number) => {
			const seenVersion = (await findDonation(store.db, reference))?.version ?? 0
			const received = { reference, seenVersion, amount, currency: 'GBP', at: NOW, staffId: null }
			expect((await markReceived(store, received, receipts, NOW)).kind).toBe('done')
			return (await listPayments(store.db, donation.id)).map((payment) => [payment.received, payment.state])
		}
		expect(await arrives(1500)).toEqual([[1500, 'part paid']])
		expect(await arrives(2000)).toEqual([
			[1500, 'part paid'],
			[2000, 'paid'],
		])
		expect(await arrives(500)).toEqual([
			[2000, 'paid'],
			[2000, 'paid'],
		])
	})

	test(`${engine}: a refund made at the bank is entered once, of the payment it is of, and never more than was received`, async () => {
		const store = await freshStore(engine)
		const { donation, payment } = await start(store)
		const about = { reference: donation.reference, at: NOW, staffId: 'moira' }
		const refund = { ...about, paymentId: payment.id, amount: 500 }
		const tooEarly = await recordTransferRefund(store, { ...refund, seenVersion: 0 }, receipts, NOW)
		expect(tooEarly).toEqual({ kind: 'more than received' })
		await markReceived(store, { ...about, seenVersion: 0, amount: 2000, currency: 'GBP' }, receipts, NOW)
		const seenVersion = (await findDonation(store.db, donation.reference))?.version ?? 0
		const twice = [1, 2].map(() => recordTransferRefund(store, { ...refund, seenVersion }, receipts, NOW))
		expect((await Promise.all(twice)).map(({ kind }) => kind).sort()).toEqual(['changed meanwhile', 'done'])
		const after = await findDonation(store.db, donation.reference)
		expect(after?.state).toBe('partly refunded')
		const rest = { ...refund, seenVersion: after?.version ?? 0, amount: 1501 }
		expect(await recordTransferRefund(store, rest, receipts, NOW)).toEqual({ kind: 'more than received' })
		expect((await recordTransferRefund(store, { ...rest, amount: 1500 }, receipts, NOW)).kind).toBe('done')
		expect((await findDonation(store.db, donation.reference))?.state).toBe('refunded')
		const sums = (await ledgerOf(store)).map(({ amount_minor }) => amount_minor)
		expect(sums.reduce((sum, amount) => sum + amount, 0)).toBe(0)
		const [emails, audit] = [
			await emailsOf(store, donation.id),
			await store.db.selectFrom('audit_entry').selectAll().execute(),
		]
		// How to pay, the receipt, and each refund.
		expect([emails.length, audit.length]).toEqual([4, 3])
	})

	test(`${engine}: a statement is imported twice and changes nothing; its lines say what they are about`, async () => {
		const store = await freshStore(engine)
		const [first, second, third] = [await start(store), await start(store), await start(store)]
		const mangled = first.donation.reference.toLowerCase().replaceAll('-', ' ').replace('don', 'd0n')
		const lines = [
			line(`SMITH Z ${mangled}`),
			line(second.donation.reference, 1500),
			line('A FRIEND'),
			line('RENT', -50_000),
			line(third.donation.reference),
		]
		const imported = { lines, currency: 'GBP', staffId: 'moira' }
		expect(await importStatement(store, imported, NOW)).toEqual({ added: 4, known: 0, out: 1, refunds: [] })
		expect(await importStatement(store, imported, NOW)).toEqual({ added: 0, known: 4, out: 1, refunds: [] })
		await markReceived(
			store,
			{ reference: third.donation.reference, seenVersion: 0, amount: 2000, currency: 'GBP', at: NOW, staffId: null },
			receipts,
			NOW,
		)
		const review = await listLinesToReview(store, 100)
		const kinds = new Map(review.map(({ text, match }) => [text, match.kind]))
		expect(Object.fromEntries(kinds)).toEqual({
			[`SMITH Z ${mangled}`]: 'matched',
			[second.donation.reference]: 'amount differs',
			'A FRIEND': 'unknown',
			[third.donation.reference]: 'same money',
		})
	})

	test(`${engine}: a line is received or ignored once, and importing it again does not bring it back`, async () => {
		const store = await freshStore(engine)
		const { donation } = await start(store)
		const lines = [line(donation.reference), line('A FRIEND')]
		await importStatement(store, { lines, currency: 'GBP', staffId: null }, NOW)
		const review = await listLinesToReview(store, 100)
		const idOf = (kind: string) => review.find(({ match }) => match.kind === kind)?.id ?? ''
		const received = { lineId: idOf('matched'), reference: donation.reference, seenVersion: 0, staffId: 'moira' }
		expect(await receiveLine(store, { ...received, seenVersion: 7 }, receipts, NOW)).toEqual({
			kind: 'changed meanwhile',
		})
		const results = await Promise.all([1, 2].map(() => receiveLine(store, received, receipts, NOW)))
		expect(results.map(({ kind }) => kind).sort()).toEqual(['changed meanwhile', 'done'])
		const ignored = { lineId: idOf('unknown'), kind: 'not ours' as const, staffId: 'moira' }
		expect(await setLineAside(store, ignored, NOW)).toBe(true)
		expect(await setLineAside(store, ignored, NOW)).toBe(false)
		await importStatement(store, { lines, currency: 'GBP', staffId: null }, NOW)
		expect(await listLinesToReview(store, 100)).toEqual([])
		const [payment] = await listPayments(store.db, donation.id)
		expect(payment).toMatchObject({ state: 'paid', paidAt: Date.UTC(2026, 10, 24, 12) })
		expect(await ledgerOf(store)).toHaveLength(1)
	})

	test(`${engine}: the same money is tied to its payment once, by two people, and is not booked`, async () => {
		const store = await freshStore(engine)
		const { donation } = await start(store)
		const { reference } = donation
		const byHand = { reference, seenVersion: 0, amount: 2000, currency: 'GBP', at: NOW, staffId: null }
		await markReceived(store, byHand, receipts, NOW)
		const lines = [line(reference), line(`${reference} FEE`, 100)]
		await importStatement(store, { lines, currency: 'GBP', staffId: null }, NOW)
		const review = await listLinesToReview(store, 100)
		const idOf = (amount: number) => review.find((one) => one.amount === amount)?.id ?? ''
		const tie = (amount: number) => tieLine(store, { lineId: idOf(amount), reference, staffId: 'moira' }, NOW)
		expect((await Promise.all([tie(2000), tie(2000)])).toSorted()).toEqual([false, true])
		expect(await tie(100)).toBe(false)
		expect(await ledgerOf(store)).toHaveLength(1)
		expect(await listArrivals(store.db, donation.id)).toMatchObject([{ amount: 2000, lineId: idOf(2000) }])
		expect((await listLinesToReview(store, 100)).map(({ match }) => match.kind)).toEqual(['already received'])
		expect(await reopenLine(store, { lineId: idOf(2000), staffId: 'moira' }, NOW)).toBe(true)
		expect((await listLinesToReview(store, 100)).map(({ match }) => match.kind).toSorted()).toEqual([
			'already received',
			'same money',
		])
	})

	test(`${engine}: what ended before its money came is not matched, and what was booked cannot be put back`, async () => {
		const store = await freshStore(engine)
		const { donation } = await start(store)
		const { reference } = donation
		await expireUnpaid(store, donation, NOW)
		await importStatement(store, { lines: [line(reference)], currency: 'GBP', staffId: null }, NOW)
		const [found] = await listLinesToReview(store, 100)
		expect(found?.match.kind).toBe('no longer expected')
		const lineId = found?.id ?? ''
		const received = { lineId, reference, seenVersion: 2, staffId: 'moira' }
		expect((await receiveLine(store, received, receipts, NOW)).kind).toBe('done')
		expect(await reopenLine(store, { lineId, staffId: 'moira' }, NOW)).toBe(false)
		expect(await listLinesToReview(store, 100)).toEqual([])
	})

	test(`${engine}: months that the bank tells in other words, or that were marked by hand, are booked once`, async () => {
		const store = await freshStore(engine)
		const { donation } = await start(store, { frequency: 'monthly' })
		const days = ['2026-09-01', '2026-10-01', '2026-11-01']
		const told = (words: string, balance: number) =>
			days.map((day, month) => ({
				...line(`${words} ${donation.reference}`, 2000, day),
				balance: balance + month * 2000,
			}))
		const importLines = (lines: ReturnType<typeof told>) =>
			importStatement(store, { lines, currency: 'GBP', staffId: null }, NOW)
		const receiveAll = async () => {
			for (const { id: lineId, match } of (await listLinesToReview(store, 100)).toReversed()) {
				if (match.kind !== 'matched') continue
				const seenVersion = (await findDonation(store.db, donation.reference))?.version ?? 0
				await receiveLine(store, { lineId, reference: donation.reference, seenVersion, staffId: null }, receipts, NOW)
			}
		}
		// The first month was marked by hand, a day later than the bank has it.
		const at = Date.UTC(2026, 8, 2, 12)
		const byHand = { reference: donation.reference, seenVersion: 0, amount: 2000, currency: 'GBP', at, staffId: null }
		expect((await markReceived(store, byHand, receipts, NOW)).kind).toBe('done')
		expect(await importLines(told('A TESTER', 50_000))).toMatchObject({ added: 3 })
		await receiveAll()
		expect(await ledgerOf(store)).toHaveLength(3)
		expect(await importLines(told('A TESTER', 50_000))).toMatchObject({ added: 0, known: 3 })
		expect(await importLines(told('BANK GIRO CREDIT A TESTER', 48_000))).toMatchObject({ added: 3 })
		await receiveAll()
		expect(await ledgerOf(store)).toHaveLength(3)
		const left = await listLinesToReview(store, 100)
		// In other words what has a line; and the month that was marked by hand, once.
		expect(left.map(({ match }) => match.kind).toSorted()).toEqual([
			'perhaps received',
			'perhaps received',
			'perhaps received',
			'same money',
		])
	})

	test(`${engine}: a month that was imported twice in other words before anything was booked is booked once`, async () => {
		const store = await freshStore(engine)
		const { donation } = await start(store, { frequency: 'monthly' })
		for (const words of ['A TESTER', 'FASTER PAYMENT A TESTER']) {
			const lines = [line(`${words} ${donation.reference}`)]
			await importStatement(store, { lines, currency: 'GBP', staffId: null }, NOW)
		}
		const kinds = (await listLinesToReview(store, 100)).map(({ match }) => match.kind)
		expect(kinds.toSorted()).toEqual(['matched', 'perhaps received'])
	})
}
