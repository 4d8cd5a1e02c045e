import type { Submission } from './submission-record.ts'

/** How the desk stands on a morning. Of the quarantine only what is urgent is in the lists. */
export interface Situation {
	/** To be rung before anybody else, the oldest first. Also what is in the quarantine; in no other list. */
	urgent: Submission[]
	/** Promised for an earlier day, the longest ago first. */
	overdue: Submission[]
	/** Promised for today. */
	dueToday: Submission[]
	/** Came in since the last look, the oldest first. */
	arrived: Submission[]
	/** What looks like junk and nobody has looked at, and how much of it is new. */
	quarantined: { all: number; arrived: number }
	/** Emails over the limit of new addresses, and how many of them since the last look. */
	quarantinedEmails: { all: number; arrived: number }
	/** Letters that were given up, and how many of them since the last look. */
	dead: { all: number; arrived: number }
	/** What was tried for more than a day, has not arrived and is still tried; and how much of it since the last look. */
	stuck: { all: number; arrived: number }
}
