import type { Submission } from '#domain/applications/submissions/submission-record.ts'
import { reservationWarning } from '#domain/desk/cases/dog-words.ts'
import { otherReservation } from '#records/cases/dog/reservation.ts'
import type { DeskRequest } from '../request.server.ts'

/** Another person for whom the dog of a case is approved: approving past them has to be meant. */
export interface Promised {
	/** The reference of that person's case; what the tick sends. */
	reference: string
	/** "Otis is promised to Sam. Tell Sam before you approve Lee." */
	warning: string
	/** The label of the tick: "Approve Lee past Sam". */
	tick: string
}

/** null: no other person is approved for the dog. */
export async function promisedToAnother(
	{ store, content }: Pick<DeskRequest, 'store' | 'content'>,
	submission: Submission,
): Promise<Promised | null> {
	if (submission.form !== 'adoption') return null
	const found = await otherReservation(store, { slug: submission.aboutSlug, submissionId: submission.id })
	if (!found) return null
	const dog = content.dog(submission.aboutSlug)?.title ?? submission.about
	const [approved, other] = [found.name || found.reference, submission.name || submission.reference]
	const tick = `${approved} knows, and ${other} is to be approved`
	return { reference: found.reference, warning: reservationWarning({ dog, approved, other }), tick }
}
