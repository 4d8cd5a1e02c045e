import type { Gmt } from './gmt.ts'
import type { ListQuery } from './list-query.ts'

/** What a list can be narrowed and ordered by. */
export interface Listed {
	id: number
	slug: string
	/** null for what has no date: terms. */
	modified: Gmt | null
	/** The value behind each allowed `orderby`, except `id`, `slug`, `modified` and `include`. */
	sortKeys: Record<string, string>
}

/** The records a call gets, and how many there are in all. */
export interface Selected<T> {
	records: T[]
	total: number
	pages: number
}

/** Narrows, orders and cuts a list the way WordPress does, except that equal keys are always in the order of ids. */
export function selectPage<T extends Listed>(all: readonly T[], query: ListQuery): Selected<T> {
	const { slugs, include, modifiedAfter, page, perPage } = query
	const found = all.filter(
		({ id, slug, modified }) =>
			(!slugs || slugs.includes(slug)) &&
			(!include || include.includes(id)) &&
			(!modifiedAfter || (modified !== null && modified > modifiedAfter)),
	)
	const ordered = found.sort((a, b) => compare(a, b, query))
	return {
		records: ordered.slice((page - 1) * perPage, page * perPage),
		total: found.length,
		pages: Math.ceil(found.length / perPage),
	}
}

function compare(a: Listed, b: Listed, { orderby, order, include }: ListQuery): number {
	if (orderby === 'include') return (include?.indexOf(a.id) ?? 0) - (include?.indexOf(b.id) ?? 0) || a.id - b.id
	const way = order === 'asc' ? 1 : -1
	if (orderby === 'id') return way * (a.id - b.id)
	const [left, right] = [sortKey(a, orderby), sortKey(b, orderby)]
	return left === right ? way * (a.id - b.id) : way * (left < right ? -1 : 1)
}

function sortKey(record: Listed, orderby: string): string {
	if (orderby === 'slug') return record.slug
	if (orderby === 'modified') return record.modified ?? ''
	return record.sortKeys[orderby] ?? ''
}
