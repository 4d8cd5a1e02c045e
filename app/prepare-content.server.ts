import type { Content } from '#content/model/content.ts'
import { prepareDogsIndex } from '#domain/dogs/filters/dogs-index.ts'
import { prepareSearch } from '#domain/dogs/search/search.ts'

/**
 * How long a new revision waits for its search at most. A change of one dog among 10,000 takes a few milliseconds; the index of
 * thousands of new dogs takes seconds, and then only searches wait for it.
 */
const MAX_SEARCH_WAIT_MS = 300

interface Revisions {
	next: Content
	before: Content
	today: Date
}

/** Makes what the pages of a revision look things up in, in slices, before the first of them is asked for. */
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

/** What may take longer: resolves when the search is ready, and the lookups of a day to come (ages and urgency change at midnight). */
export async function finishPreparing(content: Content, day: Date): Promise<void> {
	await prepareDogsIndex(content, day)
	await prepareSearch(content, content)
}
