import { stillLooking } from '#domain/applications/emails/short-emails.ts'
import { textOf } from '#domain/applications/emails/texts.ts'
import { greetingName } from '#domain/applications/person.ts'
import { storedAnswers } from '#domain/applications/submissions/stored-answers.ts'
import type { Submission } from '#domain/applications/submissions/submission-record.ts'
import { addWorkingDays } from '#domain/region/working-days.ts'
import { hourIn } from '#lib/dates.ts'
import { extendDeadline, listMissedDeadlines } from '#records/jobs/reply-deadlines.ts'
import type { JobContext } from './job-context.ts'

/** In the charity's time zone: not at night, and after staff have had the digest. */
const FROM_HOUR = 9

/**
 * Extends missed reply deadlines once and emails the person the new day. At the desk the submission stays overdue.
 *
 * @returns how many emails were written
 */
export async function extendReplyDeadlines(jobs: JobContext): Promise<number> {
	const { store, formContext, timezone, now, onError } = jobs
	if (hourIn(timezone, now) < FROM_HOUR) return 0
	let written = 0
	for (const submission of await listMissedDeadlines(store, formContext.today)) {
		try {
			if (await extend(jobs, submission)) written += 1
		} catch (error) {
			onError(error)
		}
	}
	return written
}

function extend({ store, content, formContext, now }: JobContext, submission: Submission): Promise<boolean> {
	const day = addWorkingDays(formContext.today, formContext.rules.replyWithinDays, formContext.region)
	const missed = {
		to: submission.email,
		firstName: greetingName(storedAnswers(submission)),
		reference: submission.reference,
		replyBy: submission.replyBy,
		newReplyBy: day,
	}
	const email = stillLooking(missed, formContext.charity, textOf('stillLooking', content.emailTexts))
	return extendDeadline(store, submission.id, { day, email }, now)
}
