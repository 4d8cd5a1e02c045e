import { expect, test } from 'vitest'
import { parseGivingQuery } from '#domain/desk/giving/giving-query.ts'
import { enterDonation } from '#records/giving/enter-donation.ts'
import { startDonation } from '#records/giving/start-donation.ts'
import { applyPaymentEvent } from '#records/payables/apply-payment-event.ts'
import { listLinesToReview } from '#records/payables/transfers/bank-statement.ts'
import { importStatement } from '#records/payables/transfers/import-statement.ts'
import { storeRequest } from '#records/payments/stripe/requests/requests.ts'
import type { Store } from '#records/store/open-store.ts'
import { someContent } from '#tests/builders/content/content.ts'
import { aNewDonation } from '#tests/builders/giving/new-donation.ts'
import { aStatementLine } from '#tests/builders/giving/statement-line.ts'
import { freshStore } from '#tests/records/stores.ts'
import { readGivingList } from './read-list.server.ts'

const NOW = Date.UTC(2026, 10, 30, 12)
const none = () => []

const listOf = (store: Store, search: string) =>
	readGivingList(parseGivingQuery(new URLSearchParams(search)), {
		store,
		content: someContent(),
		today: '2026-11-30',
		timezone: 'Europe/London',
		now: NOW,
	})

/** A monthly donation by card that Stripe ended. @param before what happened before that */
async function anEndedMonthly(store: Store, firstName: string, before: (id: string, reference: string) => unknown) {
	const given = aNewDonation({ firstName, frequency: 'monthly', provider: 'stripe' })
	const { id, reference } = (await startDonation(store, given, none, NOW)).donation
	await before(id, reference)
	const about = { provider: 'stripe', reference, refs: { subscription: `sub ${id}` } } as const
	const ended = { ...about, kind: 'subscription changed', at: NOW, status: 'cancelled', amount: 2000 } as const
	await applyPaymentEvent(store, ended, none, NOW)
}

test('the list says of a monthly donation that has ended whether its donor cancelled it or its payments failed', async () => {
	const store = await freshStore('sqlite')
	await anEndedMonthly(store, 'Siobhan', (_, reference) => {
		const failed = { kind: 'failed', isLate: false, ref: 'in_1', amount: 2000, currency: 'GBP' } as const
		return applyPaymentEvent(store, { ...failed, provider: 'stripe', reference, at: 5 }, none, NOW)
	})
	await anEndedMonthly(store, 'Tomasz', (id) => {
		const operation = { operation: 'cancel subscription', payableId: id, paymentId: null, key: `cancel-${id}` } as const
		return storeRequest(store, { ...operation, parameters: { subscription: `sub ${id}` } }, NOW)
	})
	await anEndedMonthly(store, 'Una', () => {})
	const { rows } = await listOf(store, '?state=cancelled')
	const states = rows.map(({ name, state }) => `${name.split(' ')[0]}: ${state}`)
	expect(states.toSorted()).toEqual([
		'Siobhan: Ended, payments failed',
		'Tomasz: Cancelled by the donor',
		'Una: Ended at Stripe',
	])
})

test('a donation that staff entered from the bank statement was not announced', async () => {
	const store = await freshStore('sqlite')
	await importStatement(store, { lines: [aStatementLine('A DONOR')], currency: 'GBP', staffId: null }, NOW)
	const lineId = (await listLinesToReview(store, 1))[0]?.id ?? ''
	const person = { firstName: 'Alma', lastName: 'Adams', email: '', fund: 'general', locale: 'en-GB', staffId: null }
	await enterDonation(store, { ...person, lineId }, none, NOW)
	await startDonation(store, aNewDonation({ firstName: 'Edith' }), none, NOW)
	const { rows } = await listOf(store, '')
	const days = rows.map(({ name, day }) => `${name.split(' ')[0]}: ${day}`)
	expect(days.toSorted()).toEqual(['Alma: Entered 30 November 2026', 'Edith: 30 November 2026'])
})
