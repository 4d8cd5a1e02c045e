import { expect, test } from 'vitest'
import { monthsLater } from '#domain/desk/retention.ts'
import { findDonation } from '#records/giving/donations.ts'
import { erasePerson, exportPerson } from '#records/person/person.ts'
import { deleteExpired } from '#records/retention/retention.ts'
import { findOrder } from '#records/shop/orders/read-order.ts'
import { readAuditLog } from '#records/staff/audit.ts'
import type { Store } from '#records/store/open-store.ts'
import { storedDonation } from '#tests/builders/giving/donation.ts'
import { aStoredOrder } from '#tests/builders/shop/stored-order.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { addPayableNote, listPayableNotes } from './payable-notes.ts'

const NOW = Date.UTC(2026, 10, 23, 12)
const EMAIL = 'zoe@example.org'

/** Writes a note, as who has just opened the page. */
async function write(store: Store, reference: string, text: string, now = NOW) {
	const { version } = (await findOrder(store, reference)) ?? (await findDonation(store.db, reference)) ?? {}
	return addPayableNote(store, { reference, seenVersion: version ?? -1, staffId: 'vol', text }, now)
}

const textsOf = async ({ db }: Store) =>
	(await db.selectFrom('payable_note').select('text').orderBy('text').execute()).map(({ text }) => text)

async function aVolunteer({ db }: Store) {
	const staff = { id: 'vol', email: 'vol@rescue.example', name: 'Vol', role: 'team', created_at: NOW } as const
	await db
		.insertInto('staff')
		.values({ ...staff, removed_at: null })
		.execute()
}

for (const engine of ENGINES) {
	test(`${engine}: notes on donations and orders are kept with who wrote them, are in the person's file, and go with them`, async () => {
		const store = await freshStore(engine)
		await aVolunteer(store)
		const donation = await storedDonation(store, { reference: 'DON-1' })
		const { payable } = await aStoredOrder(store, {}, NOW)
		const other = await storedDonation(store, { reference: 'DON-2', email: 'else@example.org' })
		expect(await write(store, 'DON-1', 'Second £20 is her own,\nshe says', NOW + 1)).toBe('done')
		expect(await write(store, payable.reference, 'Wants the M instead', NOW + 2)).toBe('done')
		expect(await write(store, other.reference, 'Not about Zoë')).toBe('done')
		expect(await write(store, 'DON-3', 'Of nothing')).toBe('unknown')

		expect(await listPayableNotes(store.db, donation.payableId)).toMatchObject([
			{ who: 'Vol', at: NOW + 1, text: 'Second £20 is her own,\nshe says' },
		])
		expect((await exportPerson(store, EMAIL)).giving.notes).toEqual([
			{ reference: 'DON-1', writtenAt: NOW + 1, text: 'Second £20 is her own,\nshe says' },
			{ reference: payable.reference, writtenAt: NOW + 2, text: 'Wants the M instead' },
		])
		const log = await readAuditLog(store, { limit: 10 })
		expect(log.map(({ action, subject, staffId }) => [action, subject, staffId])).toEqual([
			['order note written', payable.reference, 'vol'],
			['donation note written', 'DON-1', 'vol'],
			['donation note written', 'DON-2', 'vol'],
		])

		await erasePerson(store, EMAIL, { now: NOW, today: '2026-11-23', yearEnd: null })
		expect(await textsOf(store)).toEqual(['Not about Zoë'])
		expect(await write(store, 'DON-1', 'Nothing would delete this')).toBe('changed meanwhile')
		await deleteExpired(store, monthsLater(NOW, 13))
		expect(await textsOf(store)).toEqual([])
	})

	test(`${engine}: a form that is pressed twice is one note, and a page that is open misses none`, async () => {
		const store = await freshStore(engine)
		const { reference } = await storedDonation(store)
		const { payable, version: ofOrder } = await aStoredOrder(store, {}, NOW)
		for (const [of, seenVersion] of [
			[reference, 0],
			[payable.reference, ofOrder],
		] as const) {
			const note = { reference: of, seenVersion, staffId: 'vol', text: of }
			const pressed = await Promise.all([addPayableNote(store, note, NOW), addPayableNote(store, note, NOW)])
			expect(pressed.toSorted()).toEqual(['changed meanwhile', 'done'])
		}
		expect(await textsOf(store)).toEqual([reference, payable.reference].toSorted())
	})
}
