import type { Donation } from '#domain/giving/donation.ts'
import type { BookedPayment } from '#domain/payables/payment-balance.ts'
import { listBookedPayments } from '../payables/ledger/payment-balances.ts'
import type { Store } from '../store/open-store.ts'
import { findDonationById } from './donations.ts'

export interface DonationInBooks {
	donation: Donation
	/** All attempts, or months, in their order. */
	payments: BookedPayment[]
}

/** Undefined also when its personal data was severed: no page of its donor is left. */
export async function readDonation(store: Store, id: string): Promise<DonationInBooks | undefined> {
	const donation = await findDonationById(store.db, id)
	if (!donation || donation.anonymisedAt !== null) return undefined
	return { donation, payments: await listBookedPayments(store.db, id) }
}

/** The donation of a payment, as `readDonation`. */
export async function readDonationOfPayment(store: Store, paymentId: string): Promise<DonationInBooks | undefined> {
	const payment = await store.db
		.selectFrom('payment')
		.select('payable_id')
		.where('id', '=', paymentId)
		.executeTakeFirst()
	return payment && readDonation(store, payment.payable_id)
}
