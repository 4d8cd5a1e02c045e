import { readIconName } from './icon.ts'

const MAX_URL_LENGTH = 500

export interface IconQuery {
	collection: string
	icons: string[]
}

/**
 * The requests for a list of icons: one per collection, names sorted so that equal sets share a URL. Invalid names are
 * skipped.
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

/** The URL by Iconify's API: "…/ph.json?icons=dog,paw-print". */
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
