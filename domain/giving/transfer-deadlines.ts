import { DAY_MS } from '#lib/dates.ts'

/** A transfer takes a few days. */
export const REMIND_AFTER_DAYS = 7
export const CLOSE_AFTER_DAYS = 21
/** The deadline of donations without a reminder: longer than any reminder takes. */
const CLOSE_UNREMINDED_AFTER_DAYS = 60

/** Donations by bank transfer that were announced before the one time are reminded of, those before the others are given up. */
export function transferDeadlines(now: number): {
	remind: { announced: number }
	close: { reminded: number; announced: number }
} {
	return {
		remind: { announced: now - REMIND_AFTER_DAYS * DAY_MS },
		close: { reminded: now - CLOSE_AFTER_DAYS * DAY_MS, announced: now - CLOSE_UNREMINDED_AFTER_DAYS * DAY_MS },
	}
}
