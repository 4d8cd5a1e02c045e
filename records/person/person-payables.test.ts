import type { Insertable } from 'kysely'
import { expect, test } from 'vitest'
import type { Sponsorship } from '#domain/giving/donation.ts'
import { enqueue } from '#records/outbox/deliveries.ts'
import { storeRequest } from '#records/payments/stripe/requests/requests.ts'
import { erasePerson, exportPerson } from '#records/person/person.ts'
import type { Store } from '#records/store/open-store.ts'
import type { GiftAidDeclarationTable } from '#records/store/tables/giving-tables.ts'
import { storedDonation } from '#tests/builders/giving/donation.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { applyPaymentEvent } from '../payables/apply-payment-event.ts'

const NOW = Date.UTC(2026, 10, 23, 12)
const MOMENT = { now: NOW, today: '2026-11-23', yearEnd: '03-31' }
const EMAIL = 'zoe@example.org'
const present = { recipient: 'Grandma', relation: 'Family', email: 'gran@example.org', address: null, message: 'Woof' }
const sponsorship: Sponsorship = {
	dogId: 'd1',
	dogSlug: 'dot',
	dogName: 'Dot',
	whenRehomed: 'stop',
	present: { ...present, sendOn: '2026-12-25' },
}
const dedication = {
	kind: 'in memory of',
	name: 'Rex',
	card: { name: 'Ann', email: 'ann@example.org', message: 'Thinking of you' },
}
const PERSONAL = ['zoe', 'o’brien', 'gran', 'woof', 'rex', 'ann@', 'thinking', 'cus_']

async function paid(store: Store, reference: string, paymentId: string) {
	const event = { kind: 'paid', provider: 'stripe', reference, paymentId, at: NOW, ref: paymentId } as const
	await applyPaymentEvent(store, { ...event, amount: 2000, currency: 'GBP', method: 'card' }, () => [], NOW)
}

async function declared(store: Store, id: string, changes: Partial<Insertable<GiftAidDeclarationTable>> = {}) {
	const declaration = {
		id,
		title: 'Ms',
		first_name: 'Zoë',
		last_name: 'O’Brien-Smith',
		house: '7',
		postcode: 'SA14 8NN',

		address_json: '"7 High Street"',
		scope: 'this' as const,
		wording_version: '1',
		statement: 'I am a taxpayer',

		made_at: NOW,
		how: 'online' as const,
		confirmed_sent_at: null,
		cancelled_from: null,
		invalid_at: null,
		ip_hash: null,
	}
	await store.write((transaction) =>
		transaction
			.insertInto('gift_aid_declaration')
			.values({ ...declaration, ...changes })
			.execute(),
	)
}

async function claimed(store: Store, declaration_id: string, payment_id: string) {
	const id = `claim of ${declaration_id}`
	await store.write(async (transaction) => {
		const claim = { id, created_at: NOW, created_by: null, from_day: '2026-11-01', to_day: '2026-11-30' }
		await transaction
			.insertInto('gift_aid_claim')
			.values({ ...claim, submitted_at: NOW })
			.execute()
		const line = { id: `line of ${declaration_id}`, claim_id: id, payment_id, declaration_id, kind: 'gift' as const }
		await transaction
			.insertInto('gift_aid_claim_line')
			.values({ ...line, amount_minor: 2000, tax_minor: 500, adjusts_line_id: null, reason_ref: null })
			.execute()
	})
}

async function everything({ db }: Store): Promise<string> {
	const tables = await db.introspection.getTables()
	const rows = await Promise.all(
		tables.map(({ name }) =>
			db
				.selectFrom(name as 'donation')
				.selectAll()
				.execute(),
		),
	)
	return JSON.stringify(rows).toLowerCase()
}

