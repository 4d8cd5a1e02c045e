import type { SubmissionStatus } from '#domain/applications/submissions/submission-record.ts'
import type { Store } from '../../store/open-store.ts'

/** Applications that are about a home for a dog. */
const HOME_FORMS = ['adoption', 'fostering']
/** Open, or approved and not fallen through since. */
const HELD_STATUSES = ['new', 'in_review', 'waiting', 'approved'] as const

export interface DogCase {
	slug: string
	/** The name of the dog when the person applied. */
	about: string
	status: SubmissionStatus
	reference: string
	name: string
	createdAt: number
	/** `YYYY-MM-DD` */
	replyBy: string
	answeredAt: number | null
}

/** Open and approved applications for dogs, the longest waiting first. */
export async function listDogCases({ db }: Store): Promise<DogCase[]> {
	const rows = await db
		.selectFrom('submission')
		.select(['about_slug', 'about', 'status', 'reference', 'name', 'created_at', 'reply_by', 'answered_at'])
		.where('status', 'in', HELD_STATUSES)
		.where('quarantined', '=', 0)
		.where('form', 'in', HOME_FORMS)
		.where('about_slug', '<>', '')
		.orderBy('created_at')
		.orderBy('number')
		.execute()
	return rows.map(({ about_slug, created_at, reply_by, answered_at, ...row }) => ({
		...row,
		slug: about_slug,
		createdAt: created_at,
		replyBy: reply_by,
		answeredAt: answered_at,
	}))
}

/** Approved applications that fell through, or whose dog came back, since an instant; the latest first. */
export async function listFreedDogs(
	{ db }: Store,
	since: number,
): Promise<Omit<DogCase, 'createdAt' | 'replyBy' | 'answeredAt'>[]> {
	const rows = await db
		.selectFrom('submission')
		.select(['about_slug', 'about', 'status', 'reference', 'name'])
		.where('status', 'in', ['fell through', 'returned'])
		.where('status_at', '>', since)
		.where('form', 'in', HOME_FORMS)
		.where('about_slug', '<>', '')
		.orderBy('status_at', 'desc')
		.execute()
	return rows.map(({ about_slug, ...row }) => ({ ...row, slug: about_slug }))
}
