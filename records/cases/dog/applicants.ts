import type { Submission } from '#domain/applications/submissions/submission-record.ts'
import type { Store } from '../../store/open-store.ts'
import { asSubmission } from '../../submissions/submissions.ts'

/** Applications for a dog that are not decided, the oldest first; none in quarantine. */
export async function openApplicants({ db }: Store, dogSlug: string): Promise<Submission[]> {
	const rows = await db
		.selectFrom('submission')
		.selectAll()
		.where('about_slug', '=', dogSlug)
		.where('form', '=', 'adoption')
		.where('status', 'in', ['new', 'in_review', 'waiting'])
		.where('quarantined', '=', 0)
		.orderBy('created_at')
		.execute()
	return rows.map(asSubmission)
}
