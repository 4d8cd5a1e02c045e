import { readIconName } from './icon.ts'

/** The longest address that is asked, in characters; longer lists of names are split. */
export const MAX_URL_LENGTH = 500

/** One request: some icons of one collection. */
export interface IconQuery {
	collection: string
	icons: string[]
}

/**
 * The requests that bring these icons, however they are ordered and repeated: one a collection, the names sorted, so that
 * caches see one address for one set of names. What is no name of an icon is left out.
 */
export function iconQueries(names: string[], sources: string[]): IconQuery[] {
	const collections = new Map<string, Set<string>>()
	for (const name of names) {
		const read = readIconName(name)
		if (!read) continue
		const icons = collections.get(read.collection) ?? new Set()
		collections.set(read.collection, icons.add(read.icon))
	}
	return [...collections].flatMap(([collection, icons]) => split(collection, [...icons].sort(), sources))
}

/** "…/ph.json?icons=dog,paw-print": Iconify's own address. */
export function iconAddress(source: string, { collection, icons }: IconQuery): string {
	return `${source}/${collection}.json?icons=${icons.join(',')}`
}

function split(collection: string, icons: string[], sources: string[]): IconQuery[] {
	const queries: IconQuery[] = []
	for (const icon of icons) {
		const last = queries.at(-1)
		const longer = { collection, icons: [...(last?.icons ?? []), icon] }
		const fits = sources.every((source) => iconAddress(source, longer).length <= MAX_URL_LENGTH)
		if (last && fits) last.icons.push(icon)
		else queries.push({ collection, icons: [icon] })
	}
	return queries
}
