import type { Dog } from '#content/model/content.ts'
import { selectionUrl } from '../favourites/selection/selection.ts'
import { type CompareGroup, type CompareOptions, type CompareRow, compareGroups } from './compare-rows.ts'
import type { CompareExample } from './compare-start.tsx'

/** Enough to tell what a comparison is. */
const MAX_ROWS = 6
/** Longer answers make a row of several lines. */
const MAX_ANSWER_LENGTH = 20

/** The selected dog, or the first suggestion, beside the next suggestion; null with fewer than two dogs or no rows. */
export function compareExample(
	dogs: readonly Dog[],
	options: CompareOptions,
): Omit<CompareExample, 'dogs' | 'tones'> | null {
	const rows = dogs.length > 1 ? someRows(compareGroups(dogs, options)) : []
	if (rows.length === 0) return null
	const slugs = dogs.map(({ slug }) => slug)
	return { url: selectionUrl('/compare', slugs), rows }
}

/** What is asked first about any dog: shown also where the answers are the same. */
const ALWAYS = 'Children'

/** Short rows that differ, of each group in turn, in their order on the page; none without a difference. */
function someRows(groups: readonly CompareGroup[]): CompareRow[] {
	const byGroup = groups.map(({ rows }) => rows.filter(isShort))
	const differing = byGroup.map((rows) => rows.filter(({ isSame, about }) => !isSame && about !== ALWAYS))
	if (differing.flat().length === 0) return []
	const inTurn = Array.from({ length: MAX_ROWS }, (_, turn) => differing.flatMap((rows) => rows[turn] ?? [])).flat()
	const first = byGroup.flat().filter(({ about }) => about === ALWAYS)
	const chosen = new Set([...first, ...inTurn].slice(0, MAX_ROWS))
	return byGroup.flat().filter((row) => chosen.has(row))
}

function isShort({ cells }: CompareRow): boolean {
	return cells.every(({ text }) => text.length <= MAX_ANSWER_LENGTH)
}
