import { type Selectable, sql } from 'kysely'
import type { Dedication, Donation, Payment, Present, Sponsorship } from '#domain/giving/donation.ts'
import type { Order } from '#domain/shop/order.ts'
import { readOrders } from '../../shop/orders/read-order.ts'
import type { DonationTable, LedgerKind } from '../../store/tables/giving-tables.ts'
import { asDonation, asPayment, type Database } from '../donations.ts'
import { asDeclaration, type StoredDeclaration } from '../gift-aid/declarations.ts'

/** What is stored about the giving of one person, found by email address. */
export interface PersonGiving {
	donations: PersonDonation[]
	declarations: StoredDeclaration[]
	/** Sponsorships that another person gave them. */
	presents: { reference: string; dogName: string; present: Present }[]
	/** Cards to them about another person's donation. */
	cards: { reference: string; dedication: Dedication }[]
	/** What they ordered in the shop; their payments stand with `donations`. */
	orders: Order[]
	/** What the bank said of their transfers. */
	statementLines: { reference: string; day: string; text: string }[]
}

interface PersonDonation extends Donation {
	payments: Payment[]
	ledger: { kind: LedgerKind; amount: number; currency: string; enteredAt: number }[]
}

export async function exportPersonGiving(db: Database, email: string): Promise<PersonGiving> {
	const donations = await listDonationsOf(db, email)
	const ids = donations.map(({ id }) => id)
	const declarationIds = donations.flatMap(({ gift_aid_declaration_id: id }) => id ?? [])
	return {
		donations: await withPayments(db, donations),
		declarations: await readDeclarations(db, declarationIds),
		...(await readReceived(db, email)),
		orders: await readOrders(db, donations),
		statementLines: await readStatementLines(db, ids),
	}
}

export function listDonationsOf(db: Database, email: string): Promise<Selectable<DonationTable>[]> {
	return db
		.selectFrom('donation')
		.selectAll()
		.where(sql<boolean>`lower(email) = ${email.trim().toLowerCase()}`)
		.orderBy('created_at')
		.execute()
}

async function withPayments(db: Database, donations: Selectable<DonationTable>[]): Promise<PersonDonation[]> {
	if (donations.length === 0) return []
	const ids = donations.map(({ id }) => id)
	const payments = await db
		.selectFrom('payment')
		.selectAll()
		.where('donation_id', 'in', ids)
		.orderBy('sequence')
		.execute()
	const entries = await db
		.selectFrom('ledger_entry')
		.selectAll()
		.where('donation_id', 'in', ids)
		.orderBy('at')
		.execute()
	return donations.map((donation) => ({
		...asDonation(donation),
		payments: payments.filter((payment) => payment.donation_id === donation.id).map(asPayment),
		ledger: entries
			.filter((entry) => entry.donation_id === donation.id)
			.map(({ kind, amount_minor, currency, at }) => ({ kind, amount: amount_minor, currency, enteredAt: at })),
	}))
}

async function readDeclarations(db: Database, ids: string[]): Promise<StoredDeclaration[]> {
	if (ids.length === 0) return []
	const declarations = db.selectFrom('gift_aid_declaration').selectAll().where('id', 'in', ids).orderBy('made_at')
	return (await declarations.execute()).map(asDeclaration)
}

/** Donations of others that name this address: of who gets the present, or the card. */
export async function listDonationsTo(db: Database, email: string) {
	const address = email.trim().toLowerCase()
	const pattern = `%${JSON.stringify(address).replace(/[\\%_]/g, '\\$&')}%`
	const rows = await db
		.selectFrom('donation')
		.selectAll()
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

async function readReceived(db: Database, email: string): Promise<Pick<PersonGiving, 'presents' | 'cards'>> {
	const received = await listDonationsTo(db, email)
	return {
		presents: received.flatMap(({ reference, sponsorship }) => presentOf(reference, sponsorship)),
		cards: received.flatMap(({ reference, dedication }) => (dedication ? [{ reference, dedication }] : [])),
	}
}

function presentOf(reference: string, sponsorship: Sponsorship | null): PersonGiving['presents'] {
	return sponsorship?.present ? [{ reference, dogName: sponsorship.dogName, present: sponsorship.present }] : []
}

function readStatementLines(db: Database, donationIds: string[]): Promise<PersonGiving['statementLines']> {
	if (donationIds.length === 0) return Promise.resolve([])
	return db
		.selectFrom('bank_statement_line')
		.innerJoin('payment', 'payment.id', 'bank_statement_line.matched_payment_id')
		.innerJoin('donation', 'donation.id', 'payment.donation_id')
		.select(['donation.reference', 'bank_statement_line.day', 'bank_statement_line.text'])
		.where('donation.id', 'in', donationIds)
		.orderBy('bank_statement_line.day')
		.execute()
}
