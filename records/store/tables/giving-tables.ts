import type { Generated } from 'kysely'
import type { DonationKind, DonationState, Frequency, ProviderName } from '#domain/giving/donation.ts'
import type { DeclarationScope } from '#domain/giving/gift-aid/declaration.ts'
import type { SubscriptionStatus } from '#domain/giving/payments/monthly-states.ts'
import type { PaymentMethod } from '#domain/giving/payments/payment-methods.ts'
import type { PaymentState } from '#domain/giving/payments/payment-states.ts'
import type { SponsorshipEventKind } from '#domain/giving/sponsorship/sponsorship-events.ts'

/* Money is an integer of minor units with its currency (ISO 4217) beside it. */

/** The decision of a visitor to give; sponsorships too. Never deleted: personal data is severed (`anonymised_at`). */
export interface DonationTable {
	id: string
	/** "DON-7K3F-2M", of a sponsorship "SPO-7K3F-2M". */
	reference: string
	/** One per draft of the form. */
	idempotency_key: string
	created_at: number
	kind: DonationKind
	frequency: Frequency
	/** Without the fees. */
	amount_minor: number
	/** 0 unless the donor covers them. */
	fees_minor: number
	currency: string
	/** The key of its purpose. */
	fund: string
	provider: ProviderName
	/** Of the whole. Of a single donation it is its payment's. */
	state: DonationState
	/** Incremented by each change: the optimistic lock. */
	version: Generated<number>
	/** What the provider last said of a monthly donation, and when by its clock: earlier facts do not change it. */
	provider_status: SubscriptionStatus | null
	provider_status_at: number | null
	first_name: string
	last_name: string
	email: string
	locale: string
	message: string
	dedication_json: string | null
	sponsorship_json: string | null
	gift_aid_declaration_id: string | null
	provider_customer_ref: string | null
	provider_subscription_ref: string | null
	/** When it was reminded of, by email. */
	reminded_at: number | null
	/** When it was given up, without any payment. */
	closed_at: number | null
	anonymised_at: number | null
}

/** One movement of money, or the attempt of one. */
export interface PaymentTable {
	id: string
	donation_id: string
	/** 1, 2, 3: the attempts of a single donation, the months of a monthly one. */
	sequence: number
	provider: ProviderName
	state: PaymentState
	/** The provider's time of the fact that set `state`, as long as no money moved. */
	state_at: number
	amount_minor: number
	currency: string
	/** Null until the provider has named it. */
	fee_minor: number | null
	session_ref: string | null
	intent_ref: string | null
	invoice_ref: string | null
	charge_ref: string | null
	/** Null: the provider has not named it, or it is a way that is not told apart here. */
	method: PaymentMethod | null
	due_on: string | null
	paid_at: number | null
	refunded_minor: Generated<number>
	created_at: number
	version: Generated<number>
}

export type LedgerKind =
	| 'payment'
	| 'fee'
	| 'refund'
	| 'fee refund'
	| 'dispute'
	| 'dispute won'
	| 'late failure'
	| 'correction'

/** The books: append-only by triggers (`migrations/giving-tables.ts`), without personal data. Every total is a sum over them. */
export interface LedgerEntryTable {
	id: string
	/** When it happened, by the provider. */
	at: number
	payment_id: string
	donation_id: string
	kind: LedgerKind
	/** Signed: negative leaves the charity. */
	amount_minor: number
	currency: string
	fund: string
	provider: ProviderName
	/** With `kind` the key of the effect, so that it is entered once. */
	provider_ref: string
}

/** Something that was done for a sponsorship, once: kind and ref are unique for it. Without personal data. */
export interface SponsorshipEventTable {
	id: string
	donation_id: string
	kind: SponsorshipEventKind
	/** The dog's id, of news also the diary's entry; "" for what happens once. */
	ref: string
	at: number
}

