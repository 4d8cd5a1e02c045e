import type { SubmissionStatus } from '#domain/applications/submissions/submission-record.ts'
import { STATUSES } from '#domain/applications/submissions/submission-record.ts'
import type { Store } from '#records/store/open-store.ts'
import { accept } from '#records/submissions/accept.ts'
import { aSubmission } from '#tests/builders/applications/submission.ts'
import { createRandom } from '#tests/builders/random.ts'

export const NOW = Date.UTC(2026, 10, 21, 9)
export const [TODAY, WEEK_END] = ['2026-11-21', '2026-11-28']
export const [ANA, LEE, AWAY, LEFT] = ['ana', 'lee', 'max', 'a removed person']
export const DAY = { today: TODAY, weekEnd: WEEK_END, presentIds: [ANA, LEE, AWAY], awayIds: [AWAY] }

export interface Case {
	id: string
	form: string
	status: SubmissionStatus
	slug: string
	name: string
	holder: string | null
	replyBy: string
	backOn: string | null
	isAnswered: boolean
	isUrgent: boolean
	isQuarantined: boolean
	createdAt: number
}

/** Cases of every kind, with days around today. */
export async function storeRandomCases(store: Store, seed: number): Promise<Case[]> {
	const { pick } = createRandom(seed)
	const cases: Case[] = []
	for (let count = 0; count < 140; count += 1) {
		const status = pick(STATUSES)
		const one = {
			form: pick(['adoption', 'fostering', 'contact', 'newsletter']),
			status,
			slug: pick(['', 'biscuit', 'otis']),
			name: pick(['Zoë Kay', 'ian may', 'Alan O’Day', '']),
			holder: pick([null, ANA, LEE, AWAY, LEFT]),
			replyBy: pick(['2026-11-01', '2026-11-20', TODAY, '2026-11-22', '2026-11-27', WEEK_END, '2026-12-30']),
			backOn:
				status === 'waiting' || status === 'in_review'
					? pick([null, '2026-11-20', TODAY, '2026-11-25', '2026-12-25'])
					: null,
			isAnswered: pick([true, false, false]),
			isUrgent: pick([true, false, false, false]),
			isQuarantined: pick([true, false, false]),
			createdAt: NOW + pick([0, 1, 2]),
		}
		const submission = aSubmission({
			form: one.form,
			name: one.name,
			aboutSlug: one.slug,
			about: one.slug,
			replyBy: one.replyBy,
			isUrgent: one.isUrgent,
			quarantineReasons: one.isQuarantined ? ['x'] : [],
		})
		const { id } = await accept(store, submission, () => [], one.createdAt)
		await store.db
			.updateTable('submission')
			.set({ status, assigned_to: one.holder, back_on: one.backOn, answered_at: one.isAnswered ? NOW : null })
			.where('id', '=', id)
			.execute()
		cases.push({ id, ...one })
	}
	return cases
}
