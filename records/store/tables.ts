import type { Generated } from 'kysely'
import type { SubmissionStatus } from '#domain/applications/submission-record.ts'

/*
 * What is kept. Instants are milliseconds since 1970, days are `YYYY-MM-DD`, flags are 0 or 1, and everything called `json` is
 * JSON text: the same on SQLite and PostgreSQL.
 */

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
}

/** What somebody sent: an application, a question. */
export interface SubmissionTable {
	id: string
	/** Which form: "adoption", "contact". */
	form: string
	/** What people say on the phone: "ADP-7K3F-2M". */
	reference: string
	/** One draft makes one submission, however often it is sent. */
	idempotency_key: string
	created_at: number
	/** The day by which somebody answers. */
	reply_by: string
	status: SubmissionStatus
	status_at: number
	name: string
	email: string
	phone: string
	town: string
	/** The dog or the role it is about, as it was called then; "" for none. */
	about: string
	about_slug: string
	/** Field name to answer. */
	answers_json: string
	/** The words of consent and privacy the person saw, by name and version. */
	wording_json: string
	/** 1: looks like junk. Kept apart, never dropped. */
	quarantined: number
	junk_reasons_json: string
	/** Of what was written freely, to find the same text sent again; null when there was too little of it. */
	text_hash: string | null
	/** When the "still looking at it" letter was written; null before. */
	reminded_at: number | null
	/** The day that letter names instead of `reply_by`, which stays as it was first said. */
	promised_again: string | null
	/** Released by staff, and not written yet: 1 all it would have had at once, 2 the email to the person (`ONLY_TO_APPLICANT`). */
	letters_owed: Generated<number>
	/** What staff should look at first, worked out when it came in. */
	flags_json: Generated<string>
	/** 1: the person must be rung before anybody else. Nothing is promised to them by a day. */
	urgent: Generated<number>
	/** A hash of the key in the email that asks whether the address is theirs; null when none was asked. */
	confirm_hash: Generated<string | null>
	confirm_expires_at: Generated<number | null>
	/** When the reader of that email said that they wrote this. */
	confirmed_at: Generated<number | null>
	/** When they said that they did not. */
	disowned_at: Generated<number | null>
	/** When it must be deleted. */
	delete_at: number
	/** 1, 2, 3, in the order in which they were stored; null from before there were numbers. */
	number: Generated<number | null>
}

/** Answers so far, of somebody who has not sent them yet. */
export interface DraftTable {
	/** A hash of the key the person's cookie holds: whoever reads the database cannot open drafts with it. */
	key_hash: string
	form: string
	answers_json: string
	created_at: number
	updated_at: number
	expires_at: number
	/** A hash of the key in the e-mailed link; null when none was asked for. */
	link_hash: string | null
	/** Set once it was sent. */
	submission_id: string | null
	/** Where its link was sent last; null while none was asked for. */
	saved_email: Generated<string | null>
}

/** A link or a cookie that opened a draft before, and does not any more. Deleted with the draft. */
export interface DraftEarlierKeyTable {
	key_hash: string
	kind: 'link' | 'cookie'
	draft_key_hash: string
}

/** Something that must reach somebody: a letter, a copy for WordPress. Tried until it is done or given up. */
export interface DeliveryTable {
	/** Also the idempotency key the receiver sees. */
	id: string
	channel: string
	submission_id: string | null
	payload_json: string
	created_at: number
	attempts: Generated<number>
	next_at: number
	/** While a process is at it. */
	lease_until: number | null
	done_at: number | null
	/** Given up: shown to staff until they send it again. */
	dead_at: number | null
	last_error: string | null
	/** Not sent until staff release it: there were too many emails to new addresses. */
	quarantined_at: Generated<number | null>
	quarantine_reason: Generated<string | null>
}

/** What is done once a day, whichever process comes first. */
export interface JobRunTable {
	job: string
	/** In the charity's own time zone. */
	day: string
	done_at: number
}

/** Somebody asked for news; whoever reads the mail of that address has not said yes yet. */
export interface NewsRequestTable {
	/** A hash of the key in the letter that asks. */
	confirm_hash: string
	email_hash: string
	email: string
	first_name: string
	interests_json: string
	/** Where it was asked for: "page", "home", "footer". */
	place: string
	/** The words the person saw, there and in the letter. */
	wording_json: string
	/** Why it is kept apart and no letter was written; empty when it is not. */
	junk_reasons_json: string
	/** 1: staff let it through, and its letter is not written yet. */
	letter_owed: Generated<number>
	asked_at: number
	expires_at: number
	/** The key was used. It stays until it expires, so that a second press is told the same. */
	confirmed_at: number | null
}

/** An address that said yes to news. Of one that left, only what proves that it did. */
export interface SubscriberTable {
	email_hash: string
	/** "" once it left, as are the name, the interests and the words. */
	email: string
	first_name: string
	interests_json: string
	place: string
	wording_json: string
	asked_at: number
	confirmed_at: number
	/** Stands in every letter of news, so it is kept as it is; all it opens is the way out. */
	leave_key: string
	left_at: number | null
}

/** The last sign of life of a process. */
export interface HeartbeatTable {
	process_id: string
	/** Higher than all before: the order in which they were written, whatever the clocks said. */
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

/** A submission that was deleted on purpose: it is not missing. */
export interface DeletedSubmissionTable {
	number: number
}

/** One email to an address nobody has confirmed, for counting. Deleted after a day. */
export interface NewAddressEmailTable {
	id: string
	/** A keyed hash of the network address that asked for it. */
	client_hash: string
	sent_at: number
}

/** When staff were last told that emails wait in quarantine. Its one row is also the lock for counting. */
export interface EmailAlarmTable {
	id: string
	raised_at: number
}
