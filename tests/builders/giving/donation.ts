import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Store } from '#records/store/open-store.ts'
import type { DonationTable, PaymentTable } from '#records/store/tables/giving-tables.ts'

/** Stores a donation with one started payment of £20, as the form would. */
export async function storedDonation(
	store: Store,
	changes: Partial<Insertable<DonationTable>> = {},
	paymentChanges: Partial<Insertable<PaymentTable>> = {},
) {
	const id = randomUUID()
	const donation = aDonationRow({ id, reference: `DON-${id}`, idempotency_key: id, ...changes })
	const payment = aPaymentRow({ id: `payment ${id}`, donation_id: id, ...paymentChanges })
	payment.provider = donation.provider
	await store.write(async (transaction) => {
		await transaction.insertInto('donation').values(donation).execute()
		await transaction.insertInto('payment').values(payment).execute()
	})
	return { donationId: id, paymentId: payment.id, reference: donation.reference }
}

function aDonationRow(changes: Partial<Insertable<DonationTable>>): Insertable<DonationTable> {
	return {
		...{ id: '', reference: '', idempotency_key: '', created_at: 1, kind: 'donation', frequency: 'once' },
		...{ amount_minor: 2000, fees_minor: 0, currency: 'GBP', fund: 'general', provider: 'stripe', state: 'started' },
		...{ provider_status: null, provider_status_at: null, first_name: 'Zoë', last_name: 'O’Brien-Smith' },
		...{ email: 'zoe@example.org', locale: 'en-GB', message: '', dedication_json: null, sponsorship_json: null },
		...{ gift_aid_declaration_id: null, provider_customer_ref: null, provider_subscription_ref: null },
		...{ reminded_at: null, closed_at: null, anonymised_at: null },
		...changes,
	}
}

/** A payment of £20; not stored. */
export function aPaymentRow(changes: Partial<Insertable<PaymentTable>>): Insertable<PaymentTable> {
	return {
		...{ id: randomUUID(), donation_id: '', sequence: 1, provider: 'stripe', state: 'started', state_at: 0 },
		...{ amount_minor: 2000, currency: 'GBP', fee_minor: null, session_ref: null, intent_ref: null },
		...{ invoice_ref: null, charge_ref: null, method: null, due_on: null, paid_at: null, created_at: 1 },
		...changes,
	}
}