for (const engine of ENGINES) {
	test(`${engine}: a donor’s giving is exported whole; erased, only amounts stay`, async () => {
		const store = await freshStore(engine)
		const { reference, payableId, paymentId } = await storedDonation(store, {
			kind: 'sponsorship',
			message: 'For Rex',
			provider_customer_ref: 'cus_1',
			frequency: '12 months',

			sponsorship_json: JSON.stringify(sponsorship),
			dedication_json: JSON.stringify(dedication),
		})
		await paid(store, reference, paymentId)
		const parameters = { customer_email: EMAIL }
		const request = { operation: 'create session', payableId, paymentId, key: 'k', parameters } as const
		await storeRequest(store, request, NOW)
		const receipt = { channel: 'email', submissionId: null, payableId, payload: { to: EMAIL, text: 'Dear Zoë' } }
		await store.write((transaction) => enqueue(transaction, [receipt], NOW))
		const line = { id: 'line', fingerprint: 'f', imported_at: NOW, imported_by: null, day: '2026-11-20' }
		await store.db
			.insertInto('bank_statement_line')
			.values({
				...line,

				account: '',
				known_by: '',
				bank_id: '',
				balance_minor: null,
				words_hash: 'w',

				amount_minor: 2000,
				currency: 'GBP',
				text: 'ZOE OBRIEN',
				matched_payment_id: paymentId,

				note: '',
				payer: '',
				outcome: 'booked',
				decided_at: NOW,
				decided_by: null,
				claim_id: null,
			})
			.execute()
		const other = await storedDonation(store, { email: 'else@example.org', first_name: 'Lee', last_name: 'Ng' })

		const { giving, deliveries } = await exportPerson(store, ' ZOE@example.org')
		expect(giving.donations).toMatchObject([
			{
				reference,
				firstName: 'Zoë',
				sponsorship,
				dedication,
				payments: [{ state: 'paid', method: 'card' }],
				ledger: [{ amount: 2000 }],
			},
		])
		expect(giving.statementLines).toEqual([{ reference, day: '2026-11-20', text: 'ZOE OBRIEN', knownBy: '' }])
		expect(deliveries).toHaveLength(1)

		expect(await erasePerson(store, EMAIL, MOMENT)).toMatchObject({
			kind: 'erased',
			donations: 1,
			keptDeclarations: [],
		})
		const left = await everything(store)
		expect(PERSONAL.filter((word) => left.includes(word))).toEqual([])
		expect(left).toContain('"dogname')
		const row = await store.db.selectFrom('payable').selectAll().where('id', '=', payableId).executeTakeFirst()
		expect(row).toMatchObject({ reference, due_minor: 2000, state: 'paid', anonymised_at: NOW })
		expect(await store.db.selectFrom('ledger_entry').select('amount_minor').execute()).toEqual([{ amount_minor: 2000 }])
		expect((await exportPerson(store, 'else@example.org')).giving.donations).toMatchObject([
			{ reference: other.reference, lastName: 'Ng' },
		])
	})

	test(`${engine}: of who gets a present or a card, only their own data is exported and erased`, async () => {
		const store = await freshStore(engine)
		const { reference } = await storedDonation(store, {
			sponsorship_json: JSON.stringify(sponsorship),
			dedication_json: JSON.stringify(dedication),
		})
		expect((await exportPerson(store, 'GRAN@example.org')).giving).toMatchObject({
			donations: [],
			cards: [],
			presents: [{ reference, dogName: 'Dot', present }],
		})
		expect((await exportPerson(store, 'ran@example.org')).giving.presents).toEqual([])
		expect(await erasePerson(store, 'gran@example.org', MOMENT)).toMatchObject({ donations: 0, received: 1 })
		expect(await erasePerson(store, 'ann@example.org', MOMENT)).toMatchObject({ donations: 0, received: 1 })
		const { giving } = await exportPerson(store, EMAIL)
		const erased = { recipient: '', relation: '', email: null, address: null, message: '', sendOn: '2026-12-25' }
		expect(giving.donations).toMatchObject([{ firstName: 'Zoë', sponsorship: { dogName: 'Dot', present: erased } }])
		expect(giving.donations).toMatchObject([{ dedication: { name: 'Rex', card: null } }])
	})

	test(`${engine}: a declaration stays while it is in force or was claimed on, and no longer`, async () => {
		const store = await freshStore(engine)
		await declared(store, 'claimed')
		await declared(store, 'in force', { scope: 'this and future' })
		await declared(store, 'needless')
		await declared(store, 'of long ago', { made_at: Date.UTC(2010, 1, 1) })
		for (const id of ['claimed', 'in force', 'needless', 'of long ago']) {
			const { reference, paymentId } = await storedDonation(store, { gift_aid_declaration_id: id })
			if (id !== 'of long ago') await paid(store, reference, paymentId)
			if (id === 'claimed') await claimed(store, id, paymentId)
			if (id !== 'of long ago') continue
			await store.db.updateTable('payment').set({ paid_at: 1 }).where('id', '=', paymentId).execute()
			await claimed(store, id, paymentId)
			await store.db.updateTable('gift_aid_claim').set({ submitted_at: 1 }).where('id', '=', `claim of ${id}`).execute()
		}
		expect((await exportPerson(store, EMAIL)).giving.declarations).toHaveLength(4)
		const name = 'Zoë O’Brien-Smith'
		expect(await erasePerson(store, EMAIL, MOMENT)).toMatchObject({
			donations: 4,
			keptDeclarations: [
				{ id: 'claimed', name, until: '2033-03-31' },
				{ id: 'in force', name, until: null },
			],
		})
		const left = await store.db.selectFrom('gift_aid_declaration').select(['id', 'last_name']).orderBy('id').execute()
		expect(left).toEqual([
			{ id: 'claimed', last_name: 'O’Brien-Smith' },
			{ id: 'in force', last_name: 'O’Brien-Smith' },
			{ id: 'of long ago', last_name: '' },
		])
	})

	test(`${engine}: a person who is still charged each month is not erased`, async () => {
		const store = await freshStore(engine)
		const monthly = { frequency: 'monthly', state: 'past due' } as const
		const { reference, payableId } = await storedDonation(store, monthly)
		await storedDonation(store, { ...monthly, provider: 'bank transfer' })
		expect(await erasePerson(store, EMAIL, MOMENT)).toEqual({ kind: 'cancel first', references: [reference] })
		expect((await exportPerson(store, EMAIL)).giving.donations).toHaveLength(2)
		await store.db.updateTable('payable').set({ state: 'cancelled' }).where('id', '=', payableId).execute()
		expect(await erasePerson(store, EMAIL, MOMENT)).toMatchObject({ kind: 'erased', donations: 2 })
	})
}
