import type { Content } from '#content/model/content.ts'
import { prepareDogsIndex } from '#domain/dogs/filters/dogs-index.ts'
import { prepareSearch } from '#domain/dogs/search/search.ts'

/**
 * How long a new revision waits for its search index. A change of one dog among 10,000 takes a few milliseconds;
 * thousands of new dogs take seconds, and then only searches wait.
 */
const MAX_SEARCH_WAIT_MS = 300

interface Revisions {
	next: Content
	before: Content
	today: Date
}

/** Builds the indexes of a revision in slices, before its pages are requested. */
export async function prepareContent({ next, before, today }: Revisions): Promise<void> {
	const search = prepareSearch(next, before)
	await prepareDogsIndex(next, today)
	let timer: NodeJS.Timeout | undefined
	const late = new Promise<void>((resolve) => {
		timer = setTimeout(resolve, MAX_SEARCH_WAIT_MS)
	})
	await Promise.race([search, late])
	clearTimeout(timer)
}

/** Resolves when the search is ready, and the indexes of the coming day (ages and urgency change at midnight). */
export async function finishPreparing(content: Content, day: Date): Promise<void> {
	await prepareDogsIndex(content, day)
	await prepareSearch(content, content)
}
