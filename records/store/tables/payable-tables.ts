import type { Generated } from 'kysely'
import type { LedgerKind } from '#domain/payables/ledger-kinds.ts'
import type { SubscriptionStatus } from '#domain/payables/monthly-states.ts'
import type { PayableKind, PayableState, ProviderName } from '#domain/payables/payable.ts'
import type { PaymentMethod } from '#domain/payables/payment-methods.ts'
import type { PaymentState } from '#domain/payables/payment-states.ts'

/* Money is an integer of minor units with its currency (ISO 4217) beside it. */

/**
 * What someone has decided to pay. Beside each row stands one of `donation` or `shop_order`. Never deleted: personal data is severed
 * (`anonymised_at`).
 */
export interface PayableTable {
	id: string
	/** "DON-7K3F-2M", of a sponsorship "SPO-7K3F-2M", of an order "ORD-7K3F-2M". */
	reference: string
	/** One per draft of the form. */
	idempotency_key: string
	created_at: number
	kind: PayableKind
	/** What each payment asks for: the whole, or each month's. */
	due_minor: number
	/** So much of it may be missing: the option of when it was started, or what staff accepted later. */
	tolerance_minor: Generated<number>
	currency: string
	provider: ProviderName
	/** The state of the whole: for what is paid once, its payment's. */
	state: PayableState
	/** Incremented by each change: the optimistic lock. */
	version: Generated<number>
	/** What the provider last said of a monthly donation, and when by its clock: earlier events do not change it. */
	provider_status: SubscriptionStatus | null
	provider_status_at: number | null
	first_name: string
	last_name: string
	email: string
	locale: string
	gift_aid_declaration_id: string | null
	/** When staff marked it as not the donor's own money; null for never. */
	not_for_gift_aid_at: number | null
	provider_customer_ref: string | null
	provider_subscription_ref: string | null
	/** When it was reminded of, by email. */
	reminded_at: number | null
	/** When it was given up, without any payment. */
	closed_at: number | null
	anonymised_at: number | null
}

/** Something that happened to a payable and that its columns forget: `closed_at` is cleared by money, `cancel_asked_at` by a decision. */
export interface PayableEventTable {
	id: string
	payable_id: string
	kind: PayableEventKind
	at: number
}

/** "given up": no money had been seen in time. "buyer cancelled": of an order, paid or not. */
export type PayableEventKind = 'given up' | 'buyer cancelled'

/** What staff wrote down about a payable. Deleted with its personal data. */
export interface PayableNoteTable {
	id: string
	payable_id: string
	at: number
	/** `staff.id`. */
	staff_id: string | null
	text: string
	/** 1 for why money went back, which only those who see money read. */
	is_about_money: number
}

/** One movement of money, or the attempt of one. */
export interface PaymentTable {
	id: string
	payable_id: string
	/** 1, 2, 3: the attempts of a single donation, the months of a monthly one. */
	sequence: number
	provider: ProviderName
	state: PaymentState
	/** The provider's time of the event that set `state`, as long as no money moved. */
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
	/** When the first money of it arrived. */
	paid_at: number | null
	/** When nothing was missing any more: the last part arrived, or staff took what had arrived for the whole. */
	paid_in_full_at: number | null
	/** When the bank last declined an attempt before money moved, by the provider. */
	declined_at: number | null
	/** What the ledger has: arrived, without what a bank took back. Refunds are not taken off. */
	received_minor: Generated<number>
	refunded_minor: Generated<number>
	/** The last moment to answer an open dispute, by the provider; null for none. */
	dispute_due_by: number | null
	/** What the bank gave as the reason of its last dispute, in Stripe's word; "" for none. */
	dispute_reason: Generated<string>
	/** When staff said that another person paid it, whom no declaration of the donor covers; null for never. */
	other_payer_at: number | null
	created_at: number
	version: Generated<number>
}

/** The books: append-only by triggers (`migrations/initial/payable-tables.ts`), without personal data. Every total is a sum over them. */
export interface LedgerEntryTable {
	id: string
	/** When it happened, by the provider. */
	at: number
	payment_id: string
	payable_id: string
	kind: LedgerKind
	/** Signed: negative leaves the charity. */
	amount_minor: number
	currency: string
	fund: string
	provider: ProviderName
	/** With `kind` the key of the effect, so that it is entered once. */
	provider_ref: string
	/** When it was entered: later than `at` by the days a transfer waits for its statement. */
	entered_at: number
	/** `staff.id`; null for what a provider reported, and for a command. */
	entered_by: string | null
}

/** The last export of a month of the ledger: what was entered after it is found by what it had. */
export interface LedgerExportTable {
	/** `YYYY-MM` */
	month: string
	exported_at: number
	/** `staff.id`. */
	exported_by: string | null
	/** The ids of its entries: the clock would miss an entry that was being written meanwhile. */
	entry_ids_json: string
}

/** A call to a provider, stored before it is made, and repeated unchanged. */
export interface ProviderRequestTable {
	id: string
	provider: ProviderName
	payable_id: string | null
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
	/** What was marked when a refund of an order was asked for, to be taken back if it comes to nothing (`records/shop/money/refund-marks.ts`). */
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
