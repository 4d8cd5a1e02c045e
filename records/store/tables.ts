import type { Generated } from 'kysely'
import type { SubmissionStatus } from '#domain/applications/submissions/submission-record.ts'
import type { CaseEmailTable, CheckInTable, EmailBatchTable } from './case-email-tables.ts'
import type { CaseDraftTable, CaseEventTable, CaseLinkTable, CaseMentionTable, CaseTaskTable } from './case-tables.ts'
import type { CaseFileTable, FileLinkTable } from './file-tables.ts'
import type {
	BankStatementLineTable,
	CardStartTable,
	DonationTable,
	GiftAidClaimLineTable,
	GiftAidClaimTable,
	GiftAidDeclarationTable,
	LedgerEntryTable,
	PaymentTable,
	ProviderEventTable,
	ProviderRequestTable,
	SponsorshipEventTable,
} from './giving-tables.ts'
import type { DeskEventTable } from './live-tables.ts'
import type { OrderLineTable, ShopOrderTable, StockTable } from './shop-tables.ts'
import type {
	HeldFormTable,
	ProviderSignInTable,
	SignInChallengeTable,
	StaffIdentityTable,
	StaffPasskeyTable,
} from './sign-in-tables.ts'
import type {
	AuditEntryTable,
	SavedViewTable,
	SignInAttemptTable,
	SignInRequestTable,
	StaffInvitationTable,
	StaffSessionTable,
	StaffTable,
} from './staff-tables.ts'

/* Timestamps are milliseconds since 1970, days are `YYYY-MM-DD`, booleans are 0 or 1: the same on SQLite and PostgreSQL. */

export interface Tables {
	submission: SubmissionTable
	draft: DraftTable
	draft_earlier_key: DraftEarlierKeyTable
	delivery: DeliveryTable
	job_run: JobRunTable
	news_request: NewsRequestTable
	subscriber: SubscriberTable
	heartbeat: HeartbeatTable
	submission_number: SubmissionNumberTable
	deleted_submission: DeletedSubmissionTable
	new_address_email: NewAddressEmailTable
	email_alarm: EmailAlarmTable
	staff: StaffTable
	staff_invitation: StaffInvitationTable
	sign_in_request: SignInRequestTable
	staff_session: StaffSessionTable
	audit_entry: AuditEntryTable
	sign_in_attempt: SignInAttemptTable
	case_event: CaseEventTable
	case_file: CaseFileTable
	file_link: FileLinkTable
	case_mention: CaseMentionTable
	case_task: CaseTaskTable
	case_link: CaseLinkTable
	case_draft: CaseDraftTable
	saved_view: SavedViewTable
	email_batch: EmailBatchTable
	case_email: CaseEmailTable
	check_in: CheckInTable
	held_form: HeldFormTable
	sign_in_challenge: SignInChallengeTable
	staff_passkey: StaffPasskeyTable
	staff_identity: StaffIdentityTable
	provider_sign_in: ProviderSignInTable
	desk_event: DeskEventTable
	donation: DonationTable
	payment: PaymentTable
	ledger_entry: LedgerEntryTable
	sponsorship_event: SponsorshipEventTable
	card_start: CardStartTable
	provider_request: ProviderRequestTable
	provider_event: ProviderEventTable
	gift_aid_declaration: GiftAidDeclarationTable
	gift_aid_claim: GiftAidClaimTable
	gift_aid_claim_line: GiftAidClaimLineTable
	bank_statement_line: BankStatementLineTable
	shop_order: ShopOrderTable
	order_line: OrderLineTable
	stock: StockTable
}

