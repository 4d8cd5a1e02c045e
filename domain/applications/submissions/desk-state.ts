import type { Submission } from './submission-record.ts'

/** For the daily digest. Of quarantined submissions only urgent ones are in the lists. */
export interface DeskState {
	/** Oldest first, quarantined ones too. In no other list. */
	urgent: Submission[]
	/** Earliest deadline first. */
	overdue: Submission[]
	dueToday: Submission[]
	/** Received since the last digest, oldest first. */
	arrived: Submission[]
	/** Quarantined submissions and newsletter requests, and how many since the last digest. */
	quarantined: { all: number; arrived: number }
	/** Quarantined emails (over an hourly limit), and how many since the last digest. */
	quarantinedEmails: { all: number; arrived: number }
	/** Failed deliveries, and how many since the last digest. */
	failed: { all: number; arrived: number }
	/** Deliveries pending for more than a day, and how many since the last digest. */
	delayed: { all: number; arrived: number }
}
