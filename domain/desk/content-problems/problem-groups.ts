import type { SkippedRecord } from '../operations.ts'
import { faultInWords, fileFaultInWords } from './fault-words.ts'
import { isContentType, kindOf } from './kinds.ts'

/** What is asked of the team: correct what is not shown at all, then what is shown in part; the rest is for others. */
type ProblemGroup = 'not shown' | 'shown in part' | 'for the operator'

export interface ContentProblem {
	key: string
	group: ProblemGroup
	/** "Biscuit", "Dog number 12" or "dogs/biscuit.md" */
	name: string
	/** "Dog"; "" where the name says it. */
	kind: string
	/** What is wrong, in sentences. */
	faults: string[]
	/** What visitors see because of it, in a sentence. */
	consequence: string
	/** When it was found last. */
	at: number
	/** The first report about the record. */
	record: SkippedRecord
}

/** Files that several records share. */
const SHARED_FILES = ['options.yaml', 'terms.yaml', 'media.yaml']

/** The reports about one record as one problem, in the order of the groups; the newest first in each. */
export function groupProblems(
	reports: readonly SkippedRecord[],
	titleOf: (report: SkippedRecord) => string | undefined,
): Record<ProblemGroup, ContentProblem[]> {
	const byRecord = Map.groupBy(reports, ({ type, id, field }) => [type, id ?? '', type === 'files' ? field : ''].join())
	const problems = [...byRecord].flatMap(([key, of]) => {
		const [first] = of
		return first ? [problemOf(key, first, of, titleOf(first))] : []
	})
	const of = (group: ProblemGroup) => problems.filter((problem) => problem.group === group)
	return {
		'not shown': of('not shown'),
		'shown in part': of('shown in part'),
		'for the operator': of('for the operator'),
	}
}

function problemOf(key: string, first: SkippedRecord, reports: SkippedRecord[], title: string | undefined) {
	const group = groupOf(first, title)
	const faults = reports.map(({ type, field, message }) =>
		type === 'files' ? fileFaultInWords(message) : faultInWords(field, message),
	)
	return {
		key,
		group,
		faults: [...new Set(faults)],
		at: Math.max(...reports.map(({ at }) => at)),
		record: first,
		...namesOf(first, title),
		consequence: consequenceOf(first, group, reports),
	}
}

function groupOf({ type, id, field, message }: SkippedRecord, title: string | undefined): ProblemGroup {
	if (type === 'options') return 'shown in part'
	if (type === 'files') {
		if (!isContentFile(field)) return 'for the operator'
		return message.endsWith('; skipped') === SHARED_FILES.includes(field) || / has no /.test(message)
			? 'shown in part'
			: 'not shown'
	}
	if (id === null) return isContentType(type) && field !== TOTAL ? 'not shown' : 'for the operator'
	return title === undefined ? 'not shown' : 'shown in part'
}

/** How a list says how many records it has. */
const TOTAL = 'X-WP-Total'

/** Not the folder itself. */
function isContentFile(field: string): boolean {
	return !field.startsWith('/') && /\.(md|yaml)$/.test(field)
}

function namesOf({ type, id, field }: SkippedRecord, title: string | undefined): { name: string; kind: string } {
	if (type === 'files') return { name: field, kind: '' }
	if (type === 'options') return { name: 'General options', kind: '' }
	if (type === 'content-changed') return { name: 'Notice of a change', kind: '' }
	const kind = kindOf(type)
	const one = kind === undefined ? 'Record' : `${kind.one[0]?.toUpperCase()}${kind.one.slice(1)}`
	if (id === null) return { name: kind?.many ?? type, kind: '' }
	return title === undefined ? { name: `${one} number ${id}`, kind: '' } : { name: title, kind: one }
}

function consequenceOf({ type, id, field }: SkippedRecord, group: ProblemGroup, reports: SkippedRecord[]): string {
	if (group === 'for the operator') {
		return type === 'content-changed'
			? 'Visitors see the change within a minute all the same.'
			: 'Visitors see what has arrived.'
	}
	const one = kindOf(type)?.one ?? 'record'
	if (group === 'not shown') {
		if (type === 'files') return `Visitors do not see ${SHARED_FILES.includes(field) ? 'what it says now' : 'it'}.`
		return id === null ? `Visitors do not see one ${one} of this list.` : `Visitors do not see this ${one}.`
	}
	if (reports.every(({ message }) => message.startsWith('cut'))) return 'Visitors see its beginning.'
	if (type === 'options') return 'Visitors see the site without this part.'
	if (SHARED_FILES.includes(field)) return 'Visitors see the pages without it.'
	return `Visitors see the ${type === 'files' ? 'rest' : one} without it.`
}
