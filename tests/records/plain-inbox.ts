import type { SubmissionStatus } from '#domain/applications/submissions/submission-record.ts'
import type { DueBucket } from '#domain/desk/inbox/facets.ts'
import type { SORT_KEYS } from '#domain/desk/inbox/inbox-query.ts'
import type { InboxFilter } from '#records/cases/inbox/inbox-filter.ts'
import { CLOSED_STATUSES } from '#records/submissions/submissions.ts'
import { AWAY, type Case, LEFT, TODAY, WEEK_END } from './random-cases.ts'

/* The rules of the inbox again, as plainly as possible. */

function bucketOf(one: Case): DueBucket {
	const { status, form, isUrgent, isAnswered } = one
	if (isUrgent && !isAnswered && form !== 'newsletter' && (status === 'new' || status === 'in_review')) return 'ring'
	const due = dueOf(one)
	if (due === null) return 'none'
	if (due < TODAY) return 'overdue'
	if (due === TODAY) return 'today'
	return due < WEEK_END ? 'week' : 'later'
}

/** What is due today is due this week, and one to ring is overdue once the day has passed. */
function isAlso(due: string, one: Case): boolean {
	const bucket = bucketOf(one)
	return due === 'week' ? bucket === 'today' : due === 'overdue' && bucket === 'ring' && one.replyBy < TODAY
}

function dueOf({ status, form, backOn, isAnswered, replyBy }: Case): string | null {
	if (CLOSED_STATUSES.includes(status) || form === 'newsletter') return null
	if (status === 'waiting') return backOn
	return isAnswered ? (backOn ?? TODAY) : replyBy
}

function isUnassigned(one: Case): boolean {
	if (one.holder === null || one.holder === LEFT) return true
	return one.holder === AWAY && ['ring', 'overdue', 'today'].includes(bucketOf(one))
}

export function isShown(one: Case, filter: InboxFilter): boolean {
	const bucket = bucketOf(one)
	const text = `${one.name} ${one.slug}`
		.toLowerCase()
		.replaceAll(/[^a-z ë]/g, '')
		.replace('ë', 'e')
	return (
		filter.statuses.includes(one.status) &&
		(filter.isQuarantined ? one.isQuarantined : !one.isQuarantined || bucket === 'ring') &&
		(filter.form === '' || one.form === filter.form) &&
		(filter.person === '' || (filter.person === 'none' ? isUnassigned(one) : one.holder === filter.person)) &&
		(filter.slugs === undefined || filter.slugs.includes(one.slug)) &&
		(filter.due === '' || bucket === filter.due || isAlso(filter.due, one)) &&
		filter.terms.every((term) => text.replaceAll(' ', '').includes(term))
	)
}

type Key = string | number
const STATUS_RANKS: Partial<Record<SubmissionStatus, number>> = { new: 0, in_review: 1, waiting: 2 }
/** A name as it is sorted. */
export const fold = (name: string) =>
	name
		.normalize('NFKD')
		.toLowerCase()
		.replaceAll(/[^a-z]/g, '')

export function inOrder(cases: Case[], sort: (typeof SORT_KEYS)[number], isDescending: boolean): string[] {
	const sign = isDescending ? -1 : 1
	const ranks: Record<string, (one: Case) => [Key, number][]> = {
		due: (one) => {
			const due = dueOf(one)
			return [
				[bucketOf(one) === 'ring' ? 0 : due === null ? 2 : 1, 1],
				[due ?? '', sign],
				[one.createdAt, 1],
			]
		},
		name: (one) => [[fold(one.name), sign]],
		about: (one) => [
			[one.slug === '' ? 1 : 0, 1],
			[one.slug, sign],
			[one.form, 1],
			[one.createdAt, 1],
		],
		status: (one) => [
			[STATUS_RANKS[one.status] ?? 3, sign],
			[one.status, 1],
			[one.createdAt, 1],
		],
		received: (one) => [[one.createdAt, sign]],
	}
	const keysOf = (one: Case) => [...(ranks[sort]?.(one) ?? []), [one.id, 1] as [Key, number]]
	return cases
		.map((one) => ({ id: one.id, keys: keysOf(one) }))
		.sort((a, b) => {
			for (const [index, [key, direction]] of a.keys.entries()) {
				const other = b.keys[index]?.[0] ?? ''
				if (key !== other) return (key < other ? -1 : 1) * direction
			}
			return 0
		})
		.map(({ id }) => id)
}
