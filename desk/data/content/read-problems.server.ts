import type { Content, ContentType } from '#content/model/content.ts'
import { CONTENT_TYPES } from '#content/model/content-types.ts'
import { isContentType, KINDS, kindOf } from '#domain/desk/content-problems/kinds.ts'
import { type ContentProblem, groupProblems } from '#domain/desk/content-problems/problem-groups.ts'
import type { EditPlace, SkippedRecord } from '#domain/desk/operations.ts'
import { formatDateTime } from '#lib/dates.ts'
import type { DeskRequest } from '../../request.server.ts'

/** What the site could not use, grouped by what to do, and what it shows. */
export function readProblems({
	operations,
	timezone,
	content,
}: Pick<DeskRequest, 'operations' | 'timezone' | 'content'>) {
	const itemOf = ({ type, id }: Pick<SkippedRecord, 'type' | 'id'>) =>
		isContentType(type) ? itemsOf(content, type).find((item) => item.id === id) : undefined
	const groups = groupProblems(operations.skipped(), (report) => itemOf(report)?.title)
	const line = ({ record, at, ...problem }: ContentProblem) => {
		const place = operations.problemPlace(record, itemOf(record)?.slug)
		return {
			...problem,
			found: formatDateTime(at, timezone),
			place,
			look: lookIn(record, place, operations.hasContentFiles),
		}
	}
	const comparedAt = operations.contentComparedAt()
	const passedOn = groups['for the operator'].map(line)
	return {
		notShown: groups['not shown'].map(line),
		shownInPart: groups['shown in part'].map((problem) => line(problem)),
		passedOn,
		/** Large removals that wait for a decision. */
		notes: operations.contentNotes(),
		checked: comparedAt === null ? '' : formatDateTime(comparedAt, timezone),
		shown: CONTENT_TYPES.flatMap((type) => {
			const count = itemsOf(content, type).length
			return count === 0 ? [] : [{ kind: KINDS[type].many, count }]
		}),
	}
}

export type ProblemLine = ReturnType<typeof readProblems>['notShown'][number]

function itemsOf(content: Content, type: ContentType): readonly { id: number; slug: string; title: string }[] {
	return type === 'posts' ? content.articles : content[type]
}

/** Where to look for a record without a place of its own. */
function lookIn({ type, id }: SkippedRecord, place: EditPlace | null, hasFiles: boolean): string {
	const kind = kindOf(type)
	if (place !== null || kind === undefined) return ''
	if (!hasFiles) return `Look under ${kind.many} in WordPress.`
	return id === null ? `Look through the files in ${type}/.` : `Correct the file in ${type}/ that has id: ${id}.`
}
