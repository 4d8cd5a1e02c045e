import { expect, test } from 'vitest'
import { EMPTY_OPTIONS } from '#content/model/general-options.ts'
import { DAY_MS, HOUR_MS } from '#lib/dates.ts'
import { findDonation } from '#records/giving/donations.ts'
import { startDonation } from '#records/giving/start-donation.ts'
import { markReceived } from '#records/payables/mark-received.ts'
import { listPayments } from '#records/payables/payables.ts'
import { listLinesToReview } from '#records/payables/transfers/bank-statement.ts'
import { setLineAside } from '#records/payables/transfers/decide-line.ts'
import { importStatement } from '#records/payables/transfers/import-statement.ts'
import type { Store } from '#records/store/open-store.ts'
import { someContent } from '#tests/builders/content/content.ts'
import { someOptions } from '#tests/builders/content/options.ts'
import { formSecret } from '#tests/builders/form-secret.ts'
import { aNewDonation } from '#tests/builders/giving/new-donation.ts'
import { aStatementLine } from '#tests/builders/giving/statement-line.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { runJobs } from './run-jobs.ts'

const START = Date.UTC(2026, 10, 2, 10)
const bank = {
	accountName: 'Fairlead',
	sortCode: '00-00-00',
	accountNumber: '00000000',
	reference: '',
	iban: '',
	bic: '',
	tolerance: 0,
}

async function run(store: Store, now: number, giving = { ...EMPTY_OPTIONS.giving, bank }) {
	const result = await runJobs({
		store,
		siteUrl: 'https://www.fairlead.example',
		formSecret,
		warnings: [],
		content: someContent({ options: someOptions({ giving }) }),
		clock: { isTrusted: true, mayDelete: true },
		now,
	})
	expect(result.errors).toEqual([])
	return result.transferReminders
}

/** A donation whose instructions were sent, unless they are quarantined. */
async function start(store: Store, changes: Parameters<typeof aNewDonation>[0] = {}, isQuarantined = false) {
	const email = { channel: 'email', payload: { subject: 'How to send it' } }
	const { donation } = await startDonation(store, aNewDonation(changes), () => [email], START)
	const set = isQuarantined ? { quarantined_at: START } : { done_at: START }
	await store.db.updateTable('delivery').set(set).where('payable_id', '=', donation.id).execute()
	return donation
}

async function subjects(store: Store, payableId: string) {
	const rows = await store.db
		.selectFrom('delivery')
		.select('payload_json')
		.where('payable_id', '=', payableId)
		.execute()
	return rows.map(({ payload_json }) => JSON.parse(payload_json).subject)
}

async function setAsideAll(store: Store) {
	for (const { id } of await listLinesToReview(store, 10))
		await setLineAside(store, { lineId: id, kind: 'not ours', staffId: null }, START)
}

for (const engine of ENGINES) {
	test(`${engine}: a transfer that does not arrive is reminded of once, then given up without another email`, async () => {
		const store = await freshStore(engine)
		const { id, reference } = await start(store)
		expect(await run(store, START + 6 * DAY_MS)).toBe(0)
		// At night.
		expect(await run(store, START + 7 * DAY_MS + 14 * HOUR_MS)).toBe(0)
		expect(await run(store, START + 8 * DAY_MS)).toBe(1)
		for (const days of [9, 15, 28]) expect(await run(store, START + days * DAY_MS)).toBe(0)
		expect(await findDonation(store.db, reference)).toMatchObject({ state: 'started', closedAt: null })
		expect(await run(store, START + 30 * DAY_MS)).toBe(0)
		expect(await findDonation(store.db, reference)).toMatchObject({ state: 'abandoned', closedAt: START + 30 * DAY_MS })
		expect(await run(store, START + 60 * DAY_MS)).toBe(0)
		const reminders = (await subjects(store, id)).filter((subject) => subject !== 'How to send it')
		expect(reminders).toEqual([`We have not seen your donation yet - ${reference}`])
	})

	test(`${engine}: money that arrives after all is received, also of a monthly donation`, async () => {
		const store = await freshStore(engine)
		const once = await start(store)
		const monthly = await start(store, { frequency: 'monthly' })
		await run(store, START + 8 * DAY_MS)
		await run(store, START + 40 * DAY_MS)
		for (const [{ reference, id }, state] of [
			[once, 'paid'],
			[monthly, 'active'],
		] as const) {
			const given = await findDonation(store.db, reference)
			expect(given?.closedAt).toBe(START + 40 * DAY_MS)
			const received = {
				reference,
				seenVersion: given?.version ?? 0,
				amount: 2000,
				currency: 'GBP',
				at: 1,
				staffId: null,
			}
			expect((await markReceived(store, received, () => [], START + 41 * DAY_MS)).kind).toBe('done')
			expect(await findDonation(store.db, reference)).toMatchObject({ state, closedAt: null })
			expect((await listPayments(store.db, id)).map((payment) => payment.state)).toEqual(['paid'])
		}
	})

	test(`${engine}: an address whose first email was quarantined gets no other, and the donation is given up later`, async () => {
		const store = await freshStore(engine)
		const { id, reference } = await start(store, {}, true)
		// The quarantined email is deleted in the meantime.
		for (const days of [8, 40, 59]) expect(await run(store, START + days * DAY_MS)).toBe(0)
		expect((await findDonation(store.db, reference))?.state).toBe('started')
		expect(await run(store, START + 61 * DAY_MS)).toBe(0)
		expect((await findDonation(store.db, reference))?.state).toBe('abandoned')
		expect(await subjects(store, id)).toEqual([])
	})

	test(`${engine}: what was paid, and what is paid by card, is not reminded of; nor is anything without bank details`, async () => {
		const store = await freshStore(engine)
		await start(store, { provider: 'stripe' })
		const paid = await start(store)
		const received = { reference: paid.reference, seenVersion: 0, amount: 2000, currency: 'GBP', at: 1, staffId: null }
		await markReceived(store, received, () => [], START)
		expect(await run(store, START + 20 * DAY_MS)).toBe(0)
		const waiting = await start(store)
		expect(await run(store, START + 21 * DAY_MS, { ...EMPTY_OPTIONS.giving, bank: null as never })).toBe(0)
		expect(await subjects(store, waiting.id)).toEqual(['How to send it'])
		expect(await run(store, START + 22 * DAY_MS)).toBe(1)
	})

	test(`${engine}: while a line of the bank statement is undecided that may be the money, no one is reminded and nothing is given up`, async () => {
		const store = await freshStore(engine)
		const [paying, other] = [await start(store), await start(store)]
		const lines = [aStatementLine(`FP ${paying.reference}`, { day: '2026-11-05', amount: 1900 })]
		await importStatement(store, { lines, currency: 'GBP', staffId: null }, START)
		expect(await run(store, START + 8 * DAY_MS)).toBe(1)
		expect(await subjects(store, paying.id)).toEqual(['How to send it'])
		await setAsideAll(store)
		expect(await run(store, START + 9 * DAY_MS)).toBe(1)
		// A line without a reference may be anyone's.
		const unnamed = [aStatementLine('SMITH J', { day: '2026-11-06' })]
		await importStatement(store, { lines: unnamed, currency: 'GBP', staffId: null }, START)
		const states = () =>
			Promise.all([paying, other].map(async ({ reference }) => (await findDonation(store.db, reference))?.state))
		await run(store, START + 31 * DAY_MS)
		expect(await states()).toEqual(['started', 'started'])
		await setAsideAll(store)
		await run(store, START + 31 * DAY_MS)
		expect(await states()).toEqual(['abandoned', 'abandoned'])
	})
}
