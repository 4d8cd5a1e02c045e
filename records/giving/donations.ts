import type { Selectable, Transaction } from 'kysely'
import type { Donation, Payment } from '#domain/giving/donation.ts'
import type { Store } from '../store/open-store.ts'
import type { DonationTable, PaymentTable } from '../store/tables/giving-tables.ts'
import type { Tables } from '../store/tables/tables.ts'

export type Database = Store['db'] | Transaction<Tables>

export async function findDonation(db: Database, reference: string): Promise<Donation | undefined> {
	const row = await db.selectFrom('donation').selectAll().where('reference', '=', reference).executeTakeFirst()
	return row && asDonation(row)
}

/** All attempts, or months, in their order. */
export async function listPayments(db: Database, donationId: string): Promise<Payment[]> {
	const rows = await db
		.selectFrom('payment')
		.selectAll()
		.where('donation_id', '=', donationId)
		.orderBy('sequence')
		.execute()
	return rows.map(asPayment)
}

export function asDonation(row: Selectable<DonationTable>): Donation {
	const { currency } = row
	return {
		id: row.id,
		reference: row.reference,
		createdAt: row.created_at,
		kind: row.kind,
		frequency: row.frequency,
		amount: { amount: row.amount_minor, currency },
		fees: { amount: row.fees_minor, currency },
		fund: row.fund,
		provider: row.provider,
		state: row.state,
		version: row.version,
		firstName: row.first_name,
		lastName: row.last_name,
		email: row.email,
		locale: row.locale,
		message: row.message,
		dedication: row.dedication_json === null ? null : JSON.parse(row.dedication_json),
		sponsorship: row.sponsorship_json === null ? null : JSON.parse(row.sponsorship_json),
		giftAidDeclarationId: row.gift_aid_declaration_id,
		customerRef: row.provider_customer_ref,
		subscriptionRef: row.provider_subscription_ref,
		remindedAt: row.reminded_at,
		closedAt: row.closed_at,
		anonymisedAt: row.anonymised_at,
	}
}

export function asPayment(row: Selectable<PaymentTable>): Payment {
	return {
		id: row.id,
		donationId: row.donation_id,
		sequence: row.sequence,
		provider: row.provider,
		state: row.state,
		amount: { amount: row.amount_minor, currency: row.currency },
		fee: row.fee_minor,
		sessionRef: row.session_ref,
		intentRef: row.intent_ref,
		invoiceRef: row.invoice_ref,
		chargeRef: row.charge_ref,
		method: row.method,
		dueOn: row.due_on,
		paidAt: row.paid_at,
		refunded: row.refunded_minor,
		createdAt: row.created_at,
		version: row.version,
	}
}
