import { greetingName } from '#domain/applications/person.ts'
import { storedAnswers } from '#domain/applications/submissions/stored-answers.ts'
import { checkInEmail } from '#domain/desk/check-ins/check-in.ts'
import { hourIn } from '#lib/dates.ts'
import { type DueCheckIn, listDueCheckIns, sendCheckIn } from '#records/cases/check-ins.ts'
import type { JobContext } from './job-context.ts'

/** In the charity's time zone: not at night. */
const FROM_HOUR = 9

/** Writes the check-ins of today. @returns how many */
export async function sendCheckIns(jobs: JobContext): Promise<number> {
	const { store, formContext, timezone, now, onError } = jobs
	if (hourIn(timezone, now) < FROM_HOUR) return 0
	let written = 0
	for (const checkIn of await listDueCheckIns(store, formContext.today)) {
		try {
			if (await send(jobs, checkIn)) written += 1
		} catch (error) {
			onError(error)
		}
	}
	return written
}

function send({ store, content, formContext, formSecret, now }: JobContext, checkIn: DueCheckIn): Promise<boolean> {
	const { id, kind, homeOn, submission } = checkIn
	const dogName = content.dogs.find(({ slug }) => slug === submission.aboutSlug)?.title ?? 'the dog'
	const firstName = greetingName(storedAnswers(submission))
	const email = checkInEmail(
		{ id, kind, to: submission.email, firstName, dogName, homeOn },
		formContext.charity,
		formSecret,
	)
	return sendCheckIn(store, checkIn, email, now)
}
