import type { Donation } from '#domain/giving/donation.ts'
import type { Payment } from '#domain/payables/payable.ts'
import { readPayable } from '../payables/read-payable.ts'
import type { Store } from '../store/open-store.ts'
import { findDonationById } from './donations.ts'

export interface DonationInBooks {
	donation: Donation
	/** All attempts, or months, in their order. */
	payments: Payment[]
}

/** Undefined also when its personal data was severed: no page of its donor is left. */
export async function readDonation(store: Store, id: string): Promise<DonationInBooks | undefined> {
	const books = await readPayable(store, id)
	const donation = books && (await findDonationById(store.db, id))
	return donation && { donation, payments: books.payments }
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
