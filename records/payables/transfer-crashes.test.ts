import { expect, test } from 'vitest'
import { emailsOfStart } from '#domain/giving/donation-emails.ts'
import { emailsOfChange } from '#domain/payables/emails-of-change.ts'
import { DAY_MS } from '#lib/dates.ts'
import type { Store } from '#records/store/open-store.ts'
import { someGivingEmailContext } from '#tests/builders/giving/a-donation.ts'
import { aNewDonation } from '#tests/builders/giving/new-donation.ts'
import { aStatementLine } from '#tests/builders/giving/statement-line.ts'
import { killedAt, wasKilled } from '#tests/records/killed-process.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { findDonation } from '../giving/donations.ts'
import { listToRemind, remind } from '../giving/remind.ts'
import { startDonation } from '../giving/start-donation.ts'
import type { DeliveriesOfChange } from './apply-payment-event.ts'
import { listPayments } from './payables.ts'
import { recordTransferRefund } from './record-refund.ts'
import { listLinesToReview } from './transfers/bank-statement.ts'
import { receiveLine } from './transfers/decide-line.ts'
import { importStatement } from './transfers/import-statement.ts'

const NOW = Date.UTC(2026, 10, 23, 10)
const words = someGivingEmailContext()
const receipts: DeliveriesOfChange = (change) => emailsOfChange(change, words)

/** A transfer from its announcement to its refund, by the visitor, the job and a volunteer who repeat what did not answer. */
async function playThrough(store: Store, given: ReturnType<typeof aNewDonation>, months: number) {
	const emails = ({ donation }: Parameters<Parameters<typeof startDonation>[2]>[0]) => emailsOfStart(donation, words)
	const { donation, payment } = await startDonation(store, given, emails, NOW)
	const { reference } = donation
	await store.write((transaction) =>
		transaction.updateTable('delivery').set({ done_at: NOW }).where('payable_id', '=', donation.id).execute(),
	)
	const reminder = { channel: 'email', payload: { subject: 'Reminder' } }
	for (const waiting of await listToRemind(store, NOW + DAY_MS)) await remind(store, waiting, reminder, NOW)
	const lines = Array.from({ length: months }, (_, month) =>
		aStatementLine(`FT ${reference}`, { day: `2026-1${month}-24` }),
	)
	await importStatement(store, { lines, currency: 'GBP', staffId: 'moira' }, NOW)
	for (const { id: lineId, text } of (await listLinesToReview(store, 100)).toReversed()) {
		const seenVersion = (await findDonation(store.db, reference))?.version ?? 0
		if (text.includes(reference))
			await receiveLine(store, { lineId, reference, seenVersion, staffId: 'moira' }, receipts, NOW)
	}
	const found = await findDonation(store.db, reference)
	const [first] = await listPayments(store.db, donation.id)
	const about = { reference, seenVersion: found?.version ?? 0, paymentId: payment.id, staffId: 'moira' }
	if (first?.refunded === 0) await recordTransferRefund(store, { ...about, amount: 500, at: NOW }, receipts, NOW)
}

async function resultOf({ db }: Store, key: string) {
	const { id } = await db
		.selectFrom('payable')
		.select('id')
		.where('idempotency_key', '=', key)
		.executeTakeFirstOrThrow()
	const entries = await db.selectFrom('ledger_entry').select('amount_minor').where('payable_id', '=', id).execute()
	const emails = await db.selectFrom('delivery').select('payload_json').where('payable_id', '=', id).execute()
	const subjects = emails.map(({ payload_json }) => (JSON.parse(payload_json) as { subject: string }).subject)
	const count = (part: string) => subjects.filter((subject) => subject.startsWith(part)).length
	return {
		states: (await listPayments(db, id)).map(({ state }) => state),
		sum: entries.reduce((sum, { amount_minor }) => sum + amount_minor, 0),
		emails: { instructions: count('How to send'), reminders: count('Reminder'), receipts: count('Your receipt') },
	}
}

for (const engine of ENGINES) {
	test.each([
		{ frequency: 'once', months: 1 },
		{ frequency: 'monthly', months: 3 },
	] as const)(
		`${engine}: a process killed between any two steps of a transfer ($frequency) leaves books that become right`,
		async ({ frequency, months }) => {
			const store = await freshStore(engine)
			const states = ['partly refunded', ...Array.from({ length: months - 1 }, () => 'paid')]
			let kills = 0
			for (let step = 1; ; step++) {
				const given = aNewDonation({ frequency })
				const isKilled = await wasKilled(playThrough(killedAt(step, store).store, given, months))
				await playThrough(store, given, months)
				expect(await resultOf(store, given.idempotencyKey), `killed at step ${step}`).toEqual({
					states,
					sum: months * 2000 - 500,
					emails: { instructions: 1, reminders: 1, receipts: months },
				})
				if (!isKilled) break
				kills += 1
			}
			expect(kills).toBeGreaterThanOrEqual(12)
		},
	)
}
