import type { Donation, Payment } from '#domain/giving/donation.ts'
import type { Store } from '../store/open-store.ts'
import { asDonation, listPayments } from './donations.ts'

/** A payment with what the ledger has for it. */
export interface BookedPayment extends Payment {
	/** Minor units that arrived and were not taken back by a bank; refunds are not taken off. */
	received: number
}

export interface DonationInBooks {
	donation: Donation
	/** All attempts, or months, in their order. */
	payments: BookedPayment[]
}

/** Undefined also when its personal data was severed: no page of its donor is left. */
export async function readDonation({ db }: Store, id: string): Promise<DonationInBooks | undefined> {
	const row = await db
		.selectFrom('donation')
		.selectAll()
		.where('id', '=', id)
		.where('anonymised_at', 'is', null)
		.executeTakeFirst()
	if (!row) return undefined
	const payments = await listPayments(db, id)
	const entries = await db
		.selectFrom('ledger_entry')
		.select(['payment_id', 'amount_minor'])
		.where('donation_id', '=', id)
		.where('kind', 'in', ['payment', 'late failure'])
		.execute()
	const receivedOf = (paymentId: string) =>
		entries.reduce((sum, entry) => (entry.payment_id === paymentId ? sum + entry.amount_minor : sum), 0)
	return { donation: asDonation(row), payments: payments.map((one) => ({ ...one, received: receivedOf(one.id) })) }
}

/** The donation of a payment, as `readDonation`. */
export async function readDonationOfPayment(store: Store, paymentId: string): Promise<DonationInBooks | undefined> {
	const payment = await store.db
		.selectFrom('payment')
		.select('donation_id')
		.where('id', '=', paymentId)
		.executeTakeFirst()
	return payment && readDonation(store, payment.donation_id)
}
