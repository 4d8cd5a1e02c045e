import type { DeclarationScope } from '#domain/gift-aid/declaration.ts'
import type { Frequency } from '#domain/giving/donation.ts'
import type { SponsorshipEventKind } from '#domain/giving/sponsorship/sponsorship-events.ts'
import type { LineOutcome } from '#domain/payables/bank-statement/line-outcome.ts'

/* Money is an integer of minor units with its currency (ISO 4217) beside it. */

/** A donation or a sponsorship, beside its payable. */
export interface DonationTable {
	payable_id: string
	frequency: Frequency
	/** Without the fees. */
	amount_minor: number
	/** 0 unless the donor covers them. */
	fees_minor: number
	/** The key of its purpose. */
	fund: string
	message: string
	dedication_json: string | null
	sponsorship_json: string | null
	/** When staff said that they had posted the certificate of a present; null before, and for what does not go by post. */
	certificate_posted_at: number | null
}

/** Something that was done for a sponsorship, once: kind and ref are unique for it. Without personal data. */
export interface SponsorshipEventTable {
	id: string
	payable_id: string
	kind: SponsorshipEventKind
	/** The dog's id, of news also the diary's entry; "" for what happens once. */
	ref: string
	at: number
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
	/** The statement as it was shown. */
	statement: string
	made_at: number
	how: 'online' | 'phone' | 'paper'
	/** When the donor of one made by phone was sent its record: it counts once this is set. */
	confirmed_sent_at: number | null
	/** `YYYY-MM-DD`: gifts from this day on are without Gift Aid. */
	cancelled_from: string | null
	/** When it was found not to hold from the start. */
	invalid_at: number | null
	/** The wider declaration that took the place of one for a single gift: claims may still name it. */
	replaced_by: string | null
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
	/** Negative for an adjustment. */
	tax_minor: number
	/** The line that an adjustment takes back, in whole or in part. */
	adjusts_line_id: string | null
	/** The ledger entry or the declaration that is the reason of an adjustment; unique with `adjusts_line_id`. */
	reason_ref: string | null
}

/** A line of an imported bank statement. */
export interface BankStatementLineTable {
	id: string
	/** Unique: one file that two people import at the same time is imported once. */
	fingerprint: string
	/** The account as the file has it; "" where it does not. */
	account: string
	/** The bank's own number of the line; "" for none. */
	bank_id: string
	/** What the account had after it; null where the file does not say. */
	balance_minor: number | null
	/** Hash of who paid and what for: it tells the line from others when its text is gone. */
	words_hash: string
	imported_at: number
	/** `staff.id`. */
	imported_by: string | null
	day: string
	/** Money in is positive. */
	amount_minor: number
	currency: string
	text: string
	/** Its type or a category, as the bank has it. */
	note: string
	/** Who paid, where the file has a column for it; "" elsewhere. */
	payer: string
	/** What a person made of it; null while no one has dealt with it. */
	outcome: LineOutcome | null
	decided_at: number | null
	/** `staff.id`. */
	decided_by: string | null
	/** How staff knew whose it is, in their words; "" where its reference says it, or nothing was said. */
	known_by: string
	/** The payment of what is "booked" or "same money". */
	matched_payment_id: string | null
	/** The claim that the tax office paid with it. */
	claim_id: string | null
}

/** The file of a bank on its way into the books. Deleted after a week. */
export interface StatementImportTable {
	id: string
	/** The text of the file; "" once it is imported. */
	text: string
	/** `Layout`, as a person has said it for this file. */
	said_json: string | null
	created_at: number
	/** `staff.id`. */
	created_by: string | null
	/** Lines of money in; null until the file is read. */
	total: number | null
	done: number
	/** What became of it, in the words of the desk; null while it is under way. */
	outcome_json: string | null
}

/** The days of an imported statement, from its first line to its last, also those of money that left. */
export interface StatementPeriodTable {
	id: string
	/** `YYYY-MM-DD`, both included. */
	from_day: string
	to_day: string
	currency: string
	/** Letters and digits, where the file had it; "" elsewhere. */
	account: string
	imported_at: number
	/** `staff.id`. */
	imported_by: string | null
	/** Minor units in the account before the first line and after the last; null where the file does not show them for one account. */
	opening_minor: number | null
	closing_minor: number | null
}

/** A refund by bank transfer that a line of an imported statement answers for. */
export interface StatementRefundTable {
	/** `ledger_entry.provider_ref`, without the suffix of a part. */
	refund_ref: string
	/** `YYYY-MM-DD`, of the line. */
	day: string
	imported_at: number
}

/** Which column is which in the files of a bank, as a treasurer has said. */
export interface StatementLayoutTable {
	/** The hash of the row of headings (`headingKey`). */
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

/** A card that was declined, for the limits against card testing; kept for a day. */
export interface CardDeclineTable {
	/** The id of the provider's event. */
	id: string
	/** That of the last start of the same email; "" when there was none within a day. */
	client_hash: string
	email_hash: string
	declined_at: number
}