/** A sent form: an application, a question. */
export interface SubmissionTable {
	id: string
	/** "adoption", "contact". */
	form: string
	/** For people: "ADP-7K3F-2M". */
	reference: string
	/** One per draft. */
	idempotency_key: string
	created_at: number
	/** The reply deadline. */
	reply_by: string
	status: SubmissionStatus
	status_at: number
	name: string
	email: string
	phone: string
	town: string
	/** The name of the dog or role it is about; "" for none. */
	about: string
	about_slug: string
	/** Field name to answer. */
	answers_json: string
	/** The consent and privacy wording the person saw. */
	wording_json: string
	/** 1: in quarantine. */
	quarantined: number
	junk_reasons_json: string
	/** Hash of the free-text answers, for duplicate detection; null when there is too little text. */
	text_hash: string | null
	/** When the email about the extended deadline was written; null before. */
	reminded_at: number | null
	/** The extended reply deadline; `reply_by` stays unchanged. */
	promised_again: string | null
	/** Pending emails after release: 1 all of them, 2 the email to the person (`ONLY_TO_APPLICANT`). */
	letters_owed: Generated<number>
	/** Staff flags, evaluated when it was sent. */
	flags_json: Generated<string>
	/** 1: staff must ring the person first; there is no reply deadline. */
	urgent: Generated<number>
	/** Hash of the key that confirms the address; null for none. */
	confirm_hash: Generated<string | null>
	confirm_expires_at: Generated<number | null>
	/** When the owner of the address confirmed it. */
	confirmed_at: Generated<number | null>
	/** When the owner of the address disowned it. */
	disowned_at: Generated<number | null>
	delete_at: number
	/** Counted from when it was answered and closed; null: `delete_at` stays, as its privacy text said. */
	retention_months: Generated<number | null>
	/** The digits of `phone`, for comparing. */
	phone_digits: Generated<string>
	/** Incremented by each change of the case: the optimistic lock (`records/cases/change-case.ts`). */
	version: Generated<number>
	/** `staff.id`. */
	assigned_to: Generated<string | null>
	/** The day on which a waiting case comes back. */
	back_on: Generated<string | null>
	/** The first answer that reached the person. */
	answered_at: Generated<number | null>
	/** Answered and closed: retention begins. */
	closed_at: Generated<number | null>
	hold_json: Generated<string | null>
	/** What the desk's search looks through (`lib/text/search-text.ts`): never an answer but the postcode. */
	search_text: Generated<string>
	/** When an email to the person was refused for good or came back; null once one arrived. */
	not_reached_at: Generated<number | null>
	/** The day on which the dog went, or will go, home with them. */
	home_on: Generated<string | null>
	/** 1, 2, 3, in the order of storage; null in rows of older versions. */
	number: Generated<number | null>
}

/** An unfinished form. */
export interface DraftTable {
	/** Hash of the key in the cookie, so that the database does not open drafts. */
	key_hash: string
	form: string
	answers_json: string
	created_at: number
	updated_at: number
	expires_at: number
	/** Hash of the key in the emailed link; null for none. */
	link_hash: string | null
	/** Set once it was sent. */
	submission_id: string | null
	/** The address of its last link; null for none. */
	saved_email: Generated<string | null>
}

/** A link or cookie key that no longer opens its draft. Deleted with the draft. */
export interface DraftEarlierKeyTable {
	key_hash: string
	kind: 'link' | 'cookie'
	draft_key_hash: string
}

/** A delivery in the outbox: an email. Retried until it is sent or has failed. */
export interface DeliveryTable {
	/** Also the idempotency key the receiver sees. */
	id: string
	channel: string
	submission_id: string | null
	payload_json: string
	created_at: number
	attempts: Generated<number>
	next_at: number
	/** While a process is sending it. */
	lease_until: number | null
	done_at: number | null
	/** When it failed for good; staff can retry it. */
	dead_at: number | null
	last_error: string | null
	/** When it was quarantined (too many emails to new addresses); sent after release. */
	quarantined_at: Generated<number | null>
	quarantine_reason: Generated<string | null>
	/** The donation it is about. */
	donation_id: Generated<string | null>
}

/** Daily jobs that have run. */
export interface JobRunTable {
	job: string
	/** In the charity's time zone. */
	day: string
	done_at: number
}

/** A newsletter request, until its address is confirmed. */
export interface NewsRequestTable {
	/** Hash of the key in the confirmation email. */
	confirm_hash: string
	email_hash: string
	email: string
	first_name: string
	interests_json: string
	/** Where the form was: "page", "home", "footer". */
	place: string
	/** The wording the person saw, there and in the email. */
	wording_json: string
	/** Why it is quarantined without an email; empty when it is not. */
	junk_reasons_json: string
	/** 1: released, and its confirmation email is pending. */
	letter_owed: Generated<number>
	asked_at: number
	expires_at: number
	/** When the key was used. The row stays until it expires, for a second click. */
	confirmed_at: number | null
}

/** A confirmed subscriber. After unsubscribing only the proof of it remains. */
export interface SubscriberTable {
	email_hash: string
	/** "" after unsubscribing, as are the name, interests and wording. */
	email: string
	first_name: string
	interests_json: string
	place: string
	wording_json: string
	asked_at: number
	confirmed_at: number
	/** The unsubscribe key. Stored unhashed, because every newsletter has it; it opens nothing else. */
	leave_key: string
	left_at: number | null
}

/** The last heartbeat of a process. */
export interface HeartbeatTable {
	process_id: string
	/** The order of writing, independent of clocks. */
	seq: number
	beat_at: number
	/** 0: its clock was in doubt. */
	is_trusted: number
}

/** The highest number given to a submission, in one row. */
export interface SubmissionNumberTable {
	id: string
	last: number
}

/** A submission that was deleted on purpose, so it is not missing. */
export interface DeletedSubmissionTable {
	number: number
}

/** One email to an unconfirmed address, for the limit. Deleted after a day. */
export interface NewAddressEmailTable {
	id: string
	/** A keyed hash of the client's network address. */
	client_hash: string
	sent_at: number
}

/** When the last quarantine alarm was sent. Its one row is also the lock for counting. */
export interface EmailAlarmTable {
	id: string
	raised_at: number
}
