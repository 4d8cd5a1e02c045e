import { randomUUID } from 'node:crypto'
import type { Insertable, Transaction } from 'kysely'
import type {
	Dedication,
	Donation,
	DonationKind,
	Frequency,
	Payment,
	ProviderName,
	Sponsorship,
} from '#domain/giving/donation.ts'
import type { NewDeclaration } from '#domain/giving/gift-aid/new-declaration.ts'
import { newPaymentReference } from '#domain/giving/payments/payment-reference.ts'
import { enqueue } from '../outbox/deliveries.ts'
import type { Store } from '../store/open-store.ts'
import type { DonationTable, PaymentTable } from '../store/tables/giving-tables.ts'
import type { Tables } from '../store/tables/tables.ts'
import { asDonation, asPayment, listPayments } from './donations.ts'
import { setDeclaration, storeDeclaration } from './gift-aid/declarations.ts'
import type { NewDeliveryOfDonation } from './payments/apply-fact.ts'

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
	firstName: string
	lastName: string
	email: string
	locale: string
	message: string
	dedication: Dedication | null
	sponsorship: Sponsorship | null
	/** Stored with the donation. */
	declaration: NewDeclaration | null
}

export interface StartedDonation {
	donation: Donation
	/** The first one. */
	payment: Payment
	/** An earlier attempt to send the form stored it: no email is queued again. */
	isDuplicate: boolean
}

type StartDeliveries = (started: StartedDonation) => NewDeliveryOfDonation[]

/** Stores a donation with its first payment and its emails in one transaction. Idempotent by the key of the draft. */
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
	for (;;) {
		const inserted = await transaction
			.insertInto('donation')
			.values(donationRow(given, now))
			.onConflict((conflict) => conflict.doNothing())
			.returningAll()
			.executeTakeFirst()
		if (inserted) {
			const payment = await insertPayment(transaction, { donation: inserted, sequence: 1, now })
			const giftAidDeclarationId = await declare(transaction, inserted.id, given.declaration, now)
			const donation = { ...asDonation(inserted), giftAidDeclarationId }
			const started = { donation, payment, isDuplicate: false }
			const deliveries = deliveriesOf(started)
			await enqueue(
				transaction,
				deliveries.map((one) => ({ ...one, submissionId: null, donationId: inserted.id })),
				now,
			)
			return started
		}
		const earlier = await findByKey(transaction, given.idempotencyKey)
		if (earlier) return earlier
		// The reference is taken: try another.
	}
}

/** After the donation, so that a form that is sent twice leaves no declaration behind. */
async function declare(
	transaction: Transaction<Tables>,
	donationId: string,
	declaration: NewDeclaration | null,
	now: number,
): Promise<string | null> {
	if (!declaration) return null
	const id = await storeDeclaration(transaction, declaration, now)
	await setDeclaration(transaction, donationId, id)
	return id
}

async function findByKey(transaction: Transaction<Tables>, key: string): Promise<StartedDonation | undefined> {
	const row = await transaction.selectFrom('donation').selectAll().where('idempotency_key', '=', key).executeTakeFirst()
	const [payment] = row ? await listPayments(transaction, row.id) : []
	return row && payment && { donation: asDonation(row), payment, isDuplicate: true }
}

/** Adds an attempt, or the first payment. The database refuses a second payable one. */
export async function insertPayment(
	transaction: Transaction<Tables>,
	{ donation, sequence, now }: { donation: PaymentOf; sequence: number; now: number },
): Promise<Payment> {
	const values: Insertable<PaymentTable> = {
		...{ id: randomUUID(), donation_id: donation.id, sequence, provider: donation.provider },
		...{ state: 'started', state_at: 0, amount_minor: donation.amount_minor + donation.fees_minor },
		...{ currency: donation.currency, fee_minor: null, session_ref: null, intent_ref: null, invoice_ref: null },
		...{ charge_ref: null, method: null, due_on: null, paid_at: null, created_at: now },
	}
	return asPayment(await transaction.insertInto('payment').values(values).returningAll().executeTakeFirstOrThrow())
}

type PaymentOf = Pick<Insertable<DonationTable>, 'id' | 'provider' | 'amount_minor' | 'fees_minor' | 'currency'>

function donationRow(given: NewDonation, now: number): Insertable<DonationTable> {
	return {
		id: randomUUID(),
		reference: newPaymentReference(given.kind),
		idempotency_key: given.idempotencyKey,
		created_at: now,
		kind: given.kind,
		frequency: given.frequency,
		amount_minor: given.amount,
		fees_minor: given.fees,
		currency: given.currency,
		fund: given.fund,
		provider: given.provider,
		state: given.frequency === 'monthly' ? 'starting' : 'started',
		provider_status: null,
		provider_status_at: null,
		first_name: given.firstName,
		last_name: given.lastName,
		email: given.email,
		locale: given.locale,
		message: given.message,
		dedication_json: given.dedication && JSON.stringify(given.dedication),
		sponsorship_json: given.sponsorship && JSON.stringify(given.sponsorship),
		gift_aid_declaration_id: null,
		provider_customer_ref: null,
		provider_subscription_ref: null,
		reminded_at: null,
		closed_at: null,
		anonymised_at: null,
	}
}
