import { sql } from 'kysely'
import type { Dedication, Donation, Present, Sponsorship } from '#domain/giving/donation.ts'
import type { LedgerKind } from '#domain/payables/ledger-kinds.ts'
import type { BookedPayment } from '#domain/payables/payment-balance.ts'
import type { Order } from '#domain/shop/order.ts'
import { asDeclaration, type StoredDeclaration, withReplaced } from '../gift-aid/declarations.ts'
import { asDonation, selectDonations } from '../giving/donations.ts'
import { balanceOf } from '../payables/ledger/payment-balances.ts'
import { asPayment, type Database, type PayableRow } from '../payables/payables.ts'
import { readOrders } from '../shop/orders/read-order.ts'

/** What is stored about the money of one person, found by email address. */
export interface PersonPayables {
	donations: (Donation & Books)[]
	/** What they ordered in the shop. */
	orders: (Order & Books)[]
	declarations: StoredDeclaration[]
	/** Sponsorships that another person gave them. */
	presents: { reference: string; dogName: string; present: Present }[]
	/** Cards to them about another person's donation. */
	cards: { reference: string; dedication: Dedication }[]
	/** What staff noted about their donations and orders. */
	notes: { reference: string; writtenAt: number; text: string }[]
	/** What the bank said of their transfers. */
	statementLines: { reference: string; day: string; text: string; knownBy: string }[]
}

/** What was paid for one payable. */
interface Books {
	payments: BookedPayment[]
	ledger: { kind: LedgerKind; amount: number; currency: string; enteredAt: number }[]
}

export async function exportPersonPayables(db: Database, email: string): Promise<PersonPayables> {
	const payables = await listPayablesOf(db, email)
	const ids = payables.map(({ id }) => id)
	const booksOf = await readBooks(db, ids)
	const donations = await listDonationsById(db, ids)
	const orders = await readOrders(db, payables)
	const declarationIds = await withReplaced(
		db,
		payables.flatMap(({ gift_aid_declaration_id: id }) => id ?? []),
	)
	return {
		donations: donations.map((donation) => ({ ...donation, ...booksOf(donation.id) })),
		orders: orders.map((order) => ({ ...order, ...booksOf(order.payable.id) })),
		declarations: await readDeclarations(db, declarationIds),
		...(await readReceived(db, email)),
		notes: await readNotes(db, ids),
		statementLines: await readStatementLines(db, ids),
	}
}

/**
 * Their donations and orders, in the order in which they were made.
 *
 * @param email of a donor without an address the reference of their donation
 */
export function listPayablesOf(db: Database, email: string): Promise<PayableRow[]> {
	const key = email.trim()
	return db
		.selectFrom('payable')
		.selectAll()
		.where((eb) =>
			eb.or([
				sql<boolean>`lower(email) = ${key.toLowerCase()}`,
				eb.and([eb('email', '=', ''), eb('reference', '=', key.toUpperCase()), eb('anonymised_at', 'is', null)]),
			]),
		)
		.orderBy('created_at')
		.execute()
}

/** Those of these payables that are donations or sponsorships, in the order in which they were made. */
export async function listDonationsById(db: Database, ids: readonly string[]): Promise<Donation[]> {
	if (ids.length === 0) return []
	const rows = await selectDonations(db).where('payable.id', 'in', ids).orderBy('payable.created_at').execute()
	return rows.map(asDonation)
}

