import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Store } from '#records/store/open-store.ts'
import type { DonationTable } from '#records/store/tables/giving-tables.ts'
import type { PayableTable, PaymentTable } from '#records/store/tables/payable-tables.ts'

type DonationColumns = Omit<Insertable<DonationTable>, 'payable_id'>

/** Stores a donation with one started payment of £20, as the form would. @param changes to its payable, and to itself */
export async function storedDonation(
	store: Store,
	changes: Partial<Insertable<PayableTable> & DonationColumns> = {},
	paymentChanges: Partial<Insertable<PaymentTable>> = {},
) {
	const id = randomUUID()
	const { frequency, amount_minor, fees_minor, fund, message, dedication_json, sponsorship_json, ...ofPayable } =
		changes
	const donation = {
		payable_id: id,
		frequency: frequency ?? 'once',
		amount_minor: amount_minor ?? 2000,
		fees_minor: fees_minor ?? 0,
		fund: fund ?? 'general',
		message: message ?? '',
		dedication_json: dedication_json ?? null,
		sponsorship_json: sponsorship_json ?? null,
	}
	const due_minor = donation.amount_minor + donation.fees_minor
	const payable = aPayableRow({ id, reference: `DON-${id}`, idempotency_key: id, due_minor, ...ofPayable })
	const payment = aPaymentRow({ id: `payment ${id}`, payable_id: id, ...paymentChanges })
	payment.provider = payable.provider
	await store.write(async (transaction) => {
		await transaction.insertInto('payable').values(payable).execute()
		await transaction.insertInto('donation').values(donation).execute()
		await transaction.insertInto('payment').values(payment).execute()
	})
	return { payableId: id, paymentId: payment.id, reference: payable.reference }
}

function aPayableRow(changes: Partial<Insertable<PayableTable>>): Insertable<PayableTable> {
	return {
		id: '',
		reference: '',
		idempotency_key: '',
		created_at: 1,
		kind: 'donation',
		due_minor: 2000,
		currency: 'GBP',
		provider: 'stripe',
		state: 'started',
		provider_status: null,
		provider_status_at: null,
		first_name: 'Zoë',
		last_name: 'O’Brien-Smith',
		email: 'zoe@example.org',
		locale: 'en-GB',
		gift_aid_declaration_id: null,
		provider_customer_ref: null,
		provider_subscription_ref: null,
		reminded_at: null,
		closed_at: null,
		anonymised_at: null,
		...changes,
	}
}

/** A payment of £20; not stored. */
export function aPaymentRow(changes: Partial<Insertable<PaymentTable>>): Insertable<PaymentTable> {
	return {
		id: randomUUID(),
		payable_id: '',
		sequence: 1,
		provider: 'stripe',
		state: 'started',
		state_at: 0,
		amount_minor: 2000,
		currency: 'GBP',
		fee_minor: null,
		session_ref: null,
		intent_ref: null,
		invoice_ref: null,
		charge_ref: null,
		method: null,
		due_on: null,
		paid_at: null,
		paid_in_full_at: null,
		declined_at: null,
		created_at: 1,
		...changes,
	}
}
