import type { Generated } from 'kysely'
import type { SubmissionStatus } from '#domain/applications/submissions/submission-record.ts'

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
	quarantine_reasons_json: string
	/** Hash of the free-text answers, for duplicate detection; null when there is too little text. */
	text_hash: string | null
	/** When the email about the extended deadline was written; null before. */
	extension_emailed_at: number | null
	/** The extended reply deadline; `reply_by` stays unchanged. */
	extended_reply_by: string | null
	/** Pending emails after release: 1 all of them, 2 the email to the person (`ONLY_TO_APPLICANT`). */
	pending_emails: Generated<number>
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

/** The highest number given to a submission, in one row. */
export interface SubmissionNumberTable {
	id: string
	last: number
}

/** A submission that was deleted on purpose, so it is not missing. */
export interface DeletedSubmissionTable {
	number: number
}