async function readBooks(db: Database, ids: string[]): Promise<(payableId: string) => Books> {
	if (ids.length === 0) return () => ({ payments: [], ledger: [] })
	const payments = await db
		.selectFrom('payment')
		.selectAll()
		.where('payable_id', 'in', ids)
		.orderBy('sequence')
		.execute()
	const entries = await db.selectFrom('ledger_entry').selectAll().where('payable_id', 'in', ids).orderBy('at').execute()
	const booked = payments.map((row) => {
		const own = entries.filter(({ payment_id }) => payment_id === row.id)
		const balance = balanceOf(
			own.map(({ kind, amount_minor, currency }) => ({ kind, amount: amount_minor, currency })),
			row.currency,
		)
		return { ...asPayment(row), balance }
	})
	return (id) => ({
		payments: booked.filter(({ payableId }) => payableId === id),
		ledger: entries
			.filter(({ payable_id }) => payable_id === id)
			.map(({ kind, amount_minor, currency, at }) => ({ kind, amount: amount_minor, currency, enteredAt: at })),
	})
}

async function readDeclarations(db: Database, ids: string[]): Promise<StoredDeclaration[]> {
	if (ids.length === 0) return []
	const declarations = db.selectFrom('gift_aid_declaration').selectAll().where('id', 'in', ids).orderBy('made_at')
	// Without a name, what was personal is gone already.
	return (await declarations.where('last_name', '!=', '').execute()).map(asDeclaration)
}

/** Donations of others that name this address: of who gets the present, or the card. */
export async function listDonationsTo(db: Database, email: string) {
	const address = email.trim().toLowerCase()
	const pattern = `%${JSON.stringify(address).replace(/[\\%_]/g, '\\$&')}%`
	const rows = await selectDonations(db)
		.where((eb) =>
			eb.or([
				sql<boolean>`lower(sponsorship_json) like ${pattern} escape '\\'`,
				sql<boolean>`lower(dedication_json) like ${pattern} escape '\\'`,
			]),
		)
		.orderBy('created_at')
		.execute()
	const isSame = (other: string | null | undefined) => other?.trim().toLowerCase() === address
	return rows.flatMap((row) => {
		const { id, reference, sponsorship, dedication } = asDonation(row)
		const present = isSame(sponsorship?.present?.email) ? sponsorship : null
		const card = isSame(dedication?.card?.email) ? dedication : null
		return present || card ? [{ id, reference, sponsorship: present, dedication: card }] : []
	})
}

async function readReceived(db: Database, email: string): Promise<Pick<PersonPayables, 'presents' | 'cards'>> {
	const received = await listDonationsTo(db, email)
	return {
		presents: received.flatMap(({ reference, sponsorship }) => presentOf(reference, sponsorship)),
		cards: received.flatMap(({ reference, dedication }) => (dedication ? [{ reference, dedication }] : [])),
	}
}

function presentOf(reference: string, sponsorship: Sponsorship | null): PersonPayables['presents'] {
	return sponsorship?.present ? [{ reference, dogName: sponsorship.dogName, present: sponsorship.present }] : []
}

async function readNotes(db: Database, payableIds: string[]): Promise<PersonPayables['notes']> {
	if (payableIds.length === 0) return []
	return db
		.selectFrom('payable_note')
		.innerJoin('payable', 'payable.id', 'payable_note.payable_id')
		.select(['payable.reference', 'payable_note.at as writtenAt', 'payable_note.text'])
		.where('payable.id', 'in', payableIds)
		.orderBy('payable_note.at')
		.execute()
}

async function readStatementLines(db: Database, payableIds: string[]): Promise<PersonPayables['statementLines']> {
	if (payableIds.length === 0) return []
	const lines = await db
		.selectFrom('bank_statement_line')
		.innerJoin('payment', 'payment.id', 'bank_statement_line.matched_payment_id')
		.innerJoin('payable', 'payable.id', 'payment.payable_id')
		.select(['payable.reference', 'bank_statement_line.day', 'bank_statement_line.text', 'bank_statement_line.note'])
		.select('bank_statement_line.known_by')
		.where('payable.id', 'in', payableIds)
		.orderBy('bank_statement_line.day')
		.execute()
	return lines.map(({ note, text, known_by, ...line }) => ({
		...line,
		text: [text, note].filter(Boolean).join(' '),
		knownBy: known_by,
	}))
}
