import { hourIn } from '#lib/dates.ts'
import { type ActiveSponsorship, eachSponsorship } from '#records/giving/monthly/sponsorships.ts'
import type { JobContext } from '../job-context.ts'
import { applyRehomingChoice } from './apply-rehoming-choice.ts'
import { sendNews } from './send-news.ts'
import { sendPresent } from './send-present.ts'

/** In the charity's time zone: not at night. */
const FROM_HOUR = 9

/** What a sponsorship needs today. @returns how many emails were written */
type Task = (jobs: JobContext, sponsorship: ActiveSponsorship) => Promise<number>
const TASKS: readonly Task[] = [sendPresent, applyRehomingChoice, sendNews]

/**
 * Sends presents on their day, carries out what sponsors chose for the day on which their dog finds a home or dies, and passes news of
 * foster diaries on. @returns how many emails were written
 */
export async function processSponsorships(jobs: JobContext): Promise<number> {
	if (hourIn(jobs.timezone, jobs.now) < FROM_HOUR) return 0
	let written = 0
	for await (const sponsorship of eachSponsorship(jobs.store)) {
		try {
			for (const task of sponsorship.donation.state === 'cancelled' ? [applyRehomingChoice] : TASKS) {
				const emails = await task(jobs, sponsorship)
				written += emails
				// What one task did may change what the next would do: in the next round.
				if (emails > 0) break
			}
		} catch (error) {
			jobs.onError(error)
		}
	}
	return written
}
