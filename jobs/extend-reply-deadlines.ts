import { hourIn, replyBy } from '#domain/applications/deadlines/reply-by.ts'
import { greetingName } from '#domain/applications/emails/greeting.ts'
import { stillLooking } from '#domain/applications/emails/short-emails.ts'
import { textOf } from '#domain/applications/emails/texts.ts'
import { storedAnswers } from '#domain/applications/stored-answers.ts'
import type { Submission } from '#domain/applications/submission-record.ts'
import { extendDeadline, listMissedDeadlines } from '#records/jobs/reply-deadlines.ts'
import type { JobContext } from './job-context.ts'

/** In the charity's own time zone: no phone rings with it at night, and staff have had the morning's letter. */
const FROM_HOUR = 9

/**
 * Tells everybody whose promised day is over that it takes longer, once, and names a new day. What was promised first stays in
 * the record, so it stays late at the desk.
 *
 * @returns how many letters were written
 */
export async function extendReplyDeadlines(jobs: JobContext): Promise<number> {
	const { store, world, timezone, now, onError } = jobs
	if (hourIn(timezone, now) < FROM_HOUR) return 0
	let written = 0
	for (const submission of await listMissedDeadlines(store, world.today)) {
		try {
			if (await renew(jobs, submission)) written += 1
		} catch (error) {
			onError(error)
		}
	}
	return written
}

function renew({ store, content, world, now }: JobContext, submission: Submission): Promise<boolean> {
	const day = replyBy(world.today, world.rules.replyWithinDays, world.region)
	const late = {
		to: submission.email,
		firstName: greetingName(storedAnswers(submission)),
		reference: submission.reference,
		replyBy: submission.replyBy,
		newReplyBy: day,
	}
	const letter = stillLooking(late, world.charity, textOf('stillLooking', content.letters))
	return extendDeadline(store, submission.id, { day, letter }, now)
}
