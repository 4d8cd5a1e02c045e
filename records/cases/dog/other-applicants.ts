import type { Submission } from '#domain/applications/submissions/submission-record.ts'
import type { Store } from '../../store/open-store.ts'
import { asSubmission } from '../../submissions/submissions.ts'

const APPLICATIONS = ['adoption', 'fostering']
const MAX_APPLICANTS = 50

/** Everyone who applied for a dog, closed cases too, the first first. Without quarantined ones. */
export async function listApplicants({ db }: Pick<Store, 'db'>, dogSlug: string): Promise<Submission[]> {
	if (dogSlug === '') return []
	const rows = await db
		.selectFrom('submission')
		.selectAll()
		.where('about_slug', '=', dogSlug)
		.where('form', 'in', APPLICATIONS)
		.where('quarantined', '=', 0)
		.orderBy('created_at')
		.limit(MAX_APPLICANTS)
		.execute()
	return rows.map(asSubmission)
}
