import type { Insertable, Transaction } from 'kysely'
import type { NewDeclaration } from '#domain/gift-aid/new-declaration.ts'
import type { Dedication, Donation, DonationKind, Frequency, Sponsorship } from '#domain/giving/donation.ts'
import { SPONSORSHIP_FUND } from '#domain/payables/funds.ts'
import type { Payment, ProviderName } from '#domain/payables/payable.ts'
import { enqueue } from '../outbox/deliveries.ts'
import type { NewDeliveryOfPayable } from '../payables/apply-payment-event.ts'
import { startPayable } from '../payables/start-payable.ts'
import { takeFromDay } from '../store/daily-totals.ts'
import type { Store } from '../store/open-store.ts'
import type { DonationTable } from '../store/tables/giving-tables.ts'
import type { Tables } from '../store/tables/tables.ts'
import { findDonationById } from './donations.ts'

export interface NewDonation {
	/** One per draft of the form, so that sending it twice stores it once. */
	idempotencyKey: string
	kind: DonationKind
	frequency: Frequency
	/** Minor units, without the fees. */
	amount: number
	/** 0 unless the donor covers them. */
	fees: number
	currency: string
	fund: string
	provider: ProviderName
	/** Minor units that may be missing of a transfer; none by default. */
	tolerance?: number
	firstName: string
	lastName: string
	email: string
	locale: string
	message: string
	dedication: Dedication | null
	sponsorship: Sponsorship | null
	/** Stored with the donation. */
	declaration: NewDeclaration | null
	/** A keyed hash of the network address of a visitor, whose gifts are counted. */
	clientHash?: string
}

export interface StartedDonation {
	donation: Donation
	/** The first one. */
	payment: Payment
	/** An earlier attempt to send the form stored it: no email is queued again. */
	isDuplicate: boolean
}

type StartDeliveries = (started: StartedDonation) => NewDeliveryOfPayable[]

/**
 * Stores a donation with its first payment and its emails in one transaction. Idempotent by the key of the draft.
 *
 * @throws `DayFullError` when visitors began too many today
 */
export function startDonation(
	store: Store,
	given: NewDonation,
	deliveriesOf: StartDeliveries,
	now: number,
): Promise<StartedDonation> {
	return store.write((transaction) => startDonationIn(transaction, given, deliveriesOf, now))
}

/** `startDonation` as part of a transaction that writes more. */
export async function startDonationIn(
	transaction: Transaction<Tables>,
	given: NewDonation,
	deliveriesOf: StartDeliveries,
	now: number,
): Promise<StartedDonation> {
	const { payable, payment, isDuplicate } = await startPayable(
		transaction,
		{
			idempotencyKey: given.idempotencyKey,
			kind: given.kind,
			due: { amount: given.amount + given.fees, currency: given.currency },
			isMonthly: given.frequency === 'monthly',
			tolerance: given.tolerance ?? 0,
			provider: given.provider,
			firstName: given.firstName,
			lastName: given.lastName,
			email: given.email,
			locale: given.locale,
			declaration: given.declaration,
		},
		now,
	)
	if (!isDuplicate && given.clientHash !== undefined)
		await takeFromDay(transaction, 'gifts', { clientHash: given.clientHash }, now)
	if (!isDuplicate) await transaction.insertInto('donation').values(donationRow(payable.id, given)).execute()
	const donation = await findDonationById(transaction, payable.id)
	if (!donation) throw new Error('the key of this donation belongs to an order')
	const started = { donation, payment, isDuplicate }
	if (!isDuplicate) {
		const deliveries = deliveriesOf(started).map((one) => ({ ...one, submissionId: null, payableId: payable.id }))
		await enqueue(transaction, deliveries, now)
	}
	return started
}

function donationRow(payableId: string, given: NewDonation): Insertable<DonationTable> {
	return {
		payable_id: payableId,
		frequency: given.frequency,
		amount_minor: given.amount,
		fees_minor: given.fees,
		// Also one that the team enters: the books have all sponsorships in one fund.
		fund: given.kind === 'sponsorship' ? SPONSORSHIP_FUND : given.fund,
		message: given.message,
		dedication_json: given.dedication && JSON.stringify(given.dedication),
		sponsorship_json: given.sponsorship && JSON.stringify(given.sponsorship),
	}
}