/** A call to a provider, stored before it is made, and repeated unchanged. */
export interface ProviderRequestTable {
	id: string
	provider: ProviderName
	donation_id: string | null
	payment_id: string | null
	idempotency_key: string
	operation: string
	/** Complete. */
	parameters_json: string
	created_at: number
	/** The first call: providers forget idempotency keys some time after it. */
	sent_at: number | null
	attempts: Generated<number>
	/** Null: not repeated by itself. */
	next_at: number | null
	last_error: string | null
	done_at: number | null
	result_ref: string | null
	/** Of a refund of an order: what was marked when it was asked for, to be taken back if it comes to nothing (`records/shop/refund-marks.ts`). */
	marks_json: string | null
}

/** What a provider has told, stored before it is answered. */
export interface ProviderEventTable {
	id: string
	provider: ProviderName
	/** The provider's, unique with it. */
	event_id: string
	type: string
	payload_json: string
	received_at: number
	applied_at: number | null
	attempts: Generated<number>
	next_at: number | null
	last_error: string | null
	/** 1: it belongs to no donation, after all retries. */
	unmatched: Generated<number>
}

/** A Gift Aid declaration, with the wording that the donor saw. */
export interface GiftAidDeclarationTable {
	id: string
	title: string
	first_name: string
	last_name: string
	/** House name or number. */
	house: string
	/** "" abroad. */
	postcode: string
	/** The address in full. */
	address_json: string
	scope: DeclarationScope
	wording_version: string
	/** As it was shown. */
	statement: string
	made_at: number
	how: 'online' | 'phone' | 'paper'
	/** Of one made by phone: it counts once this is set. */
	confirmed_sent_at: number | null
	/** `YYYY-MM-DD`: gifts from this day on are without Gift Aid. */
	cancelled_from: string | null
	/** When it was found not to hold from the start. */
	invalid_at: number | null
	ip_hash: string | null
}

/** A claim to the tax office. */
export interface GiftAidClaimTable {
	id: string
	created_at: number
	/** `staff.id`. */
	created_by: string | null
	/** The gifts of these days, both included. */
	from_day: string
	to_day: string
	/** When staff said that it was sent. */
	submitted_at: number | null
}

export interface GiftAidClaimLineTable {
	id: string
	claim_id: string
	payment_id: string
	declaration_id: string
	kind: 'gift' | 'adjustment'
	amount_minor: number
	/** Of an adjustment negative. */
	tax_minor: number
	/** Of an adjustment: the line that it takes back, in whole or in part. */
	adjusts_line_id: string | null
	/** Of an adjustment: the ledger entry or the declaration that is its reason; with `adjusts_line_id` unique. */
	reason_ref: string | null
}

/** A line of an imported bank statement. */
export interface BankStatementLineTable {
	id: string
	/** Unique: one file that two people import at the same time is imported once. */
	fingerprint: string
	/** Of the account, as the file has it; "" where it does not. */
	account: string
	/** The bank's own number of the line; "" for none. */
	bank_id: string
	/** What the account had after it; null where the file does not say. */
	balance_minor: number | null
	/** Of who paid and what for: it tells the line from others when its text is gone. */
	words_hash: string
	imported_at: number
	/** `staff.id`. */
	imported_by: string | null
	day: string
	/** Money in is positive. */
	amount_minor: number
	currency: string
	text: string
	matched_payment_id: string | null
	matched_at: number | null
	matched_by: string | null
	ignored_at: number | null
	ignored_by: string | null
	/** When staff decided that its text belongs to the accounts, although it is no donation. */
	kept_at: number | null
}

/** Which column is which in the files of a bank, as a treasurer has said. */
export interface StatementLayoutTable {
	/** Of the row of headings (`headingKey`). */
	heading_key: string
	/** `Layout` */
	layout_json: string
	set_at: number
	/** `staff.id`. */
	set_by: string | null
}

/** One start of a card payment, for the limits against card testing. Deleted after a day. */
export interface CardStartTable {
	id: string
	/** A keyed hash of the network address. */
	client_hash: string
	email_hash: string
	started_at: number
}
